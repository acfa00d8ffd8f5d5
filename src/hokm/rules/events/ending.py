"""The end of a deal and of a match."""

from hokm.cards import Card, CardSet, suit_of
from hokm.rules.actions import Seat
from hokm.rules.declaring import Public, event
from hokm.rules.fold import changes_deal, changes_match, put
from hokm.rules.results import DealResult, MatchResult, Streak
from hokm.rules.state import Deal, Match
from hokm.rules.tuples import replaced
from hokm.rules.values import Owed
from hokm.rules.variant import Variant

__all__ = ["DealConceded", "DealEnded", "HandsOpened", "MatchEnded", "Resigned"]


@event
class DealConceded(Public):
    """A side gave up the deal."""

    seat: Seat


@event
class DealEnded(Public):
    """The deal is over and scored. ``owed`` is what is to be passed in the next exchange."""

    result: DealResult
    owed: Owed | None = None


@changes_match(DealEnded)
def _deal_scored(phase: str, match: Match, event: DealEnded) -> Match:
    result = event.result
    thrown_in = result.kind == "redeal"
    won = match.won if result.winner is None else put(match.won, result.winner, match.won[result.winner] + 1)
    return replaced(
        match,
        score=result.score,
        won=won,
        owed=event.owed,
        streak=match.streak if result.streak is None else Streak(*result.streak),
        played=match.played if thrown_in else match.played + 1,
        redeals=match.redeals + 1 if thrown_in and phase == "trump" else 0,
        dealer=match.dealer if result.next_dealer is None else result.next_dealer,
        hakem=match.hakem if result.next_hakem is None else result.next_hakem,
    )


@changes_deal(DealEnded)
def _deal_ended(variant: Variant, deal: Deal, event: DealEnded) -> Deal:
    return replaced(deal, result=event.result)


@event
class HandsOpened(Public):
    """All hands that were played with may be looked at, and the card that still lay face down for trump.

    One set of cards a hand.
    """

    hands: tuple[CardSet, ...]
    laid: Card | None = None


@changes_deal(HandsOpened)
def _hands_opened(variant: Variant, deal: Deal, event: HandsOpened) -> Deal:
    trump = deal.trump if event.laid is None else suit_of(event.laid)
    return replaced(deal, opened=event.hands, trump=trump)


@event
class Resigned(Public):
    """A seat gave up the match."""

    seat: Seat


@event
class MatchEnded(Public):
    """The match is over."""

    result: MatchResult


@changes_match(MatchEnded)
def _match_ended(phase: str, match: Match, event: MatchEnded) -> Match:
    return replaced(match, result=event.result)
