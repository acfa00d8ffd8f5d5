"""Satat: the two of hearts on top, and cards passed after a kot (rules 13.1, 13.2)."""

import pytest

from hokm.cards import CardSet, Suit, canonical, format_cards, parse_card, parse_suit, set_of
from hokm.rules import Deal, IllegalAction, Outcome, Owed
from hokm.rules.events import GiftChosen, GiftsPassed, RedealSuggested
from hokm.rules.results import Scored
from hokm.rules.tuples import replaced
from hokm.views.project import see
from tests.playing import Game
from tests.rules.positions import CLUBS, DIAMONDS, HEARTS, SPADES, deal, dealing, game_of, play_on, variant_of, won_by

SATAT = variant_of("satat")


def cards(text: str) -> CardSet:
    """A set of cards."""
    return set_of(map(parse_card, text.split()))


@pytest.mark.parametrize(
    ("trump", "hand", "led", "legal"),
    [
        (SPADES, "2H 5H 9S", "KH", "2H 5H"),
        (SPADES, "2H 4C 7D", "AS", "2H 4C 7D"),
        (SPADES, "2H 3S 7D", "AS", "2H 3S"),
        (SPADES, "2H 4C", "KH", "2H 4C"),
        (HEARTS, "2H 4C", "AH", "2H 4C"),
        (HEARTS, "2H 9H 4C", "AH", "9H 2H"),
        (SPADES, "2H 4D 9C", "KC", "2H 9C"),  # it may always be played
        (SPADES, "5S 9S 4D", "2H", "5S 9S"),  # led, it asks for trumps
        (SPADES, "5H 4D", "2H", "5H 4D"),
        (HEARTS, "5H 4D", "2H", "5H"),
        (SPADES, "5H 4D", "KH", "5H"),
    ],
)
def test_the_two_of_hearts_is_free(trump: Suit, hand: str, led: str, legal: str) -> None:
    held = Deal(trick=(parse_card(led),), trump=trump)
    assert SATAT.follow.playable(SATAT, held, cards(hand)) == cards(legal)


@pytest.mark.parametrize(
    ("led", "card", "shown"),
    [
        ("KD", "2H", set()),  # it may always be played, so it says nothing
        ("KS", "2H", set()),
        ("KD", "3D", set()),
        ("KD", "3S", {DIAMONDS}),
        ("2H", "3D", {SPADES}),
        ("KH", "3D", {HEARTS}),
    ],
)
def test_what_a_card_shows_its_owner_not_to_hold(led: str, card: str, shown: set[Suit]) -> None:
    held = Deal(trick=(parse_card(led),), trump=SPADES)
    assert SATAT.follow.voids_shown(held, parse_card(card)) == sum(1 << suit for suit in shown)


def test_any_card_may_be_led() -> None:
    assert SATAT.follow.playable(SATAT, Deal(trump=SPADES), cards("2H 5S 4D")) == cards("2H 5S 4D")


@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [
        ("AH KH 2H QH", HEARTS, 2),
        ("AS KS QS 2H", SPADES, 3),
        ("2H AS KS QS", SPADES, 0),
        ("AD 2H KD QD", CLUBS, 1),
        ("AD KD 3S QD", SPADES, 2),
    ],
)
def test_the_two_of_hearts_wins_every_trick(trick: str, trump: Suit, place: int) -> None:
    assert SATAT.ranking.winner(tuple(map(parse_card, trick.split())), trump) == place


# -------------------------------------------------------------------------------------------------------- the exchange


def gifts(hand: str, trump: str = "S", number: int = 1, loser: bool = True) -> set[str]:
    """What a seat of the losing (or winning) side may pass on."""
    state = dealing(SATAT)
    state = state._replace(
        deal=replaced(state.deal, trump=parse_suit(trump)),
        match=replaced(state.match, owed=Owed(1, number)),
        hands=(cards(hand),) * 4,
    )
    given = SATAT.exchange.gifts(SATAT, state, 1 if loser else 0)
    assert len(set(given)) == len(given)
    assert all(gift == canonical(gift) for gift in given)
    return set(map(format_cards, given))


@pytest.mark.parametrize(
    ("hand", "trump", "number", "may"),
    [
        ("2H 5S 9S AD", "S", 1, "5S, 9S, 2H"),
        ("2H AD AC 9D", "S", 1, "2H, AD, AC"),
        ("AD AC 9D", "S", 1, "AD, AC"),
        ("5S AD AC", "S", 1, "5S"),
        ("2H 3S 5S 7S 9D", "S", 2, "5S 3S, 7S 3S, 7S 5S, 3S 2H, 5S 2H, 7S 2H"),
        ("2H 5S AD AC 9D", "S", 2, "5S 2H, 5S AD, 5S AC"),
        ("5S AD AC 9D", "S", 2, "5S AD, 5S AC"),
        ("2H AD KC KD 9D", "S", 2, "2H AD, AD KC, AD KD"),
        ("AD KC KD 9D", "S", 2, "AD KC, AD KD"),
        ("2H 9H AS", "H", 1, "9H, 2H"),
        ("2H AS 9C", "H", 1, "2H, AS"),
        ("AH KD 9C", "S", 1, "AH"),  # other hearts are plain
    ],
)
def test_what_a_loser_may_give(hand: str, trump: str, number: int, may: str) -> None:
    assert gifts(hand, trump, number) == set(may.split(", "))


def test_what_a_winner_may_give_back_empties_no_plain_suit() -> None:
    """Four spades (trump), one heart, three diamonds, five clubs."""
    hand = "AS KS QS JS 9H 2D 3D 4D 2C 3C 4C 5C 6C"
    assert gifts(hand, loser=False) == set(hand.split()) - {"9H"}


@pytest.mark.parametrize(
    ("hand", "number", "not_given"),
    [
        ("2S KH 2D 3D", 1, {"KH"}),  # the last trump may go
        ("2H KH 2D 3D", 1, {"KH"}),  # the two of hearts is a trump and no second heart
        ("2H KH QH 2D", 1, {"2D"}),
    ],
)
def test_which_single_cards_must_stay(hand: str, number: int, not_given: set[str]) -> None:
    assert gifts(hand, number=number, loser=False) == set(hand.split()) - not_given


def test_two_cards_that_come_back_are_counted_together() -> None:
    may = gifts("AS 2D 3D 2C 3C 4C 5H", number=2, loser=False)
    assert "3D 2D" not in may
    assert "3C 2C" in may
    assert "2D 2C" in may
    assert not any("5H" in pair for pair in may)
    assert "AS 2D" in may


def after_kot(winners: str = "0000000", rules: str = "", last: str = "stop") -> Game:
    """A match after a first deal with a kot."""
    return won_by(game_of("satat", rules), winners).put(last)


def second(game: Game, hands: str) -> Game:
    """The next deal, spades called by its hakem."""
    return deal(game, hands).put("call S")


#: Side 1 has lost. Its trumps: seat 1 the nine and ten, seat 3 none.
SECOND = "AS KS QS 2H AH | TS 9S AD AC | JS 8S 7S 6S 5S 4S 3S 2S | KH QH JH TH KD KC 2D 3D 4D 5D 2C 3C 4C"


def test_after_a_kot_each_loser_gives_to_his_right_and_gets_a_card_back() -> None:
    """Played clockwise: 1 gives to 0, 3 gives to 2."""
    game = second(after_kot(), SECOND)
    assert game.state.phase == "exchange"
    assert game.to_act == (0, 1, 2, 3)
    assert set(game.legal(1)) == {"give TS", "give 9S"}
    assert set(game.legal(3)) == {"give KH", "give KD", "give KC"}
    game.put("3:give KH", "1:give 9S")
    assert list(game.to_act) == [0, 2]
    assert "9S" in game.hand(1), "all change hands at once"
    assert game.legal(1) == []
    game.put("0:give AS")
    game.put("2:give 2S")
    assert game.state.phase == "play"
    passed = next(event for event in game.events if isinstance(event, GiftsPassed))
    assert {(gift.giver, gift.receiver, format_cards(gift.cards)) for gift in passed.gifts} == {
        (1, 0, "9S"),
        (3, 2, "KH"),
        (0, 1, "AS"),
        (2, 3, "2S"),
    }
    assert {"9S"} <= game.hand(0)
    assert {"AS"} <= game.hand(1)
    assert {"KH"} <= game.hand(2)
    assert {"2S"} <= game.hand(3)
    assert [len(game.hand(seat)) for seat in range(4)] == [13] * 4


def test_counterclockwise_the_right_hand_neighbour_is_the_next_seat() -> None:
    game = second(after_kot(rules="direction=ccw"), SECOND)
    game.put("3:give KH", "1:give 9S", "0:give AS", "2:give 2S")
    assert "9S" in game.hand(2)
    assert "KH" in game.hand(0)
    assert "AS" in game.hand(3)
    assert "2S" in game.hand(1)


def test_only_giver_and_receiver_know_what_was_passed() -> None:
    game = second(after_kot(), SECOND).put("1:give 9S", "0:give AS", "2:give 2S", "3:give KH")
    for viewer in range(4):
        seen = [see(event, viewer) for event in game.events]
        chosen = {view.giver for view in seen if isinstance(view, GiftChosen) and view.cards is not None}
        assert chosen == {viewer}
        (passed,) = [view for view in seen if isinstance(view, GiftsPassed)]
        partner = {0: 1, 1: 0, 2: 3, 3: 2}[viewer]
        assert {gift.giver for gift in passed.gifts} == {viewer, partner}


def test_a_side_that_does_not_call_loses_to_a_kot_too() -> None:
    game = second(after_kot("1111111"), "AS KS | QS | JS | TS")
    assert set(game.legal(0)) >= {"give AS"}
    assert all(option.startswith("give ") for option in game.legal(1))
    assert game.state.match.owed == Owed(0, 1)


def test_without_a_kot_nothing_is_passed() -> None:
    game = second(won_by(game_of("satat"), "0101010101000"), SECOND)
    assert game.state.phase == "play"


@pytest.mark.parametrize(("failed", "due"), [("simple-win", None), ("keep-kot", Owed(1, 1)), ("opponents-score", None)])
def test_cards_are_due_for_a_kot_that_was_scored(failed: str, due: Owed | None) -> None:
    """Going on, seat 1 wins the eighth trick."""
    game = play_on(won_by(game_of("satat", f"failed-continue={failed}"), "00000001"), "00000001")
    assert game.last.kind == "failed-thirteen"
    assert game.state.match.owed == due


def test_after_all_thirteen_two_cards_are_due() -> None:
    exchange, variant = SATAT.exchange, SATAT
    assert exchange.owed(variant, Outcome("thirteen", 0, kot=True), Scored((4, 0), None, kot=True)) == Owed(1, 2)
    assert exchange.owed(variant, Outcome("kot", 1, kot=True), Scored((0, 2), None, kot=True)) == Owed(0, 1)
    assert exchange.owed(variant, Outcome("simple", 1), Scored((0, 1))) is None


def all_thirteen(game: Game) -> Game:
    """A deal in which seat 0 holds all trumps but the two of spades, and goes on."""
    deal(game, "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H | 2S | | ").put("call S")
    while not game.finished:
        options = game.legal()
        game.put("continue" if "continue" in options else options[0])
    return game


def test_all_thirteen_are_worth_four_and_then_two_cards_change_hands() -> None:
    game = all_thirteen(game_of("satat"))
    assert (game.last.kind, game.last.points, game.last.next_hakem) == ("thirteen", (4, 0), 2)
    second(game, SECOND)
    assert set(game.legal(1)) == {"give TS 9S"}
    assert "give KH KD" in game.legal(3)
    game.put("1:give TS 9S", "3:give KH KD", "0:give KS QS", "2:give 3S 2S")
    assert {"TS", "9S"} <= game.hand(0)
    assert [len(game.hand(seat)) for seat in range(4)] == [13] * 4


def test_an_exchange_that_is_due_outlives_a_deal_that_is_thrown_in() -> None:
    low = "2C 3C 4C 5C 6C 7C 8C 9C TC AC 2D 3D 4D"
    rules = "redeal=no-court-first5+no-court-13+partner-no-trump"
    game = after_kot(rules=rules)
    assert game.hakem == 2
    deal(game, f" | | {low} | ").put("claim no-court-first5")
    assert game.last.kind == "redeal"
    assert game.state.match.owed == Owed(1, 1)
    deal(game, f"AS KS QS | JS TS 9S | {low} | KD QD JD").put("call S")
    for seat in (1, 3, 0):
        game.put(f"{seat}:{game.legal(seat)[0]}")
    game.put("2:give 2C")
    game.put("claim no-court-13")
    assert second(game, SECOND).state.phase == "exchange"
    assert game.state.match.owed == Owed(1, 1)


def test_the_exchange_is_over_once_the_deal_is_played() -> None:
    game = second(after_kot(), SECOND).put("1:give 9S", "0:give AS", "2:give 2S", "3:give KH")
    while not game.finished:
        options = game.legal()
        game.put("stop" if "stop" in options else options[0])
    assert (game.state.match.owed is None) == (game.last.kind not in ("kot", "hakem-kot"))


# ------------------------------------------------------------------------------------------- the partner holds no trump


def suggesting(hands: str) -> Game:
    """A deal after a kot; seat 2 is hakem, seat 0 his partner."""
    return second(after_kot(), hands)


def test_the_partner_may_suggest_a_new_deal_until_somebody_has_given() -> None:
    hands = "AD AC KD KC QD QC JD JC TD TC 9D 9C 8D | TS 9S | AS | KS"
    game = suggesting(hands).put("0:suggest-redeal")
    assert game.to_act == (2,)
    assert game.legal() == ["agree", "refuse"]
    assert game.legal(0) == []
    game.put("refuse")
    assert game.state.phase == "exchange"
    assert list(game.to_act) == [0, 1, 2, 3]
    with pytest.raises(IllegalAction):
        game.put("0:suggest-redeal")
    late = suggesting(hands).put("1:give TS")
    with pytest.raises(IllegalAction):
        late.put("0:suggest-redeal")


def test_an_agreed_redeal_leaves_the_exchange_due() -> None:
    hands = "AD AC KD KC QD QC JD JC TD TC 9D 9C 8D | TS 9S | AS | KS"
    game = suggesting(hands).put("0:suggest-redeal", "agree")
    assert (game.last.kind, game.last.next_dealer, game.last.next_hakem) == ("redeal", 1, 2)
    assert game.state.match.owed == Owed(1, 1)


def test_the_two_of_hearts_is_a_trump_for_the_suggestion() -> None:
    hands = "2H AC KD KC QD QC JD JC TD TC 9D 9C 8D | TS 9S | AS | KS"
    with pytest.raises(IllegalAction):
        suggesting(hands).put("0:suggest-redeal")


def test_only_the_partner_may_suggest() -> None:
    hands = "AD AC KD KC QD QC JD JC TD TC 9D 9C 8D | AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2C | AS | "
    game = suggesting(hands)
    for seat in (1, 2, 3):
        with pytest.raises(IllegalAction):
            game.put(f"{seat}:suggest-redeal")


def test_without_an_exchange_the_suggestion_stands_before_the_lead() -> None:
    hands = "AS | TS 9S | AD AC KD KC QD QC JD JC TD TC 9D 9C 8D | KS"
    game = deal(game_of("satat"), hands).put("call S", "2:suggest-redeal")
    (event,) = [event for event in game.events if isinstance(event, RedealSuggested)]
    assert event.voids == 1 << SPADES | 1 << 4, "neither a spade nor the two of hearts"
    game.put("refuse", "AS")
    with pytest.raises(IllegalAction):
        game.put("2:suggest-redeal")


def test_a_kot_is_worth_two_and_a_win_one_for_either_side() -> None:
    assert after_kot().last.points == (2, 0)
    assert after_kot("1111111").last.points == (0, 2)
    assert won_by(game_of("satat"), "0101010101000").last.points == (1, 0)
    assert won_by(game_of("satat"), "0101010101111").last.points == (0, 1)
