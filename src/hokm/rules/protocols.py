"""What each slot of a variant must answer. A policy is a small frozen object with its data inside.

``Variant`` here is the slots' view of the whole, so that a policy may ask its neighbours (who is partner of
whom, which trick is won by what). No policy may ask for the variant's name.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from hokm.cards import Card, CardSet, Pack, Suit
from hokm.rules.actions import Action, ChanceInput, Seat
from hokm.rules.errors import IllegalAction
from hokm.rules.results import DealResult, MatchResult, Outcome, Scored
from hokm.rules.state import Deal, Match, State
from hokm.rules.values import Owed

if TYPE_CHECKING:
    from hokm.rules.events import Signalled, TrickWon
    from hokm.rules.transition import Run
    from hokm.rules.variant import Variant


class ChanceKind(StrEnum):
    """The chance inputs, by the word that opens them in a record."""

    DRAW = "draw"
    LOT = "lot"
    DEAL = "deal"
    TURNED = "turned"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance input is due: of which kind, and which cards it is drawn from.

    ``removed``: one of these cards, taken by chance, is left out of the pool.
    """

    kind: ChanceKind
    pool: Pack
    removed: Pack = ()


@dataclass(frozen=True, slots=True)
class Seats:
    """These seats must act, each by itself where they are several. ``may``: seats that may act too, unasked."""

    seats: tuple[Seat, ...]
    may: tuple[Seat, ...] = ()


#: One seat must act; made once, since it is asked for at every card.
ONE_SEAT = tuple(Seats((seat,)) for seat in range(8))


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

    def try_action(self, run: "Run", seat: Seat, action: Action) -> bool:
        """Carries out the action if it is one of the seat's legal ones, and says whether it is."""

    def aside(self, run: "Run", seat: Seat, action: Action) -> None:
        """Carries out an action that is allowed out of turn."""

    def chance(self, run: "Run", given: ChanceInput) -> None:
        """A chance input; raises IllegalChance when it cannot be."""


class Found(NamedTuple):
    """The first hakem and dealer; ``people`` as in the event ``HakemFound``.

    ``turned_to`` are the seats to which the cards that were needed were turned, in their order.
    """

    hakem: Seat
    dealer: Seat
    people: tuple[Seat, ...]
    turned_to: tuple[Seat, ...]


class FirstHakem(Protocol):
    """How is the first hakem chosen?"""

    @property
    def kind(self) -> ChanceKind:
        """By turning cards (DRAW) or by lot (LOT)."""

    def find(self, variant: "Variant", turn: Callable[[Seat], Card]) -> tuple[Seat, Seat, tuple[Seat, Seat] | None]:
        """Hakem, dealer, and, where partners are drawn, two seats whose people must sit across.

        The first of the two keeps its chair. ``turn`` turns a card to a seat, as often as is needed; what it raises
        passes through.
        """


class Portion(NamedTuple):
    """A packet of the deal: which seat gets which slice of the pack."""

    seat: Seat
    start: int
    stop: int


class DealPlan(Protocol):
    """In which packets do the cards go out, and when is trump made? ``eldest`` is the seat after the dealer."""

    def cards_needed(self, hands: int) -> int:
        """How many cards a pack must have for so many hands."""

    def cards_played(self, hands: int) -> int:
        """How many cards are played when all tricks are, over all hands."""

    def first(self, variant: "Variant", eldest: Seat) -> tuple[Portion, ...]:
        """The packets that go out at once."""

    def rest(self, variant: "Variant", eldest: Seat) -> tuple[Portion, ...]:
        """The packets that wait for trump."""

    def face_down(self, variant: "Variant", eldest: Seat) -> tuple[Seat, ...]:
        """Seats that hold cards before trump is made but may not look at them."""

    def places(self, variant: "Variant", eldest: Seat) -> tuple[tuple[int, ...], ...]:
        """The eldest's places in the pack, batch by batch."""


class Claims(Protocol):
    """Which redeals may be claimed?"""

    def on_first_batch(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """Claims that the hakem may make before naming trump."""

    def on_first_lead(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """Claims that the hakem may make in place of the first lead."""

    def may_suggest(self, variant: "Variant", state: State, seat: Seat) -> bool:
        """Whether this seat may suggest a redeal now, out of turn."""


class TrumpMaking(Protocol):
    """Who makes trump, when and how?

    Of what it is asked during the play, all but the end of a trick is only asked while trump is not public.
    """

    @property
    def has_hakem(self) -> bool:
        """Whether it is known before the deal which seat makes trump."""

    @property
    def may_turn_up(self) -> bool:
        """Whether the hakem may leave the trump to a turned-up card."""

    @property
    def hides(self) -> bool:
        """Whether a card turned up for trump stays face down."""

    @property
    def lies_aside(self) -> bool:
        """Whether a card laid face down for trump is out of its owner's hand."""

    @property
    def rules_unseen(self) -> bool:
        """Whether a trump laid face down decides tricks before anybody else has seen it."""

    @property
    def set_by_void(self) -> bool:
        """Whether the first card of a hand that cannot follow makes its suit trump."""

    @property
    def set_at_once(self) -> bool:
        """Whether a card that makes its suit trump counts as one already in its own trick."""

    def chance(self, variant: "Variant", state: State) -> Chance | None:
        """The chance input that the making of trump waits for, if it does."""

    def options(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """What the hakem may say about trump."""

    def options_in_play(self, variant: "Variant", state: State, plays: tuple[Action, ...]) -> tuple[Action, ...]:
        """What the actor may do: ``plays`` are the cards that it may play."""

    def told_in_play(self, run: "Run", seat: Seat, action: Action) -> bool:
        """Carries out what the actor says about trump during the play; False if it is none of its words."""

    def card_played(self, run: "Run", hand: Seat, card: Card) -> None:
        """What a card just played makes known or sets."""

    def turn_begins(self, run: "Run") -> None:
        """What happens by itself when it is a hand's turn to follow."""

    def trick_ended(self, run: "Run", before: Deal, place: int) -> None:
        """What a finished trick (``before`` it was cleared away) makes known; its card at ``place`` has won."""

    def trick_judged(self, run: "Run", before: Deal) -> None:
        """What follows a finished trick where the deal goes on."""

    def in_force(self, state: State) -> Suit | None:
        """The trump that decides tricks though it is not public."""

    def plays_face_down(self, state: State, card: Card) -> bool:
        """Whether the actor's card is played face down."""


class Exposure(Protocol):
    """Which hand lies open during the play, and from when?"""

    def play_begins(self, run: "Run") -> None:
        """The cards are dealt and trump is made."""

    def first_card_led(self, run: "Run") -> None:
        """The first card of the deal lies on the table."""


class Exchanging(Protocol):
    """Are cards passed before the play?"""

    def owed(self, variant: "Variant", outcome: Outcome, scored: Scored) -> Owed | None:
        """What is to be passed in the next deal."""

    def gifts(self, variant: "Variant", state: State, giver: Seat) -> tuple[Pack, ...]:
        """What a seat may pass on, each in canonical order."""


class Follow(Protocol):
    """Which cards may be played?"""

    def playable(self, variant: "Variant", deal: Deal, hand: CardSet) -> CardSet:
        """The cards of the actor's hand that may be played now. Never empty while it holds cards."""

    def is_void(self, deal: Deal, hand: CardSet) -> bool:
        """Whether the actor need not follow the card that was led."""

    def refusal(self, variant: "Variant", deal: Deal, hand: CardSet, card: Card) -> IllegalAction:
        """Why a held card that is not playable is refused."""

    def voids_shown(self, deal: Deal, card: Card) -> int:
        """The suits (a bit each) that the actor has shown not to hold by playing ``card``."""

    def kind(self, card: Card) -> int:
        """The suit a card counts to when it is asked who is void in what; 4 for a card of a kind of its own."""

    def trump_kinds(self, trump: Suit) -> int:
        """The kinds of card (a bit each) that are trumps."""


class Ranking(Protocol):
    """What beats what within a trick?"""

    def winner(self, cards: Sequence[Card], trump: Suit | None, dead: int = 0) -> int:
        """The place in the trick (0 = led) of the winning card so far; cards marked ``dead`` are no trumps."""


class Capture(Protocol):
    """Who takes a finished trick?"""

    @property
    def tens(self) -> bool:
        """Whether the tens in the tricks are counted."""

    @property
    def at_once(self) -> bool:
        """Whether each trick goes to its winner's side as soon as it is won."""

    def trick_won(self, variant: "Variant", deal: Deal, winner: Seat, place: int) -> "TrickWon":
        """What is told of the trick just completed, won by a hand with its card at a place in it."""


class Ending(Protocol):
    """When is a deal over, and who has won it?"""

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """The outcome fixed by the tricks so far, or None."""

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """Whether the deal stops now that its outcome is fixed."""

    def needed(self, variant: "Variant", match: Match, deal: Deal) -> tuple[int | None, ...]:
        """For each side, how many tricks win it the deal; None where that is no number, or not known yet."""


class GoingOn(Protocol):
    """May or must a kot side play on for all tricks, who decides, and what does failing cost?"""

    def deciders(self, variant: "Variant", state: State, side: int) -> tuple[Seat, ...]:
        """The seats that are asked, in order; empty where nobody is asked."""

    def goes_on(self, asked: bool) -> bool:
        """Whether play can go on after a kot (``asked``: somebody is to decide)."""

    def may_stop(self, variant: "Variant", deal: Deal) -> tuple[Seat, ...]:
        """Seats that may end the deal unasked before the first decider has spoken."""

    def stopped(self, deal: Deal, seat: Seat, outcome: Outcome) -> Outcome:
        """The outcome of a deal that ends with a kot because a seat said stop."""

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

    def score(self, variant: "Variant", match: Match, deal: Deal, outcome: Outcome) -> Scored:
        """Points for every side, the streak after the deal, and whether it counts as a kot."""


class Succession(Protocol):
    """Who is eldest (hakem, where the eldest makes trump) and dealer next?"""

    def next_eldest(self, variant: "Variant", deal: Deal, eldest: Seat, outcome: Outcome) -> Seat:
        """The next eldest; the dealer is the seat before."""


class Announcements(Protocol):
    """What may be said between plays, out of turn, or with a card?"""

    def check(self, variant: "Variant", state: State, seat: Seat, action: Action) -> bool:
        """Whether this out-of-turn action is allowed now."""

    @property
    def kot_call_required(self) -> bool:
        """Whether only a side that has announced it can make a kot."""

    @property
    def may_signal(self) -> bool:
        """Whether signals may go with cards at all."""

    def signalled(self, variant: "Variant", state: State, card: Card, signal: str) -> "Signalled | None":
        """What is told of a signal that the actor gives with a card, or None where it may not be given."""


class MatchEnd(Protocol):
    """When is the match over?"""

    def result(self, variant: "Variant", match: Match, deal: DealResult, wins_match: bool) -> MatchResult | None:
        """The result of the match after a scored deal, or None."""


class TimeOut(Protocol):
    """What happens when a seat's time is up?"""

    def action(self, variant: "Variant", state: State, seat: Seat) -> Action:
        """A legal action for the seat."""
