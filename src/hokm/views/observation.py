"""The snapshot form of a view: all that one viewer may know at one moment."""

from enum import Enum
from typing import Final, NamedTuple

from hokm.cards import EMPTY, Card, CardSet, Suit, set_of
from hokm.rules import Action, Deal, Gift, Match, Seat


class Spectator(Enum):
    """Somebody who watches and holds no cards."""

    SPECTATOR = "spectator"


SPECTATOR: Final = Spectator.SPECTATOR
Viewer = Seat | Spectator


class Secrets(NamedTuple):
    """What else one seat knows alone: the card it ``laid`` face down for trump; the trump it has ``chosen`` and not
    told yet; cards that it knows to be ``put_away``, out of all hands; cards that it played face down (``under``); the
    cards of the stock ``offered`` to it; the ``gifts`` that it gave or got.
    """

    laid: Card | None = None
    chosen: Suit | None = None
    put_away: CardSet = EMPTY
    under: CardSet = EMPTY
    offered: tuple[Card, ...] = ()
    gifts: tuple[Gift, ...] = ()


NO_SECRETS: Final = Secrets()


class Observation(NamedTuple):
    """All that ``viewer`` may know: what is public of the match and of the deal, and what only they know.

    ``hand`` holds their own cards that they may look at (a spectator has none), ``partner_hand`` their partner's,
    where the two have looked at each other's. ``to_act`` names the seats awaited now; ``legal`` lists the
    viewer's legal actions and is empty unless they may act.
    """

    viewer: Viewer
    phase: str
    match: Match
    deal: Deal
    hand: CardSet = EMPTY
    partner_hand: CardSet = EMPTY
    secrets: Secrets = NO_SECRETS
    to_act: tuple[Seat, ...] = ()
    legal: tuple[Action, ...] = ()

    @property
    def known(self) -> tuple[CardSet, ...]:
        """For each hand but the viewer's, cards that they know to be in it."""
        known = list(self.deal.shown)
        if self.viewer in self.deal.looked:
            for seat in self.deal.looked:
                known[seat] = self.partner_hand
        for gift in self.secrets.gifts if self.gifts_are_passed else ():
            if gift.giver == self.viewer:
                there = set_of(gift.cards) & ~self.deal.played[gift.receiver]
                known[gift.receiver] = CardSet(known[gift.receiver] | there)
        if known and isinstance(self.viewer, int):
            known[self.viewer] = EMPTY
        return tuple(known)

    @property
    def gifts_are_passed(self) -> bool:
        """Whether the cards of an exchange have changed hands."""
        return bool(self.deal.given) and len(self.deal.given) == len(self.deal.dealt)


def with_turn(observation: Observation, to_act: tuple[Seat, ...], legal: tuple[Action, ...]) -> Observation:
    """The observation with whose turn it is and what the viewer may do: sent beside the events of a frame."""
    return observation._replace(to_act=to_act, legal=legal)
