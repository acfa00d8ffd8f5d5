"""Taking down a match with the proof of its deals and its computers.

The tags and comments of the proof are described in docs/fairness.md.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hokm.fairness import METHOD
from hokm.records import Recorder
from hokm.records import proof as p
from hokm.records.report import Public
from hokm.rules import Act, PackDealt, Seat, Variant
from hokm.table.ledger import Ledger
from hokm.table.table import Entry

PERSON: Final = "person"


class ProvingRecorder:
    """Takes down the entries of a match, each with what proves it. ``opened`` is the last deal whose link it told.

    It tells the link of every deal that is over; whoever brings the entries sees to it that it may be told.
    """

    def __init__(
        self, variant: Variant, tags: Mapping[str, str], players: Sequence[str], ledger_now: Callable[[], Ledger]
    ) -> None:
        self._ledger_now = ledger_now
        self._players = list(players)
        self._told = 0
        self.opened = 0
        ledger = ledger_now()
        proof = {
            "Dealing": METHOD,
            "MatchId": ledger.match_id,
            "RulesHash": variant.rules_hash,
            "Commitment": ledger.chains[0].chain.head.hex(),
            "Players": "; ".join(players),
        }
        self._recorder = Recorder(variant, {**tags, **proof})

    def add(self, to_act: tuple[Seat, ...], entry: Entry, after: Public) -> None:
        """An entry: the seats awaited before it, and how the match stands after it."""
        given = entry.given
        if isinstance(given, Act):
            self._tell_player(given.seat, entry)
        else:
            between = not after.deal.dealt or after.deal.result is not None
            self._tell_seeds(after.match.deals + between)
        self._recorder.add(to_act, given, after)
        if entry.chosen is not None:
            self._prove(p.Choice(entry.chosen.samples, entry.chosen.view))
        deal = after.match.deals
        if deal > self.opened and (after.deal.result is not None or after.match.result is not None):
            if isinstance(given, PackDealt):
                return  # the result is still that of the deal before
            self.opened = deal
            self._prove(p.Opening(deal, self._ledger_now().link(deal)))

    def text(self) -> str:
        """The record so far."""
        return self._recorder.text()

    def _tell_player(self, seat: Seat, entry: Entry) -> None:
        if entry.auto:
            self._prove(p.TimedOutNext(seat))
            return
        player = PERSON if entry.chosen is None else entry.chosen.player
        if player != self._players[seat]:
            self._players[seat] = player
            self._prove(p.SeatTaken(seat, player))

    def _tell_seeds(self, deal: int) -> None:
        if deal <= self._told:
            return
        self._told = deal
        ledger = self._ledger_now()
        for first, chain in ledger.chains[1:]:
            if first == deal:
                self._prove(p.NewChain(deal, chain.head))
        seeds = ledger.seeds(deal)
        self._prove(p.Seeds(deal, seeds.commits, seeds.reveals))

    def _prove(self, proof: p.Proof) -> None:
        self._recorder.comment(p.format_proof(proof))
