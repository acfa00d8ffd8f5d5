"""What a table need not remember: finished deals leave memory. The log that was kept tells them again."""

from typing import Final, NamedTuple

from hokm.table.dealing import Dealing
from hokm.table.score_sheet import SheetLine, score_sheet
from hokm.table.table import Table

#: So many deals stay whole, the one that goes on among them: for whoever comes back after a broken line.
DEALS: Final = 2
#: So many lines of the score sheet stay: most matches are shorter.
LINES: Final = 30


class Past(NamedTuple):
    """The deals of a match that were forgotten: how many, and the last lines of their score sheet."""

    deals: int = 0
    sheet: tuple[SheetLine, ...] = ()

    def sheet_with(self, table: Table) -> tuple[SheetLine, ...]:
        """The last lines of the score sheet, those of the deals that are remembered among them."""
        return (*self.sheet, *score_sheet(table.log))[-LINES:]

    def forgetting(self, table: Table, dealing: Dealing, match: int) -> "Past":
        """The past, after all but the last deals of a table have been forgotten."""
        deals = table.deals - DEALS
        if deals <= self.deals:
            return self
        sheet = (*self.sheet, *score_sheet(table.forget(DEALS)))[-LINES:]
        if dealing.is_of(match):
            dealing.forget(deals)
        return Past(deals, sheet)
