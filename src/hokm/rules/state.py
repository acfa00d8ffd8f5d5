"""Everything there is to know at one moment of a match: what the fold of the events yields.

Only the table owns a state. It is printed as counts, never as cards, so that logs are safe.
"""

from typing import NamedTuple

from hokm.cards import Card, CardSet, Pack, Suit
from hokm.rules.actions import Seat
from hokm.rules.results import DealResult, MatchResult, Streak


class Trick(NamedTuple):
    """A finished trick: who led, the cards in playing order, who won."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Match(NamedTuple):
    """What lives longer than one deal. ``deals`` counts every pack, ``played`` those that were scored.

    ``drawn`` are the cards turned to find the first hakem. ``redeals`` counts the deals thrown in in a row by
    claims on the first batch.
    """

    score: tuple[int, ...]
    streak: Streak = Streak()
    dealer: Seat | None = None
    hakem: Seat | None = None
    drawn: tuple[Card, ...] = ()
    deals: int = 0
    played: int = 0
    redeals: int = 0
    result: MatchResult | None = None


class Deal(NamedTuple):
    """What everybody may know of one deal, from the first packet to the result.

    ``got`` counts the cards dealt to each seat; seats in ``face_down`` may not look at theirs yet. ``tricks`` counts
    per side, ``winners`` names the seat that won each trick so far, ``played`` holds each seat's cards on the
    table so far, ``voids`` for each seat a bit a suit that it has shown not to hold, ``shown`` cards that
    everybody saw going into a hand and that are still there. ``spoken`` holds the answers about going on,
    ``looked`` the partners who have seen each other's hands, ``opened`` all hands as dealt once anybody may
    look at them.

    What changes with a card stands first, what changes with a trick next: the fold relies on that order.
    """

    played: tuple[CardSet, ...] = ()
    voids: tuple[int, ...] = ()
    shown: tuple[CardSet, ...] = ()
    tapped: tuple[Seat, ...] = ()
    trick: tuple[Card, ...] = ()
    actor: Seat = 0
    leader: Seat = 0
    tricks: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    last_trick: Trick | None = None
    got: tuple[int, ...] = ()
    trump: Suit | None = None
    face_down: tuple[Seat, ...] = ()
    turning: bool = False
    announced: tuple[Seat, ...] = ()
    suggested: bool = False
    answering: bool = False
    deciders: tuple[Seat, ...] = ()
    spoken: tuple[bool, ...] = ()
    going_on: bool = False
    looked: tuple[Seat, ...] = ()
    opened: tuple[CardSet, ...] | None = None
    result: DealResult | None = None

    @property
    def held(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple([number - cards.bit_count() for number, cards in zip(self.got, self.played, strict=True)])


class Hidden(NamedTuple):
    """How the cards lie, which only the table knows: the pack, and the hands as they were dealt."""

    pack: Pack = ()
    dealt: tuple[CardSet, ...] = ()

    def __repr__(self) -> str:
        return "<Hidden>"


class State(NamedTuple):
    """The whole state of a match. ``phase`` names the step that is going on; ``match`` and ``deal`` are public.

    ``hands`` holds the cards in each hand now; they are as secret as what is ``hidden``.
    """

    phase: str
    match: Match
    deal: Deal
    hidden: Hidden
    hands: tuple[CardSet, ...] = ()

    def __repr__(self) -> str:
        held = "+".join(map(str, self.deal.held)) or "no cards"
        return f"<State {self.phase}, deal {self.match.deals}, {held}, score {self.match.score}>"
