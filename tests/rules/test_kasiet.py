"""Trup Kasiet: a secret trump that is in force, and how it becomes known (rules 14)."""

import pytest

from hokm.cards import CardSet, format_card, parse_card, set_of
from hokm.rules import Deal, IllegalAction, IllegalChance
from hokm.rules.events import TrickWon, TrumpHidden, TrumpKnown, TrumpNarrowed, TrumpRevealed
from hokm.rules.tuples import replaced
from hokm.views.project import see
from tests.playing import Game
from tests.rules.positions import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    deal,
    dealing,
    game_of,
    tricks_played,
    tricks_won_by,
    variant_of,
    won_by,
)

#: Seat 0 makes trump. Seat 1 has no spade, seat 2 no heart but the two, seat 3 no diamond.
HANDS = (
    "9C AS KS 3H 3D 4S 5S 4H 5H 4D 5D 2C 3C | AD KD QD JD AC KC QC JC AH KH QH JH TH"
    " | 2H 2S 3S 6S 7S 8S TD 9D 8D 7D TC 8C 7C | QS JS TS 9S 9H 8H 7H 6H 6D 2D 6C 5C 4C"
)


def secret(card: str = "9C", rules: str = "", hands: str = HANDS) -> Game:
    """Hakem 0 has laid a card face down."""
    return deal(game_of("trup-kasiet", rules), hands).put(f"hide {card}")


def winner(game: Game) -> int:
    """Who won the last trick."""
    return next(event.seat for event in reversed(game.events) if isinstance(event, TrickWon))


def playable(hand: str, trick: str, trump: int | None = None, rules: str = "") -> set[str]:
    """The cards of a hand that may be played to these."""
    variant = variant_of("trup-kasiet", rules)
    held = Deal(trick=tuple(map(parse_card, trick.split())), trump=None if trump is None else (SPADES, HEARTS)[trump])
    mine = set_of(map(parse_card, hand.split()))
    may = variant.follow.playable(variant, held, mine)
    return {card for card in hand.split() if may >> parse_card(card) & 1}


def test_a_trump_wins_though_only_the_hakem_knows_it() -> None:
    game = secret("9C").put("AS JC 2S QS")
    assert winner(game) == 1


def test_a_trick_won_out_of_suit_shows_the_trump() -> None:
    game = secret("9C").put("AS JC 2S QS")
    assert game.state.deal.trump == CLUBS
    assert TrumpKnown(CLUBS, played=False) in game.events
    assert "9C" in game.hand(0), "the card itself stays face down in his hand"


def test_a_trick_that_another_suit_did_not_win_excludes_that_suit() -> None:
    game = secret("9C").put("AS JH 2S QS")
    assert winner(game) == 0
    assert game.state.deal.trump is None
    assert game.state.deal.excluded == 1 << HEARTS


def test_two_excluded_suits_are_not_enough() -> None:
    game = secret("9C").put("AS JH 2S QS", "KS JD 3S JS")
    assert game.state.deal.trump is None
    assert game.state.deal.excluded == 1 << HEARTS | 1 << DIAMONDS
    assert sum(isinstance(event, TrumpNarrowed) for event in game.events) == 2
    game.put("3D AD 7D 2D")
    assert game.state.deal.trump is None


def test_with_three_suits_excluded_the_fourth_is_known() -> None:
    """Seat 1 throws a heart and a diamond on spades; seat 3 throws a spade on a diamond that seat 1 wins."""
    game = secret("9C", hands=NO_DIAMOND).put("AS JH 2S QS", "KS JD 3S JS", "3D AD 7D TS")
    assert game.state.deal.excluded == 1 << HEARTS | 1 << DIAMONDS | 1 << SPADES
    assert game.state.deal.trump == CLUBS
    assert TrumpKnown(CLUBS, played=False) in game.events


NO_DIAMOND = HANDS.replace("6D 2D 6C 5C 4C", "AH TH 6C 5C 4C").replace("JC AH KH QH JH TH", "JC 6D KH QH JH 2D")


def test_a_trick_with_the_two_of_hearts_tells_nothing() -> None:
    game = secret("9C", hands=HANDS.replace("2H 2S", "2S 2H")).put("3C AC 2H 4C")
    assert winner(game) == 2
    assert (game.state.deal.trump, game.state.deal.excluded) == (None, 0)


def test_the_card_itself_makes_trump_known_when_it_is_played() -> None:
    game = secret("9C")
    assert "9C" in game.legal(), "it is part of his hand"
    game.put("9C")
    assert game.state.deal.trump == CLUBS
    assert TrumpKnown(CLUBS, played=True) in game.events
    assert game.state.deal.laid is None


def test_it_counts_for_following_suit() -> None:
    hands = HANDS.replace(" 2C 3C", " 8S 6D", 1).replace("8S TD", "3C TD").replace("6D 2D", "2C 2D")
    game = secret("9C", hands=hands).put("4D AD TD 2D", "AC 8C 4C")
    assert game.to_act == (0,)
    assert game.legal() == ["9C"]


def test_only_the_hakem_knows_the_card() -> None:
    (event,) = [event for event in secret().events if isinstance(event, TrumpHidden)]
    seen = [view.card for seat in range(4) if isinstance(view := see(event, seat), TrumpHidden)]
    assert seen == [parse_card("9C"), None, None, None]
    assert not event.aside


def test_nobody_asks_and_nobody_shows() -> None:
    game = secret()
    assert "reveal" not in game.legal()
    game.put("AS")
    assert set(game.legal()) == game.hand(1), "void, and nothing but cards"


@pytest.mark.parametrize(
    ("hand", "trick", "rules", "legal"),
    [
        ("5D 9C 4S", "AD 2H", "", "5D 9C 4S"),
        ("5D 9C 4S", "AD 2H", "kasiet-2h-scope=only-if-led", "5D"),
        ("5D 9C 4S", "2H", "", "5D 9C 4S"),
        ("5D 9C 4S", "2H", "kasiet-2h-scope=only-if-led", "5D 9C 4S"),
        ("5D 9C 4S", "2H AD", "kasiet-2h-scope=only-if-led", "5D 9C 4S"),
        ("5D 9C 4S", "AD KD", "", "5D"),
        ("5D 2H 4S", "AD", "", "5D 2H"),
    ],
)
def test_the_two_of_hearts_frees_all_while_trump_is_unknown(hand: str, trick: str, rules: str, legal: str) -> None:
    assert playable(hand, trick, None, rules) == set(legal.split())


@pytest.mark.parametrize(
    ("hand", "trick", "legal"),
    [("5D 9C 4S", "2H", "4S"), ("5D 9C", "2H", "5D 9C"), ("5D 9C 4S", "AD 2H", "5D"), ("4S 2H 5D", "KS", "4S 2H")],
)
def test_and_nobody_once_it_is_known(hand: str, trick: str, legal: str) -> None:
    assert playable(hand, trick, trump=0) == set(legal.split())


#: As HANDS, but seat 2 wins the first trick with a spade.
SEAT_TWO_WINS = HANDS.replace("8S TD", "QS TD").replace("| QS JS", "| 8S JS")


@pytest.mark.parametrize("rules", ["", "kasiet-2h-scope=only-if-led"])
def test_who_is_freed_stays_free_though_the_card_face_down_shows_the_trump(rules: str) -> None:
    game = secret("9C", rules, SEAT_TWO_WINS).put("4S AD QS 8S", "2H 4C 9C")
    assert game.state.deal.trump == CLUBS
    assert set(game.legal()) == game.hand(1), "he need not follow with a club"


@pytest.mark.parametrize(
    ("rules", "legal"), [("", "every card"), ("kasiet-2h-scope=only-if-led", "AC JC KC QC")], ids=["freed", "not freed"]
)
def test_so_he_stays_where_the_two_of_hearts_was_not_led(rules: str, legal: str) -> None:
    hands = SEAT_TWO_WINS.replace("| 2H 2S", "| 9H 2S").replace("9S 9H", "9S 2H")
    game = secret("9C", rules, hands).put("4S AD QS 8S", "TC 2H 9C")
    assert game.legal() == (sorted(game.hand(1)) if legal == "every card" else legal.split())


def test_the_card_face_down_frees_nobody_where_trump_was_known_before() -> None:
    game = secret("9C").put("AS JC 2S QS", "AH 7C 6H 3H", "2H 4C 9C")
    assert game.legal() == ["AC", "KC", "QC"]


def test_the_two_of_hearts_face_down_makes_hearts_trump_and_frees_nobody() -> None:
    hands = HANDS.replace("9C AS", "2H AS").replace("| 2H 2S", "| 9C 2S")
    game = secret("2H", hands=hands).put("2H")
    assert game.state.deal.trump == HEARTS
    assert set(game.legal()) == {"AH", "KH", "QH", "JH", "TH"}


def test_aside_the_card_is_his_last() -> None:
    game = secret("9C", "kasiet-card-in-hand=false")
    assert "9C" not in game.hand(0)
    assert len(game.legal()) == 12
    assert game.state.deal.held == (13, 13, 13, 13)


def test_aside_it_does_not_count_for_following_suit() -> None:
    game = secret("9C", "kasiet-card-in-hand=false").put("3C KC 7C 4C", "QC 8C 5C")
    assert game.legal() == ["2C"]
    game.put("2C", "AC TC 6C")
    assert set(game.legal()) == game.hand(0), "void, since his last club lies aside"


def test_aside_it_is_shown_when_it_is_played_last() -> None:
    """Six tricks each in which all follow, and the card that lay aside is the hakem's last."""
    game, winners = game_of("trup-kasiet", "kasiet-card-in-hand=false"), "0101010101013"
    tricks = tricks_won_by(game.variant, 0, winners)
    hands = [" ".join(format_card(trick[hand]) for trick in reversed(tricks)) for hand in range(4)]
    tricks_played(deal(game, " | ".join(hands)).put("hide 2H"), winners, stop_before=13)
    assert not any(isinstance(event, TrumpRevealed) for event in game.events)
    assert game.hand(0) == set()
    while game.to_act != (0,):
        game.put(game.legal()[0])
    assert game.legal() == ["2H"]
    game.put("2H")
    assert [event.card for event in game.events if isinstance(event, TrumpRevealed)] == [parse_card("2H")]
    assert game.state.deal.trump == HEARTS


def test_a_card_turned_up_for_trump_is_seen_by_nobody() -> None:
    game = deal(game_of("trup-kasiet"), HANDS)
    assert "turn-up" in game.legal()
    game.put("turn-up")
    assert game.due == "turned"
    with pytest.raises(IllegalChance):
        game.put("turned: 9C")  # only one of the last four
    game.put("turned: 2C")
    (event,) = [event for event in game.events if isinstance(event, TrumpHidden)]
    seen = [view.card for seat in range(4) if isinstance(view := see(event, seat), TrumpHidden)]
    assert seen == [None] * 4
    assert game.state.deal.trump is None
    assert "2C" in game.hand(0)
    assert winner(game.put("AS JC 2S QS")) == 1


def test_a_card_turned_up_aside_does_not_come_into_the_hand() -> None:
    game = deal(game_of("trup-kasiet", "kasiet-card-in-hand=false"), HANDS).put("turn-up", "turned: 2C")
    assert "2C" not in game.hand(0)
    assert len(game.hand(0)) == 12
    assert game.state.deal.held == (13, 13, 13, 13)
    (event,) = [event for event in game.events if isinstance(event, TrumpHidden)]
    assert event.blind


def test_nothing_is_passed_after_a_kot() -> None:
    game = won_by(game_of("trup-kasiet"), "0000000", "hide AH").put("stop")
    assert game.last.points == (2, 0)
    assert game.state.match.owed is None
    deal(game, HANDS).put(next(option for option in game.legal() if option.startswith("hide")))
    assert game.state.phase == "play"


def test_the_partner_cannot_suggest_a_new_deal() -> None:
    with pytest.raises(IllegalAction):
        secret().put("2:suggest-redeal")


@pytest.mark.parametrize(
    ("trump", "hand", "play", "true"),
    [
        (None, "4S 2H", "4S!last", True),  # the two of hearts belongs to no suit yet
        (0, "4S 2H", "4S!last", False),
        (None, "2H 4S", "2H!last", False),
        (None, "2H", "2H!last", False),
        (0, "2H", "2H!last", True),
        (None, "AD 4D", "4D!highest", True),
        (None, "KD 4D", "4D!highest", False),
    ],
)
def test_signals_while_trump_is_secret(trump: int | None, hand: str, play: str, true: bool) -> None:
    variant = variant_of("trup-kasiet")
    state = dealing(variant)
    deal_ = replaced(state.deal, trump=None if trump is None else SPADES, played=(CardSet(0),) * 4)
    state = state._replace(deal=deal_, hands=(set_of(map(parse_card, hand.split())),) * 4)
    card, _, signal = play.partition("!")
    assert (variant.announcements.signalled(variant, state, parse_card(card), signal) is not None) is true
