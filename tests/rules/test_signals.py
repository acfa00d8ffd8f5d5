"""Signals to the partner, given with a card (rules 13.3)."""

import pytest

from hokm.cards import CardSet, parse_card, set_of
from hokm.rules import IllegalAction
from hokm.rules.tuples import replaced
from tests.playing import Game
from tests.rules.positions import CLUBS, SPADES, deal, dealing, game_of, variant_of

SATAT = variant_of("satat")


def cards(text: str) -> CardSet:
    """A set of cards."""
    return set_of(map(parse_card, text.split()))


def signalling(hands: str, rules: str = "") -> Game:
    """Spades are trump and seat 0 is to lead."""
    return deal(game_of("satat", rules), hands).put("call S")


@pytest.mark.parametrize(
    ("hand", "play", "played", "true"),
    [
        ("AD KD 3D", "3D!highest", "", True),
        ("AD KD 3D", "AD!highest", "", True),  # the king is the highest then
        ("AD QD 3D", "AD!highest", "", False),
        ("KD QD 3D", "3D!highest", "", False),
        ("KD QD 3D", "3D!highest", "AD", True),  # the ace is out
        ("KD 3D", "KD!highest", "AD", False),
        ("KD 5C", "KD!highest", "AD", False),  # no diamond is left
        ("KD 5C", "KD!last", "", True),
        ("KD 3D", "KD!last", "", False),
        ("5H 2H", "5H!last", "", True),  # the two of hearts is no heart
        ("KH QH 2H", "QH!highest", "AH", True),
        ("4S 2H", "4S!last", "", False),  # but a trump
        ("4S 2H", "4S!highest", "", True),  # the highest
        ("2H 4S", "2H!last", "", False),
        ("2H 5H", "2H!last", "", True),
        ("2H 4S", "2H!highest", "", False),
        ("2H AS", "2H!highest", "", True),
        ("AS KS", "KS!highest", "", False),  # somebody else has the two of hearts
        ("AS KS", "KS!highest", "2H", True),
    ],
)
def test_a_signal_must_be_true(hand: str, play: str, played: str, true: bool) -> None:
    state = dealing(SATAT)
    out = (CardSet(0), cards(played), CardSet(0), CardSet(0))
    state = state._replace(deal=replaced(state.deal, played=out), hands=(cards(hand),) * 4)
    card, _, signal = play.partition("!")
    assert (SATAT.announcements.signalled(SATAT, state, parse_card(card), signal) is not None) is true


def test_a_trump_may_be_the_highest_only_where_the_two_of_hearts_is_out_or_held() -> None:
    hands = "AS KS 3D | 2H | 4D | 5D"
    with pytest.raises(IllegalAction):
        signalling(hands).put("KS!highest")
    held = signalling("AS KS 2H | 4C | 4D | 5D").put("AS!highest")
    assert held.state.deal.shown[0] == cards("2H"), "the table knows now who has it"


def test_a_last_card_shows_the_suit_to_be_empty() -> None:
    game = signalling("QC AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D | | | ").put("QC!last")
    assert game.state.deal.voids[0] == 1 << CLUBS
    trump = signalling("5S AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D | | | ").put("5S!last")
    assert trump.state.deal.voids[0] == 1 << SPADES | 1 << 4


@pytest.mark.parametrize(("value", "accepted"), [("off", False), ("free", True)])
def test_signals_can_be_free_or_forbidden(value: str, accepted: bool) -> None:
    for hands, play in (("AD 3D | KD", "3D!highest"), ("KD 3D | AD", "3D!highest"), ("KD 3D | AD", "KD!last")):
        game = signalling(f"{hands} | | ", f"signals={value}")
        if accepted:
            assert game.put(play).state.deal.shown[0] == 0, "a free signal proves nothing"
        else:
            with pytest.raises(IllegalAction):
                game.put(play)


def test_a_signal_changes_nothing_about_which_card_may_be_played() -> None:
    game = signalling("KD | 3D QC | | ").put("KD")
    with pytest.raises(IllegalAction):
        game.put("QC!last")
