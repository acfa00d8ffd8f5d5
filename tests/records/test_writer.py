"""Writing records: one spelling, one trick a line, and whatever is written is read and replayed as it was played."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hokm.cards import SUITS
from hokm.records import (
    Comment,
    Given,
    Line,
    Recorder,
    Tag,
    decision_line,
    format_names,
    problems,
    read_text,
    replay_text,
    result_lines,
    unfinished_line,
    write,
)
from hokm.rules import OUT_OF_TURN, Act, CallTrump, IllegalAction, LotDrawn, Seat
from hokm.rules.engine import State, awaiting, first_state
from hokm.variants import HOKM_4, with_rules_text
from tests.lively import lively_match, mood_of
from tests.playing import BY_LOT, Game, deal_of, random_match, seats_to_act, spelled
from tests.rules.tables import AT_TABLE, MANY_TABLES

RULES = [
    "target=2",
    "target=2; first-caller-method=two-aces; thaap=true; capitulation=true",
    "target=2; first-caller-method=random; turn-up=remaining-eight; redeal=no-court-first5+under-ten",
    "target=2; continue-for-13=choice; continue-decider=either-partner; baunie-call-required=true",
    "scoring=kots; match-end=fixed-hands:3; redeal=no-court-13+partner-no-trump; redeal-limit=none",
]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("resign", [0.0, 0.004])
def test_what_is_written_replays_to_the_same_lines(rules: str, resign: float) -> None:
    variant = with_rules_text(HOKM_4, rules)
    for seed in range(6):
        recorder, lines = Recorder(variant, {"Date": "2026-11-29"}), list[Line]()
        state: State = first_state(variant)
        for step in random_match(variant, random.Random(seed), chatter=0.2, resign=resign):
            recorder.add(seats_to_act(variant, step.before), step.given, step.after)
            lines += result_lines(variant, step.before, step.after, step.events)
            state = step.after
        text = recorder.text()
        assert problems(text) == []
        assert list(replay_text(text)) == lines
        assert state.match.result is not None
        assert Tag(4, "Result", "-".join(map(str, state.match.score))) in read_text(text)


@MANY_TABLES
def test_every_game_is_replayed_as_it_was_written(rules: str) -> None:
    """Its decisions too, and a match that stops in the middle."""
    variant = AT_TABLE[rules]
    rng = random.Random(f"writer {rules}")
    recorder, lines, state = Recorder(variant, {}), list[Line](), first_state(variant)
    for step in lively_match(variant, rng, mood_of(variant, rng), deals=4):
        recorder.add(seats_to_act(variant, step.before), step.given, step.after)
        if isinstance(step.given, Act) and not isinstance(step.given.action, OUT_OF_TURN):
            lines.append(decision_line(variant, step.before, *step.given))
        lines += result_lines(variant, step.before, step.after, step.events)
        state = step.after
    if state.match.result is None:
        lines.append(unfinished_line(awaiting(variant, state), state))
    text = recorder.text()
    assert problems(text) == []
    assert list(replay_text(text, trace=True)) == lines
    assert max(map(len, text.splitlines())) < 500


def test_a_record_looks_as_people_expect() -> None:
    game = deal_of("AS 9S | 2S 3H | KS | 3S", rules="target=1; thaap=true; capitulation=true")
    game.put("AS 2S KS 0:thaap 3S", "9S 3H", "3:resign")
    pack = spelled(game.state.hidden.pack)
    assert write(game.variant, game.inputs, {"Seats": format_names(["Ava", "Ben", "Cyrus", "Dina"])}) == (
        '[Variant "hokm-4"]\n'
        '[Rules "first-caller-method=random; target=1; thaap=true; capitulation=true"]\n'
        '[Seats "Ava; Ben; Cyrus; Dina"]\n'
        '[Result "0-0"]\n'
        "\n"
        "lot: 3\n"
        f"{pack}\n"
        "call S\n"
        "AS 2S KS 0:thaap 3S\n"
        "9S 3H\n"
        "3:resign\n"
    )


def test_what_is_said_before_the_lead_and_after_a_trick_stands_on_a_line_of_its_own() -> None:
    game = deal_of("AS | 2S | KS | 3S", rules="thaap=true; baunie-call-required=true")
    game.put("1:announce kot", "AS 2S KS 3S", "1:thaap", "QS")
    assert write(game.variant, game.inputs).splitlines()[-4:] == ["1:announce kot", "AS 2S KS 3S", "1:thaap", "QS"]


def test_an_answer_and_a_turned_card_stand_on_lines_of_their_own() -> None:
    game = Game(f"{BY_LOT}; turn-up=second-batch; redeal=partner-no-trump").put("lot: 3")
    pack = "AS KS QS JS TS AH KH QH JH TH 9H 8H 7H 6H 5H AC KC QC JC TC 9S 8S 7S 6S 4H 3H 2H AD KD QD JD TD 9C 8C 7C 6C"
    game.put(f"deal: {pack} 5S 4S 3S 2S 9D 8D 7D 6D 5D 4D 3D 2D 5C 4C 3C 2C", "turn-up", "turned: 8S")
    game.put("2:suggest-redeal", "refuse", "AS")
    assert write(game.variant, game.inputs).splitlines()[-5:] == [
        "turn-up",
        "turned: 8S",
        "2:suggest-redeal",
        "refuse",
        "AS",
    ]


def test_comments_stand_where_they_happen() -> None:
    game = deal_of("AS | 2S | KS | 3S")
    recorder = Recorder(game.variant, {})
    to_act: tuple[Seat, ...] = ()
    replayed = Game(BY_LOT)
    for given_input in game.inputs[:3]:
        replayed.feed(given_input)
        recorder.add(to_act, given_input, replayed.state)
        to_act = replayed.to_act
    recorder.comment("proof auto 0")
    replayed.put("AS")
    recorder.add(to_act, replayed.inputs[-1], replayed.state)
    recorder.comment("with } a\nbrace")
    assert recorder.text().splitlines()[-2:] == ["{proof auto 0}", "AS {with ) a brace}"]
    assert [item.text for item in read_text(recorder.text()) if isinstance(item, Comment)] == [
        "proof auto 0",
        "with ) a brace",
    ]


def test_only_changed_rules_are_written() -> None:
    variant = with_rules_text(HOKM_4, "target=7; kot-rule=all13; redeal=none")
    assert write(variant, []) == '[Variant "hokm-4"]\n[Rules "kot-rule=all13"]\n'
    assert write(HOKM_4, []) == '[Variant "hokm-4"]\n'


def test_the_writer_has_the_last_word_about_game_and_rules() -> None:
    tags = {"Rules": "target=3", "Variant": "satat", "Event": "x"}
    assert write(HOKM_4, [], tags) == '[Variant "hokm-4"]\n[Event "x"]\n'


def test_an_input_that_is_not_allowed_is_not_written() -> None:
    with pytest.raises(IllegalAction):
        write(with_rules_text(HOKM_4, BY_LOT), [LotDrawn(1), Act(2, CallTrump(SUITS[0]))])


NASTY = [
    'A "B" C',
    "semi;colon",
    "Ben; Bob",
    "line\nend",
    "tab\tand\x00nul",
    "]",
    '[Variant "satat"]',
    "{",
    "} AS",
    "\\",
    '"',
    "",
]


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_harms_nobody(name: str) -> None:
    names = ["Ava", name, "Cyrus", "Dina"]
    text = write(HOKM_4, [], {"Seats": format_names(names), "Event": name})
    assert problems(text) == []
    seats = next(item.value for item in read_text(text) if isinstance(item, Tag) and item.name == "Seats")
    assert len(seats.split(";")) == len(seats.split("; ")) == 4
    assert text.count('"') == 2 * len(text.splitlines())
    assert seats.startswith("Ava; ")
    assert seats.endswith("; Cyrus; Dina")
    assert list(replay_text(text)) == [unfinished_line(awaiting(HOKM_4, first_state(HOKM_4)), first_state(HOKM_4))]


@given(st.lists(st.text(max_size=20), min_size=4, max_size=4), st.text(max_size=40))
def test_any_names_and_any_tag_keep_a_record_readable(names: list[str], value: str) -> None:
    text = write(with_rules_text(HOKM_4, BY_LOT), [LotDrawn(2)], {"Seats": format_names(names), "Event": value})
    assert problems(text) == []
    items = list(read_text(text))
    assert [item.name for item in items if isinstance(item, Tag)] == ["Variant", "Rules", "Seats", "Event"]
    assert [item.what for item in items if isinstance(item, Given)] == [LotDrawn(2)]


def test_harmless_names_are_kept_as_they_are() -> None:
    assert format_names(["علی", "O'Neil", "Zoë B.", "孫"]) == "علی; O'Neil; Zoë B.; 孫"
