"""How a deal and a match ended: a word for the reason, and numbers."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

DealKind = Literal[
    "simple",
    "kot",
    "hakem-kot",
    "thirteen",
    "failed-thirteen",
    "third-player",
    "made",
    "failed",
    "tricks",
    "draw",
    "conceded",
    "redeal",
]
MatchReason = Literal["target", "hands", "kots", "set", "thirteen", "resign"]


class Streak(NamedTuple):
    """Deals won in a row: by which side (none yet: None) and how many."""

    side: int | None = None
    deals: int = 0


class Outcome(NamedTuple):
    """Who won a deal and how, before it is scored (nobody: None). ``kot`` says whether it counts as a kot.

    After a drawn deal the same seats deal and make trump again, unless it ``moves_on``.
    """

    kind: DealKind
    winner: int | None
    kot: bool = False
    moves_on: bool = False


class Scored(NamedTuple):
    """What a deal is worth: points for each side, the streak after it (None: none is counted), whether it is a kot."""

    points: tuple[int, ...]
    streak: Streak | None = None
    kot: bool = False


class DealResult(NamedTuple):
    """A finished deal. ``points`` is what it added to each side, ``score`` what each side has after it.

    ``streak`` is None where the scoring does not count one. ``dealer`` and ``hakem`` are those of the next
    deal, None when the match is over.
    """

    kind: DealKind
    winner: int | None
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    score: tuple[int, ...]
    streak: Streak | None
    next_dealer: int | None
    next_hakem: int | None


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match: the winning side (None for a draw), the score, and why it ended."""

    winner: int | None
    score: tuple[int, ...]
    reason: MatchReason
