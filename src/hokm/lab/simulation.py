"""Matches of computers, one after another, all of their chance from one key. Nothing of a match outlives it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count

from hokm.bots import Bot
from hokm.fairness import Stream
from hokm.records import Line, Recorder, format_names, result_lines, unfinished_line
from hokm.rules import DealResult, MatchResult, Seat, Variant
from hokm.rules.events import DealEnded, MatchEnded
from hokm.table import Entry, Proceed, RngDealer, Table, driven
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
        tally = Tally()
        for number in count(1):
            yield from self._match(number, tally, show, keep)
            if self._enough(tally):
                return

    def _enough(self, tally: Tally) -> bool:
        return tally.deals == self.deals or tally.matches == self.matches

    def _match(self, number: int, tally: Tally, show: Show | None, keep: Keep | None) -> Iterator[Tally]:
        table = Table(self.variant, RngDealer(Stream(self.key, f"deals/{number}")))
        recorder = None if keep is None else Recorder(self.variant, self._tags(number))
        for entry in self._entries(table, number, recorder, show):
            if len(entry.events) > 2 and self._counted(entry, tally):
                yield tally
                if self._enough(tally):
                    break
        if show is not None and table.result is None:
            show(unfinished_line(table.awaited(), table.deals))
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

    def _entries(self, table: Table, number: int, recorder: Recorder | None, show: Show | None) -> Iterator[Entry]:
        """The entries of a match, each written down and told before it is given out."""
        if recorder is None and show is None:
            yield from self._played(table, number)
            return
        before = table.observation(SPECTATOR)
        for entry in self._played(table, number):
            after = table.observation(SPECTATOR)
            if recorder is not None:
                recorder.add(before.to_act, entry.given, after)
            if show is not None:
                for line in result_lines(self.variant, before, after, entry.events):
                    show(line)
            yield entry
            before = after

    def _played(self, table: Table, number: int) -> Iterator[Entry]:
        rng = Stream(self.key, f"bots/{number}")
        while table.result is None:
            yield from table.handle(Proceed())
            yield from driven(table, self.bots, lambda seat, at: rng)

    def _tags(self, number: int) -> dict[str, str]:
        bots = [self.bots[seat] for seat in sorted(self.bots)]
        return {
            "Event": self.event,
            "Round": str(number),
            "Seats": format_names(bot.name for bot in bots),
            "Players": "; ".join(f"{bot.name}/{bot.version}" for bot in bots),
        }
