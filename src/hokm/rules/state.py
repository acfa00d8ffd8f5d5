"""Everything there is to know at one moment of a match: what the fold of the events yields.

Only the table owns a state. It is printed as counts, never as cards, so that logs are safe.
"""

from typing import NamedTuple

from hokm.cards import Card, CardSet, Pack, Suit
from hokm.rules.actions import Seat
from hokm.rules.results import DealResult, MatchResult, Streak
from hokm.rules.values import Call, Gift, Half, Owed, Trick


class Match(NamedTuple):
    """What lives longer than one deal. ``deals`` counts every pack, ``played`` those that were scored.

    ``hakem`` is the seat that makes trump in the deal to come, None where that is not known before a deal. ``drawn``
    are the cards turned to find the first hakem. ``redeals`` counts the deals thrown in in a row by claims on the first
    batch. ``won`` counts the deals of each side, ``owed`` what is to be passed in the next exchange, ``foretold`` is
    the trump drawn for the deal to come.
    """

    score: tuple[int, ...]
    streak: Streak = Streak()
    dealer: Seat | None = None
    hakem: Seat | None = None
    drawn: tuple[Card, ...] = ()
    deals: int = 0
    played: int = 0
    redeals: int = 0
    won: tuple[int, ...] = ()
    owed: Owed | None = None
    foretold: Suit | None = None
    result: MatchResult | None = None


class Deal(NamedTuple):
    """What everybody may know of one deal, from the first packet to the result.

    Where a game has a dummy there is a hand more than there are seats; ``actor``, ``leader``, ``winners`` and whatever
    lists hands then count it too. ``dealt`` counts the cards that came to each hand; seats in ``face_down`` may not
    look at theirs yet. ``tricks`` counts the tricks that each side has taken, ``winners`` names the hand that won each
    trick so far, ``played`` holds each hand's cards on the table so far, ``voids`` for each hand a bit a suit that it
    has shown not to hold (the fifth bit: the two of hearts, where it is no heart), ``shown`` cards that everybody knows
    to be in a hand. ``not_trumps`` has a bit for each card of the trick that does not count as a trump,
    ``trump_known_at`` counts the cards that lay in the trick when trump became known, ``ruffing`` says that the actor
    owes a trump if it has one. ``hakem`` makes trump in this deal.

    ``half`` is the first half of a pair of tricks that takes the heap, ``tens`` counts those taken by each side.
    ``laid`` is the seat with a card face down that says trump, ``blind`` says that it has not seen it either,
    ``excluded`` has a bit for each suit that the secret trump cannot be. ``calls`` and ``bid`` are the auction's.
    ``put_away`` counts the cards that each hand has put away unseen, ``undealt`` those of the pack that nobody has got,
    ``draws`` the turns of the draft, in which ``drawer`` looks at the cards ``offered``. ``given`` are seats that have
    chosen what to pass on.

    ``spoken`` holds the answers about going on, ``looked`` the partners who have seen each other's hands, ``opened``
    all hands that were played with once anybody may look at them.

    What changes with a card stands first, what changes with a trick next: the fold relies on that order.
    """

    played: tuple[CardSet, ...] = ()
    voids: tuple[int, ...] = ()
    shown: tuple[CardSet, ...] = ()
    tapped: tuple[Seat, ...] = ()
    trick: tuple[Card, ...] = ()
    actor: Seat = 0
    ruffing: bool = False
    not_trumps: int = 0
    trump_known_at: int = 0
    leader: Seat = 0
    tricks: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    last_trick: Trick | None = None
    half: Half | None = None
    tens: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()
    put_away: tuple[int, ...] = ()
    undealt: int = 0
    hakem: Seat | None = None
    trump: Suit | None = None
    laid: Seat | None = None
    blind: bool = False
    excluded: int = 0
    calls: tuple[Call, ...] = ()
    bid: int | None = None
    draws: int = 0
    drawer: Seat | None = None
    offered: int = 0
    given: tuple[Seat, ...] = ()
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
        """How many cards each hand holds, a card laid face down for trump among them."""
        return tuple(
            [
                number - away - cards.bit_count()
                for number, away, cards in zip(self.dealt, self.put_away, self.played, strict=True)
            ]
        )

    @property
    def heap(self) -> int:
        """How many tricks lie in the heap, taken by nobody yet."""
        return len(self.winners) - sum(self.tricks)


class Hidden(NamedTuple):
    """What only the table knows: the pack; the card ``laid`` face down for trump and whether it lies ``aside``, out of
    its owner's hand; a trump ``chosen`` but not told yet; cards ``put_away``, by the hand that knows them (its own
    discards, and what it saw going); the cards ``offered`` by the draft, which only the actor sees; the ``gifts``
    chosen or passed in the exchange; the cards played face down (``under``), by hand.
    """

    pack: Pack = ()
    laid: Card | None = None
    aside: bool = False
    chosen: Suit | None = None
    put_away: tuple[CardSet, ...] = ()
    offered: tuple[Card, ...] = ()
    gifts: tuple[Gift, ...] = ()
    under: tuple[CardSet, ...] = ()

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

    def hand_with_laid(self, hand: Seat) -> CardSet:
        """The cards of a hand, and the one that it has laid face down for trump."""
        cards = self.hands[hand]
        if self.hidden.laid is not None and self.deal.laid == hand:
            return CardSet(cards | 1 << self.hidden.laid)
        return cards

    def hand_to_play(self) -> CardSet:
        """The cards that the actor may play of: when nothing else is left, the one laid face down."""
        return self.hands[self.deal.actor] or self.hand_with_laid(self.deal.actor)

    def __repr__(self) -> str:
        held = "+".join(map(str, self.deal.held)) or "no cards"
        return f"<State {self.phase}, deal {self.match.deals}, {held}, score {self.match.score}>"
