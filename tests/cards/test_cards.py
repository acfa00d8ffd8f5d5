"""Cards, their one spelling, sets of them, packs, and drawing from a source of randomness."""

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hokm import cards as c

PACK = st.sampled_from(c.PACK_52)
ANY = st.integers(0, 103).map(c.Card)


def test_a_pack_has_every_rank_of_every_suit_once_from_spades_to_clubs_and_high_to_low() -> None:
    words = c.format_cards(c.PACK_52).split()
    assert words == [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]


@given(ANY)
def test_every_card_is_read_as_it_is_written(card: c.Card) -> None:
    text = c.format_card(card)
    assert c.parse_card(text) == card
    assert c.parse_card(text.lower()) == card


@given(ANY)
def test_rank_suit_and_copy_make_the_card(card: c.Card) -> None:
    assert c.make_card(c.rank_of(card), c.suit_of(card), card // 52) == card
    assert c.format_card(card)[0] == "23456789TJQKA"[c.rank_of(card)]
    assert c.format_card(card)[1] == c.format_suit(c.suit_of(card))


def test_the_second_copy_of_a_card_carries_a_two() -> None:
    assert c.format_card(c.make_card(c.RANKS[12], c.SUITS[0], 1)) == "AS2"
    assert c.parse_card("10♥2") == c.make_card(c.RANKS[8], c.SUITS[1], 1)


@pytest.mark.parametrize("text", ["", "A", "S", "SA", "1S", "11S", "ASS", "AS3", "A S", "0S", "100S", "call", "A♠♠"])
def test_what_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(c.NotationError, match="is not a card"):
        c.parse_card(text)


@pytest.mark.parametrize(("text", "letter"), [("S", "S"), ("h", "H"), ("♦", "D"), ("♣", "C")])
def test_suits_are_read_from_letters_and_signs(text: str, letter: str) -> None:
    assert c.format_suit(c.parse_suit(text)) == letter


@pytest.mark.parametrize("text", ["", "X", "SH", "spades", "♠♠"])
def test_what_is_no_suit_is_refused_by_name(text: str) -> None:
    with pytest.raises(c.NotationError, match="is not a suit"):
        c.parse_suit(text)


@given(st.sets(ANY), st.sampled_from(c.SUITS))
def test_a_set_of_cards_holds_just_those_cards(some: set[c.Card], suit: c.Suit) -> None:
    mask = c.set_of(some)
    assert c.cards_of(mask) == tuple(sorted(some))
    assert c.count(mask) == len(some)
    assert set(c.cards_of(c.of_suit(mask, suit))) == {card for card in some if c.suit_of(card) == suit}
    assert c.of_suit(mask, suit) == mask & c.SUIT_SETS[suit]


def test_a_card_named_twice_counts_once() -> None:
    assert c.count(c.set_of([c.parse_card("AS"), c.parse_card("AS")])) == 1
    assert c.cards_of(c.EMPTY) == ()


@given(st.sets(st.integers(0, 12), min_size=1), st.sampled_from(c.SUITS))
def test_highest_and_lowest_go_by_rank(ranks: set[int], suit: c.Suit) -> None:
    mask = c.set_of(c.make_card(c.RANKS[rank], suit) for rank in ranks)
    assert c.rank_of(c.highest(mask)) == max(ranks)
    assert c.rank_of(c.lowest(mask)) == min(ranks)


@given(st.permutations(c.PACK_52))
def test_the_canonical_order_does_not_depend_on_the_order_before(order: list[c.Card]) -> None:
    assert c.canonical(order) == c.PACK_52


class Odometer:
    """A source that runs through every sequence of answers, one sequence after another."""

    def __init__(self) -> None:
        self.wheels: list[tuple[int, int]] = []
        self.place = 0

    def below(self, bound: int) -> int:
        if self.place == len(self.wheels):
            self.wheels.append((0, bound))
        value, known = self.wheels[self.place]
        assert known == bound
        self.place += 1
        return value

    def turn(self) -> bool:
        """Goes on to the next sequence; False after the last one."""
        self.place = 0
        while self.wheels:
            value, bound = self.wheels.pop()
            if value + 1 < bound:
                self.wheels.append((value + 1, bound))
                return True
        return False


def all_runs(work: Odometer) -> Iterator[None]:
    yield
    while work.turn():
        yield


def test_every_order_of_four_cards_is_equally_likely() -> None:
    source = Odometer()
    seen = Counter(tuple(c.shuffled("abcd", source)) for _ in all_runs(source))
    assert seen == Counter(itertools.permutations("abcd"))


def test_every_item_is_equally_likely_to_be_chosen() -> None:
    source = Odometer()
    assert [c.choose("abc", source) for _ in all_runs(source)] == ["a", "b", "c"]


def test_shuffling_leaves_the_given_order_alone() -> None:
    pack = list(c.PACK_52)
    c.shuffled(pack, Odometer())
    assert tuple(pack) == c.PACK_52
