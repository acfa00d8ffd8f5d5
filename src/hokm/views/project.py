"""The one projector: from the full state and from events to what one viewer may know.

Every field is put in on purpose: of a state here, of an event by what its declaration says of the field.
"""

from collections.abc import Callable
from typing import Any

from hokm.cards import EMPTY
from hokm.rules import Action, Awaited, Seat, Seats, Variant
from hokm.rules.declaring import Event, Public, SeenEvent, Shown, Who, Whole, Withheld, declared
from hokm.rules.engine import State, awaiting
from hokm.rules.tuples import make
from hokm.views.observation import NO_SECRETS, SPECTATOR, Observation, Secrets, Viewer


def observe(variant: Variant, state: State, viewer: Viewer, awaited: Awaited | None = None) -> Observation:
    """All that ``viewer`` may know of this state. ``awaited`` spares finding out again who must act."""
    phase, match, deal, _, hands = state
    hand = partner_hand = EMPTY
    secrets = NO_SECRETS
    to_act: tuple[Seat, ...] = ()
    if awaited is None:
        awaited = awaiting(variant, state)
    if type(awaited) is Seats:
        to_act = awaited.seats
    options = options_of(variant, state, viewer, awaited)
    if viewer is not SPECTATOR and 0 <= viewer < len(hands):
        if viewer not in deal.face_down:
            hand = hands[viewer]
        if viewer in deal.looked:
            partner_hand = next(hands[seat] for seat in deal.looked if seat != viewer)
        secrets = _secrets(state, viewer)
    return make(Observation, (viewer, phase, match, deal, hand, partner_hand, secrets, to_act, options))


def options_of(variant: Variant, state: State, viewer: Viewer, awaited: Awaited) -> tuple[Action, ...]:
    """The legal actions of a viewer: none of one who is not awaited and may not act unasked."""
    if type(awaited) is Seats and (viewer in awaited.seats or viewer in awaited.may):
        assert isinstance(viewer, int)
        return variant.phase_named[state.phase].legal(variant, state, viewer)
    return ()


def _secrets(state: State, viewer: Seat) -> Secrets:
    """What else only this seat knows."""
    _, _, deal, hidden, _ = state
    if (
        hidden.laid is None
        and not hidden.gifts
        and not any(hidden.put_away)
        and not any(hidden.under)
        and hidden.chosen is None
        and not hidden.offered
    ):
        return NO_SECRETS
    laid = hidden.laid if deal.laid == viewer and not deal.blind else None
    chosen = hidden.chosen if deal.hakem == viewer else None
    passed = len(hidden.gifts) == len(deal.dealt)
    gifts = tuple(gift for gift in hidden.gifts if viewer == gift.giver or (passed and viewer == gift.receiver))
    offered = hidden.offered if viewer == deal.drawer else ()
    return Secrets(laid, chosen, hidden.put_away[viewer], hidden.under[viewer], offered, gifts)


def see(event: Event, viewer: Viewer) -> SeenEvent:
    """What ``viewer`` may know of an event: as it is, if it is public, or made field by field as it is declared."""
    if isinstance(event, Public):
        return event
    kind = type(event)
    project = _PROJECTORS.get(kind)
    if project is None:
        project = _PROJECTORS[kind] = _projector(kind)
    return project(event, viewer)


Projector = Callable[[Whole, Viewer], SeenEvent]
_PROJECTORS: dict[type, Projector] = {}


def _projector(kind: type) -> Projector:
    known = declared(kind)
    if known.whole is not kind:
        raise TypeError(f"this {kind.__name__} is what a viewer sees already")
    parts = [(name, _part(name, known.seen_by[name], known.kind.OWNER)) for name in known.told]

    def project(event: Whole, viewer: Viewer) -> SeenEvent:
        if known.withheld and getattr(event, known.kind.OWNER) != viewer:
            return Withheld()
        seen: SeenEvent = known.kind(**{name: part(event, viewer) for name, part in parts})
        return seen

    return project


def _part(name: str, who: Who | Shown, owner: str) -> Callable[[Any, Viewer], Any]:
    """What a viewer sees of a field."""
    if isinstance(who, Shown):
        return who.part
    if who is Who.EVERYBODY:
        return lambda event, viewer: getattr(event, name)
    return lambda event, viewer: getattr(event, name) if getattr(event, owner) == viewer else None
