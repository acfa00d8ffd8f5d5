"""Trump that the first card off suit sets: at once or from the next trick on (rules 11, 12.2, 12.4)."""

import pytest

from hokm.cards import SUIT_OF, parse_card
from hokm.rules import IllegalChance
from hokm.rules.events import CardsDealt, TrickWon
from tests.playing import Game
from tests.rules.positions import CLUBS, DIAMONDS, HEARTS, deal, game_of, won_by

#: Seat 0 leads spades; seat 1 has one, seats 2 and 3 have none.
VOIDS = (
    "2S 4S 5S 6S 7S 8S 9S TS JS QS KS 2C 3C | AS 4C 5C 6C 7C 8C 9C TC JC 2D 3D 4D 5D"
    " | 3H 5H 6H 7H 8H 9H TH AC KC QC 2H 4H 6D | KH AH QH JH 7D 8D 9D TD JD QD KD AD 3S"
)


def winner(game: Game) -> int:
    """Who won the last trick."""
    return next(event.seat for event in reversed(game.events) if isinstance(event, TrickWon))


@pytest.mark.parametrize("name", ["be-ranga", "mindi"])
def test_all_hold_thirteen_cards_and_the_seat_after_the_dealer_leads_anything(name: str) -> None:
    game = deal(game_of(name), VOIDS)
    assert game.to_act == (0,)
    assert len(game.legal()) == 13
    assert [len(game.hand(seat)) for seat in range(4)] == [13] * 4
    assert (game.state.deal.trump, game.state.deal.hakem) == (None, None)


@pytest.mark.parametrize("name", ["be-ranga", "mindi"])
def test_the_first_card_off_suit_is_a_trump_in_its_own_trick(name: str) -> None:
    game = deal(game_of(name), VOIDS).put("2S AS 3H")
    assert game.state.deal.trump == HEARTS
    assert winner(game.put("3S")) == 2


def test_a_higher_card_of_that_suit_beats_it() -> None:
    hands = VOIDS.replace(" 3S", "", 1).replace("2S ", "2S 3S ", 1).replace(" 3C", "", 1)
    game = deal(game_of("be-ranga"), hands).put("2S AS 3H")
    assert "3C" in game.legal(), "no duty to trump"
    assert winner(game.put("KH")) == 3


@pytest.mark.parametrize("name", ["be-ranga", "mindi"])
def test_or_it_counts_from_the_next_trick_on(name: str) -> None:
    game = deal(game_of(name, "emergent-activation=next-trick"), VOIDS).put("2S AS 3H 3S")
    assert game.state.deal.trump == HEARTS
    assert winner(game) == 1
    assert winner(game.put("4C AC AH 2C")) == 3


def test_whoever_cannot_follow_chooses_the_suit() -> None:
    for card, suit in (("3H", HEARTS), ("AC", CLUBS), ("6D", DIAMONDS)):
        game = deal(game_of("be-ranga"), VOIDS).put("2S AS")
        assert set(game.legal()) == game.hand(2)
        assert game.put(card).state.deal.trump == suit


def test_the_suit_is_set_once_and_for_all() -> None:
    hands = VOIDS.replace(" 3S", "", 1).replace("2S ", "2S 3S ", 1).replace(" 3C", "", 1)
    game = deal(game_of("be-ranga"), hands).put("2S AS 3H AD")
    assert game.state.deal.trump == HEARTS


@pytest.mark.parametrize(
    ("winners", "kind", "points", "dealer"),
    [("0123012301230", "kot", (1, 0), 1), ("0123012301200", "hakem-kot", (0, 3), 0)],
)
def test_all_thirteen_tricks_are_a_kot_of_either_side(
    winners: str, kind: str, points: tuple[int, int], dealer: int
) -> None:
    """All follow for twelve tricks; the second card of the last sets trump and takes the whole heap."""
    last = won_by(game_of("be-ranga", "match-end=fixed-kots:9"), winners, " ").last
    assert (last.kind, last.points, last.next_dealer, last.next_hakem) == (kind, points, dealer, None)


# ------------------------------------------------------------------------------------- five cards first, then the rest

#: The packet of five that each gets first, and what comes later.
SPADES_LED = (
    "7S 2S 3S 4S 5S 2C 3C 4C 5C 6C 7C 8C 9C"
    " | 3H 5H 6H 7H 8H 6S 8S QS KS AS 2D 3D 4D"
    " | 2H 4H 9H TH JH 9S JS QH KH AH 5D 6D 7D"
    " | TS 8D 9D TD JD QD KD AD TC JC QC KC AC"
)


def no_caller(rules: str = "", hands: str = SPADES_LED) -> Game:
    """Dehla Pakad without a caller, five cards each."""
    return deal(game_of("dehla-pakad-no-caller", rules), hands)


def test_five_cards_are_dealt_and_the_seat_after_the_dealer_leads() -> None:
    game = no_caller()
    assert [len(game.hand(seat)) for seat in range(4)] == [5] * 4
    assert game.to_act == (0,)
    assert game.state.deal.undealt == 32


def test_dealt_at_once_who_has_still_to_play_must_follow_with_the_new_cards() -> None:
    """Seat 1 is void in spades and sets hearts; seat 2 had no spade either, but now holds the nine and the jack."""
    game = no_caller("second-deal=at-once").put("7S 3H")
    assert game.state.deal.trump == HEARTS
    assert len(game.hand(2)) == 13
    assert game.legal() == ["9S", "JS"]
    assert len(game.hand(1)) == 12


def test_dealt_after_the_trick_he_may_throw_anything() -> None:
    game = no_caller().put("7S 3H")
    assert game.state.deal.trump == HEARTS
    assert set(game.legal()) == {"2H", "4H", "9H", "TH", "JH"}
    game.put("JH TS")
    assert winner(game) == 2
    assert [len(game.hand(seat)) for seat in range(4)] == [12] * 4
    assert game.to_act == (2,)
    assert "JS" in game.hand(2)


def five_tricks() -> Game:
    """Five tricks in which all follow, won by seat 0."""
    hands = (
        "AS KS QS AH KH 2C 3C 4C 5C 6C 7C 8C 9C"
        " | JS TS 9S QH JH 3H 4H 5H 2D 3D 4D 5D 7H"
        " | 8S 7S 6S TH 9H 8H 6D 7D 8D 9D TC JC QC"
        " | 5S 4S 3S 6H 2H AD TD QD KD JD KC AC 2S"
    )
    return no_caller(hands=hands).put("AS JS 8S 5S", "KS TS 7S 4S", "QS 9S 6S 3S", "AH QH TH 6H", "KH JH 9H 2H")


def test_when_all_five_tricks_were_followed_trump_is_drawn_from_them() -> None:
    game = five_tricks()
    assert game.due == "drawn"
    assert list(game.to_act) == []
    with pytest.raises(IllegalChance, match="2C is not among the cards of the tricks"):
        game.put("drawn: 2C")
    game.put("drawn: TH")
    assert game.state.deal.trump == SUIT_OF[parse_card("TH")]
    assert [len(game.hand(seat)) for seat in range(4)] == [8] * 4
    assert game.to_act == (0,)


def test_the_heap_cannot_be_taken_with_the_fifth_trick_then_but_with_the_sixth() -> None:
    game = five_tricks()
    assert game.state.deal.tricks == (0, 0)
    game.put("drawn: 5S")
    assert game.state.deal.trump == 0
    assert game.state.deal.tricks == (0, 0)
    game.put("2C 7H JC AC")
    assert winner(game) == 3
    assert game.state.deal.tricks == (0, 0)


def test_whoever_won_the_fifth_takes_six_tricks_with_the_sixth() -> None:
    hands = (
        "AS KS QS AH KH AC 3C 4C 5C 6C 7C 8C 9C"
        " | JS TS 9S QH JH 2C 3H 4H 5H 2D 3D 4D 5D"
        " | 8S 7S 6S TH 9H TC 7H 8H 6D 7D 8D 9D JC"
        " | 5S 4S 3S 6H 2H KC AD TD QD KD JD QC 2S"
    )
    game = no_caller(hands=hands).put("AS JS 8S 5S", "KS TS 7S 4S", "QS 9S 6S 3S", "AH QH TH 6H", "KH JH 9H 2H")
    game.put("drawn: KS", "AC 2C TC KC")
    assert game.state.deal.tricks == (6, 0)
    assert game.state.deal.tens == (3, 0)


@pytest.mark.parametrize(("value", "tricks"), [("same-trick", (2, 0)), ("next-trick", (0, 0))])
def test_whether_the_trick_that_sets_trump_may_take_the_heap(value: str, tricks: tuple[int, int]) -> None:
    """Only with a trump that counts from the next trick on can the leader win that trick."""
    game = no_caller(
        f"emergent-activation=next-trick; pickup-after-trump-set={value}",
        "AS KS 2C 3C 4C | 2S 3H 4H 5H 6H | 3S 4S 7H 8H 9H | 5S 6S TH JH QH",
    ).put("AS 2S 3S 5S", "KS 3H 4S 6S")
    assert winner(game) == 0
    assert game.state.deal.tricks == tricks


@pytest.mark.parametrize(("batches", "sizes"), [("5-4-4", [4, 4]), ("5-3-3-2", [3, 3, 2]), ("5-4-2-2", [4, 2, 2])])
def test_the_rest_comes_in_packets_from_the_seat_after_the_dealer_on(batches: str, sizes: list[int]) -> None:
    game = no_caller(f"batches={batches}").put("7S 3H JH TS")
    packets = [event.packets for event in game.events if isinstance(event, CardsDealt)][-1]
    assert [(seat, number) for seat, number, _ in packets] == [(seat, size) for size in sizes for seat in range(4)]


# --------------------------------------------------------------------------------------------- the five ways of Mindi


def test_a_card_drawn_before_the_deal_says_the_trump() -> None:
    game = game_of("mindi", "mindi-trump=random-open")
    assert game.due == "drawn"
    game.put("drawn: 9D")
    assert game.due == "deal"
    deal(game, VOIDS)
    assert game.state.deal.trump == DIAMONDS
    assert game.state.phase == "play"
    assert game.to_act == (0,)
    assert winner(game.put("2S AS 6D 3S")) == 2


def test_the_card_drawn_is_one_of_the_pack() -> None:
    with pytest.raises(IllegalChance, match="AS2 is not in the pack"):
        game_of("mindi", "mindi-trump=random-open").put("drawn: AS2")


def test_a_new_card_is_drawn_for_each_deal() -> None:
    game = won_by(game_of("mindi", "mindi-trump=random-open").put("drawn: 9S"), "0" * 13, " ")
    assert game.due == "drawn"


def test_band_a_turns_up_for_the_first_who_cannot_follow() -> None:
    game = deal(game_of("mindi", "mindi-trump=band-a"), VOIDS)
    assert len(game.legal()) == 13, "the card is laid down after all are dealt"
    game.put("hide 2C", "2S AS")
    assert game.state.deal.trump == CLUBS
    assert set(game.legal()) == game.hand(2), "no duty to trump"
    assert "2C" in game.hand(0)
    assert winner(game.put("AC 3S")) == 2


def test_band_b_turns_up_on_request() -> None:
    game = deal(game_of("mindi", "mindi-trump=band-b"), VOIDS).put("hide 2C", "2S AS")
    assert game.state.deal.trump is None
    assert "ask" in game.legal()
    assert game.put("ask").legal() == ["AC", "KC", "QC"]


def test_band_b_lets_the_owner_show_it_when_he_leads() -> None:
    game = deal(game_of("mindi", "mindi-trump=band-b"), VOIDS).put("hide 2C")
    assert "reveal" in game.legal()
    assert game.put("reveal").legal() == ["2C", "3C"]


def test_the_seat_after_the_dealer_names_trump_on_five_cards() -> None:
    game = deal(game_of("mindi", "mindi-trump=announce"), VOIDS)
    assert game.legal() == ["call C", "call D", "call H", "call S"]
    assert len(game.hand(0)) == 5
    assert game.hand(1) == set()
    assert game.put("call D").state.deal.trump == DIAMONDS
