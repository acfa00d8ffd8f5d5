"""The snapshot form of a view: all that one viewer may know at one moment."""

from enum import Enum
from typing import Final, NamedTuple

from hokm.cards import EMPTY, CardSet
from hokm.rules import Action, Deal, Match, Seat


class Spectator(Enum):
    """Somebody who watches and holds no cards."""

    SPECTATOR = "spectator"


SPECTATOR: Final = Spectator.SPECTATOR
Viewer = Seat | Spectator


class Observation(NamedTuple):
    """All that ``viewer`` may know: what is public of the match and of the deal, and what is his alone.

    ``hand`` holds his own cards that he may look at (a spectator has none), ``partner_hand`` his partner's,
    where the two have looked at each other's. ``to_act`` names the seats awaited now; ``legal`` lists the
    viewer's legal actions and is empty unless he is one of them.
    """

    viewer: Viewer
    phase: str
    match: Match
    deal: Deal
    hand: CardSet = EMPTY
    partner_hand: CardSet = EMPTY
    to_act: tuple[Seat, ...] = ()
    legal: tuple[Action, ...] = ()

    @property
    def known(self) -> tuple[CardSet, ...]:
        """For each seat but the viewer's, cards that he knows to be in that hand."""
        known = list(self.deal.shown)
        if self.viewer in self.deal.looked:
            for seat in self.deal.looked:
                known[seat] = self.partner_hand
        if known and isinstance(self.viewer, int):
            known[self.viewer] = EMPTY
        return tuple(known)


def with_turn(observation: Observation, to_act: tuple[Seat, ...], legal: tuple[Action, ...]) -> Observation:
    """The observation with whose turn it is and what the viewer may do: sent beside the events of a frame."""
    return observation._replace(to_act=to_act, legal=legal)
