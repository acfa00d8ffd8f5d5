"""From what a viewer may know to the messages that say it. Nothing else can be encoded: no state, no full event."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from hokm import views
from hokm.cards import Card, CardSet, Suit, cards_of, format_card, format_suit
from hokm.protocol import events as wire
from hokm.protocol.replies import DealLine, TrickInfo, View
from hokm.protocol.words import RefusalCode, Viewer
from hokm.rules import Action, DealResult, IllegalAction, MatchResult, Streak, format_action


def encode_cards(cards: Iterable[Card]) -> list[str]:
    """Cards in their given order."""
    return [format_card(card) for card in cards]


def encode_set(cards: CardSet) -> list[str]:
    """A set of cards, suits S H D C, ranks low to high."""
    return [format_card(card) for card in cards_of(cards)]


def encode_suit(suit: Suit | None) -> str | None:
    """The letter of a suit."""
    return None if suit is None else format_suit(suit)


def encode_actions(actions: Iterable[Action]) -> list[str]:
    """Actions as in records, sorted."""
    return sorted(format_action(action) for action in actions)


def encode_viewer(viewer: views.Viewer) -> Viewer:
    """A seat's number, or the word for a spectator."""
    return viewer if isinstance(viewer, int) else "spectator"


def refusal_code(error: IllegalAction) -> RefusalCode:
    """The code for an action that the rules forbid."""
    return RefusalCode(error.reason.value)


def encode_streak(streak: Streak) -> wire.StreakInfo:
    """Deals won in a row."""
    return wire.StreakInfo(side=streak.side, deals=streak.deals)


def encode_deal_result(result: DealResult) -> wire.DealResultInfo:
    """A finished deal."""
    return wire.DealResultInfo(
        kind=result.kind,
        winner=result.winner,
        tricks=list(result.tricks),
        points=list(result.points),
        score=list(result.score),
        streak=None if result.streak is None else encode_streak(result.streak),
        next_dealer=result.next_dealer,
        next_hakem=result.next_hakem,
    )


def encode_match_result(result: MatchResult) -> wire.MatchResultInfo:
    """A finished match."""
    return wire.MatchResultInfo(winner=result.winner, score=list(result.score), reason=result.reason)


def encode_event(seen: views.SeenEvent) -> wire.EventMessage:
    """What happened, as its viewer saw it. A new kind of event does not type-check until it is put here."""
    match seen:
        case views.CardPlayed():
            return wire.CardPlayedEvent(seat=seen.seat, card=format_card(seen.card))
        case views.TrickWon():
            return wire.TrickWonEvent(seat=seen.seat, tricks=list(seen.tricks))
        case views.Withheld():
            return wire.WithheldEvent()
        case views.HakemFound() | views.PhaseBegan() | views.SeenDealBegan() | views.SeenCardsDealt():
            return _beginning(seen)
        case views.SeenHandsTakenUp() | views.TrumpCalled() | views.TurnUpAsked() | views.TrumpTurnedUp():
            return _trump(seen)
        case views.RedealClaimed() | views.RedealSuggested() | views.RedealAnswered():
            return _redeal(seen)
        case views.KotAnnounced() | views.TableTapped() | views.DealConceded() | views.Resigned():
            return _said(seen)
        case views.KotReached() | views.SeenPartnersLooked() | views.GoingOnSpoken():
            return _kot(seen)
        case views.DealEnded():
            return wire.DealEndedEvent(result=encode_deal_result(seen.result))
        case views.HandsOpened():
            return wire.HandsOpenedEvent(hands=[encode_set(hand) for hand in seen.hands])
        case views.MatchEnded():
            return wire.MatchEndedEvent(result=encode_match_result(seen.result))
        case _:
            assert_never(seen)


def _beginning(
    seen: views.HakemFound | views.PhaseBegan | views.SeenDealBegan | views.SeenCardsDealt,
) -> wire.EventMessage:
    match seen:
        case views.HakemFound():
            return wire.HakemFoundEvent(
                cards=encode_cards(seen.cards), hakem=seen.hakem, dealer=seen.dealer, people=list(seen.people)
            )
        case views.PhaseBegan():
            return wire.PhaseBeganEvent(phase=seen.phase)
        case views.SeenDealBegan():
            return wire.DealBeganEvent(number=seen.number, dealer=seen.dealer, hakem=seen.hakem)
        case views.SeenCardsDealt():
            packets = [
                wire.Packet(seat=seat, number=number, cards=None if cards is None else encode_cards(cards))
                for seat, number, cards in seen.packets
            ]
            return wire.CardsDealtEvent(packets=packets, face_down=list(seen.face_down))


def _trump(
    seen: views.SeenHandsTakenUp | views.TrumpCalled | views.TurnUpAsked | views.TrumpTurnedUp,
) -> wire.EventMessage:
    match seen:
        case views.SeenHandsTakenUp():
            return wire.HandsTakenUpEvent(cards=None if seen.cards is None else encode_cards(seen.cards))
        case views.TrumpCalled():
            return wire.TrumpCalledEvent(seat=seen.seat, suit=format_suit(seen.suit))
        case views.TurnUpAsked():
            return wire.TurnUpAskedEvent(seat=seen.seat)
        case views.TrumpTurnedUp():
            return wire.TrumpTurnedUpEvent(seat=seen.seat, card=format_card(seen.card))


def _redeal(seen: views.RedealClaimed | views.RedealSuggested | views.RedealAnswered) -> wire.EventMessage:
    match seen:
        case views.RedealClaimed():
            return wire.RedealClaimedEvent(seat=seen.seat, claim=seen.claim, hand=encode_set(seen.hand))
        case views.RedealSuggested():
            return wire.RedealSuggestedEvent(seat=seen.seat)
        case views.RedealAnswered():
            return wire.RedealAnsweredEvent(seat=seen.seat, agreed=seen.agreed)


def _said(seen: views.KotAnnounced | views.TableTapped | views.DealConceded | views.Resigned) -> wire.EventMessage:
    match seen:
        case views.KotAnnounced():
            return wire.KotAnnouncedEvent(seat=seen.seat)
        case views.TableTapped():
            return wire.TableTappedEvent(seat=seen.seat)
        case views.DealConceded():
            return wire.DealConcededEvent(seat=seen.seat)
        case views.Resigned():
            return wire.ResignedEvent(seat=seen.seat)


def _kot(seen: views.KotReached | views.SeenPartnersLooked | views.GoingOnSpoken) -> wire.EventMessage:
    match seen:
        case views.KotReached():
            return wire.KotReachedEvent(side=seen.side, deciders=list(seen.deciders))
        case views.SeenPartnersLooked():
            hand = None if seen.hand is None else encode_set(seen.hand)
            return wire.PartnersLookedEvent(seats=list(seen.seats), hand=hand)
        case views.GoingOnSpoken():
            return wire.GoingOnSpokenEvent(seat=seen.seat, on=seen.on)


def encode_view(view: views.Observation, history: Sequence[DealLine]) -> View:
    """The snapshot of a match for one viewer, with the deals so far."""
    match, deal = view.match, view.deal
    last = deal.last_trick
    return View(
        viewer=encode_viewer(view.viewer),
        phase=view.phase,
        deals=match.deals,
        dealer=match.dealer,
        hakem=match.hakem,
        drawn=encode_cards(match.drawn),
        score=list(match.score),
        streak=encode_streak(match.streak),
        hand=encode_set(view.hand),
        held=list(deal.held),
        known=[encode_set(cards) for cards in view.known],
        trump=encode_suit(deal.trump),
        turning=deal.turning,
        leader=deal.leader,
        trick=encode_cards(deal.trick),
        last_trick=None
        if last is None
        else TrickInfo(leader=last.leader, cards=encode_cards(last.cards), winner=last.winner),
        tricks=list(deal.tricks),
        winners=list(deal.winners),
        announced=list(deal.announced),
        tapped=list(deal.tapped),
        suggested=deal.suggested,
        answering=deal.answering,
        deciders=list(deal.deciders),
        spoken=list(deal.spoken),
        going_on=deal.going_on,
        opened=None if deal.opened is None else [encode_set(hand) for hand in deal.opened],
        result=None if deal.result is None else encode_deal_result(deal.result),
        match_result=None if match.result is None else encode_match_result(match.result),
        history=list(history),
    )
