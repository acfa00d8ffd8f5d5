"""What each slot of a variant must answer. A policy is a small frozen object with its data inside.

``Variant`` here is the slots' view of the whole, so that a policy may ask its neighbours (who is partner of
whom, which trick is won by what). No policy may ask for the variant's name.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from hokm.cards import Card, CardSet, Pack, Suit
from hokm.rules.actions import Action, ChanceInput, Seat
from hokm.rules.results import DealResult, MatchResult, Outcome, Streak
from hokm.rules.state import Deal, Match, State

if TYPE_CHECKING:
    from hokm.rules.transition import Run
    from hokm.rules.variant import Variant


class ChanceKind(StrEnum):
    """The chance inputs, by the word that opens them in a record."""

    DRAW = "draw"
    LOT = "lot"
    DEAL = "deal"
    TURNED = "turned"


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance input is due: of which kind, and which cards it is drawn from."""

    kind: ChanceKind
    pool: Pack


@dataclass(frozen=True, slots=True)
class Seats:
    """These seats must act."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""


Awaited = Chance | Seats | Over


class Phase(Protocol):
    """A step in the sequence of a match or a deal."""

    @property
    def name(self) -> str:
        """The phase's word, as seen in views."""

    def awaited(self, variant: "Variant", state: State) -> Awaited:
        """Who or what is due."""

    def legal(self, variant: "Variant", state: State, seat: Seat) -> tuple[Action, ...]:
        """What an awaited seat may do; never empty for it, empty for all others. Out-of-turn actions apart."""

    def begin(self, run: "Run") -> None:
        """What happens by itself when the phase begins."""

    def take(self, run: "Run", seat: Seat, action: Action) -> bool:
        """Carries out the action if it is one of the seat's legal ones, and says whether it is."""

    def aside(self, run: "Run", seat: Seat, action: Action) -> None:
        """Carries out an action that is allowed out of turn."""

    def chance(self, run: "Run", given: ChanceInput) -> None:
        """A chance input; raises IllegalChance when it cannot be."""


class Found(NamedTuple):
    """The first hakem and dealer; ``people`` as in the event ``HakemFound``; ``used`` cards were turned."""

    hakem: Seat
    dealer: Seat
    people: tuple[Seat, ...]
    used: int


class FirstHakem(Protocol):
    """How is the first hakem chosen?"""

    @property
    def kind(self) -> ChanceKind:
        """By turning cards (DRAW) or by lot (LOT)."""

    def find(self, variant: "Variant", cards: Iterator[Card]) -> tuple[Seat, Seat, tuple[Seat, Seat] | None]:
        """Hakem, dealer, and, where partners are drawn, two seats whose people must sit across.

        The first of the two keeps his chair. Takes as many cards as it needs; a StopIteration of the iterator
        passes through.
        """


class Portion(NamedTuple):
    """A packet of the deal: which seat gets which slice of the pack."""

    seat: Seat
    start: int
    stop: int


class DealPlan(Protocol):
    """In which packets do the cards go out, and when is trump made?"""

    def cards_dealt(self, seats: int) -> int:
        """How many cards leave the pack, over all seats."""

    def first(self, variant: "Variant", hakem: Seat) -> tuple[Portion, ...]:
        """The packets before trump is made."""

    def rest(self, variant: "Variant", hakem: Seat) -> tuple[Portion, ...]:
        """The packets after trump is made."""

    def face_down(self, variant: "Variant", hakem: Seat) -> tuple[Seat, ...]:
        """Seats that hold cards before trump is made but may not look at them."""

    def places(self, variant: "Variant", hakem: Seat) -> tuple[tuple[int, ...], ...]:
        """The hakem's places in the pack, batch by batch."""


class Claims(Protocol):
    """Which redeals may be claimed?"""

    def on_first_batch(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """Claims that the hakem may make before he names trump."""

    def on_first_lead(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """Claims that the hakem may make in place of his first lead."""

    def may_suggest(self, variant: "Variant", state: State, seat: Seat) -> bool:
        """Whether this seat may suggest a redeal now, out of turn."""


class TrumpMaking(Protocol):
    """Who makes trump, when and how?"""

    @property
    def may_turn_up(self) -> bool:
        """Whether the hakem may leave the trump to a turned-up card."""

    def options(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """What the hakem may say about trump."""

    def pool(self, variant: "Variant", state: State) -> Pack:
        """The cards of which one is turned up, in canonical order."""


class Follow(Protocol):
    """Which cards may be played?"""

    def playable(self, variant: "Variant", deal: Deal, hand: CardSet) -> CardSet:
        """The cards of the actor's hand that may be played now. Never empty while it holds cards."""

    def refusal(self, variant: "Variant", deal: Deal, hand: CardSet, card: Card) -> Exception:
        """Why a held card that is not playable is refused."""

    def voids_shown(self, trick: tuple[Card, ...], trump: Suit | None, card: Card, first: bool) -> int:
        """The suits (a bit each) that a seat has shown not to hold by playing ``card`` after ``trick``.

        ``first`` says that it belongs to the first trick of the deal.
        """


class Ranking(Protocol):
    """What beats what within a trick?"""

    def winner(self, cards: Sequence[Card], trump: Suit | None) -> int:
        """The place in the trick (0 = led) of the winning card so far."""


class Capture(Protocol):
    """Who takes a finished trick?"""

    def tricks_after(self, variant: "Variant", deal: Deal, winner: Seat) -> tuple[int, ...]:
        """Tricks per side once the trick just completed has been won by ``winner``."""


class Ending(Protocol):
    """When is a deal over, and who has won it?"""

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """The outcome fixed by the tricks so far, or None."""

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """Whether the deal stops now that its outcome is fixed."""


class GoingOn(Protocol):
    """May or must a kot side play on for all tricks, who decides, and what does failing cost?"""

    def deciders(self, variant: "Variant", state: State, side: int) -> tuple[Seat, ...]:
        """The seats that are asked, in order; empty where nobody is asked."""

    def goes_on(self, asked: bool) -> bool:
        """Whether play can go on after a kot (``asked``: somebody is to decide)."""

    @property
    def wins_match(self) -> bool:
        """Whether winning all thirteen ends the match for that side."""

    @property
    def partners_look(self) -> bool:
        """Whether the partners see each other's hands before they decide."""

    def outcome(self, variant: "Variant", state: State, side: int) -> Outcome | None:
        """While a side plays for all thirteen: the outcome, or None to play on."""


class Scoring(Protocol):
    """What is a deal worth?"""

    @property
    def unit(self) -> str:
        """What the score counts: ``points`` or ``kots``."""

    def score(
        self, variant: "Variant", match: Match, outcome: Outcome, callers: int
    ) -> tuple[int, Streak | None, bool]:
        """Points for the winner, the streak after the deal, and whether the deal counts as a kot for succession.

        ``callers`` is the hakem's side.
        """


class Succession(Protocol):
    """Who is hakem and dealer next?"""

    def next_hakem(self, variant: "Variant", hakem: Seat, outcome: Outcome) -> Seat:
        """The next hakem; the dealer is the seat before."""


class Announcements(Protocol):
    """What may be said between plays, out of turn?"""

    def check(self, variant: "Variant", state: State, seat: Seat, action: Action) -> bool:
        """Whether this out-of-turn action is allowed now."""

    @property
    def kot_call_required(self) -> bool:
        """Whether only a side that has announced it can make a kot."""


class MatchEnd(Protocol):
    """When is the match over?"""

    def result(self, variant: "Variant", match: Match, deal: DealResult, wins_match: bool) -> MatchResult | None:
        """The result of the match after a scored deal, or None."""


class TimeOut(Protocol):
    """What happens when a seat's time is up?"""

    def action(self, variant: "Variant", state: State, seat: Seat) -> Action:
        """A legal action for the seat."""
