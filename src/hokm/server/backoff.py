"""Pauses after faults: each longer than the last, until something has worked again."""

from collections.abc import Callable
from typing import Final

#: The first pause and the longest, in seconds; each is twice the one before it.
FIRST: Final = 0.25
LONGEST: Final = 60.0


class Backoff:
    """Exponential backoff: how long to wait before the next try."""

    def __init__(self, read: Callable[[], float]) -> None:
        """``read`` is a monotonic clock."""
        self._read = read
        self._pause = 0.0
        self._until = 0.0

    @property
    def left(self) -> float:
        """Seconds of the pause that are still to pass."""
        return max(0.0, self._until - self._read()) if self._pause else 0.0

    @property
    def resting(self) -> bool:
        """Whether a pause is not over yet."""
        return self.left > 0

    def failed(self) -> None:
        """A try failed: the next pause begins."""
        self._pause = min(LONGEST, 2 * self._pause) or FIRST
        self._until = self._read() + self._pause

    def succeeded(self) -> None:
        """It works again."""
        self._pause = 0.0
