"""Who deals and makes trump first."""

from hokm.cards import Card
from hokm.rules.actions import Seat
from hokm.rules.declaring import Public, event
from hokm.rules.fold import changes_match
from hokm.rules.state import Match
from hokm.rules.tuples import replaced

__all__ = ["HakemFound"]


@event
class HakemFound(Public):
    """The first dealer and hakem are known; the hakem is None where none is known before the deal.

    ``cards`` were turned up for it, in that order (none after a lot). ``people`` lists for each chair the chair its
    occupant had before: pairing methods move people, not seats.
    """

    cards: tuple[Card, ...]
    hakem: Seat | None
    dealer: Seat
    people: tuple[Seat, ...]


@changes_match(HakemFound)
def _hakem_found(phase: str, match: Match, event: HakemFound) -> Match:
    return replaced(match, hakem=event.hakem, dealer=event.dealer, drawn=event.cards)
