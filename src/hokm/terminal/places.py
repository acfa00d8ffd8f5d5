"""Where hands lie round the table, for any number of them: the person's at the bottom, the others on a round line."""

from math import cos, pi, sin

from hokm.rules import Seat
from hokm.rules.variant import Seating


def place_of(seating: Seating, hand: Seat, viewer: Seat, hakem: Seat | None = None) -> tuple[float, float]:
    """Across and down from the middle of the table, each from -1 to 1. Whoever plays next lies on the right,
    or on the left where play goes clockwise. A dummy lies across from the hakem, once there is one.
    """
    chairs = tuple(range(seating.seats)) if hakem is None else seating.circle(hakem)
    turn = 2 * pi * ((chairs.index(hand) - chairs.index(viewer)) % len(chairs)) / len(chairs)
    across = sin(turn) if seating.direction == "ccw" else -sin(turn)
    return round(across, 6), round(cos(turn), 6)


def hands_at(seating: Seating, hakem: Seat | None) -> tuple[Seat, ...]:
    """The hands that have a place: a dummy has none before there is a hakem across from whom it lies."""
    return tuple(range(seating.seats if hakem is None else seating.hands))


def relation_of(seating: Seating, hand: Seat, viewer: Seat) -> str:
    """How a hand stands to the viewer: you, partner, dummy, or an opponent on the left, on the right or across."""
    if hand == viewer:
        return "you"
    if hand >= seating.seats:
        return "dummy"
    if seating.side_of[hand] == seating.side_of[viewer]:
        return "partner"
    aside, _ = place_of(seating, hand, viewer)
    return "left" if aside < 0 else "right" if aside else "across"
