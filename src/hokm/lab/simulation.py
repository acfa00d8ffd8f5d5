"""Matches of computers, one after another, all of their chance from one key. Nothing of a match outlives it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import count

from hokm.bots import Bot
from hokm.fairness import LENGTH, SIZE, Chain, KeyedDealer, KeyOf, Stream
from hokm.records import Line, format_names, result_lines, unfinished_line
from hokm.rules import DealResult, MatchResult, Seat, Variant
from hokm.rules.events import DealEnded, MatchEnded
from hokm.table import Entry, Ledger, Listed, Proceed, ProvingRecorder, Table, driven
from hokm.table.ledger import Begun
from hokm.views import SPECTATOR

#: Takes a line of the report, as replaying the record would give it.
Show = Callable[[Line], None]
#: Takes the record of a match when it is over, or when the simulation stops within it.
Keep = Callable[[str], None]


@dataclass
class Tally:
    """What happened in all: deals by kind, matches won by each side (None: drawn)."""

    deals: int = 0
    matches: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    won: dict[int | None, int] = field(default_factory=dict)

    def add_deal(self, result: DealResult) -> None:
        """A deal is over."""
        self.deals += 1
        self.kinds[result.kind] = self.kinds.get(result.kind, 0) + 1

    def add_match(self, result: MatchResult) -> None:
        """A match is over."""
        self.matches += 1
        self.won[result.winner] = self.won.get(result.winner, 0) + 1


@dataclass(frozen=True)
class Simulation:
    """Which game, who plays, what chance is made of, and how much: so many deals, or so many matches.

    With ``deals`` the last match simply stops when so many packs have been played, thrown-in ones too.
    """

    variant: Variant
    bots: Mapping[Seat, Bot]
    key: bytes
    deals: int | None = None
    matches: int | None = None
    event: str = ""

    def run(self, show: Show | None = None, keep: Keep | None = None) -> Iterator[Tally]:
        """Plays, and yields the same tally, brought up to date, after every deal."""
        tally, roots = Tally(), _Roots(self.key)
        for number in count(1):
            yield from self._match(number, tally, roots, show, keep)
            if self._enough(tally):
                return

    def _enough(self, tally: Tally) -> bool:
        return tally.deals == self.deals or tally.matches == self.matches

    def _match(
        self, number: int, tally: Tally, roots: "_Roots", show: Show | None, keep: Keep | None
    ) -> Iterator[Tally]:
        dealing = _Dealing(self.variant, Stream(self.key, f"id/{number}").bytes(8).hex(), roots)
        key_of = lru_cache(maxsize=1)(dealing.key)
        table = Table(self.variant, KeyedDealer(key_of))
        recorder = (
            None
            if keep is None
            else ProvingRecorder(self.variant, self._tags(number), self._players, lambda: dealing.ledger)
        )
        entries = (
            self._played(table, key_of, proving=False)
            if recorder is None and show is None
            else self._told(table, key_of, recorder, show)
        )
        for entry in entries:
            if len(entry.events) > 2 and self._counted(entry, tally):
                yield tally
                if self._enough(tally):
                    break
        dealing.end(table.deals)
        if show is not None and table.result is None:
            show(unfinished_line(table.awaited(), table.observation(SPECTATOR)))
        if keep is not None and recorder is not None:
            keep(recorder.text())

    def _counted(self, entry: Entry, tally: Tally) -> bool:
        """Whether a deal has ended, which is put on the tally."""
        deals = tally.deals
        for event in entry.events:
            if isinstance(event, DealEnded):
                tally.add_deal(event.result)
            elif isinstance(event, MatchEnded):
                tally.add_match(event.result)
        return tally.deals > deals

    def _told(
        self, table: Table, key_of: KeyOf, recorder: ProvingRecorder | None, show: Show | None
    ) -> Iterator[Entry]:
        """The entries of a match, each written down and told before it is given out."""
        before = table.observation(SPECTATOR)
        for entry in self._played(table, key_of, proving=recorder is not None):
            after = table.observation(SPECTATOR)
            if recorder is not None:
                recorder.add(before.to_act, entry, after)
            if show is not None:
                for line in result_lines(self.variant, before, after, entry.events):
                    show(line)
            yield entry
            before = after

    def _played(self, table: Table, key_of: KeyOf, proving: bool) -> Iterator[Entry]:
        def rng_for(seat: Seat, number: int) -> Stream:
            return Stream(key, f"bot/{seat}/{number}")

        while table.result is None:
            yield from table.handle(Proceed())
            key = key_of(max(table.deals, 1))
            yield from driven(table, self.bots, rng_for, proving=proving)

    @property
    def _players(self) -> list[str]:
        return [f"{bot.name}/{bot.version}" for bot in self._in_order]

    @property
    def _in_order(self) -> list[Bot]:
        return [self.bots[seat] for seat in sorted(self.bots)]

    def _tags(self, number: int) -> dict[str, str]:
        names = format_names(bot.name for bot in self._in_order)
        return {"Event": self.event, "Round": str(number), "Seats": names}


class _Roots:
    """The chains of the matches: each a part of one long chain, beginning where the last one stopped.

    To hash one of full length for every short match would cost more than to play it.
    """

    def __init__(self, key: bytes) -> None:
        self._root = Stream(key, "roots")
        self._long = self._new()
        self._used = 0

    def next(self) -> Chain:
        """The next chain."""
        if self._used > self._long.length - LENGTH:
            self._long, self._used = self._new(), 0
        return self._long.part(self._used)

    def use(self, deals: int) -> None:
        """So many links of it were used."""
        self._used += deals

    def _new(self) -> Chain:
        return Chain(self._root.bytes(SIZE), 2 * LENGTH)


class _Dealing:
    """The dealing of a match where nobody gives a seed."""

    def __init__(self, variant: Variant, match_id: str, roots: _Roots) -> None:
        nobody = (None,) * variant.seating.seats
        self._none = (Listed(nobody, nobody, nobody),) * LENGTH
        self._rules_hash = variant.rules_hash
        self._roots = roots
        self.ledger = Ledger(1, match_id, (Begun(1, roots.next()),), deals=self._none, closed=LENGTH)

    def key(self, deal: int) -> bytes:
        """The key of a deal; where the chain is used up a new one begins."""
        ledger = self.ledger
        if deal > ledger.closed:
            self._roots.use(LENGTH)
            chains = (*ledger.chains, Begun(deal, self._roots.next()))
            self.ledger = replace(ledger, chains=chains, deals=ledger.deals + self._none, closed=ledger.closed + LENGTH)
        return self.ledger.key(self._rules_hash, deal)

    def end(self, deals: int) -> None:
        """The match had so many deals."""
        self._roots.use(deals - self.ledger.closed + LENGTH)
