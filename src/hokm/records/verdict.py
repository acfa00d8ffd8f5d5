"""What is found out about the matches of a record: verdicts, and the faults that speak against them."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

#: What a fault is about: a closed list, described in docs/records.md.
Word = Literal[
    "chain",
    "link-missing",
    "commitment",
    "rules-hash",
    "seed",
    "deal",
    "draw",
    "chance",
    "illegal",
    "result",
    "tag",
    "bot-move",
]


class Fault(NamedTuple):
    """Something that does not hold: in a deal, or in the match as a whole."""

    deal: int | None
    word: Word
    text: str


class Verdict(NamedTuple):
    """What was found out about one match.

    ``proved``: whether it has a proof at all; while no deal is opened yet it has none. ``checked`` counts the deals
    whose cards were worked out again, ``waiting`` those that are not opened yet in a match that goes on. ``keys`` are
    the keys of the opened deals. In ``alone`` of the deals no player put in a seed: whoever dealt them could have tried
    secrets until the cards suited them.
    """

    match: int
    proved: bool
    commitment: str
    checked: int
    waiting: int
    faults: tuple[Fault, ...]
    keys: Mapping[int, bytes] = MappingProxyType({})
    alone: int = 0

    @property
    def holds(self) -> bool:
        """Whether there is a proof and nothing speaks against it."""
        return self.proved and not self.faults


def as_plain(verdict: Verdict) -> dict[str, object]:
    """The verdict as plain texts, numbers and lists, ready to be JSON."""
    return {
        "type": "verdict",
        "match": verdict.match,
        "holds": verdict.holds,
        "proved": verdict.proved,
        "commitment": verdict.commitment,
        "checked": verdict.checked,
        "waiting": verdict.waiting,
        "alone": verdict.alone,
        "faults": [{"deal": fault.deal, "word": fault.word, "text": fault.text} for fault in verdict.faults],
    }


def in_order(faults: Iterable[Fault]) -> list[Fault]:
    """Faults of the match first, then deal by deal, each told once."""
    return sorted(dict.fromkeys(faults), key=lambda fault: fault.deal or 0)
