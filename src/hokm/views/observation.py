"""The snapshot form of a view: all that one viewer may know at one moment."""

from enum import Enum
from typing import Final, NamedTuple

from hokm.cards import Card, CardSet, Suit
from hokm.rules import Action, DealResult, MatchResult, Seat, Streak, Trick


class Spectator(Enum):
    """Somebody who watches and holds no cards."""

    SPECTATOR = "spectator"


SPECTATOR: Final = Spectator.SPECTATOR
Viewer = Seat | Spectator


class Observation(NamedTuple):
    """All that ``viewer`` may know. Its fields are named as in ``State``; these are particular to it:

    ``hand``: the viewer's own cards that he may look at (a spectator has none). ``held``: how many cards each
    seat holds. ``known``: for each other seat, cards that the viewer knows to be in that hand. ``to_act``: the
    seats awaited now. ``legal``: the viewer's legal actions, empty unless he is to act.
    """

    viewer: Viewer
    phase: str
    deals: int
    dealer: Seat | None
    hakem: Seat | None
    drawn: tuple[Card, ...]
    score: tuple[int, ...]
    streak: Streak
    deals_played: int
    redeals: int
    hand: CardSet
    held: tuple[int, ...]
    known: tuple[CardSet, ...]
    trump: Suit | None
    turning: bool
    leader: Seat
    trick: tuple[Card, ...]
    last_trick: Trick | None
    tricks: tuple[int, ...]
    winners: tuple[Seat, ...]
    played: tuple[CardSet, ...]
    voids: tuple[int, ...]
    announced: tuple[Seat, ...]
    tapped: tuple[Seat, ...]
    suggested: bool
    answering: bool
    deciders: tuple[Seat, ...]
    spoken: tuple[bool, ...]
    going_on: bool
    opened: tuple[CardSet, ...] | None
    result: DealResult | None
    match_result: MatchResult | None
    to_act: tuple[Seat, ...] = ()
    legal: tuple[Action, ...] = ()


def with_turn(observation: Observation, to_act: tuple[Seat, ...], legal: tuple[Action, ...]) -> Observation:
    """The observation with whose turn it is and what the viewer may do: sent beside the events of a frame."""
    return observation._replace(to_act=to_act, legal=legal)
