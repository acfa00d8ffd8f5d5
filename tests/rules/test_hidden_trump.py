"""A trump that lies face down: asking for it, showing it, and what counts as a trump then (rules 9)."""

import pytest

from hokm.cards import SUIT_OF, parse_card
from hokm.rules import IllegalAction
from hokm.rules.events import CardLaidAway, TrickWon, TrumpAsked, TrumpHidden, TrumpRevealed
from hokm.views.project import see
from tests.playing import Game
from tests.rules.positions import HEARTS, deal, game_of

#: Seat 0 makes trump. Seats 2 and 3 have no spade; seat 3 no heart higher than the ten.
HANDS = (
    "5S 6S 2H 4D 5D 6D 7D 8D 9D TD 2C 3C 4C | KS AS QS JS TS 9S 8S 7S 4S 3S 2S 2D 5C"
    " | QH KH AH JH 9H AC KC QC JC TC 9C 8C 7C | 3H 4H 5H 6H 7H 8H TH AD KD QD JD 3D 6C"
)


def hidden(rules: str = "", name: str = "hidden-rang", card: str = "2H", hands: str = HANDS) -> Game:
    """Hakem 0 has laid a card face down."""
    return deal(game_of(name, rules), hands).put(f"hide {card}")


def winner(game: Game) -> int:
    """Who won the last trick."""
    return next(event.seat for event in reversed(game.events) if isinstance(event, TrickWon))


def test_any_of_the_first_five_may_be_laid_down() -> None:
    game = deal(game_of("hidden-rang"), HANDS)
    assert game.legal() == sorted(f"hide {card}" for card in ("5S", "6S", "2H", "4D", "5D"))


def test_the_card_laid_down_is_out_of_the_hand() -> None:
    game = hidden()
    assert len(game.hand(0)) == 12
    assert "2H" not in game.hand(0)
    assert game.state.deal.held == (13, 13, 13, 13)
    assert game.state.deal.trump is None


def test_only_the_hakem_knows_the_card_laid_down() -> None:
    (event,) = [event for event in hidden().events if isinstance(event, TrumpHidden)]
    cards = [seen.card for seat in range(4) if isinstance(seen := see(event, seat), TrumpHidden)]
    assert cards == [parse_card("2H"), None, None, None]


def test_before_the_reveal_only_the_led_suit_counts() -> None:
    game = hidden().put("5S KS KH 3H")
    assert winner(game) == 1
    assert game.state.deal.trump is None


def test_with_card_activation_only_a_card_played_after_the_reveal_is_a_trump() -> None:
    """Spades led, trump hearts: seat 2 throws the queen without asking, seat 3 asks and must trump."""
    game = hidden("reveal-activation=card").put("5S KS QH ask")
    assert game.legal() == sorted(["3H", "4H", "5H", "6H", "7H", "8H", "TH"])
    assert winner(game.put("3H")) == 3


@pytest.mark.parametrize(("asked", "thrown", "wins"), [("9H", "TH", 3), ("QH", "TH", 2)])
def test_of_several_trumps_played_after_the_reveal_the_highest_wins(asked: str, thrown: str, wins: int) -> None:
    assert winner(hidden().put(f"5S KS ask {asked} {thrown}")) == wins


def test_with_trick_activation_every_card_of_that_suit_counts() -> None:
    assert winner(hidden("reveal-activation=trick").put("5S KS QH ask 3H")) == 2


def test_when_the_trump_suit_itself_was_led_the_highest_of_it_wins() -> None:
    hands = "3H AS 4H 9S 8S 7S 6S | KH 2S 3S | 5H 2D 3D | KD QD JD TD 9D 8D 7D 6D 5D 4D AC KC QC"
    for activation in ("card", "trick"):
        game = hidden(f"reveal-activation={activation}", card="4H", hands=hands)
        game.put("3H KH 5H")
        assert "ask" in game.legal()
        assert winner(game.put("ask KD")) == 1


def test_asking_shows_the_card_to_all_and_gives_it_back() -> None:
    game = hidden().put("5S KS ask")
    events = [event for event in game.events if isinstance(event, TrumpAsked | TrumpRevealed)]
    assert events[0] == TrumpAsked(2)
    assert isinstance(events[1], TrumpRevealed)
    assert (events[1].seat, events[1].card) == (0, parse_card("2H"))
    assert "2H" in game.hand(0)
    assert game.state.deal.trump == HEARTS
    assert game.to_act == (2,)


def test_whoever_asked_must_play_a_trump_but_need_not_go_over() -> None:
    game = hidden().put("5S KS ask")
    assert game.legal() == sorted(["AH", "KH", "QH", "JH", "9H"])
    game.put("AH ")
    assert game.legal() == sorted(game.hand(3)), "seat 3 has not asked and may discard or trump low"


def test_whoever_asked_without_a_trump_plays_any_card() -> None:
    game = hidden(card="5S").put("6S KS ask")
    assert game.legal() == sorted(game.hand(2))


def test_nobody_need_ask() -> None:
    game = hidden().put("5S KS")
    assert set(game.legal()) == game.hand(2) | {"ask"}


def test_who_can_follow_may_not_ask() -> None:
    game = hidden().put("5S")
    assert "ask" not in game.legal()
    with pytest.raises(IllegalAction):
        game.put("ask")


def test_whoever_leads_may_not_ask() -> None:
    game = hidden().put("5S KS KH 3H")
    assert game.to_act == (1,)
    assert "ask" not in game.legal()


NO_CLUB = (
    "2H 3S 3D 4D 5D 6D 7D 8D 9D TD JD QD 9H | AS AC 4S 5S | 6S KC 7S 8S 9S TS JS QS KS AH KH QH JH | 2S 3C AD KD 2C 3H"
)
VOID_HAKEM = "2H 3H AS KS QS JS TS 9S 8S 7S 6S 5S 4S | 2S 3S AC KC QC JC TC 9C 8C 7C 6C 5C 4C | | "


def test_the_hakem_may_not_ask_but_show_the_card_when_he_leads() -> None:
    game = hidden(hands=VOID_HAKEM)
    assert game.to_act == (0,)
    assert "reveal" in game.legal()
    assert "ask" not in game.legal()
    assert game.put("reveal").legal() == ["2H", "3H"], "then he must play a trump, the card itself or another"


def test_the_hakem_may_show_the_card_when_he_is_void() -> None:
    game = hidden(hands=NO_CLUB).put("3S AS 6S 2S", "AC KC 3C")
    assert set(game.legal()) == game.hand(0) | {"reveal"}
    assert game.put("reveal").legal() == ["2H", "9H"]
    assert winner(game.put("2H")) == 0


@pytest.mark.parametrize(
    ("name", "rules", "may"),
    [
        ("hidden-rang", "", {1, 2, 3}),
        ("hidden-rang", "who-may-ask=opponents", {1, 3}),
        ("hidden-rung", "", {1, 2, 3}),
        ("dab-rang", "", {1, 3}),
        ("dab-rang", "who-may-ask=anyone-but-caller", {1, 2, 3}),
    ],
)
def test_who_may_ask(name: str, rules: str, may: set[int]) -> None:
    """Only the hakem has spades, so all others are void."""
    hands = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | AH | AD | AC"
    game = deal(game_of(name, rules), hands)
    if name == "dab-rang":
        game.put("bid 7 pass pass pass")
    game.put("hide TS", "AS")
    asking = set()
    for _ in range(3):
        if "ask" in game.legal():
            asking |= set(game.to_act)
        game.put(next(option for option in game.legal() if option != "ask"))
    assert asking == may


# ---------------------------------------------------------------------- the trump suit is led and the hakem has no more


@pytest.mark.parametrize(("value", "only"), [("may-conceal", False), ("must-reveal", True)])
def test_whether_the_hakem_must_show_it_then(value: str, only: bool) -> None:
    """Seat 1 wins the first trick and leads a heart; the hakem has none but the one face down."""
    hands = (
        "2H 3S 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD | AS AH 4S 5S"
        " | 6S KH 7S 8S 9S TS JS QS KS AC KC QC JC | 2S 3H AD KD 2C 3C"
    )
    game = hidden(f"caller-concealed-follow={value}", hands=hands).put("3S AS 6S 2S", "AH KH 3H")
    assert game.to_act == (0,)
    if only:
        assert game.legal() == ["reveal"]
    else:
        assert set(game.legal()) == game.hand(0) | {"reveal"}
    assert game.put("reveal").legal() == ["2H"], "his trump follows suit"


def test_must_reveal_is_about_the_trump_suit_only() -> None:
    hands = (
        "2H 3S 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD | AS AC 4S 5S"
        " | 6S KC 7S 8S 9S TS JS QS KS AH KH QH JH | 2S 3C AD KD 2C 3H"
    )
    game = hidden("caller-concealed-follow=must-reveal", hands=hands).put("3S AS 6S 2S", "AC KC 3C")
    assert set(game.legal()) == game.hand(0) | {"reveal"}


def test_a_hakem_who_can_follow_need_not_show_it() -> None:
    hands = (
        "2H 3S 4H 3D 4D 5D 6D 7D 8D 9D TD JD QD | AS AH 4S 5S"
        " | 6S KH 7S 8S 9S TS JS QS KS AC KC QC JC | 2S 3H AD KD 2C 3C"
    )
    game = hidden("caller-concealed-follow=must-reveal", hands=hands).put("3S AS 6S 2S", "AH KH 3H")
    assert game.legal() == ["4H"]


# ------------------------------------------------------------------------------------------------------ the last card


@pytest.mark.parametrize(("activation", "wins"), [("card", 0), ("trick", 3)])
def test_the_card_face_down_is_turned_up_when_it_is_the_last(activation: str, wins: int) -> None:
    game = deal(
        game_of("hidden-rung", f"reveal-activation={activation}"),
        "5H 2S 3S 4S 5S 6S 2D 3D 4D 5D 6D 7D 8D"
        " | AC AS KS QS JS TS AD KD QD JD TD 9D KC"
        " | 3C 7S 8S 9S 4C 5C 6C 7C 8C 9C TC JC QC"
        " | 9H 2C 2H 3H 4H 6H 7H 8H TH JH QH KH AH",
    ).put("hide 5H")
    game.put("2S AS 7S 2H", "KS 8S 3H 3S", "QS 9S 4H 4S", "JS 4C 6H 5S", "TS 5C 7H 6S")
    game.put("AD 6C 8H 2D", "KD 7C TH 3D", "QD 8C JH 4D", "JD 9C QH 5D", "TD TC KH 6D", "9D JC AH 7D")
    game.put("KC QC 2C 8D")
    assert game.hand(0) == set()
    game.put("AC 3C 9H")
    assert game.to_act == (0,)
    assert game.legal() == ["5H"]
    game.put("5H")
    assert [event.card for event in game.events if isinstance(event, TrumpRevealed)] == [parse_card("5H")]
    assert winner(game) == wins
    assert (game.last.kind, game.last.winner) == (("kot", 0) if wins == 0 else ("hakem-kot", 1))


# --------------------------------------------------------------------------------------------- turned up by itself


def test_turned_up_by_itself_for_the_first_who_cannot_follow() -> None:
    game = hidden("auto-reveal=on-first-void").put("5S KS")
    assert game.state.deal.trump == HEARTS
    assert game.to_act == (2,)
    assert set(game.legal()) == game.hand(2), "nothing to ask, and no duty to trump"
    assert winner(game.put("JH 3H")) == 2


def test_turned_up_by_itself_it_stays_down_while_all_follow() -> None:
    hands = "5S 2H 4S | KS 2S | 6S QH | 7S AD"
    game = hidden("auto-reveal=on-first-void", hands=hands).put("5S KS 6S 7S")
    assert game.state.deal.trump is None
    assert "reveal" not in game.legal(1)


def test_turned_up_by_itself_for_the_hakem_too() -> None:
    game = hidden("auto-reveal=on-first-void", hands=NO_CLUB).put("3S AS 6S 2S", "AC KC 3C")
    assert game.to_act == (0,)
    assert game.state.deal.trump == HEARTS
    assert set(game.legal()) == game.hand(0)
    assert "2H" in game.hand(0)


def test_turned_up_by_itself_the_hakem_says_nothing_when_he_leads() -> None:
    assert "reveal" not in hidden("auto-reveal=on-first-void").legal()


# ------------------------------------------------------------------------------------------------- face-down play


def test_what_the_hakem_throws_away_face_down_is_known_to_him_alone() -> None:
    game = hidden("caller-face-down-play=true", hands=NO_CLUB).put("3S AS 6S 2S", "AC KC 3C", "9H")
    assert game.state.deal.put_away[0] == 1
    assert game.state.deal.played[0].bit_count() == 1
    laid = next(event for event in game.events if isinstance(event, CardLaidAway))
    seen = [view.card for seat in range(4) if isinstance(view := see(laid, seat), CardLaidAway)]
    assert seen == [parse_card("9H"), None, None, None]
    assert winner(game) == 1


def test_by_default_what_the_hakem_throws_away_lies_open() -> None:
    game = hidden(hands=NO_CLUB).put("3S AS 6S 2S", "AC KC 3C", "9H")
    assert game.state.deal.put_away[0] == 0
    assert game.state.deal.played[0] >> parse_card("9H") & 1


def test_a_card_that_the_hakem_leads_or_follows_suit_with_lies_open() -> None:
    hands = NO_CLUB.replace("3S 3D", "3S 4S", 1).replace("AC 4S", "AC 3D", 1)
    game = hidden("caller-face-down-play=true", hands=hands).put("3S AS 6S 2S", "5S 7S AD 4S")
    assert game.state.deal.put_away[0] == 0
    assert game.state.deal.played[0].bit_count() == 2


def test_others_play_open_cards() -> None:
    game = hidden("caller-face-down-play=true").put("5S KS QH")
    assert game.state.deal.trick[-1] == parse_card("QH")


def test_a_face_down_trump_cannot_win_even_where_the_whole_trick_counts() -> None:
    hands = (
        "2H 3S 3D 4D 5D 6D 7D 8D 9D TD JD QD AH"
        " | 4S 5S 6S 7S 8S 9S TS JS 4C 5C 6C 7C 8C"
        " | QS KS QH KH JH TH 9H 8H 7H 6H 5H 4H 3H"
        " | AS AC KC QC JC TC 9C 3C 2C 2S KD AD 2D"
    )
    for activation in ("trick", "card"):
        game = hidden(f"caller-face-down-play=true; reveal-activation={activation}", hands=hands)
        game.put("3S 4S QS AS", "AC AH 5C ask")
        assert game.to_act == (2,)
        assert winner(game.put("3H")) == 2


# ---------------------------------------------------------------------------------------------------- blind indicator


def test_a_blind_indicator_is_known_to_nobody() -> None:
    game = deal(game_of("hidden-rang", "indicator-choice=blind-first5"), HANDS)
    assert game.due == "drawn"
    assert game.to_act == ()
    game.put("drawn: 4D")
    (event,) = [event for event in game.events if isinstance(event, TrumpHidden)]
    cards = [seen.card for seat in range(4) if isinstance(seen := see(event, seat), TrumpHidden)]
    assert cards == [None] * 4
    assert event.blind
    assert len(game.hand(0)) == 12
    assert SUIT_OF[parse_card("4D")] != game.state.deal.trump


def test_a_blind_indicator_is_one_of_the_first_five() -> None:
    game = deal(game_of("hidden-rang", "indicator-choice=blind-first5"), HANDS)
    with pytest.raises(ValueError, match="6D cannot be drawn"):
        game.put("drawn: 6D")


def test_a_blind_indicator_can_be_asked_for_and_shown() -> None:
    game = deal(game_of("hidden-rang", "indicator-choice=blind-first5"), HANDS).put("drawn: 2H")
    assert "reveal" in game.legal()
    assert winner(game.put("5S KS ask QH 3H")) == 2


# ------------------------------------------------------------------------------- the same switches in the open games


@pytest.mark.parametrize("name", ["hokm-4", "court-piece", "single-sar"])
def test_the_open_games_can_hide_their_trump(name: str) -> None:
    game = hidden("trump-mode=hidden", name)
    assert winner(game.put("5S KS QH ask 3H")) == 3


@pytest.mark.parametrize("name", ["hokm-4", "court-piece", "single-sar"])
def test_the_open_games_can_be_played_without_trump(name: str) -> None:
    game = deal(game_of(name, "trump-mode=none"), HANDS)
    assert game.state.phase == "play"
    assert [len(game.hand(seat)) for seat in range(4)] == [13] * 4
    game.put("5S KS AH TH")
    assert winner(game) == 1
    assert game.state.deal.trump is None


@pytest.mark.parametrize("name", ["hokm-4", "court-piece", "single-sar", "double-sar", "dehla-pakad", "satat"])
def test_the_hakem_may_have_to_turn_up_a_card(name: str) -> None:
    game = deal(game_of(name, "trump-mode=turn-up-only; turn-up=last-batch; redeal=none"), HANDS)
    assert game.legal() == ["turn-up"]
    game.put("turn-up")
    assert game.due == "turned"
    game.put("turned: 3C")
    assert game.state.deal.trump == SUIT_OF[parse_card("3C")]
    assert "3C" in game.hand(0)


def test_claims_on_the_first_five_are_made_before_a_card_is_laid_down() -> None:
    game = deal(game_of("hidden-rang", "redeal=under-ten"), HANDS)
    assert "claim under-ten" in game.legal()
    assert game.put("claim under-ten").last.kind == "redeal"


def test_the_claim_on_all_cards_counts_the_one_face_down() -> None:
    hands = "KH 2S 3S 4S 5S 6S 7S 8S 9S TS AS AH AD | JS | JH | JD"
    rules = "redeal=no-court-13"
    assert "claim no-court-13" not in hidden(rules, card="KH", hands=hands).legal()
    plain = hands.replace("KH", "TH", 1)
    game = hidden(rules, card="TH", hands=plain)
    assert "claim no-court-13" in game.legal()
    assert "reveal" in game.legal()
    assert "claim no-court-13" not in game.put("reveal").legal(), "any other action there declines it"


def test_a_kot_is_announced_before_the_card_is_turned_up() -> None:
    game = hidden("baunie-call-required=true", hands=VOID_HAKEM).put("1:announce kot", "reveal")
    with pytest.raises(IllegalAction):
        game.put("0:announce kot")


def test_a_kot_ends_a_deal_with_a_trump_that_nobody_saw() -> None:
    game = hidden(
        "match-end=fixed-kots:9",
        hands="AS KS QS 2H JS TS 9S 8S | 2S 3S 4S 5S 6S 7S | AD KD QD JD TD 9D 8D | AC KC QC JC TC 9C 8C",
    )
    for card in ("AS", "KS", "QS", "JS", "TS", "9S", "8S"):
        game.put(card)
        while game.state.deal.trick:
            game.put(next(option for option in game.legal() if option != "ask"))
    assert (game.last.kind, game.last.points, game.last.next_hakem) == ("kot", (1, 0), 2)
