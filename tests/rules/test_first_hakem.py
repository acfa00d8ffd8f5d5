"""Finding the first hakem: every method, its ties, and what a draw may hold."""

import random

import pytest

from hokm.cards import PACK_52, format_cards, parse_card
from hokm.rules import CardsDrawn, IllegalChance, drawn_from
from hokm.rules import events as e
from hokm.variants import HOKM_4, with_rules_text
from tests.playing import Game, shuffled_pack

METHODS = [
    "two-aces",
    "first-ace",
    "high-card",
    "two-card-total",
    "first-jack",
    "draw-high",
    "high-card-dealer",
    "draw-partners",
]


def found(rules: str, draw: str) -> tuple[int, int, tuple[int, ...]]:
    """Hakem, dealer and who sits where, by this draw."""
    game = Game(rules).put(draw if draw.startswith("lot") else f"draw: {draw}")
    event = game.events[0]
    assert isinstance(event, e.HakemFound)
    assert event.hakem is not None
    assert (game.state.match.hakem, game.state.match.dealer) == (event.hakem, event.dealer)
    assert game.due == "deal"
    return event.hakem, event.dealer, event.people


STAY = (0, 1, 2, 3)


@pytest.mark.parametrize(("draw", "hakem"), [("AS", 0), ("9D 4C AH", 2), ("2S 3S 4S 5S 6S AC", 1), ("KS QS JS AD", 3)])
def test_the_first_ace_makes_the_hakem_and_the_seat_before_deals(draw: str, hakem: int) -> None:
    assert found("", draw) == (hakem, (hakem - 1) % 4, STAY)
    assert found("first-caller-method=first-ace", draw) == (hakem, (hakem - 1) % 4, STAY)


def test_the_first_jack_makes_the_hakem() -> None:
    assert found("first-caller-method=first-jack", "AS KS JD") == (2, 1, STAY)


@pytest.mark.parametrize("seat", range(4))
def test_a_lot_names_the_dealer_and_the_next_seat_is_hakem(seat: int) -> None:
    assert found("first-caller-method=random", f"lot: {seat}") == ((seat + 1) % 4, seat, STAY)


@pytest.mark.parametrize(
    ("draw", "hakem", "people"),
    [
        # 0:9, 1:A, 2:4, 3:K, 0:7, (1 is skipped) 2:3, 3:A: they sit across already
        ("9S AS 4S KS 7S 3S AH", 1, (0, 1, 2, 3)),
        # seat 2 gets the second ace: the people of 2 and 3 change chairs
        ("9S AS 4S KS 7S AH", 1, (0, 1, 3, 2)),
        ("9S AS 4S KS AH", 1, (3, 1, 2, 0)),
        ("AS AH", 0, (0, 2, 1, 3)),
        ("AS 2H AH", 0, (0, 1, 2, 3)),
        ("AS 2H 3H AH", 0, (0, 1, 3, 2)),
        ("2S 3S AS AH", 2, (3, 1, 2, 0)),
    ],
)
def test_the_second_ace_makes_the_partner_who_sits_down_across(draw: str, hakem: int, people: tuple[int, ...]) -> None:
    assert found("first-caller-method=two-aces", draw) == (hakem, (hakem - 1) % 4, people)


def test_a_hakem_who_is_not_skipped_may_turn_aces_that_do_not_count() -> None:
    rules = "first-caller-method=two-aces; skip-hakem=false"
    assert found(rules, "9S AS 4S KS 7S AH 3S AD") == (1, 0, STAY)
    assert found("first-caller-method=two-aces", "9S AS 4S KS 7S AH")[2] == (0, 1, 3, 2)


@pytest.mark.parametrize(
    ("draw", "hakem", "people"),
    [
        ("AS KS 9S 9H", 0, (0, 2, 1, 3)),
        ("2S QS 3S KS", 3, (0, 1, 2, 3)),
        ("KS KH 9S 4S 2D AS QS 3S", 1, (0, 1, 3, 2)),
        ("AS QS QH 4S 2D 3H 5D 4H", 2, (3, 1, 2, 0)),
        ("AS AH AD AC 2S 3S 4S 6S", 3, (0, 2, 1, 3)),
    ],
)
def test_the_highest_card_makes_the_hakem_the_second_his_partner_and_ties_are_drawn_anew(
    draw: str, hakem: int, people: tuple[int, ...]
) -> None:
    assert found("first-caller-method=high-card", draw) == (hakem, (hakem - 1) % 4, people)


@pytest.mark.parametrize(
    ("draw", "hakem", "people"),
    [
        ("AS 2S 3S 4S 2D KS 5S 6S", 0, (0, 2, 1, 3)),  # 16 15 8 10
        ("AS KS QS JS 2S 3S 4S 5S 9S TS 2H 3H 5D 6D 8H 9H", 1, (3, 1, 2, 0)),  # 16 each; then 14 16 10 12
    ],
)
def test_two_cards_are_added_up_ace_fourteen(draw: str, hakem: int, people: tuple[int, ...]) -> None:
    assert found("first-caller-method=two-card-total", draw) == (hakem, (hakem - 1) % 4, people)


@pytest.mark.parametrize(
    ("draw", "hakem"),
    [
        ("AS KS QS JS", 1),  # the ace is low here
        ("KS QS KH KD 2S AS 3S", 3),  # those tied draw again
        ("2S AS 2H 2D AH 3H AD", 2),
        ("KS KH KD KC 2S 2H 3S 3H 5D 5C 6D 7C", 3),
    ],
)
def test_the_highest_card_with_the_ace_low_makes_the_hakem(draw: str, hakem: int) -> None:
    assert found("first-caller-method=draw-high", draw) == (hakem, (hakem - 1) % 4, STAY)


@pytest.mark.parametrize(
    ("draw", "dealer"),
    [("KS AS QS JS", 1), ("AS AH QS AD 2S 3S 4S", 3), ("2S 3S 4S 5S", 3), ("9S 9H 2S 3S 4S TH", 1)],
)
def test_the_highest_card_makes_the_dealer(draw: str, dealer: int) -> None:
    assert found("first-caller-method=high-card-dealer", draw) == ((dealer + 1) % 4, dealer, STAY)


@pytest.mark.parametrize(
    ("draw", "dealer", "people"),
    [
        ("AS KS QS JS", 0, (0, 2, 1, 3)),
        ("QS AS JS KS", 1, (0, 1, 2, 3)),
        ("AS AH QS JS 2S 3S", 1, (3, 1, 2, 0)),  # first place tied
        ("AS KS KH JS 2S 3S", 0, (0, 1, 2, 3)),  # second place tied
        ("AS JS QH QS 2S 3S", 0, (0, 1, 3, 2)),
        ("AS KS 2S 2H", 0, (0, 2, 1, 3)),  # lower down a tie is nothing
        ("KS KH KD 2S 5S AS 5H 6D 7H", 1, (0, 1, 3, 2)),
    ],
)
def test_the_two_highest_play_the_two_lowest_and_the_highest_deals(
    draw: str, dealer: int, people: tuple[int, ...]
) -> None:
    assert found("first-caller-method=draw-partners", draw) == ((dealer + 1) % 4, dealer, people)


@pytest.mark.parametrize(
    ("method", "draw", "hakem", "people"),
    [
        ("high-card", "KS 9S AS JS 4S TS 7S", 2, STAY),
        ("draw-high", "AS KS 3S 9S 2S", 2, STAY),
        ("high-card-dealer", "QS TS 9S KS 8S 7S", 1, STAY),
        ("high-card-dealer", "TS TH 9S 8S KH 2S 3S", 2, STAY),
    ],
)
def test_with_a_cap_cards_above_the_ten_are_passed_over(
    method: str, draw: str, hakem: int, people: tuple[int, ...]
) -> None:
    """A seat that turns one at once turns another, also when it draws again."""
    rules = f"first-caller-method={method}; draw-cap=ten"
    found_hakem, dealer, seated = found(rules, draw)
    assert (found_hakem, dealer, seated) == (hakem, (hakem - 1) % 4, people)


@pytest.mark.parametrize("method", METHODS)
def test_partners_sit_across_and_every_person_has_one_chair(method: str) -> None:
    variant = with_rules_text(HOKM_4, f"first-caller-method={method}")
    for seed in range(60):
        rng = random.Random(seed)
        draw = drawn_from(variant, [shuffled_pack(rng) for _ in range(4)])
        hakem, dealer, people = found(f"first-caller-method={method}", format_cards(draw.cards))
        assert dealer == (hakem - 1) % 4
        assert sorted(people) == [0, 1, 2, 3]
        side_of = variant.seating.side_of
        assert all(side_of[seat] == side_of[(seat + 2) % 4] != side_of[(seat + 1) % 4] for seat in range(4))
        if method not in ("two-aces", "high-card", "two-card-total", "draw-partners"):
            assert people == STAY


@pytest.mark.parametrize("method", METHODS)
def test_a_draw_is_just_the_cards_that_are_needed(method: str) -> None:
    rules = f"first-caller-method={method}"
    variant = with_rules_text(HOKM_4, rules)
    draw = drawn_from(variant, [PACK_52])
    with pytest.raises(IllegalChance, match="the draw ends before the hakem is found"):
        Game(rules).feed(CardsDrawn(draw.cards[:-1]))
    more = next(card for card in PACK_52 if card not in draw.cards)
    with pytest.raises(IllegalChance, match="the draw goes on after the hakem is found"):
        Game(rules).feed(CardsDrawn((*draw.cards, more)))
    Game(rules).feed(draw)


def test_no_card_is_drawn_twice_from_one_pack() -> None:
    with pytest.raises(IllegalChance, match="9D is drawn twice"):
        found("", "9D 4C 9D AS")


def test_a_card_of_another_pack_is_no_card_of_the_draw() -> None:
    with pytest.raises(IllegalChance, match="9D2 is not in the pack"):
        found("", "9D2 AS")


def test_when_all_cards_are_turned_they_are_shuffled_anew() -> None:
    """The hakem turns all four aces himself; the partner's ace comes out of a second pack."""
    others = [card for card in PACK_52 if card % 13 != 12]
    aces = [parse_card(text) for text in ("AS", "AH", "AD", "AC")]
    first = [
        card
        for place in range(13)
        for card in (aces[place] if place < 4 else others.pop(), *[others.pop() for _ in range(3)])
    ]
    rules = "first-caller-method=two-aces; skip-hakem=false"
    second = (parse_card("AS"), parse_card("AH"))
    assert found(rules, format_cards((*first, *second))) == (0, 3, (0, 2, 1, 3))
    with pytest.raises(IllegalChance, match="AS is drawn twice"):
        found(rules, format_cards((*first[:51], *second)))


def test_a_lot_must_name_a_seat() -> None:
    with pytest.raises(IllegalChance, match="there is no seat 4"):
        found("first-caller-method=random", "lot: 4")


@pytest.mark.parametrize("method", METHODS)
def test_a_lot_is_not_due_where_cards_are_drawn(method: str) -> None:
    with pytest.raises(IllegalChance, match="no lot is due now"):
        found(f"first-caller-method={method}", "lot: 1")


def test_a_draw_is_not_due_where_a_lot_decides() -> None:
    with pytest.raises(IllegalChance, match="no draw is due now"):
        found("first-caller-method=random", "AS")
