"""The proof of fair dealing in a record: comments that open with ``proof``, their one spelling, and reading them.

The comments and their places are described in docs/fairness.md.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from hokm.fairness import NONE, SIZE
from hokm.rules import Seat


class Seeds(NamedTuple):
    """The hashes and the seeds of the seats for a deal; None where a seat gave none."""

    deal: int
    commits: tuple[bytes | None, ...]
    reveals: tuple[bytes | None, ...]


class NewChain(NamedTuple):
    """A new chain, whose first link opens this deal."""

    deal: int
    head: bytes


class Opening(NamedTuple):
    """The link of a deal that is over."""

    deal: int
    link: bytes


class SeatTaken(NamedTuple):
    """Another player sits there now: a computer by name and version, or ``person``."""

    seat: Seat
    player: str


class TimedOutNext(NamedTuple):
    """The next action of this seat was made by a time-out."""

    seat: Seat


class Choice(NamedTuple):
    """Of the computer's action before: how many samples it counted, and the first bytes of its observation's hash."""

    samples: int
    view: bytes


Proof = Seeds | NewChain | Opening | SeatTaken | TimedOutNext | Choice

_VALUES: Final = r"[0-9a-f,none]+"
_FORMS: Final = {
    "seeds": re.compile(rf"seeds (\d{{1,9}}) commit=({_VALUES}) reveal=({_VALUES})"),
    "chain": re.compile(r"chain (\d{1,9}) head=([0-9a-f]+)"),
    "open": re.compile(r"open (\d{1,9}) secret=([0-9a-f]+)"),
    "seat": re.compile(r"seat (\d{1,2}) (\S+)"),
    "auto": re.compile(r"auto (\d{1,2})"),
    "bot": re.compile(r"bot samples=(\d{1,12}) view=([0-9a-f]{16})"),
}
KINDS: Final = tuple(_FORMS)


class BadProof(ValueError):
    """A proof comment that cannot be read. ``kind`` is its first word where that is known."""

    def __init__(self, kind: str | None, text: str) -> None:
        super().__init__(text)
        self.kind = kind


def parse_proof(comment: str) -> Proof | None:
    """What a comment proves; None where it is no proof, BadProof where it wants to be one and is not.

    >>> parse_proof("proof auto 2")
    TimedOutNext(seat=2)
    """
    words = comment.split()  # at any white space: programs wrap lines, and put tabs and no-break spaces for spaces
    if not words or words[0] != "proof":
        return None
    rest = " ".join(words[1:])
    kind = words[1] if len(words) > 1 else ""
    if kind not in _FORMS:
        raise BadProof(None, f"this proof is of no known kind: {kind[:20]!r}")
    found = _FORMS[kind].fullmatch(rest)
    if found is None:
        raise BadProof(kind, f"this proof of {kind} cannot be read")
    proof = _READERS[kind](*found.groups())
    if format_proof(proof) != f"proof {rest}":
        raise BadProof(kind, f"this proof of {kind} is spelled otherwise than it should be")
    return proof


def _hash(kind: str, text: str) -> bytes:
    if len(text) != 2 * SIZE:
        raise BadProof(kind, f"{2 * SIZE} hex digits are needed in a proof of {kind}, not {len(text)}")
    return bytes.fromhex(text)


def _hashes(text: str) -> tuple[bytes | None, ...]:
    return tuple(None if word == NONE else _seed_value(word) for word in text.split(","))


def _seed_value(word: str) -> bytes:
    if not re.fullmatch(r"[0-9a-f]*", word):
        raise BadProof("seeds", f"{word[:20]!r} is neither hex nor {NONE}")
    return _hash("seeds", word)


def _seeds(deal: str, commits: str, reveals: str) -> Seeds:
    return Seeds(int(deal), _hashes(commits), _hashes(reveals))


_READERS: Final[dict[str, Callable[..., Proof]]] = {
    "seeds": _seeds,
    "chain": lambda deal, head: NewChain(int(deal), _hash("chain", head)),
    "open": lambda deal, link: Opening(int(deal), _hash("open", link)),
    "seat": lambda seat, player: SeatTaken(int(seat), player),
    "auto": lambda seat: TimedOutNext(int(seat)),
    "bot": lambda samples, view: Choice(int(samples), bytes.fromhex(view)),
}


def format_proof(proof: Proof) -> str:
    """The text of the comment.

    >>> format_proof(SeatTaken(2, "level-2/1.0.0"))
    'proof seat 2 level-2/1.0.0'
    """
    match proof:
        case Seeds(deal, commits, reveals):
            return f"proof seeds {deal} commit={_spelled(commits)} reveal={_spelled(reveals)}"
        case NewChain(deal, head):
            return f"proof chain {deal} head={head.hex()}"
        case Opening(deal, link):
            return f"proof open {deal} secret={link.hex()}"
        case SeatTaken(seat, player):
            return f"proof seat {seat} {player}"
        case TimedOutNext(seat):
            return f"proof auto {seat}"
        case Choice(samples, view):
            return f"proof bot samples={samples} view={view.hex()}"


def _spelled(values: tuple[bytes | None, ...]) -> str:
    return ",".join(NONE if value is None else value.hex() for value in values)
