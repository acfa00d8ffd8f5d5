"""Small values that states, events and views are made of alike. Who may see one is decided where it stands."""

from typing import Annotated, Any, Final, Literal, NamedTuple, NewType, get_args

from hokm.cards import Between, Card, TrickCard, spell
from hokm.rules.actions import Seat

#: Suits, a bit each.
Suits = NewType("Suits", int)
#: What a hand is known not to hold, a bit each: suits, and the two of hearts where it belongs to none of them.
Voids = NewType("Voids", int)
#: Places in a trick, a bit each from the lead on.
Places = NewType("Places", int)

SuitWord = Literal["S", "H", "D", "C"]
VoidWord = Literal["S", "H", "D", "C", "2H"]
SUIT_WORDS: Final[tuple[SuitWord, ...]] = get_args(SuitWord)
VOID_WORDS: Final[tuple[VoidWord, ...]] = get_args(VoidWord)


def _spell_bits(kind: Any, word: Any, words: tuple[Any, ...]) -> None:
    """Bits are written as a list of what each stands for."""
    spell(
        kind,
        tuple[word, ...],
        lambda bits: [word for bit, word in enumerate(words) if bits >> bit & 1],
        lambda said: sum(1 << words.index(word) for word in set(said)),
    )


_spell_bits(Suits, SuitWord, SUIT_WORDS)
_spell_bits(Voids, VoidWord, VOID_WORDS)
_spell_bits(Places, Annotated[int, Between(0, 7)], tuple(range(8)))


class Packet(NamedTuple):
    """Cards dealt to a seat at once: how many, and which, for those who may know."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None = None


class Trick(NamedTuple):
    """A finished trick: who led, the cards in playing order, who won."""

    leader: Seat
    cards: tuple[TrickCard, ...]
    winner: Seat


class Half(NamedTuple):
    """A trick that its winner may take with the heap if it wins the next one too: who, with which card, and whether
    the trick counts for that (``live``).
    """

    seat: Seat
    card: Card
    live: bool


class Owed(NamedTuple):
    """Cards owed to the winners of the last deal: by which side, and how many by each of its seats."""

    side: int
    cards: int


class Gift(NamedTuple):
    """Cards passed from one seat to another in the exchange."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]


class Call(NamedTuple):
    """What a seat said in the auction: so many tricks, or 0 for a pass."""

    seat: Seat
    tricks: int
