"""From the wire's messages back to what a viewer saw, so that a program far away folds the same view as the table."""

from collections.abc import Iterable
from typing import assert_never

from hokm import protocol as p
from hokm import views
from hokm.cards import Card, CardSet, parse_card, parse_suit, set_of
from hokm.rules import DealResult, MatchResult, Streak


def decode_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Cards in their given order."""
    return tuple(parse_card(text) for text in texts)


def decode_set(texts: Iterable[str]) -> CardSet:
    """A set of cards."""
    return set_of(parse_card(text) for text in texts)


def decode_deal_result(info: p.DealResultInfo) -> DealResult:
    """A finished deal."""
    return DealResult(
        kind=info.kind,  # type: ignore[arg-type]  # the kinds of every game are the engine's to know
        winner=info.winner,
        tricks=tuple(info.tricks),
        points=tuple(info.points),
        score=tuple(info.score),
        streak=None if info.streak is None else Streak(info.streak.side, info.streak.deals),
        next_dealer=info.next_dealer,
        next_hakem=info.next_hakem,
    )


def decode_match_result(info: p.MatchResultInfo) -> MatchResult:
    """A finished match."""
    return MatchResult(info.winner, tuple(info.score), info.reason)  # type: ignore[arg-type]  # as above


def decode_event(event: p.EventMessage) -> views.SeenEvent:
    """What was seen. A message that is not put here does not type-check."""
    match event:
        case p.CardPlayedEvent():
            return views.CardPlayed(event.seat, parse_card(event.card))
        case p.TrickWonEvent():
            return views.TrickWon(event.seat, tuple(event.tricks))
        case p.WithheldEvent():
            return views.Withheld()
        case p.HakemFoundEvent() | p.PhaseBeganEvent() | p.DealBeganEvent() | p.CardsDealtEvent():
            return _beginning(event)
        case p.HandsTakenUpEvent() | p.TrumpCalledEvent() | p.TurnUpAskedEvent() | p.TrumpTurnedUpEvent():
            return _trump(event)
        case p.RedealClaimedEvent() | p.RedealSuggestedEvent() | p.RedealAnsweredEvent():
            return _redeal(event)
        case p.KotAnnouncedEvent() | p.TableTappedEvent() | p.DealConcededEvent() | p.ResignedEvent():
            return _said(event)
        case p.KotReachedEvent() | p.PartnersLookedEvent() | p.GoingOnSpokenEvent():
            return _kot(event)
        case p.DealEndedEvent():
            return views.DealEnded(decode_deal_result(event.result))
        case p.HandsOpenedEvent():
            return views.HandsOpened(tuple(decode_set(hand) for hand in event.hands))
        case p.MatchEndedEvent():
            return views.MatchEnded(decode_match_result(event.result))
        case _:
            assert_never(event)


def _beginning(
    event: p.HakemFoundEvent | p.PhaseBeganEvent | p.DealBeganEvent | p.CardsDealtEvent,
) -> views.SeenEvent:
    match event:
        case p.HakemFoundEvent():
            return views.HakemFound(decode_cards(event.cards), event.hakem, event.dealer, tuple(event.people))
        case p.PhaseBeganEvent():
            return views.PhaseBegan(event.phase)
        case p.DealBeganEvent():
            return views.SeenDealBegan(event.number, event.dealer, event.hakem)
        case p.CardsDealtEvent():
            packets = [
                views.SeenPacket(one.seat, one.number, None if one.cards is None else decode_cards(one.cards))
                for one in event.packets
            ]
            return views.SeenCardsDealt(tuple(packets), tuple(event.face_down))


def _trump(
    event: p.HandsTakenUpEvent | p.TrumpCalledEvent | p.TurnUpAskedEvent | p.TrumpTurnedUpEvent,
) -> views.SeenEvent:
    match event:
        case p.HandsTakenUpEvent():
            return views.SeenHandsTakenUp(None if event.cards is None else decode_cards(event.cards))
        case p.TrumpCalledEvent():
            return views.TrumpCalled(event.seat, parse_suit(event.suit))
        case p.TurnUpAskedEvent():
            return views.TurnUpAsked(event.seat)
        case p.TrumpTurnedUpEvent():
            return views.TrumpTurnedUp(event.seat, parse_card(event.card))


def _redeal(event: p.RedealClaimedEvent | p.RedealSuggestedEvent | p.RedealAnsweredEvent) -> views.SeenEvent:
    match event:
        case p.RedealClaimedEvent():
            return views.RedealClaimed(event.seat, event.claim, decode_set(event.hand))
        case p.RedealSuggestedEvent():
            return views.RedealSuggested(event.seat)
        case p.RedealAnsweredEvent():
            return views.RedealAnswered(event.seat, event.agreed)


def _said(event: p.KotAnnouncedEvent | p.TableTappedEvent | p.DealConcededEvent | p.ResignedEvent) -> views.SeenEvent:
    match event:
        case p.KotAnnouncedEvent():
            return views.KotAnnounced(event.seat)
        case p.TableTappedEvent():
            return views.TableTapped(event.seat)
        case p.DealConcededEvent():
            return views.DealConceded(event.seat)
        case p.ResignedEvent():
            return views.Resigned(event.seat)


def _kot(event: p.KotReachedEvent | p.PartnersLookedEvent | p.GoingOnSpokenEvent) -> views.SeenEvent:
    match event:
        case p.KotReachedEvent():
            return views.KotReached(event.side, tuple(event.deciders))
        case p.PartnersLookedEvent():
            return views.SeenPartnersLooked(tuple(event.seats), None if event.hand is None else decode_set(event.hand))
        case p.GoingOnSpokenEvent():
            return views.GoingOnSpoken(event.seat, event.on)
