"""The deals of a match so far, as they stand on a score sheet. Everybody may read it."""

from collections.abc import Iterable
from typing import NamedTuple

from hokm.cards import Suit, suit_of
from hokm.rules import DealResult, Seat
from hokm.rules.events import DealBegan, DealEnded, TrumpCalled, TrumpTurnedUp
from hokm.table.table import Entry


class SheetLine(NamedTuple):
    """A finished deal: its number, who made trump, which suit (None if none was made), and the result."""

    deal: int
    hakem: Seat
    trump: Suit | None
    result: DealResult


def score_sheet(log: Iterable[Entry]) -> list[SheetLine]:
    """A line for each finished deal, thrown-in ones too."""
    sheet: list[SheetLine] = []
    deal, hakem, trump = 0, 0, None
    for event in (event for entry in log for event in entry.events):
        match event:
            case DealBegan():
                deal, hakem, trump = event.number, event.hakem, None
            case TrumpCalled():
                trump = event.suit
            case TrumpTurnedUp():
                trump = suit_of(event.card)
            case DealEnded():
                sheet.append(SheetLine(deal, hakem, trump, event.result))
            case _:
                pass
    return sheet
