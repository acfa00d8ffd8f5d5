"""From the wire's messages back to what a viewer saw, so that a program far away folds the same view as the table."""

from collections.abc import Iterable
from typing import assert_never

from hokm import protocol as p
from hokm import views
from hokm.cards import Card, CardSet, parse_card, parse_suit, set_of
from hokm.rules import DealResult, Gift, Half, MatchResult, Owed, Streak


def decode_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Cards in their given order."""
    return tuple(parse_card(text) for text in texts)


def decode_set(texts: Iterable[str]) -> CardSet:
    """A set of cards."""
    return set_of(parse_card(text) for text in texts)


def decode_own(texts: Iterable[str] | None) -> tuple[Card, ...] | None:
    """Cards that not everybody may know."""
    return None if texts is None else decode_cards(texts)


def decode_card(text: str | None) -> Card | None:
    """A card that not everybody may know, or that there may not be."""
    return None if text is None else parse_card(text)


def decode_kinds(kinds: Iterable[p.Kind]) -> int:
    """Suits, or what else a hand may be void of, as a bit each."""
    return sum(1 << p.KINDS.index(kind) for kind in kinds)


def decode_places(places: Iterable[int]) -> int:
    """Places in a trick as a bit each."""
    return sum(1 << place for place in places)


def decode_gift(info: p.GiftInfo) -> Gift:
    """Cards passed on."""
    return Gift(info.giver, info.receiver, decode_cards(info.cards))


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
            half = None if event.half is None else Half(event.half.seat, parse_card(event.half.card), event.half.live)
            return views.TrickWon(event.seat, tuple(event.tricks), half, tuple(event.tens))
        case p.WithheldEvent():
            return views.Withheld()
        case (
            p.HakemFoundEvent()
            | p.PhaseBeganEvent()
            | p.DealBeganEvent()
            | p.CardsDealtEvent()
            | p.HandsTakenUpEvent()
            | p.HandExposedEvent()
        ):
            return _dealing(event)
        case (
            p.CardsDiscardedEvent()
            | p.StockOfferedEvent()
            | p.StockDrawnEvent()
            | p.GiftChosenEvent()
            | p.GiftsPassedEvent()
        ):
            return _changing(event)
        case (
            p.BidMadeEvent()
            | p.AuctionWonEvent()
            | p.TrumpCalledEvent()
            | p.TurnUpAskedEvent()
            | p.TrumpTurnedUpEvent()
            | p.TrumpDrawnEvent()
        ):
            return _open_trump(event)
        case (
            p.TrumpChosenEvent()
            | p.TrumpHiddenEvent()
            | p.TrumpAskedEvent()
            | p.TrumpRevealedEvent()
            | p.TrumpSetEvent()
            | p.TrumpNarrowedEvent()
            | p.TrumpKnownEvent()
        ):
            return _secret_trump(event)
        case (
            p.RedealClaimedEvent()
            | p.RedealSuggestedEvent()
            | p.RedealAnsweredEvent()
            | p.KotAnnouncedEvent()
            | p.CardLaidAwayEvent()
            | p.SignalledEvent()
            | p.TableTappedEvent()
        ):
            return _playing(event)
        case p.KotReachedEvent() | p.PartnersLookedEvent() | p.GoingOnSpokenEvent():
            return _going_on(event)
        case (
            p.DealConcededEvent() | p.DealEndedEvent() | p.HandsOpenedEvent() | p.ResignedEvent() | p.MatchEndedEvent()
        ):
            return _ends(event)
        case _:
            assert_never(event)


def _dealing(
    event: p.HakemFoundEvent
    | p.PhaseBeganEvent
    | p.DealBeganEvent
    | p.CardsDealtEvent
    | p.HandsTakenUpEvent
    | p.HandExposedEvent,
) -> views.SeenEvent:
    match event:
        case p.HakemFoundEvent():
            return views.HakemFound(decode_cards(event.cards), event.hakem, event.dealer, tuple(event.people))
        case p.PhaseBeganEvent():
            return views.PhaseBegan(event.phase)
        case p.DealBeganEvent():
            trump = None if event.trump is None else parse_suit(event.trump)
            return views.SeenDealBegan(event.number, event.dealer, event.hakem, trump)
        case p.CardsDealtEvent():
            packets = [views.SeenPacket(one.seat, one.number, decode_own(one.cards)) for one in event.packets]
            return views.SeenCardsDealt(tuple(packets), tuple(event.face_down))
        case p.HandsTakenUpEvent():
            return views.SeenHandsTakenUp(decode_own(event.cards))
        case p.HandExposedEvent():
            return views.HandExposed(event.hand, decode_set(event.cards))


def _changing(
    event: p.CardsDiscardedEvent | p.StockOfferedEvent | p.StockDrawnEvent | p.GiftChosenEvent | p.GiftsPassedEvent,
) -> views.SeenEvent:
    match event:
        case p.CardsDiscardedEvent():
            return views.SeenCardsDiscarded(event.seat, event.number, decode_own(event.cards))
        case p.StockOfferedEvent():
            return views.SeenStockOffered(event.seat, event.number, decode_own(event.cards))
        case p.StockDrawnEvent():
            card, out = decode_card(event.card), decode_own(event.out)
            return views.SeenStockDrawn(event.seat, event.kept_first, event.used, card, out)
        case p.GiftChosenEvent():
            return views.SeenGiftChosen(event.giver, event.receiver, decode_own(event.cards))
        case p.GiftsPassedEvent():
            return views.SeenGiftsPassed(tuple(decode_gift(gift) for gift in event.gifts))


def _open_trump(
    event: p.BidMadeEvent
    | p.AuctionWonEvent
    | p.TrumpCalledEvent
    | p.TurnUpAskedEvent
    | p.TrumpTurnedUpEvent
    | p.TrumpDrawnEvent,
) -> views.SeenEvent:
    match event:
        case p.BidMadeEvent():
            return views.BidMade(event.seat, event.tricks)
        case p.AuctionWonEvent():
            return views.AuctionWon(event.seat, event.tricks, event.leader)
        case p.TrumpCalledEvent():
            return views.TrumpCalled(event.seat, parse_suit(event.suit))
        case p.TurnUpAskedEvent():
            return views.TurnUpAsked(event.seat)
        case p.TrumpTurnedUpEvent():
            return views.TrumpTurnedUp(event.seat, parse_card(event.card))
        case p.TrumpDrawnEvent():
            return views.TrumpDrawn(parse_card(event.card))


def _secret_trump(
    event: p.TrumpChosenEvent
    | p.TrumpHiddenEvent
    | p.TrumpAskedEvent
    | p.TrumpRevealedEvent
    | p.TrumpSetEvent
    | p.TrumpNarrowedEvent
    | p.TrumpKnownEvent,
) -> views.SeenEvent:
    match event:
        case p.TrumpChosenEvent():
            return views.SeenTrumpChosen(event.seat, parse_suit(event.suit))
        case p.TrumpHiddenEvent():
            return views.SeenTrumpHidden(event.seat, decode_card(event.card), event.blind, event.aside)
        case p.TrumpAskedEvent():
            return views.TrumpAsked(event.seat)
        case p.TrumpRevealedEvent():
            return views.TrumpRevealed(event.seat, parse_card(event.card), decode_places(event.dead), event.ruffing)
        case p.TrumpSetEvent():
            return views.TrumpSet(event.seat, parse_suit(event.suit), decode_places(event.dead))
        case p.TrumpNarrowedEvent():
            return views.TrumpNarrowed(decode_kinds(event.excluded))
        case p.TrumpKnownEvent():
            return views.TrumpKnown(parse_suit(event.suit), event.played)


def _playing(
    event: p.RedealClaimedEvent
    | p.RedealSuggestedEvent
    | p.RedealAnsweredEvent
    | p.KotAnnouncedEvent
    | p.CardLaidAwayEvent
    | p.SignalledEvent
    | p.TableTappedEvent,
) -> views.SeenEvent:
    match event:
        case p.RedealClaimedEvent():
            return views.RedealClaimed(event.seat, event.claim, decode_set(event.hand))
        case p.RedealSuggestedEvent():
            return views.RedealSuggested(event.seat, decode_kinds(event.voids))
        case p.RedealAnsweredEvent():
            return views.RedealAnswered(event.seat, event.agreed)
        case p.KotAnnouncedEvent():
            return views.KotAnnounced(event.seat)
        case p.CardLaidAwayEvent():
            return views.SeenCardLaidAway(event.seat, decode_card(event.card))
        case p.SignalledEvent():
            return views.Signalled(event.seat, event.signal, decode_card(event.holds), decode_kinds(event.voids))
        case p.TableTappedEvent():
            return views.TableTapped(event.seat)


def _going_on(event: p.KotReachedEvent | p.PartnersLookedEvent | p.GoingOnSpokenEvent) -> views.SeenEvent:
    match event:
        case p.KotReachedEvent():
            return views.KotReached(event.side, tuple(event.deciders))
        case p.PartnersLookedEvent():
            return views.SeenPartnersLooked(tuple(event.seats), None if event.hand is None else decode_set(event.hand))
        case p.GoingOnSpokenEvent():
            return views.GoingOnSpoken(event.seat, event.on)


def _ends(
    event: p.DealConcededEvent | p.DealEndedEvent | p.HandsOpenedEvent | p.ResignedEvent | p.MatchEndedEvent,
) -> views.SeenEvent:
    match event:
        case p.DealConcededEvent():
            return views.DealConceded(event.seat)
        case p.DealEndedEvent():
            owed = None if event.owed is None else Owed(event.owed.side, event.owed.cards)
            return views.DealEnded(decode_deal_result(event.result), owed)
        case p.HandsOpenedEvent():
            return views.HandsOpened(tuple(decode_set(hand) for hand in event.hands), decode_card(event.laid))
        case p.ResignedEvent():
            return views.Resigned(event.seat)
        case p.MatchEndedEvent():
            return views.MatchEnded(decode_match_result(event.result))
