"""What a game looks like on a table, whatever happens there: what screens would otherwise have to know of rules."""

from typing import Literal, NamedTuple

from hokm.rules import Seat, Variant


class DealtPacket(NamedTuple):
    """A packet of the deal, in dealing order: of how many cards, and whether it ``waits`` until trump is made.

    It goes to the hand at ``place`` of the circle of the seat after the dealer.
    """

    place: int
    number: int
    waits: bool


class Layout(NamedTuple):
    """Seats, hands and cards of a game under its house rules.

    ``sides`` gives each seat's side. Where there is a ``dummy``, that hand has no seat of its own: the hakem of the
    deal plays it, and takes its tricks. ``circles``: by seat, the hands in playing order from it on, where that seat is
    the hakem. Play goes on to the right of the person at the bottom with ``ccw``, to the left with ``cw``. ``tricks``
    is how many a deal has when all are played, ``cards`` how many are shuffled for it.
    """

    seats: int
    hands: int
    sides: tuple[int, ...]
    direction: Literal["ccw", "cw"]
    dummy: Seat | None
    circles: tuple[tuple[Seat, ...], ...]
    tricks: int
    cards: int
    packets: tuple[DealtPacket, ...]


def layout(variant: Variant) -> Layout:
    """The layout of a game."""
    seating = variant.seating
    eldest = 0
    circle = seating.circle(eldest)
    first, rest = (of(variant, eldest) for of in (variant.deal_plan.first, variant.deal_plan.rest))
    return Layout(
        seats=seating.seats,
        hands=seating.hands,
        sides=seating.side_of,
        direction="cw" if seating.direction == "cw" else "ccw",
        dummy=seating.seats if seating.dummy else None,
        circles=tuple(seating.circle(seat) for seat in range(seating.seats)),
        tricks=variant.tricks,
        cards=variant.cards_in_deal,
        packets=tuple(
            DealtPacket(circle.index(seat), stop - start, waits)
            for waits, portions in ((False, first), (True, rest))
            for seat, start, stop in portions
        ),
    )
