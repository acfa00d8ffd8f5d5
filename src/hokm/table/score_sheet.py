"""The deals of a match so far, as they stand on a score sheet. Everybody may read it."""

from collections.abc import Iterable
from typing import NamedTuple

from hokm.cards import Suit, suit_of
from hokm.rules import DealResult, Seat
from hokm.rules import events as e
from hokm.table.table import Entry


class SheetLine(NamedTuple):
    """A finished deal: its number, who made trump (None: no seat), which suit (None: none was made), and the result."""

    deal: int
    hakem: Seat | None
    trump: Suit | None
    result: DealResult


def score_sheet(log: Iterable[Entry]) -> list[SheetLine]:
    """A line for each finished deal, thrown-in ones too."""
    sheet: list[SheetLine] = []
    deal, hakem, trump = 0, None, None
    for event in (event for entry in log for event in entry.events):
        match event:
            case e.DealBegan():
                deal, hakem, trump = event.number, event.hakem, event.trump
            case e.AuctionWon():
                hakem = event.seat
            case e.TrumpCalled():
                hakem, trump = event.seat, event.suit
            case e.TrumpSet() | e.TrumpKnown():
                trump = event.suit
            case e.TrumpTurnedUp() | e.TrumpRevealed() | e.TrumpDrawn():
                trump = suit_of(event.card)
            case e.DealEnded():
                sheet.append(SheetLine(deal, hakem, trump, event.result))
            case e.HandsOpened() if event.laid is not None:
                sheet[-1] = sheet[-1]._replace(trump=suit_of(event.laid))
            case _:
                pass
    return sheet
