"""The deals of a match that are open to all: what each was made of, and what chance brought."""

from collections.abc import Iterable
from typing import NamedTuple

from hokm.rules import Act, ChanceInput, PackDealt
from hokm.table.ledger import Ledger, Listed
from hokm.table.table import Entry


class Opening(NamedTuple):
    """A deal that is over. ``chance`` holds its draw or lot (the first deal's), its pack, and cards turned up."""

    deal: int
    seeds: Listed
    link: bytes
    chance: tuple[ChanceInput, ...]


def openings(ledger: Ledger, log: Iterable[Entry], after: int = 0) -> list[Opening]:
    """Those opened so far, after the deal of that number; those that the ledger has forgotten are left out."""
    chance = _chance_by_deal(log, ledger.forgotten)
    return [
        Opening(deal, ledger.seeds(deal), ledger.link(deal), tuple(chance[deal]))
        for deal in range(max(after, ledger.forgotten) + 1, ledger.opened + 1)
    ]


def _chance_by_deal(log: Iterable[Entry], forgotten: int) -> dict[int, list[ChanceInput]]:
    """What came before the first pack belongs to the first deal. The log begins after the deals that were forgotten."""
    found: dict[int, list[ChanceInput]] = {1: []}
    deal = forgotten
    for given in (entry.given for entry in log):
        if isinstance(given, Act):
            continue
        deal += isinstance(given, PackDealt)
        found.setdefault(max(deal, 1), []).append(given)
    return found
