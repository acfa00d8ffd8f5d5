"""Reading records: every spelling that readers accept, and an honest word for everything that they cannot read."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hokm.cards import PACK_52, SUITS, format_cards, parse_card
from hokm.records import (
    Comment,
    Given,
    Item,
    MatchClosed,
    Tag,
    Unreadable,
    in_pieces,
    problems,
    read,
    read_text,
)
from hokm.rules import (
    Action,
    AnnounceKot,
    CallTrump,
    CardDrawn,
    CardsDrawn,
    CardTurned,
    ClaimRedeal,
    LotDrawn,
    PackDealt,
    PlayCard,
    Resign,
    TurnUp,
    format_action,
    parse_action,
)

HEAD = '[Variant "hokm-4"]\n'


def body(text: str) -> list[Item]:
    """The items of a match with this body, without its tag and its end; lines count from 1 in the body."""
    items = list(read_text(HEAD + text))
    assert isinstance(items[0], Tag)
    assert isinstance(items[-1], MatchClosed)
    return [
        item._replace(line=item.line - 1, start=item.start - 1)
        if isinstance(item, Unreadable)
        else item._replace(line=item.line - 1)
        for item in items[1:-1]
    ]


def play(text: str) -> PlayCard:
    return PlayCard(parse_card(text))


@pytest.mark.parametrize("word", ["TH", "th", "Th", "10H", "10h", "T♥", "10♥", "t♥"])
def test_the_ten_of_hearts_can_be_written_in_many_ways(word: str) -> None:
    assert body(word) == [Given(1, None, play("TH"))]


@pytest.mark.parametrize(("sign", "letter"), [("♠", "S"), ("♥", "H"), ("♦", "D"), ("♣", "C")])
def test_suit_signs_are_read_for_letters(sign: str, letter: str) -> None:
    assert body(f"a{sign} call {sign}") == body(f"A{letter} call {letter}")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("call H", CallTrump(SUITS[1])),
        ("CALL h", CallTrump(SUITS[1])),
        ("claim Under-Ten", ClaimRedeal("under-ten")),
        ("turn-up", TurnUp()),
        ("Resign", Resign()),
        ("announce KOT", AnnounceKot()),
    ],
)
def test_actions_are_read_in_any_case(text: str, action: Action) -> None:
    assert body(text) == [Given(1, None, action)]


@pytest.mark.parametrize("text", ["2:AS", "2: AS", "2:\nAS"])
def test_a_seat_may_stand_in_front_of_an_action(text: str) -> None:
    assert body(text) == [Given(1, 2, play("AS"))]


def test_a_seat_stands_in_front_of_an_action_of_two_words() -> None:
    assert body("1:announce kot\n2:call s") == [Given(1, 1, AnnounceKot()), Given(2, 2, CallTrump(SUITS[0]))]


def test_chance_inputs_are_read_with_the_line_of_their_first_word() -> None:
    deal = " ".join(["AS", "KS", "\n10♥"])
    assert body(f"draw: 9d 4c\nah\nlot: 3 deal: {deal}\nturned: 4S AS") == [
        Given(1, None, CardsDrawn(tuple(map(parse_card, ["9D", "4C", "AH"])))),
        Given(3, None, LotDrawn(3)),
        Given(3, None, PackDealt(tuple(map(parse_card, ["AS", "KS", "TH"])))),
        Given(5, None, CardTurned(parse_card("4S"))),
        Given(5, None, play("AS")),
    ]


def test_a_chance_input_may_touch_its_first_card() -> None:
    assert body("DEAL:AS KS call S") == body("deal: AS KS call S")


def test_a_draw_ends_where_an_action_or_a_seat_begins() -> None:
    assert body("draw: AS resign")[1:] == [Given(1, None, Resign())]
    assert body("draw: AS 0:KS")[1:] == [Given(1, 0, play("KS"))]


def test_comments_are_kept_with_the_line_where_they_open() -> None:
    assert body("AS {one} KS{two\nlines}QS\n; three { four\n  ;five\n2S") == [
        Given(1, None, play("AS")),
        Comment(1, "one"),
        Given(1, None, play("KS")),
        Comment(1, "two\nlines"),
        Given(2, None, play("QS")),
        Comment(3, "three { four"),
        Comment(4, "five"),
        Given(5, None, play("2S")),
    ]


def test_a_comment_within_an_input_comes_after_it() -> None:
    assert body("draw: 9D {first} AH {second} call {third} S") == [
        Given(1, None, CardsDrawn((parse_card("9D"), parse_card("AH")))),
        Comment(1, "first"),
        Comment(1, "second"),
        Given(1, None, CallTrump(SUITS[0])),
        Comment(1, "third"),
    ]


def test_a_semicolon_opens_a_comment_only_at_the_start_of_a_line() -> None:
    assert [item for item in body("AS ; good") if isinstance(item, Unreadable)] == [
        Unreadable(1, 1, "';' is neither a card nor an action"),
        Unreadable(1, 1, "'good' is neither a card nor an action"),
    ]


def test_a_comment_that_is_never_closed_is_told_with_the_line_where_it_opens() -> None:
    text = f"{HEAD}draw: 9D AH {{open\nAS\n"
    assert problems(text) == [(2, "the comment that opens here with { is never closed with }")]


def test_unknown_tags_are_kept() -> None:
    assert list(read_text(f'{HEAD}[Event "friendly game"]\n[Round ""]'))[1:3] == [
        Tag(2, "Event", "friendly game"),
        Tag(3, "Round", ""),
    ]


def test_several_tags_may_stand_on_a_line_and_in_any_case() -> None:
    items = list(read_text('[variant "hokm-4"] [RULES "target=1"] AS'))
    assert items[:2] == [Tag(1, "Variant", "hokm-4"), Tag(1, "Rules", "target=1")]


def test_a_tag_whose_value_holds_quotation_marks_is_read_to_the_last_of_them() -> None:
    assert list(read_text(f'{HEAD}[Seats "A "Tiger" B; C]; D"]'))[1] == Tag(2, "Seats", 'A "Tiger" B; C]; D')


@pytest.mark.parametrize("text", ['[Rules "target=1"', "[Rules target=1]", "[", "[]", '["x"]', '[Rules"x"]'])
def test_a_broken_tag_is_told_and_the_next_line_is_read(text: str) -> None:
    first, second = body(f"{text}\nAS")
    assert isinstance(first, Unreadable)
    assert 'a tag is written [Name "value"]' in first.reason
    assert second == Given(2, None, play("AS"))


def test_several_matches_follow_one_another() -> None:
    assert [type(item).__name__ for item in read_text(f"{HEAD}AS\n{HEAD}{HEAD}KS")] == [
        "Tag", "Given", "MatchClosed", "Tag", "MatchClosed", "Tag", "Given", "MatchClosed",
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["AS", 'draw: AH [Variant "hokm-4"]', '[Rules "target=1"]\n[Variant "hokm-4"]'])
def test_a_match_must_begin_with_its_game(text: str) -> None:
    assert problems(text)[0] == (1, 'a match begins with its game: [Variant "hokm-4"]')
    assert len(problems(text)) == 1


def test_nothing_comes_of_an_empty_text_or_of_comments_alone() -> None:
    assert list(read_text("")) == []
    assert list(read_text("; a\n{b}")) == [Comment(1, "a"), Comment(2, "b")]


def test_line_ends_of_every_kind_and_a_byte_order_mark_change_nothing() -> None:
    text = f"{HEAD}draw: 9D\nAH {{x\ny}}\n; z\ncall S"
    plain = list(read_text(text))
    assert list(read_text(text.replace("\n", "\r\n"))) == plain
    assert list(read_text(text.replace("\n", "\r"))) == plain
    assert list(read_text("\ufeff" + text)) == plain
    assert list(read_text(text + "\n")) == [*plain[:-1], MatchClosed(plain[-1].line)]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("AS\nXX", 2, "'XX' is neither a card nor an action"),
        ("AS\nannounce win", 2, "'announce win' is not an action"),
        ("call X", 1, "'X' is not a suit"),
        ("call", 1, "what follows call is missing"),
        ("2:", 1, "after 2: the action is missing"),
        ("lot: x", 1, "'x' is not a number"),
        ("lot:\n{c}", 1, "what follows lot: is missing"),
        ("turned: Q", 1, "'Q' is not a card"),
        ("draw: call S", 1, "what follows draw: is missing"),
        ("2:deal: AS", 1, "'deal:' is neither a card nor an action"),
        ("foo:bar", 1, "'foo:bar' is neither a card nor an action"),
        ("}", 1, "'}' is neither a card nor an action"),
        ("9999:AS", 1, "'9999:AS' is neither a card nor an action"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, line: int, reason: str) -> None:
    found = [item for item in body(text) if isinstance(item, Unreadable)]
    assert (found[0].line, found[0].reason) == (line, reason)


def test_a_wrong_word_among_dealt_cards_is_told_with_its_own_line_and_that_of_the_deal() -> None:
    assert body("deal: AS KS\nQX JS\n11S\ncall S") == [
        Unreadable(2, 1, "'QX' is not a card"),
        Unreadable(3, 1, "'11S' is not a card"),
        Given(4, None, CallTrump(SUITS[0])),
    ]


def test_a_deal_has_no_more_cards_than_the_pack_though_one_cannot_be_read() -> None:
    words = format_cards(PACK_52).split()
    assert body(f"deal: {' '.join(words)} AS")[1:] == [Given(1, None, play("AS"))]
    assert body(f"deal: {' '.join([*words[:51], 'QX'])} AS") == [
        Unreadable(1, 1, "'QX' is not a card"),
        Given(1, None, play("AS")),
    ]


def test_problems_lists_every_word_and_tag_that_cannot_be_read() -> None:
    text = (
        '[Variant "hokm-5"]\n[Rules "target=1"]\n[Broken\nAS ZS\n\n'
        '[Variant "hokm-4"]\n[Rules "target=none"]\ndraw: AH QQ\ncall W'
    )
    lines = [line for line, _ in problems(text)]
    assert lines == [1, 3, 4, 7, 8, 9]
    reasons = [reason for _, reason in problems(text)]
    assert "there is no game 'hokm-5'" in reasons[0]
    assert "target must be a whole number" in reasons[3]


WORDS_OF_THE_FAMILY = (
    "call D", "turn-up", "claim no-court-13", "suggest-redeal", "agree", "refuse", "announce kot", "stop", "continue",
    "concede", "resign", "thaap", "hide 9H", "ask", "reveal", "bid 8", "pass", "discard 3D 4C", "keep", "reject",
    "take 9H", "give 9H 4H", "AS!last", "9H!highest", "AS",
)  # fmt: skip


@pytest.mark.parametrize("text", WORDS_OF_THE_FAMILY)
def test_every_action_is_written_as_it_is_read_with_or_without_its_seat(text: str) -> None:
    action = parse_action(text)
    assert format_action(action) == text
    assert body(text) == [Given(1, None, action)]
    assert body(f"2:{text}") == [Given(1, 2, action)]


def test_a_drawn_card_is_read_too() -> None:
    assert body("drawn: 9H KS") == [Given(1, None, CardDrawn(parse_card("9H"))), Given(1, None, play("KS"))]


def test_cards_thrown_away_or_passed_are_read_in_any_order() -> None:
    assert body("discard 4C 3D") == body("discard 3D 4C")
    assert body("0:give 4H 9H 1:give 2S AC") == body("0:give 9H 4H 1:give AC 2S")


def test_in_an_exchange_all_give_as_many_cards_as_the_first() -> None:
    """So that the first card led after it needs no seat in front."""
    gives = "0:give 9H 1:give 4H 2:give AC 3:give 2S"
    assert [item.what for item in body(f"{gives} KS") if isinstance(item, Given)][-1] == play("KS")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("AS!loud", "'loud' is not a signal: a card is marked !highest or !last"),
        ("bid seven", "'seven' is not a number"),
        ("hide", "what follows hide is missing"),
        ("discard", "what follows discard is missing"),
        ("take XX", "'XX' is not a card"),
        ("drawn: XX", "'XX' is not a card"),
    ],
)
def test_a_spoiled_word_of_the_family_is_told(text: str, reason: str) -> None:
    assert [item.reason for item in body(text) if isinstance(item, Unreadable)] == [reason]


def test_an_enormous_line_is_read_in_pieces() -> None:
    words = "AS KS QS JS " * 20_000
    pieces = list(in_pieces(io.StringIO(f"{HEAD}{words}\nTS")))
    assert len(pieces) > 3
    assert max(map(len, pieces)) < 140_000
    items = list(read(pieces))
    assert len(items) == 1 + 80_000 + 1 + 1
    assert items[-2] == Given(3, None, play("TS"))


@pytest.mark.slow
@pytest.mark.parametrize("space", [" ", "\t", "\v", "\u3000", "\t \t"])
@pytest.mark.parametrize("first", range(4))
def test_an_enormous_line_is_never_cut_within_a_word(space: str, first: int) -> None:
    text = HEAD + "S" * first + space + space.join(["AS", "KS", "QS", "TS"] * 20_000)
    items = list(read(in_pieces(io.StringIO(text))))
    assert sum(isinstance(item, Given) for item in items) == 80_000
    assert sum(isinstance(item, Unreadable) for item in items) == (first > 0)


@pytest.mark.parametrize("before", [0, 1, 65_000, 65_520, 65_536, 131_060])
@pytest.mark.parametrize("size", [20, 60_000, 200_000])
def test_a_tag_is_never_cut_however_long_its_line_and_its_text(before: int, size: int) -> None:
    note = "a note " * (size // 7)
    text = f'{HEAD}{"{" + "y" * before + "}" if before else ""}[Note "{note}"] AS'
    tags = {item.name: item.value for item in read(in_pieces(io.StringIO(text))) if isinstance(item, Tag)}
    assert tags["Note"] == note


def test_a_first_tag_without_its_end_is_what_is_told() -> None:
    told = [item.reason for item in read(io.StringIO('[Variant "hokm-4"\nAS')) if isinstance(item, Unreadable)]
    assert "is not a tag" in told[0]


@pytest.mark.parametrize("sign", [" ", "\t", "[", "{", "}", "]", '"', "!", ":", "; ", "[A ", '[A "'])
def test_no_sign_repeated_a_hundred_thousand_times_takes_long(sign: str) -> None:
    """Each of these took minutes if some step looked at all the rest again and again."""
    for text in (f"{sign * 100_000};", f"{sign * 100_000}\n"):
        list(read(in_pieces(io.StringIO(f"{HEAD}{text}"))))


def test_an_enormous_word_and_an_enormous_comment_do_not_fill_the_memory() -> None:
    items = list(read(in_pieces(io.StringIO(f"{HEAD}{'x' * 300_000}\n{{{'y' * 300_000}}} AS"))))
    told = [item for item in items if isinstance(item, Unreadable)]
    assert told
    assert all(len(item.reason) < 100 for item in told)
    (comment,) = [item for item in items if isinstance(item, Comment)]
    assert len(comment.text) == 1 << 16
    assert items[-2] == Given(3, None, play("AS"))


@given(st.text(alphabet=st.sampled_from('AKQT10shdc ♠♥\n\r\t{};[]":!2xdeallotrwu\x00'), max_size=200))
def test_any_text_can_be_read_and_every_item_has_a_line(text: str) -> None:
    lines = text.count("\n") + text.count("\r") + 2
    for item in read_text(HEAD + text):
        assert 1 <= item.line <= lines
    problems(text)


@given(st.text(max_size=100))
def test_problems_survives_every_text(text: str) -> None:
    for line, reason in problems(text):
        assert line >= 1
        assert "\n" not in reason


@given(st.lists(st.sampled_from(["AS", "TD", "9H", "2C"]), min_size=1, max_size=60))
def test_cards_are_read_as_they_are_written(words: list[str]) -> None:
    cards = tuple(map(parse_card, words))
    assert body(f"draw: {format_cards(cards)}") == [Given(1, None, CardsDrawn(cards))]
