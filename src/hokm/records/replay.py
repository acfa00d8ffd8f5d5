"""Replaying a record through the rules: what it tells, up to its end or to the first input that cannot be."""

import io
from collections.abc import Callable, Iterable, Iterator
from typing import Self

from hokm.records import report
from hokm.records.reader import Given, Item, MatchClosed, read
from hokm.records.tokens import NotUtf8, Tag, Unreadable, harmless
from hokm.rules import (
    OUT_OF_TURN,
    Act,
    Awaited,
    CardDrawn,
    CardsDrawn,
    CardTurned,
    Chance,
    IllegalAction,
    IllegalChance,
    Input,
    LotDrawn,
    PackDealt,
    Seat,
    Seats,
    Variant,
    VariantError,
)
from hokm.rules.engine import advance, awaiting, first_state
from hokm.variants import find_variant, with_rules_text


class RecordError(ValueError):
    """An input that cannot be read or that the rules forbid. ``seat`` tried to act; None where no seat did."""

    def __init__(self, line: int, seat: Seat | None, reason: str) -> None:
        self.line = line
        self.seat = seat
        self.reason = harmless(reason)
        super().__init__(f"{line}: {self.reason}" if seat is None else f"{line}: seat {seat}: {self.reason}")


def replay(pieces: Iterable[str], *, trace: bool = False) -> Iterator[report.Line]:
    """What the matches of a record tell, in order: deals, matches, an unfinished one; with ``trace`` decisions too.

    ``pieces`` are the lines of the text, as for ``read``. Raises RecordError at the first thing wrong.
    """
    try:
        yield from _replayed(pieces, trace)
    except NotUtf8 as error:
        raise RecordError(1, None, str(error)) from None


def _replayed(pieces: Iterable[str], trace: bool) -> Iterator[report.Line]:
    match: Match | None = None
    empty = True
    for item in read(pieces):
        if isinstance(item, Unreadable):
            raise RecordError(item.start, None, item.reason)
        if isinstance(item, Tag) and item.name == "Variant":
            empty = False
            match = Match.of(item)
        elif match is not None:
            yield from match.take(item, trace)
    if empty:
        raise RecordError(1, None, 'there is no match here: a record begins with its game, as in [Variant "hokm-4"]')


def replay_text(text: str, *, trace: bool = False) -> Iterator[report.Line]:
    """As ``replay``, for a record held in a string."""
    return replay(io.StringIO(text.removeprefix("\ufeff"), newline=None), trace=trace)


class Match:
    """One match of a record while it is replayed."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.state = first_state(variant)
        self.begun = False
        self.has_rules = False

    @classmethod
    def of(cls, tag: Tag) -> Self:
        """The match that begins with the tag of its game; RecordError where there is no such game."""
        return cls(_at(tag.line, find_variant, tag.value))

    @property
    def deals(self) -> int:
        """How many packs have been dealt."""
        return self.state.match.deals

    @property
    def deal_over(self) -> bool:
        """Whether the last deal is over, played out, thrown in or ended with the match."""
        return self.state.deal.result is not None or self.over

    @property
    def between_deals(self) -> bool:
        """Whether no deal goes on: before the first one too."""
        return self.deals == 0 or self.deal_over

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.match.result is not None

    @property
    def score(self) -> tuple[int, ...]:
        """The score as it stands."""
        return self.state.match.score

    def awaited(self) -> Awaited:
        """Who must act, or which chance is due."""
        return awaiting(self.variant, self.state)

    def take(self, item: Item, trace: bool) -> Iterator[report.Line]:
        """What one item of the record brings about."""
        if isinstance(item, Tag) and item.name == "Rules":
            self._set_rules(item)
        elif isinstance(item, Given):
            self.begun = True
            yield from self._input(item, trace)
        elif isinstance(item, MatchClosed) and self.state.match.result is None:
            yield report.unfinished_line(awaiting(self.variant, self.state), self.state)

    def _set_rules(self, tag: Tag) -> None:
        if self.begun:
            raise RecordError(tag.line, None, "house rules stand before the first input")
        if self.has_rules:
            raise RecordError(tag.line, None, "the house rules are given twice")
        self.has_rules = True
        self.variant = _at(tag.line, lambda text: with_rules_text(self.variant, text), tag.value)
        self.state = first_state(self.variant)

    def _input(self, item: Given, trace: bool) -> Iterator[report.Line]:
        variant, before = self.variant, self.state
        if before.match.result is not None:
            raise RecordError(item.line, None, "the match is over")
        given = self.understood(item)
        try:
            after, events = advance(variant, before, given)
        except IllegalAction as error:
            assert isinstance(given, Act)
            raise RecordError(item.line, given.seat, str(error)) from None
        except IllegalChance as error:
            raise RecordError(item.line, None, str(error)) from None
        if trace and isinstance(given, Act) and not isinstance(given.action, OUT_OF_TURN):
            yield report.decision_line(variant, before, given.seat, given.action)
        self.state = after
        yield from report.result_lines(variant, before, after, events)

    def understood(self, item: Given) -> Input:
        """The input with its seat: the one written in front of it, else the one whose turn it is; or RecordError."""
        if isinstance(item.what, CardsDrawn | LotDrawn | PackDealt | CardTurned | CardDrawn):
            return item.what
        seat = self._seat(item)
        if seat is None:
            raise RecordError(item.line, None, self._nobody_acts())
        return Act(seat, item.what)

    def _seat(self, item: Given) -> Seat | None:
        if item.seat is not None:
            return item.seat
        awaited = awaiting(self.variant, self.state)
        return awaited.seats[0] if isinstance(awaited, Seats) and len(awaited.seats) == 1 else None

    def _nobody_acts(self) -> str:
        awaited = awaiting(self.variant, self.state)
        if isinstance(awaited, Chance):
            return f"nobody is to act before {awaited.kind}:"
        return "several seats are to act: write the seat in front, as in 2:"


def _at(line: int, make: Callable[[str], Variant], text: str) -> Variant:
    """The game that a tag asks for, or the error with the tag's line."""
    try:
        return make(text)
    except VariantError as error:
        raise RecordError(line, None, str(error)) from None
