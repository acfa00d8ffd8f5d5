"""Where seats lie round the table, for any number of them: the person's at the bottom, the others on a round line."""

from math import cos, pi, sin

from hokm.rules import Seat
from hokm.rules.variant import Seating


def place_of(seating: Seating, seat: Seat, viewer: Seat) -> tuple[float, float]:
    """Across and down from the middle of the table, each from -1 to 1. Whoever plays next sits on the right,
    or on the left where play goes clockwise.
    """
    steps = (seat - viewer) % seating.seats
    turn = 2 * pi * steps / seating.seats
    across = sin(turn) if seating.direction == "ccw" else -sin(turn)
    return round(across, 6), round(cos(turn), 6)


def relation_of(seating: Seating, seat: Seat, viewer: Seat) -> str:
    """How a seat stands to the viewer: you, partner, or on the left or right."""
    if seat == viewer:
        return "you"
    if seating.side_of[seat] == seating.side_of[viewer]:
        return "partner"
    across, _ = place_of(seating, seat, viewer)
    return "left" if across < 0 else "right"
