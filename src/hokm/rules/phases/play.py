"""The tricks, with what is said between them and the decision about going on for thirteen."""

from dataclasses import dataclass

from hokm.cards import Card, CardSet, cards_of, format_card
from hokm.rules import events as e
from hokm.rules.actions import (
    PLAYS,
    Action,
    Agree,
    AnnounceKot,
    CardDrawn,
    ChanceInput,
    ClaimRedeal,
    Concede,
    Continue,
    PlayCard,
    Refuse,
    Seat,
    Stop,
    SuggestRedeal,
    Thaap,
)
from hokm.rules.closing import all_played, end_deal
from hokm.rules.errors import IllegalAction, IllegalChance, RefusalCode
from hokm.rules.phases.dealing import deal_rest
from hokm.rules.phases.exchange import answer, suggest
from hokm.rules.phases.making_trump import claim_redeal
from hokm.rules.phases.waiting import not_due
from hokm.rules.protocols import ONE_SEAT, Awaited, Seats
from hokm.rules.results import Outcome
from hokm.rules.state import Deal, State
from hokm.rules.transition import Run
from hokm.rules.tuples import make
from hokm.rules.variant import Variant


@dataclass(frozen=True)
class Play:
    """The tricks, with what may be said between them and the decision about going on for thirteen.

    Only while trump is not public yet is its policy asked what else may be said and what a card makes known.
    """

    name: str = "play"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The seat to play, to answer a suggestion, or to speak about going on."""
        deal = state.deal
        if deal.deciders and not deal.going_on:
            decider = deal.deciders[len(deal.spoken)]
            others = variant.going_on.may_stop(variant, deal)
            return Seats((decider,), others) if others else ONE_SEAT[decider]
        if deal.trump is None and (chance := variant.trump.chance(variant, state)) is not None:
            return chance
        return ONE_SEAT[deal.actor] if deal.actor < variant.seating.seats else ONE_SEAT[_owner(variant, deal)]

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """Cards, and at the first lead the claims; what may be said about trump; or the two answers to a question."""
        deal = state.deal
        if deal.deciders and not deal.going_on:
            if seat == deal.deciders[len(deal.spoken)]:
                return (Stop(), Continue())
            return (Stop(),) if seat in variant.going_on.may_stop(variant, deal) else ()
        if seat != (deal.actor if deal.actor < variant.seating.seats else _owner(variant, deal)):
            return ()
        if deal.answering:
            return (Agree(), Refuse())
        plays = plays_of(variant.follow.playable(variant, deal, state.hand_to_play()))
        if deal.trump is None:
            if variant.trump.chance(variant, state) is not None:
                return ()
            plays = variant.trump.options_in_play(variant, state, plays)
        if deal.trick or deal.winners or deal.ruffing:
            return plays  # a claim is declined by any other action at the first lead, showing the trump too
        return plays + variant.claims.on_first_lead(variant, state)

    def begin(self, run: Run) -> None:
        """A dummy lies open before the lead, where the game has it so."""
        run.variant.exposure.play_begins(run)

    def try_action(self, run: Run, seat: Seat, action: Action) -> bool:
        """A card (allowed as in ``legal``, but without listing the others), an answer, or a claim."""
        variant, state = run.variant, run.state
        deal = state.deal
        plain_play = deal.trump is not None and deal.laid is None and not deal.deciders and not deal.answering
        if plain_play and type(action) is PlayCard:
            # By far the most frequent input, so the shortest way.
            hand = deal.actor
            if seat != (hand if hand < variant.seating.seats else _owner(variant, deal)):
                return False
            if not variant.follow.playable(variant, deal, state.hand_to_play()) >> action.card & 1:
                return False
            self._play(run, hand, action)
            return True
        plain = PLAYS[action.card] if isinstance(action, PlayCard) else action
        if plain not in self.legal(variant, state, seat):
            return False
        if isinstance(action, PlayCard):
            self._play(run, deal.actor, action)
        else:
            self._speak(run, seat, action)
        return True

    def _play(self, run: Run, hand: Seat, action: PlayCard) -> None:
        variant, deal = run.variant, run.state.deal
        signalled = None if action.signal is None else self._signalled(run, action.card, action.signal)
        was_open = deal.trump is not None and deal.laid is None
        if was_open:
            run.emit(make(e.CardPlayed, (hand, action.card)))
        else:
            self._play_unsure(run, hand, action.card)
        if signalled is not None:
            run.emit(signalled)
        deal = run.state.deal
        cards = len(deal.trick)
        if cards == variant.seating.hands:
            self._end_trick(run)
            return
        if cards == 1 and not deal.winners:
            variant.exposure.first_card_led(run)
        if not was_open and (deal.trump is None or deal.laid is not None):
            variant.trump.turn_begins(run)

    def _signalled(self, run: Run, card: Card, signal: str) -> e.Signalled:
        signalled = run.variant.announcements.signalled(run.variant, run.state, card, signal)
        if signalled is None:
            raise IllegalAction(RefusalCode.NOT_NOW, f"the signal {signal} is not allowed")
        return signalled

    def _play_unsure(self, run: Run, hand: Seat, card: Card) -> None:
        """A card while trump or the card that says it is not seen: it may set trump, show it, or lie face down."""
        trump = run.variant.trump
        if trump.plays_face_down(run.state, card):
            run.emit(e.CardLaidAway(hand, card))
            return
        was_open = run.state.deal.laid is None and run.state.deal.trump is not None
        run.emit(make(e.CardPlayed, (hand, card)))
        if not was_open:
            trump.card_played(run, hand, card)

    def _speak(self, run: Run, seat: Seat, action: Action) -> None:
        if isinstance(action, Stop | Continue):
            self._decide(run, seat, isinstance(action, Continue))
        elif isinstance(action, Agree | Refuse):
            answer(run, seat, isinstance(action, Agree))
        elif isinstance(action, ClaimRedeal):
            claim_redeal(run, seat, action.claim)
        elif not run.variant.trump.told_in_play(run, seat, action):
            raise AssertionError(action)

    def aside(self, run: Run, seat: Seat, action: Action) -> None:
        """What is said between the cards."""
        if isinstance(action, SuggestRedeal):
            suggest(run, seat)
        elif isinstance(action, AnnounceKot):
            run.emit(e.KotAnnounced(seat))
        elif isinstance(action, Thaap):
            run.emit(e.TableTapped(seat))
        elif isinstance(action, Concede):
            self._concede(run, seat)
        else:
            raise AssertionError(action)

    def chance(self, run: Run, given: ChanceInput) -> None:
        """The card drawn for trump where nobody's card has set it."""
        due = run.variant.trump.chance(run.variant, run.state) if run.state.deal.trump is None else None
        if due is None or not isinstance(given, CardDrawn):
            raise not_due(given)
        if given.card not in due.pool:
            raise IllegalChance(f"{format_card(given.card)} is not among the cards of the tricks")
        run.emit(e.TrumpDrawn(given.card))
        deal_rest(run)

    def _end_trick(self, run: Run) -> None:
        variant, deal = run.variant, run.state.deal
        trump = deal.trump if deal.trump is not None else variant.trump.in_force(run.state)
        place = variant.ranking.winner(deal.trick, trump, deal.not_trumps)
        winner = variant.seating.place(deal.leader, place, deal.hakem)
        run.emit(variant.capture.trick_won(variant, deal, winner, place))
        variant.trump.trick_ended(run, deal, place)
        self._judge(run)
        if run.state.deal.result is None:
            variant.trump.trick_judged(run, deal)

    def _judge(self, run: Run) -> None:
        variant, state = run.variant, run.state
        if state.deal.going_on:
            outcome = variant.going_on.outcome(variant, state, variant.seating.side_of[state.deal.winners[0]])
            if outcome is not None:
                end_deal(run, outcome)
            return
        outcome = variant.ending.outcome(variant, state)
        if outcome is None or self._goes_on(run, outcome):
            return
        if variant.ending.is_over(variant, state, outcome):
            end_deal(run, outcome)

    def _goes_on(self, run: Run, outcome: Outcome) -> bool:
        variant, state = run.variant, run.state
        if not outcome.kot or outcome.winner is None or all_played(variant, state.deal):
            return False
        deciders = variant.going_on.deciders(variant, state, outcome.winner)
        if not variant.going_on.goes_on(bool(deciders)):
            return False
        run.emit(e.KotReached(outcome.winner, deciders))
        if deciders and variant.going_on.partners_look:
            run.emit(e.PartnersLooked(deciders, tuple(state.hands[seat] for seat in deciders)))
        return True

    def _decide(self, run: Run, seat: Seat, on: bool) -> None:
        run.emit(e.GoingOnSpoken(seat, on))
        if not on:
            outcome = run.variant.ending.outcome(run.variant, run.state)
            assert outcome is not None
            end_deal(run, run.variant.going_on.stopped(run.state.deal, seat, outcome))

    def _concede(self, run: Run, seat: Seat) -> None:
        run.emit(e.DealConceded(seat))
        loser = run.variant.seating.side_of[seat]
        winners = [side for side in range(run.variant.seating.sides) if side != loser]
        end_deal(run, Outcome("conceded", winners[0]))


def _owner(variant: Variant, deal: Deal) -> Seat:
    """The seat that plays the actor's hand."""
    return variant.seating.owner(deal.actor, deal.hakem)


class _Plays(dict[int, tuple[Action, ...]]):
    """The plays of each set within one suit of one pack, made when first asked for."""

    def __missing__(self, cards: int) -> tuple[Action, ...]:
        self[cards] = plays = tuple([PLAYS[card] for card in cards_of(CardSet(cards))])
        return plays


_PLAYS_OF = _Plays({0: ()})
_LANES = tuple(0x1FFF << first for first in range(0, len(PLAYS), 13))
_S, _H, _D, _C = _LANES[:4]


def plays_of(cards: int) -> tuple[Action, ...]:
    """The shared ``PlayCard`` of each card in a set: suit by suit, since whole hands are too many to keep."""
    if cards in _PLAYS_OF:
        return _PLAYS_OF[cards]
    if cards >> 52:
        return tuple([play for lane in _LANES for play in _PLAYS_OF[cards & lane]])
    return _PLAYS_OF[cards & _S] + _PLAYS_OF[cards & _H] + _PLAYS_OF[cards & _D] + _PLAYS_OF[cards & _C]
