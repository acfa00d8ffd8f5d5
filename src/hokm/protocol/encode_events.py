"""From what happened, as a viewer saw it, to the message that says it. Each kind of event has one."""

from typing import assert_never

from hokm import views
from hokm.cards import format_card
from hokm.protocol import events as wire
from hokm.protocol.encode import (
    encode_card,
    encode_cards,
    encode_deal_result,
    encode_gift,
    encode_half,
    encode_kinds,
    encode_match_result,
    encode_owed,
    encode_own,
    encode_places,
    encode_set,
    encode_suit,
    encode_suits,
    suit_letter,
)


def encode_event(seen: views.SeenEvent) -> wire.EventMessage:
    """What happened, as its viewer saw it. A new kind of event does not type-check until it is put here."""
    match seen:
        case views.CardPlayed():
            return wire.CardPlayedEvent(seat=seen.seat, card=format_card(seen.card))
        case views.TrickWon():
            half = encode_half(seen.half)
            return wire.TrickWonEvent(seat=seen.seat, tricks=list(seen.tricks), half=half, tens=list(seen.tens))
        case views.Withheld():
            return wire.WithheldEvent()
        case (
            views.HakemFound()
            | views.PhaseBegan()
            | views.SeenDealBegan()
            | views.SeenCardsDealt()
            | views.SeenHandsTakenUp()
            | views.HandExposed()
        ):
            return _dealing(seen)
        case (
            views.SeenCardsDiscarded()
            | views.SeenStockOffered()
            | views.SeenStockDrawn()
            | views.SeenGiftChosen()
            | views.SeenGiftsPassed()
        ):
            return _changing(seen)
        case (
            views.BidMade()
            | views.AuctionWon()
            | views.TrumpCalled()
            | views.TurnUpAsked()
            | views.TrumpTurnedUp()
            | views.TrumpDrawn()
        ):
            return _open_trump(seen)
        case (
            views.SeenTrumpChosen()
            | views.SeenTrumpHidden()
            | views.TrumpAsked()
            | views.TrumpRevealed()
            | views.TrumpSet()
            | views.TrumpNarrowed()
            | views.TrumpKnown()
        ):
            return _secret_trump(seen)
        case (
            views.RedealClaimed()
            | views.RedealSuggested()
            | views.RedealAnswered()
            | views.KotAnnounced()
            | views.SeenCardLaidAway()
            | views.Signalled()
            | views.TableTapped()
        ):
            return _playing(seen)
        case views.KotReached() | views.SeenPartnersLooked() | views.GoingOnSpoken():
            return _going_on(seen)
        case views.DealConceded() | views.DealEnded() | views.HandsOpened() | views.Resigned() | views.MatchEnded():
            return _ends(seen)
        case _:
            assert_never(seen)


def _dealing(
    seen: views.HakemFound
    | views.PhaseBegan
    | views.SeenDealBegan
    | views.SeenCardsDealt
    | views.SeenHandsTakenUp
    | views.HandExposed,
) -> wire.EventMessage:
    match seen:
        case views.HakemFound():
            return wire.HakemFoundEvent(
                cards=encode_cards(seen.cards), hakem=seen.hakem, dealer=seen.dealer, people=list(seen.people)
            )
        case views.PhaseBegan():
            return wire.PhaseBeganEvent(phase=seen.phase)
        case views.SeenDealBegan():
            trump = encode_suit(seen.trump)
            return wire.DealBeganEvent(number=seen.number, dealer=seen.dealer, hakem=seen.hakem, trump=trump)
        case views.SeenCardsDealt():
            packets = [
                wire.Packet(seat=seat, number=number, cards=encode_own(cards)) for seat, number, cards in seen.packets
            ]
            return wire.CardsDealtEvent(packets=packets, face_down=list(seen.face_down))
        case views.SeenHandsTakenUp():
            return wire.HandsTakenUpEvent(cards=encode_own(seen.cards))
        case views.HandExposed():
            return wire.HandExposedEvent(hand=seen.hand, cards=encode_set(seen.cards))


def _changing(
    seen: views.SeenCardsDiscarded
    | views.SeenStockOffered
    | views.SeenStockDrawn
    | views.SeenGiftChosen
    | views.SeenGiftsPassed,
) -> wire.EventMessage:
    match seen:
        case views.SeenCardsDiscarded():
            return wire.CardsDiscardedEvent(seat=seen.seat, number=seen.number, cards=encode_own(seen.cards))
        case views.SeenStockOffered():
            return wire.StockOfferedEvent(seat=seen.seat, number=seen.number, cards=encode_own(seen.cards))
        case views.SeenStockDrawn():
            return wire.StockDrawnEvent(
                seat=seen.seat,
                kept_first=seen.kept_first,
                used=seen.used,
                card=encode_card(seen.card),
                out=encode_own(seen.out),
            )
        case views.SeenGiftChosen():
            return wire.GiftChosenEvent(giver=seen.giver, receiver=seen.receiver, cards=encode_own(seen.cards))
        case views.SeenGiftsPassed():
            return wire.GiftsPassedEvent(gifts=[encode_gift(gift) for gift in seen.gifts])


def _open_trump(
    seen: views.BidMade
    | views.AuctionWon
    | views.TrumpCalled
    | views.TurnUpAsked
    | views.TrumpTurnedUp
    | views.TrumpDrawn,
) -> wire.EventMessage:
    match seen:
        case views.BidMade():
            return wire.BidMadeEvent(seat=seen.seat, tricks=seen.tricks)
        case views.AuctionWon():
            return wire.AuctionWonEvent(seat=seen.seat, tricks=seen.tricks, leader=seen.leader)
        case views.TrumpCalled():
            return wire.TrumpCalledEvent(seat=seen.seat, suit=suit_letter(seen.suit))
        case views.TurnUpAsked():
            return wire.TurnUpAskedEvent(seat=seen.seat)
        case views.TrumpTurnedUp():
            return wire.TrumpTurnedUpEvent(seat=seen.seat, card=format_card(seen.card))
        case views.TrumpDrawn():
            return wire.TrumpDrawnEvent(card=format_card(seen.card))


def _secret_trump(
    seen: views.SeenTrumpChosen
    | views.SeenTrumpHidden
    | views.TrumpAsked
    | views.TrumpRevealed
    | views.TrumpSet
    | views.TrumpNarrowed
    | views.TrumpKnown,
) -> wire.EventMessage:
    match seen:
        case views.SeenTrumpChosen():
            return wire.TrumpChosenEvent(seat=seen.seat, suit=suit_letter(seen.suit))
        case views.SeenTrumpHidden():
            card = encode_card(seen.card)
            return wire.TrumpHiddenEvent(seat=seen.seat, card=card, blind=seen.blind, aside=seen.aside)
        case views.TrumpAsked():
            return wire.TrumpAskedEvent(seat=seen.seat)
        case views.TrumpRevealed():
            return wire.TrumpRevealedEvent(
                seat=seen.seat, card=format_card(seen.card), dead=encode_places(seen.dead), ruffing=seen.ruffing
            )
        case views.TrumpSet():
            return wire.TrumpSetEvent(seat=seen.seat, suit=suit_letter(seen.suit), dead=encode_places(seen.dead))
        case views.TrumpNarrowed():
            return wire.TrumpNarrowedEvent(excluded=encode_suits(seen.excluded))
        case views.TrumpKnown():
            return wire.TrumpKnownEvent(suit=suit_letter(seen.suit), played=seen.played)


def _playing(
    seen: views.RedealClaimed
    | views.RedealSuggested
    | views.RedealAnswered
    | views.KotAnnounced
    | views.SeenCardLaidAway
    | views.Signalled
    | views.TableTapped,
) -> wire.EventMessage:
    match seen:
        case views.RedealClaimed():
            return wire.RedealClaimedEvent(seat=seen.seat, claim=seen.claim, hand=encode_set(seen.hand))
        case views.RedealSuggested():
            return wire.RedealSuggestedEvent(seat=seen.seat, voids=encode_kinds(seen.voids))
        case views.RedealAnswered():
            return wire.RedealAnsweredEvent(seat=seen.seat, agreed=seen.agreed)
        case views.KotAnnounced():
            return wire.KotAnnouncedEvent(seat=seen.seat)
        case views.SeenCardLaidAway():
            return wire.CardLaidAwayEvent(seat=seen.seat, card=encode_card(seen.card))
        case views.Signalled():
            holds, voids = encode_card(seen.holds), encode_kinds(seen.voids)
            return wire.SignalledEvent(seat=seen.seat, signal=seen.signal, holds=holds, voids=voids)
        case views.TableTapped():
            return wire.TableTappedEvent(seat=seen.seat)


def _going_on(seen: views.KotReached | views.SeenPartnersLooked | views.GoingOnSpoken) -> wire.EventMessage:
    match seen:
        case views.KotReached():
            return wire.KotReachedEvent(side=seen.side, deciders=list(seen.deciders))
        case views.SeenPartnersLooked():
            hand = None if seen.hand is None else encode_set(seen.hand)
            return wire.PartnersLookedEvent(seats=list(seen.seats), hand=hand)
        case views.GoingOnSpoken():
            return wire.GoingOnSpokenEvent(seat=seen.seat, on=seen.on)


def _ends(
    seen: views.DealConceded | views.DealEnded | views.HandsOpened | views.Resigned | views.MatchEnded,
) -> wire.EventMessage:
    match seen:
        case views.DealConceded():
            return wire.DealConcededEvent(seat=seen.seat)
        case views.DealEnded():
            return wire.DealEndedEvent(result=encode_deal_result(seen.result), owed=encode_owed(seen.owed))
        case views.HandsOpened():
            hands = [encode_set(hand) for hand in seen.hands]
            return wire.HandsOpenedEvent(hands=hands, laid=encode_card(seen.laid))
        case views.Resigned():
            return wire.ResignedEvent(seat=seen.seat)
        case views.MatchEnded():
            return wire.MatchEndedEvent(result=encode_match_result(seen.result))
