"""Limits of what is read: stand in ``Annotated`` beside a type, hold for whatever comes in, and show in the schema."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Between:
    """A number of at least ``least`` and at most ``most``."""

    least: int
    most: int

    def fault(self, value: int) -> str | None:
        """What is wrong with a value; None: nothing is."""
        return None if self.least <= value <= self.most else f"must be from {self.least} to {self.most}"


@dataclass(frozen=True, slots=True)
class Length:
    """A text, list or object of so many characters or members."""

    least: int
    most: int

    def fault(self, value: Collection[Any]) -> str | None:
        """What is wrong with a value; None: nothing is."""
        if self.least <= len(value) <= self.most:
            return None
        return f"must have from {self.least} to {self.most} characters or members, not {len(value)}"


@dataclass(frozen=True, slots=True)
class Matching:
    """A text that the regular expression matches from begin to end."""

    pattern: str

    def fault(self, value: str) -> str | None:
        """What is wrong with a value; None: nothing is."""
        return None if re.fullmatch(self.pattern, value) else f"{value[:40]!r} does not match {self.pattern}"


@dataclass(frozen=True, slots=True)
class Arranged:
    """Members that may come in any order: they are read in the one that ``order`` gives them."""

    order: Callable[[Any], Any]


Limit = Between | Length | Matching
