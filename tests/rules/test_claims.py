"""Claims to a new deal: what they need, when they may be made, how often, and what they leave behind."""

import pytest

from hokm.cards import format_cards
from hokm.rules import DealResult, IllegalAction
from hokm.rules import events as e
from tests.playing import BY_LOT, Game, deal_of, dealt, hands_of, packed

CALLS = ["call C", "call D", "call H", "call S"]


@pytest.mark.parametrize(
    ("first_five", "under_ten", "no_court"),
    [
        ("TS 9H 8D 5C 2S", True, True),
        ("AS 9H 8D 5C 2S", False, True),
        ("AS AH AD AC 2S", False, True),
        ("JS 9H 8D 5C 2S", False, False),
        ("QS 9H 8D 5C 2S", False, False),
        ("KS 9H 8D 5C 2S", False, False),
    ],
)
def test_a_claim_on_the_first_five_needs_low_cards(first_five: str, under_ten: bool, no_court: bool) -> None:
    for rules, claims in (
        ("none", []),
        ("under-ten", ["claim under-ten"] * under_ten),
        ("no-court-first5", ["claim no-court-first5"] * no_court),
        ("under-ten+no-court-first5", ["claim no-court-first5"] * no_court + ["claim under-ten"] * under_ten),
    ):
        game = dealt(f"{first_five} | | |", f"redeal={rules}")
        assert game.legal() == [*CALLS, *claims]


@pytest.mark.parametrize("claim", ["under-ten", "no-court-first5"])
def test_only_a_claim_that_is_true_and_agreed_can_be_made(claim: str) -> None:
    for game in (dealt("JS 9H 8D 5C 2S | | |", f"redeal={claim}"), dealt("TS 9H 8D 5C 2S | | |")):
        with pytest.raises(IllegalAction, match=f"cannot claim {claim} now"):
            game.put(f"claim {claim}")
    with pytest.raises(IllegalAction):
        dealt("TS 9H 8D 5C 2S | | |", f"redeal={claim}").put(f"1:claim {claim}")


@pytest.mark.parametrize("claim", ["under-ten", "no-court-first5"])
def test_after_a_claim_the_same_dealer_deals_to_the_same_hakem(claim: str) -> None:
    game = dealt("| | TS 9H 8D 5C 2S |", f"redeal={claim}; rotation=always-next", hakem=2).put(f"claim {claim}")
    assert game.last == DealResult(
        kind="redeal",
        winner=None,
        tricks=(0, 0),
        points=(0, 0),
        score=(0, 0),
        streak=None,
        next_dealer=1,
        next_hakem=2,
    )
    assert (game.hakem, game.state.match.dealer, game.due) == (2, 1, "deal")
    proof = next(event for event in game.events if isinstance(event, e.RedealClaimed))
    assert (proof.seat, proof.claim, proof.hand.bit_count()) == (2, claim, 5)


def test_a_thrown_in_deal_counts_as_a_deal_but_not_as_one_played() -> None:
    game = low(Game(f"{BY_LOT}; redeal=under-ten; match-end=fixed-hands:1").put("lot: 3"))
    assert (game.state.match.deals, game.state.match.played) == (1, 0)
    assert game.over is None
    game.won_by("0000000")
    assert (game.state.match.deals, game.state.match.played) == (2, 1)
    assert game.state.match.result is not None


LOW = "TS 9H 8D 5C 2S"


def low(game: Game, claim: str = "under-ten") -> Game:
    """Deals the hakem five low cards and claims."""
    hands = [LOW if seat == game.hakem else "" for seat in range(4)]
    pack = packed(hands_of(" | ".join(hands)), game.hakem)
    return game.put(f"deal: {format_cards(pack)}", f"claim {claim}")


@pytest.mark.parametrize(("limit", "granted"), [("1", 1), ("2", 2), ("3", 3), ("none", 5)])
def test_redeals_in_a_row_are_limited(limit: str, granted: int) -> None:
    game = Game(f"{BY_LOT}; redeal=under-ten+no-court-first5; redeal-limit={limit}").put("lot: 3")
    for number in range(granted):
        low(game, "under-ten" if number % 2 else "no-court-first5")
    if limit != "none":
        with pytest.raises(IllegalAction, match="cannot claim under-ten now"):
            low(game)
        assert game.legal() == CALLS


def test_the_limit_is_two_unless_told_otherwise() -> None:
    game = low(low(Game(f"{BY_LOT}; redeal=under-ten").put("lot: 3")))
    with pytest.raises(IllegalAction):
        low(game)


def test_a_deal_that_is_played_ends_the_row_of_redeals() -> None:
    game = low(low(Game(f"{BY_LOT}; redeal=under-ten").put("lot: 3"))).won_by("0000000")
    low(low(game))
    assert [result.kind for result in game.results] == ["redeal", "redeal", "kot", "redeal", "redeal"]


def test_a_deal_that_is_thrown_in_later_ends_the_row_too() -> None:
    game = low(low(Game(f"{BY_LOT}; redeal=under-ten+no-court-13").put("lot: 3")))
    pack = packed(hands_of(f"{NO_COURT} | | |"), 0)
    game.put(f"deal: {format_cards(pack)}", "call S", "claim no-court-13")
    low(low(game))
    assert [result.kind for result in game.results] == ["redeal"] * 5


NO_COURT = "AS TS 9S 8S 7S 6S 5S AH TH 9H AD TD 9D"


def test_a_hand_without_a_court_card_may_be_thrown_in_in_place_of_the_first_lead() -> None:
    game = deal_of(f"{NO_COURT} | | |", rules="redeal=no-court-13")
    assert game.legal() == sorted([*NO_COURT.split(), "claim no-court-13"])
    game.put("claim no-court-13")
    assert (game.last.kind, game.last.next_hakem, game.last.next_dealer) == ("redeal", 0, 3)
    proof = next(event for event in game.events if isinstance(event, e.RedealClaimed))
    assert proof.hand.bit_count() == 13


@pytest.mark.parametrize("court", ["KS", "QH", "JD"])
def test_one_court_card_among_thirteen_forbids_the_claim(court: str) -> None:
    hand = NO_COURT.replace("9D", court)
    game = deal_of(f"{hand} | | |", rules="redeal=no-court-13")
    assert "claim no-court-13" not in game.legal()
    with pytest.raises(IllegalAction, match="cannot claim no-court-13 now"):
        game.put("claim no-court-13")


def test_the_claim_on_thirteen_is_gone_after_the_first_lead() -> None:
    game = deal_of(f"{NO_COURT} | KS | QS | JS", rules="redeal=no-court-13").put("AS KS QS JS")
    assert game.to_act == (0,)
    assert "claim no-court-13" not in game.legal()


def test_the_claim_on_thirteen_is_only_the_hakems_and_only_where_agreed() -> None:
    assert "claim no-court-13" not in deal_of(f"{NO_COURT} | | |").legal()
    game = deal_of(f"{NO_COURT} | | |", rules="redeal=no-court-13", hakem=1)
    with pytest.raises(IllegalAction):
        game.put("0:claim no-court-13")
    early = dealt(f"{NO_COURT} | | |", "redeal=no-court-13")
    assert early.legal() == CALLS


def test_the_claim_on_thirteen_has_no_limit_in_a_row() -> None:
    game = deal_of(f"{NO_COURT} | | |", rules="redeal=no-court-13; redeal-limit=1").put("claim no-court-13")
    pack = game.inputs[1]
    for _ in range(3):
        game.feed(pack)
        game.put("call S", "claim no-court-13")
    assert len(game.results) == 4


# The hakem (seat 0) has named spades; seat 2 holds none.
NO_TRUMP = "AS KS QS JS TS | 9S 8S 7S 6S | AH KH QH JH TH AD KD QD JD TD AC KC QC | 5S 4S 3S 2S"
SUGGESTED = "redeal=partner-no-trump"


def test_a_partner_without_trumps_may_suggest_a_new_deal_and_the_hakem_agrees() -> None:
    game = deal_of(NO_TRUMP, rules=SUGGESTED).put("2:suggest-redeal")
    assert game.to_act == (0,)
    assert game.legal() == ["agree", "refuse"]
    game.put("agree")
    assert (game.last.kind, game.last.next_hakem, game.last.next_dealer, game.due) == ("redeal", 0, 3, "deal")


def test_after_a_refusal_the_hakem_leads_and_nobody_may_suggest_again() -> None:
    game = deal_of(NO_TRUMP, rules=SUGGESTED).put("2:suggest-redeal", "refuse")
    assert game.to_act == (0,)
    assert set(game.legal()) == game.hand(0)
    with pytest.raises(IllegalAction, match="cannot suggest a redeal now"):
        game.put("2:suggest-redeal")


def test_while_the_hakem_is_asked_nothing_else_goes_on() -> None:
    game = deal_of(NO_TRUMP, rules=f"{SUGGESTED}; baunie-call-required=true").put("2:suggest-redeal")
    for text in ("AS", "0:announce kot", "1:announce kot", "2:suggest-redeal", "claim no-court-13", "1:agree"):
        with pytest.raises(IllegalAction):
            game.put(text)
    with pytest.raises(IllegalAction, match="it is time to agree or refuse"):
        game.put("AS")
    with pytest.raises(IllegalAction, match="first agree or refuse"):
        game.put("call S")
    game.put("refuse", "1:announce kot")


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_only_the_partner_may_suggest(seat: int) -> None:
    all_trumps = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | | |"
    with pytest.raises(IllegalAction, match="cannot suggest a redeal now"):
        deal_of(all_trumps, rules=SUGGESTED).put(f"{seat}:suggest-redeal")
    deal_of(all_trumps, rules=SUGGESTED).put("2:suggest-redeal")


def test_a_partner_with_a_trump_may_not_suggest() -> None:
    hands = NO_TRUMP.replace("| AH", "| 9S AH").replace("| 9S 8S", "| 8S").replace(" QC", "")
    with pytest.raises(IllegalAction, match="cannot suggest a redeal now"):
        deal_of(hands, rules=SUGGESTED).put("2:suggest-redeal")


def test_a_suggestion_must_come_after_the_deal_and_before_the_first_lead_and_be_agreed_upon() -> None:
    with pytest.raises(IllegalAction, match="cannot suggest a redeal now"):
        dealt(NO_TRUMP, SUGGESTED).put("2:suggest-redeal")
    with pytest.raises(IllegalAction, match="cannot suggest a redeal now"):
        deal_of(NO_TRUMP, rules=SUGGESTED).put("AS", "2:suggest-redeal")
    trick = deal_of(NO_TRUMP, rules=SUGGESTED).put("AS 9S AH 5S")
    with pytest.raises(IllegalAction, match="cannot suggest a redeal now"):
        trick.put("2:suggest-redeal")
    with pytest.raises(IllegalAction, match="cannot suggest a redeal now"):
        deal_of(NO_TRUMP).put("2:suggest-redeal")


def test_a_suggestion_shows_that_the_partner_is_void_of_trumps() -> None:
    game = deal_of(NO_TRUMP, rules=SUGGESTED).put("2:suggest-redeal")
    assert game.state.deal.voids == (0, 0, 1, 0)


def test_suggestion_and_claim_do_not_depend_on_one_another() -> None:
    hands = f"{NO_COURT} | KS QS JS 4S | AC KC QC JC TC 9C 8C 7C 6C 5C KH QH JH | 3S 2S"
    game = deal_of(hands, rules="redeal=no-court-13+partner-no-trump").put("2:suggest-redeal", "refuse")
    assert "claim no-court-13" in game.legal()
    game.put("claim no-court-13")
    assert game.last.kind == "redeal"


def test_claims_leave_no_trace_of_having_been_possible() -> None:
    """The events of a deal in which a claim was possible and not made are those of one without the claim."""
    low_hand = dealt(f"{LOW} | | |", "redeal=under-ten+no-court-13").put("call S")
    plain = dealt(f"{LOW} | | |", "redeal=none").put("call S")
    assert low_hand.events == plain.events
