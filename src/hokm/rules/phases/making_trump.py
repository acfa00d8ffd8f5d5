"""The hakem looks at the first cards and makes trump; then the rest of the cards go out."""

from dataclasses import dataclass

from hokm.cards import Card, format_card
from hokm.rules import events as e
from hokm.rules.actions import (
    Action,
    CallTrump,
    CardDrawn,
    CardTurned,
    ChanceInput,
    ClaimRedeal,
    HideTrump,
    Seat,
    TurnUp,
)
from hokm.rules.closing import throw_in
from hokm.rules.errors import IllegalChance
from hokm.rules.phases.dealing import deal_rest
from hokm.rules.phases.waiting import not_due
from hokm.rules.protocols import ONE_SEAT, Awaited, ChanceKind
from hokm.rules.state import State
from hokm.rules.transition import Run
from hokm.rules.variant import Variant

_INPUT_OF = {ChanceKind.TURNED: CardTurned, ChanceKind.DRAWN: CardDrawn}


@dataclass(frozen=True)
class MakeTrump:
    """The hakem names trump, lays a card face down for it, lets one be turned up, or claims a new deal.

    ``told_later``: the rest of the cards, and what was named, wait for the phase after this one.
    """

    told_later: bool = False
    name: str = "trump"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The hakem, or the card that chance gives."""
        return variant.trump.chance(variant, state) or ONE_SEAT[maker(state)]

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """The suits, a card to lay down, a turned-up card, or a claim to a new deal, as the variant has it."""
        if seat != maker(state) or variant.trump.chance(variant, state) is not None:
            return ()
        return variant.trump.options(variant, state) + variant.claims.on_first_batch(variant, state)

    def begin(self, run: Run) -> None:
        """Waits for the hakem."""

    def try_action(self, run: Run, seat: Seat, action: Action) -> bool:
        """The hakem speaks."""
        if action not in self.legal(run.variant, run.state, seat):
            return False
        if isinstance(action, CallTrump):
            self._make(run, (e.TrumpChosen if self.told_later else e.TrumpCalled)(seat, action.suit))
        elif isinstance(action, HideTrump):
            self._make(run, self._hidden(run, action.card, blind=False))
        elif isinstance(action, TurnUp):
            run.emit(e.TurnUpAsked(seat))
        elif isinstance(action, ClaimRedeal):
            claim_redeal(run, seat, action.claim)
        else:
            raise AssertionError(action)
        return True

    def aside(self, run: Run, seat: Seat, action: Action) -> None:
        """Nobody speaks out of turn."""
        raise AssertionError("nothing is said while trump is made")

    def chance(self, run: Run, given: ChanceInput) -> None:
        """The card that is turned up, or that lies face down for trump."""
        due = run.variant.trump.chance(run.variant, run.state)
        if due is None or not isinstance(given, CardTurned | CardDrawn) or not isinstance(given, _INPUT_OF[due.kind]):
            raise not_due(given)
        if given.card not in due.pool:
            raise IllegalChance(
                f"{format_card(given.card)} cannot be {due.kind}{' up' * isinstance(given, CardTurned)}"
            )
        if run.variant.trump.hides:
            self._make(run, self._hidden(run, given.card, blind=not _sees_it_go(run, given.card)))
        else:
            self._make(run, e.TrumpTurnedUp(maker(run.state), given.card))

    def _hidden(self, run: Run, card: Card, blind: bool) -> e.TrumpHidden:
        return e.TrumpHidden(maker(run.state), card, blind, run.variant.trump.lies_aside)

    def _make(self, run: Run, made: e.TrumpCalled | e.TrumpChosen | e.TrumpHidden | e.TrumpTurnedUp) -> None:
        run.emit(made)
        if not self.told_later:
            deal_rest(run)
        run.next_phase()


def maker(state: State) -> Seat:
    """The seat that makes trump."""
    assert state.deal.hakem is not None
    return state.deal.hakem


def _sees_it_go(run: Run, card: Card) -> bool:
    """Whether a card that chance lays face down is missed in a hand that its owner has looked at."""
    state, seat = run.state, maker(run.state)
    looked = seat not in state.deal.face_down and state.hands[seat] >> card & 1
    return bool(looked) and run.variant.trump.lies_aside


def claim_redeal(run: Run, seat: Seat, claim: str) -> None:
    """A granted claim: the hand is shown, a card laid face down with it, and the deal thrown in."""
    run.emit(e.RedealClaimed(seat, claim, run.state.hand_with_laid(seat)))
    throw_in(run)
