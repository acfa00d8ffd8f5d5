"""What an ordinary computer decides besides plain tricks: bids, hidden trumps, drafts, gifts, heaps and tens."""

import pytest

from hokm.bots import LEVEL_2
from hokm.bots.auction import expected_tricks
from hokm.cards import PACK_52, format_card, parse_card
from hokm.fairness import Stream
from hokm.rules import format_action
from hokm.views.project import observe
from tests.playing import Game
from tests.rules.positions import deal, game_of, won_by


def choice(game: Game, seat: int | None = None) -> str:
    """What level-2 does where the match stands."""
    view = observe(game.variant, game.state, game.to_act[0] if seat is None else seat)
    return format_action(LEVEL_2.choose(game.variant, view, 0, Stream(b"", "")).action)


def packed_from(top: str) -> str:
    """A pack with these cards on top, the others in canonical order."""
    named = [parse_card(word) for word in top.split()]
    rest = [card for card in PACK_52 if card not in named]
    return "deal: " + " ".join(map(format_card, [*named, *rest]))


def bidding(hand: str, rules: str = "") -> Game:
    return deal(game_of("dab-rang", rules), f"{hand} | | |")


@pytest.mark.parametrize(
    ("hand", "said"),
    [("2S 3H 4D 5C 7C", "pass"), ("9S 7S 4D 8C 2H", "pass"), ("AS KS QS 9S AH", "bid 7"), ("AS KS QS JS TS", "bid 7")],
)
def test_a_strong_hand_bids_the_lowest_number_and_a_weak_one_passes(hand: str, said: str) -> None:
    assert choice(bidding(hand)) == said


def test_an_opponents_bid_is_only_topped_by_a_hand_that_is_worth_it() -> None:
    strong = deal(game_of("dab-rang"), "2S 3H 4D 5C 7C | AS KS QS JS AH | |").put("bid 7")
    assert choice(strong) == "bid 8"
    assert choice(strong.put("bid 10")) == "pass"


def test_thirteen_are_not_bid_without_thirteen_tricks() -> None:
    game = deal(game_of("dab-rang"), "2S 3H 4D 5C 7C | AS KS QS JS TS | |").put("bid 12")
    assert choice(game) == "pass"
    sure = "AS KS QS JS TS 9S 8S 7S 6S 5S AH AD AC"
    game = deal(game_of("dab-rang", "bid-after=13"), f"2C | {sure} | |").put("bid 8")
    view = observe(game.variant, game.state, 1)
    assert expected_tricks(game.variant, view) > 9
    assert choice(game) == "bid 9"


def test_trump_is_hidden_by_the_lowest_card_of_the_longest_suit() -> None:
    assert choice(deal(game_of("hidden-rang"), "AS 4S 9S KD 2C | | |")) == "hide 4S"
    assert choice(deal(game_of("trup-kasiet"), "AS KS 2H 3H 9D | | |")) == "hide KS", "the two of hearts is no heart"


def hidden(hands: str, name: str = "hidden-rang") -> Game:
    """The hakem has laid the two of spades face down for trump."""
    return deal(game_of(name), hands).put("hide 2S")


def test_trump_is_asked_for_when_the_trick_is_being_lost_and_not_when_the_partner_has_it() -> None:
    game = hidden("2S AH 3H 4S 5C | 2D 3D 4D 6D 3S | AD KD QD | 5D 7D 8D")
    lost = hidden("2S AH 3H 4S 5C | 9S 8S 7S 3D 4D 5D 6D 7D 8D 9D TD 2C 3C | 2H 4H | QH 5H").put("AH")
    assert "ask" in lost.legal()
    assert choice(lost) == "ask"
    assert "ask" not in game.put("AH").legal(0)
    partners = hidden("2S AH 3H 4S 5C | 4H 5H | 9S 8S 7S 3D 4D 5D 6D 7D 8D 9D TD 2C 3C | QH 6H").put("AH", "4H")
    assert "ask" in partners.legal()
    assert choice(partners) != "ask"


def test_with_many_trumps_their_owner_turns_them_up_and_with_few_he_does_not() -> None:
    long = "2S AS KS QS 9S 5H 6H 7D 8D 2D 3C 4C 5C"
    assert choice(hidden(f"{long} | | |")) == "reveal"
    short = "2S 3S 5H 6H AH 7D 8D 2D 9D 3C 4C 5C 6C"
    assert choice(hidden(f"{short} | | |")) != "reveal"


def test_the_ace_of_trumps_is_not_thrown_away_in_the_draft() -> None:
    game = game_of("hokm-2").put(packed_from("AS 4S 2H 5D 3C 5S 6H KH 2D 7C"), "call S")
    assert choice(game) == "discard 2H 5D 3C"
    game = game_of("hokm-2").put(packed_from("AS KS 4S AD 3C 5S 6H KH 2D 7C"), "call S")
    assert "AS" not in choice(game)


def test_a_trump_is_kept_and_a_low_card_is_not() -> None:
    head = "AS 4S 2H 5D 3C 9D 6H KH 2D 7C"
    game = game_of("hokm-2").put(packed_from(f"{head} 7S"), "call S", "discard 2H 5D 3C", "discard 6H 2D")
    assert choice(game) == "keep"
    game = game_of("hokm-2").put(packed_from(f"{head} 4H"), "call S", "discard 2H 5D 3C", "discard 6H 2D")
    assert choice(game) == "reject"


def test_of_the_last_two_cards_the_better_is_taken() -> None:
    game = game_of("hokm-2-varaq").put(packed_from("AS 4S 2H 5D 3C 9D 6H KH 2D 7C"), "call S")
    game.put(choice(game)).put(choice(game))
    while "keep" in game.legal():
        game.put("keep")
    assert game.legal() == ["take 2C", "take 4C"]
    assert choice(game) == "take 4C"


def passing(winner: str, loser: str) -> Game:
    """After a kot of the hakem's side spades are trump again; seat 1 has lost it and owes seat 0 a trump."""
    game = won_by(game_of("satat", "continue-for-13=off"), "0")
    return deal(game, f"{winner} | {loser} | | ").put("call S")


def test_who_lost_gives_his_lowest_trump_and_keeps_the_two_of_hearts() -> None:
    game = passing("", "2H 9S 4S KS AD QD JD 9D 8D 7D QC JC TC")
    assert "give 2H" in game.legal(1)
    assert choice(game, 1) == "give 4S"


def test_who_won_gives_a_useless_card_back_from_a_short_suit() -> None:
    game = passing("QS JS AS 2D 4D 9C 8C 7C 6C 3C KH QH JH", "")
    assert choice(game, 0) == "give 2D"


def test_an_opponents_second_win_in_a_row_is_blocked_as_cheaply_as_can_be() -> None:
    hands = "2D 3C 4H 5S 7S 9S 4C 5C 6C 7C 8C 5H 6H | AD 2C JD TD AH KD | 3D AC 2H 5D | 4D 9C 6D QH 3S"
    game = deal(game_of("double-sar", "first-pickup-min=2"), hands).put("call S")
    game.put("2D AD 3D 4D", "2C AC 9C 3C", "2H QH 4H AH", "KD 5D 6D")
    assert game.state.deal.heap == 3
    assert choice(game) == "5S"


def test_no_high_card_is_spent_on_a_trick_that_takes_nothing() -> None:
    hands = "2D 3C 4H 5S 7S 9S 4C 5C 6C 7C 8C 5H 6H | AD 2C JD TD AH KD | 3D AC 2H 5D | 4D 9C 6D QH 3S"
    game = deal(game_of("double-sar"), hands).put("call S", "2D")
    assert "AD" in game.legal()
    assert choice(game) == "TD"


def test_a_ten_is_given_to_the_partner_and_kept_from_the_opponents() -> None:
    leads = "AH 2S 3S 2D 3D 4D 2C 3C 4C 5C 6C 5D 6D"
    mine = "TH 4H 7S 8S 7D 8D 9D 7C 8C 9C JC QC KC"
    partners = deal(game_of("mindi"), f"{leads} | 3H 2H | {mine} | 5H 6H").put("AH", "2H")
    assert choice(partners) == "TH"
    opponents = deal(game_of("mindi"), f"{leads} | {mine} | 2H 3H | 5H 6H").put("AH")
    assert choice(opponents) == "4H"


def test_the_dummys_cards_are_played_by_its_owner_from_the_dummys_own_hand() -> None:
    game = deal(game_of("dummy-rang"), "AS KS QS 2H 3C | | | ").put("call S")
    seat = game.to_act[0]
    while game.state.deal.actor != game.variant.seating.seats:
        game.put(choice(game))
    assert game.to_act == (seat,)
    assert choice(game) in game.legal()
