"""Replaying records: what is told, and where a wrong record stops, with its line and its seat."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hokm.cli import run
from hokm.fairness import Stream
from hokm.records import Line, RecordError, problems, replay_text, result_lines, write
from hokm.rules import Pass
from hokm.rules.engine import advance, first_state
from hokm.table import Proceed, RngDealer, Table
from hokm.variants import HOKM_4, VARIANTS, with_rules_text
from hokm.views import SPECTATOR
from tests.playing import BY_LOT, Game, deal_of, dealt, random_match, scripted, shuffled_pack, spelled

CASES = Path(__file__).parents[1] / "data" / "cases"

HEAD = f'[Variant "hokm-4"]\n[Rules "{BY_LOT}"]\n'
DEAL = spelled(scripted("0" * 13, 0).pack)
TRICKS = scripted("0" * 13, 0).tricks


def told(text: str, *, trace: bool = False) -> list[Line]:
    return list(replay_text(text, trace=trace))


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        told(text)
    return caught.value


def ended(*lines: str) -> str:
    return "\n".join([f'[Variant "hokm-4"]\n[Rules "{BY_LOT}; target=1"]', *lines])


@pytest.mark.parametrize(
    ("text", "deal", "to_act"),
    [
        ("", 1, []),
        ("lot: 3", 1, []),
        (f"lot: 3 {DEAL}", 1, [0]),
        (f"lot: 2\n{DEAL}", 1, [3]),
        (f"lot: 3\n{DEAL}\ncall S", 1, [0]),
        (f"lot: 3\n{DEAL}\ncall S\n{TRICKS[0].split()[0]}", 1, [1]),
        ("\n".join([f"lot: 3\n{DEAL}\ncall S", *TRICKS[:7]]), 2, []),
        ("\n".join([f"lot: 3\n{DEAL}\ncall S", *TRICKS[:7], DEAL]), 2, [0]),
    ],
)
def test_an_unfinished_match_tells_the_deal_and_who_is_to_act(text: str, deal: int, to_act: list[int]) -> None:
    assert told(HEAD + text)[-1] == {"type": "unfinished", "deal": deal, "to_act": to_act}


def test_nobody_is_to_act_while_a_card_is_being_turned_up() -> None:
    head = HEAD.replace(BY_LOT, f"{BY_LOT}; turn-up=nth:7")
    assert told(f"{head}lot: 3\n{DEAL}\nturn-up") == [{"type": "unfinished", "deal": 1, "to_act": []}]
    assert told(f"{head}lot: 3\n{DEAL}\n")[0]["to_act"] == [0]


def test_each_match_of_a_file_is_told_by_itself() -> None:
    text = ended("lot: 3", DEAL, "call S", *TRICKS[:7])
    lines = told(f"{text}\n{text}\n{HEAD}")
    assert [line["type"] for line in lines] == ["deal", "match", "deal", "match", "unfinished"]
    assert [line["deal"] for line in lines if "deal" in line] == [1, 1, 1]


def test_a_match_that_is_resigned_has_no_line_for_the_deal_that_was_going_on() -> None:
    lines = told(ended("lot: 3", DEAL, "call S", TRICKS[0], "resign"), trace=True)
    assert [line["type"] for line in lines] == ["decision"] * 5 + ["match"]
    assert lines[-1] == {"type": "match", "winner": 1, "score": [0, 0], "reason": "resign"}


@pytest.mark.parametrize("before", [[], ["lot: 3"], ["lot: 3", DEAL], ["lot: 3", DEAL, "call S"]])
def test_a_match_can_be_resigned_at_any_moment(before: list[str]) -> None:
    assert told(ended(*before, "1:resign")) == [{"type": "match", "winner": 0, "score": [0, 0], "reason": "resign"}]


def test_a_resignation_needs_its_seat_where_nobody_is_to_act() -> None:
    assert str(error_of(ended("lot: 3", "resign"))) == "4: nobody is to act before deal:"


def test_decisions_leave_out_what_is_said_out_of_turn() -> None:
    head = HEAD.replace(BY_LOT, f"{BY_LOT}; thaap=true; baunie-call-required=true; capitulation=true")
    cards = scripted("01", 0).tricks
    body = f"lot: 3\n{spelled(scripted('01', 0).pack)}\ncall S\n0:announce kot {cards[0]} 1:thaap {cards[1]}\n0:concede"
    lines = told(head + body, trace=True)
    assert [line["action"] for line in lines if line["type"] == "decision"] == [
        "call S",
        *cards[0].split(),
        *cards[1].split(),
    ]
    words = {word for line in lines if line["type"] == "decision" for word in line["legal"]}  # type: ignore[attr-defined]
    assert all(len(word) == 2 or word.startswith("call ") for word in words)
    assert lines[-2]["kind"] == "conceded"


def test_the_legal_actions_are_sorted_as_text_and_hold_claims() -> None:
    game = dealt("2S 3S 4H 5D 6C | | |", rules="redeal=under-ten+no-court-first5; turn-up=nth:7")
    lines = told(write(game.put("call H").variant, game.inputs), trace=True)
    assert lines[0]["legal"] == [
        "call C",
        "call D",
        "call H",
        "call S",
        "claim no-court-first5",
        "claim under-ten",
        "turn-up",
    ]


def test_thrown_in_deals_are_counted() -> None:
    game = dealt("2S 3S 4H 5D 6C | | |", rules="redeal=under-ten").put("claim under-ten")
    game.feed(game.inputs[1])
    lines = told(write(game.variant, game.inputs), trace=True)
    assert lines == [
        {
            "type": "decision",
            "deal": 1,
            "seat": 0,
            "legal": ["call C", "call D", "call H", "call S", "claim under-ten"],
            "action": "claim under-ten",
        },
        {
            "type": "deal",
            "deal": 1,
            "dealer": 3,
            "hakem": 0,
            "trump": None,
            "tricks": [0, 0],
            "winner": None,
            "kind": "redeal",
            "points": [0, 0],
            "score": [0, 0],
            "next_dealer": 3,
            "next_hakem": 0,
        },
        {"type": "unfinished", "deal": 2, "to_act": [0]},
    ]


def test_a_deal_without_a_bid_tells_so() -> None:
    variant = with_rules_text(VARIANTS["dab-rang"], "all-pass=redeal")
    table = Table(variant, RngDealer(Stream(b"nobody bids", "")))
    lines: list[Line] = []
    while not lines:
        before = table.observation(SPECTATOR)
        entries = table.act(before.to_act[0], Pass()) if before.to_act else table.handle(Proceed())
        for entry in entries:
            lines += result_lines(variant, before, table.observation(SPECTATOR), entry.events)
    (line,) = told(write(variant, [entry.given for entry in table.log]))[:1]
    assert line == lines[0]
    assert (line["kind"], line["bid"]) == ("redeal", None)


def test_a_deal_thrown_in_after_the_call_tells_its_trump() -> None:
    game = deal_of("AS TS 9S 8S 7S 6S 5S 4S 3S 2S AH TH 9H | | |", "H", "redeal=no-court-13").put("claim no-court-13")
    (line, _) = told(write(game.variant, game.inputs))
    assert (line["trump"], line["kind"], line["hakem"]) == ("H", "redeal", 0)


def test_streaks_are_told_only_where_kots_are_counted() -> None:
    text = f"lot: 3\n{spelled(scripted('01', 0).pack)}\ncall S\n" + "\n".join(scripted("01", 0).tricks[:8])
    plain = told(HEAD + text)[0]
    assert "streak" not in plain
    kots = told(HEAD.replace(BY_LOT, f"{BY_LOT}; scoring=kots") + text)[0]
    assert kots["streak"] == [1, 1]
    assert (kots["points"], kots["score"]) == ([0, 0], [0, 0])


def test_a_thrown_in_deal_leaves_the_streak_as_it_is_and_a_kot_ends_it() -> None:
    game = Game(f"{BY_LOT}; scoring=kots; match-end=fixed-kots:2; redeal=under-ten")
    game.won_by("01").feed(dealt("| 2S 3S 4H 5D 6C | |", hakem=1).inputs[1])
    game.put("claim under-ten").won_by("1")
    lines = told(write(game.variant, game.inputs))
    assert [line.get("streak") for line in lines[:3]] == [[1, 1], [1, 1], None]
    assert lines[2]["points"] == [0, 1]


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (["lot: 4"], "3: there is no seat 4"),
        (["draw: AH"], "3: no draw is due now"),
        (["lot: 3", "lot: 3"], "4: no lot is due now"),
        (["deal: AS"], "3: no deal is due now"),
        (["lot: 3", "deal: AS KS"], "4: the deal needs 52 cards"),
        (["lot: 3", f"{DEAL} AS"], "4: seat 0: a card cannot be played now; it is time to "
         "call C or call D or call H or call S"),
        (["lot: 3", DEAL.replace("2C", "2S", 1)], "4: 2S is dealt twice"),
        (["lot: 3", DEAL.replace("2C", "AS2", 1)], "4: AS2 is not in the pack"),
        (["lot: 3", DEAL.replace("2C", "ZZ", 1)], "4: 'ZZ' is not a card"),
        (["lot: 3", "\n".join(DEAL.replace("2C", "ZZ", 1).split())], "4: 'ZZ' is not a card"),
        (["lot: 3", DEAL, "turned: 2S"], "5: no turned card is due now"),
        (["lot: 3", "drawn: 2S"], "4: no drawn card is due now"),
        (["lot: 3", "AS"], "4: nobody is to act before deal:"),
        (["AS"], "3: nobody is to act before lot:"),
        (["lot: 3", "2:AS"], "4: seat 2: nobody can act before the cards are dealt"),
        (["lot: 3", DEAL, "AS"], "5: seat 0: a card cannot be played now; it is time to "
         "call C or call D or call H or call S"),
        (["lot: 3", DEAL, "1:call S"], "5: seat 1: it is seat 0's turn"),
        (["lot: 3", DEAL, "7:call S"], "5: seat 7: there is no seat 7"),
        (["lot: 3", DEAL, "call S", "call H"], "6: seat 0: cannot call H now"),
        (["lot: 3", DEAL, "claim under-ten"], "5: seat 0: cannot claim under-ten now"),
        (["lot: 3", DEAL, "turn-up"], "5: seat 0: cannot turn-up now"),
        (["lot: 3", DEAL, "call S", "AS!last"], "6: seat 0: the signal last is not allowed"),
        (["lot: 3", DEAL, "2:pass"], "5: seat 2: it is seat 0's turn"),
        (["lot: 3", "pass"], "4: nobody is to act before deal:"),
        (["lot: 3", DEAL, "call S", "0:thaap"], "6: seat 0: cannot tap the table now"),
        (["lot: 3", DEAL, "call S", "concede"], "6: seat 0: cannot concede now"),
        (["lot: 3", DEAL, "call S", "2:announce kot"], "6: seat 2: cannot announce a kot now"),
        (["lot: 3", DEAL, "call S", "stop"], "6: seat 0: cannot stop now"),
        (["lot: 3", DEAL, "call S", "refuse"], "6: seat 0: cannot refuse now"),
        (["lot: 3", DEAL, "call S", "foo"], "6: 'foo' is neither a card nor an action"),
        (["lot: 3", DEAL, "call S", *TRICKS[:7], "1:resign"], "13: the match is over"),
        (["lot: 3", DEAL, "call S", *TRICKS[:7], "AS"], "13: the match is over"),
        (["lot: 3", DEAL, "call S", *TRICKS[:7], DEAL], "13: the match is over"),
        (["lot: 3 {no end", DEAL], "3: the comment that opens here with { is never closed with }"),
        (["lot: 3", '[Rules "target=2"]'], "4: house rules stand before the first input"),
        (['[Rules "target=2"]', "lot: 3"], "3: the house rules are given twice"),
        (["lot: 3", "[Oops"], """4: '[Oops' is not a tag: a tag is written [Name "value"]"""),
    ],
)  # fmt: skip
def test_a_wrong_input_stops_with_its_line_and_the_seat_that_tried(lines: list[str], error: str) -> None:
    assert str(error_of(ended(*lines))) == error


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("", "1: there is no match here"),
        ("; only words", "1: there is no match here"),
        ("\n\nAS", "3: a match begins with its game"),
        ('[Rules "target=1"]', "1: a match begins with its game"),
        ('[Variant "hokm-44"]', "1: there is no game 'hokm-44'; did you mean hokm-4"),
        ('[Variant ""]', "1: there is no game ''"),
        ('[Variant "hokm-4"]\n[Rules "targte=1"]', "2: hokm-4 has no switch 'targte'; did you mean target"),
        ('[Variant "hokm-4"]\n[Rules "target"]', "2: a house rule is written switch=value, not 'target'"),
        ('[Variant "hokm-4"]\n[Rules "target=x"]', "2: target must be a whole number"),
        ('[Variant "hokm-4"]\n[Rules "target=1; target=2"]', "2: target is given twice"),
        ('[Variant "hokm-4"]\n[Rules "stop=full; capitulation=true"]', "2: stop=full plays all tricks"),
    ],
)
def test_a_record_with_wrong_tags_is_refused_in_plain_words(text: str, start: str) -> None:
    error = error_of(text)
    assert str(error).startswith(start)
    assert error.seat is None
    assert "\n" not in str(error)


def test_games_are_found_by_their_other_names() -> None:
    assert told('[Variant "Hokm"]') == told('[Variant "hokm-4"]') == told('[Variant "HOKM_4"]')


def test_what_was_told_before_a_wrong_input_stays_told() -> None:
    lines = replay_text(ended("lot: 3", DEAL, "call S", TRICKS[0], "call S"), trace=True)
    assert [next(lines)["action"] for _ in range(5)] == ["call S", *TRICKS[0].split()]
    with pytest.raises(RecordError, match="7: seat 0: cannot call S now"):
        next(lines)


@given(st.integers(0, 2**32), st.data())
def test_a_spoiled_record_ends_in_a_plain_error_or_in_lines(seed: int, data: st.DataObject) -> None:
    variant = with_rules_text(HOKM_4, "target=1")
    steps = list(random_match(variant, random.Random(seed), deals=1))
    words = write(variant, [step.given for step in steps]).split(" ")
    spoilers = ["AS", "2:AS", "{", "}", "deal:", "resign", "call", "\n", '"', "[", ""]
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(words) - 1))
        words[place] = data.draw(st.sampled_from(spoilers))
    text = " ".join(words)
    error = None
    try:
        told(text, trace=True)
    except RecordError as wrong:
        error = wrong
    assert error is None or 1 <= error.line <= text.count("\n") + 1
    assert all(line <= text.count("\n") + 1 for line, _ in problems(text))


def test_replaying_says_the_same_as_playing() -> None:
    variant = with_rules_text(HOKM_4, "target=3")
    steps = list(random_match(variant, random.Random(5)))
    state = first_state(variant)
    for step in steps:
        state, _ = advance(variant, state, step.given)
    text = write(variant, [step.given for step in steps])
    deals = [line for line in told(text) if line["type"] == "deal"]
    assert deals[-1]["score"] == list(state.match.score)


def test_the_command_prints_a_table_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "m.hokm"
    record.write_text(ended("lot: 3", DEAL, "call S", *TRICKS[:7]) + f"\n{HEAD}lot: 3\n{DEAL}", "utf-8")
    assert run(["replay", str(record)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Match 1",
        "deal  dealer  hakem  trump  tricks  result                      points  score",
        "   1       3      0      S     7-0  side 0, kot                    2-0    2-0",
        "Side 0 wins, 2-0 (target).",
        "",
        "Match 2",
        "deal  dealer  hakem  trump  tricks  result                      points  score",
        "Unfinished in deal 1: seat 0 to act.",
    ]
    assert run(["replay", str(record), "--trace"]) == 0
    assert "      seat 0: call S   (or call C call D call H)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("sample", "told"),
    [("dab-rang-failed", "side 1, bid of 10 failed"), ("dehla-pakad-2-2", "side 0, simple, tens 2-2")],
)
def test_the_table_tells_bids_and_tens(sample: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(CASES / f"{sample}.hokm")]) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--json"], ["--trace", "--json"], []])
def test_the_command_tells_an_error_in_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "m.hokm"
    record.write_bytes(b'\xef\xbb\xbf[Variant "hokm-4"]\r\n\r\ndraw: AH\xff KS\r\n')
    assert run(["replay", str(record), *words]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"{record}:3: 'AH\ufffd' is not a card\n")


def test_the_command_names_a_missing_file_and_an_unknown_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "no-such-file"]) == 1
    assert capsys.readouterr().err == "hokm: no-such-file: No such file or directory\n"
    assert run(["replay", "--jsn"]) == 1
    assert capsys.readouterr().err == "hokm: replay has no option --jsn. Did you mean --json?\n"


def test_json_lines_hold_one_object_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "m.hokm"
    record.write_text(write(HOKM_4, [step.given for step in random_match(HOKM_4, random.Random(1))]), "utf-8")
    assert run(["replay", str(record), "--json"]) == 0
    out = capsys.readouterr().out
    assert [json.loads(line) for line in out.splitlines()] == told(record.read_text("utf-8"))
    assert " " not in out


def test_a_random_pack_can_be_spelled_and_dealt() -> None:
    pack = shuffled_pack(random.Random(3))
    assert told(f"{HEAD}lot: 3 {spelled(pack)}")[0]["to_act"] == [0]


@pytest.mark.parametrize(
    "words", ["hide \x1b[31mS", "announce \x1b]0;title\x07", "\x1b[2J", "discard " + "AS " * 5_000]
)
def test_what_a_record_says_cannot_steer_the_terminal_nor_fill_it(words: str) -> None:
    error = str(error_of(f"{HEAD}lot: 0\n{words}\n"))
    assert error.isprintable()
    assert len(error) < 500
