"""The exchange after a kot: the losers pass trumps to the winners, who give cards back (rules 13.2)."""

from dataclasses import dataclass

from hokm.rules import events as e
from hokm.rules.actions import Action, Agree, ChanceInput, Give, Refuse, Seat, SuggestRedeal
from hokm.rules.closing import throw_in
from hokm.rules.phases.waiting import not_due
from hokm.rules.protocols import ONE_SEAT, Awaited, Seats
from hokm.rules.state import State
from hokm.rules.transition import Run
from hokm.rules.values import Voids
from hokm.rules.variant import Variant


@dataclass(frozen=True)
class Exchange:
    """Where cards are owed, every seat chooses what it passes on; all change hands at once."""

    name: str = "exchange"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """All seats that have not chosen yet; or the hakem, who must answer a suggestion."""
        deal = state.deal
        if deal.answering:
            assert deal.hakem is not None
            return ONE_SEAT[deal.hakem]
        return Seats(tuple(seat for seat in range(variant.seating.seats) if seat not in deal.given))

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """What the seat may pass on; or the two answers."""
        if state.deal.answering:
            return (Agree(), Refuse()) if seat == state.deal.hakem else ()
        if seat in state.deal.given or not 0 <= seat < variant.seating.seats:
            return ()
        return tuple(Give(cards) for cards in variant.exchange.gifts(variant, state, seat))

    def begin(self, run: Run) -> None:
        """Nothing is passed where nothing is owed."""
        if run.state.match.owed is None:
            run.next_phase()

    def try_action(self, run: Run, seat: Seat, action: Action) -> bool:
        """A seat chooses, or the hakem answers."""
        if action not in self.legal(run.variant, run.state, seat):
            return False
        if isinstance(action, Give):
            run.emit(e.GiftChosen(seat, receiver(run.variant, run.state, seat), action.cards))
            if len(run.state.deal.given) == run.variant.seating.seats:
                run.emit(e.GiftsPassed(run.state.hidden.gifts))
                run.next_phase()
        else:
            answer(run, seat, isinstance(action, Agree))
        return True

    def aside(self, run: Run, seat: Seat, action: Action) -> None:
        """The partner's suggestion."""
        assert isinstance(action, SuggestRedeal)
        suggest(run, seat)

    def chance(self, run: Run, given: ChanceInput) -> None:
        """Chance has no part in it."""
        raise not_due(given)


def receiver(variant: Variant, state: State, giver: Seat) -> Seat:
    """Who gets a seat's cards: a loser's go to the right-hand neighbour, whose cards come back."""
    owed, seating = state.match.owed, variant.seating
    assert owed is not None
    to_previous = (seating.side_of[giver] == owed.side) == (seating.direction == "cw")
    return seating.previous(giver) if to_previous else seating.next(giver)


def suggest(run: Run, seat: Seat) -> None:
    """The partner holds no trump and suggests a new deal."""
    trump = run.state.deal.trump
    assert trump is not None
    run.emit(e.RedealSuggested(seat, Voids(run.variant.follow.trump_kinds(trump))))


def answer(run: Run, seat: Seat, agreed: bool) -> None:
    """The hakem's answer to the suggestion."""
    run.emit(e.RedealAnswered(seat, agreed))
    if agreed:
        throw_in(run)
