"""`hokm simulate`: computers play many deals, for numbers, records and tests of strength."""

import gc
import hashlib
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hokm.cli import Problem
from hokm.cli._game import bot_of, game_of
from hokm.cli._numbers import Count

if TYPE_CHECKING:
    from hokm.bots import Bot
    from hokm.lab import Keep, Show, Simulation, Tally
    from hokm.rules import Seat, Variant


def simulate(
    variant: str,
    /,
    *,
    deals: Count | None = None,
    matches: Count | None = None,
    rules: str = "",
    bots: str = "random",
    seed: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    records: Path | None = None,
    json: bool = False,
) -> int:
    """Let computers play, and tell what came of it. The same seed gives the same output, to the byte.

    Parameters
    ----------
    variant
        The game, by id or another name (`hokm variants` lists them).
    deals
        So many deals; the last match simply stops there.
    matches
        So many matches.
    rules
        House rules that differ from the game's own: "target=3; kot-rule=all13".
    bots
        Who plays (`random`, `level-1`, `level-2`, or one that a package brings): one name for every seat, or one a
        seat, as in `level-2,random,level-2,random`.
    seed
        Any text; all cards and choices follow from it. Without it a new one is made up and told.
    records
        A file to write the records of the matches to.
    json
        Print what `hokm replay --json` prints for these records.
    """
    from hokm.bots import BotFailed
    from hokm.cli._output import as_json
    from hokm.lab import Simulation

    amount = _amount(deals, matches)
    seed = secrets.token_hex(8) if seed is None else seed
    game = game_of(variant, rules)
    simulation = Simulation(
        game,
        _seated(bots, game),
        hashlib.sha256(f"hokm simulate {seed}".encode(errors="surrogateescape")).digest(),
        deals,
        matches,
        f"simulation with seed {seed}",
    )
    try:
        with ExitStack() as stack:
            keep = None if records is None else stack.enter_context(_record_file(records))
            _run(simulation, amount, seed, (lambda line: print(as_json(line))) if json else None, keep)
    except BotFailed as failure:
        raise Problem(str(failure)) from failure
    return 0


def _amount(deals: int | None, matches: int | None) -> int:
    if (deals is None) == (matches is None):
        raise Problem("say how much to play: either --deals N or --matches N")
    amount = deals if deals is not None else matches
    assert amount is not None
    return amount


def _seated(names: str, variant: "Variant") -> "dict[Seat, Bot]":
    seats = variant.seating.seats
    words = names.split(",")
    if len(words) not in (1, seats):
        raise Problem(f"--bots takes one name for every seat, or {seats} names joined by commas, not {len(words)}")
    chosen = [bot_of(word) for word in words]
    return {seat: chosen[seat % len(chosen)] for seat in range(seats)}


@contextmanager
def _record_file(path: Path) -> "Iterator[Keep]":
    with path.open("w", encoding="utf-8", newline="\n") as stream:
        first = True

        def keep(text: str) -> None:
            nonlocal first
            stream.write(text if first else f"\n{text}")
            first = False

        yield keep


def _run(simulation: "Simulation", amount: int, seed: str, show: "Show | None", keep: "Keep | None") -> None:
    """Plays with a progress bar where somebody watches, and sums up on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    unit = "matches" if simulation.deals is None else "deals"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = time.perf_counter()
    # Nothing that is made while playing goes round in a circle: to look for that all the time costs a tenth.
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(unit, total=amount)
        for tally in simulation.run(show, keep):
            if not progress.disable and tally.deals % 50 == 0:
                progress.update(task, completed=getattr(tally, unit))
    console.print(_summary(tally, seed, time.perf_counter() - started), markup=False)


def _summary(tally: "Tally", seed: str, seconds: float) -> str:
    kinds = ", ".join(f"{number:,} {kind}" for kind, number in sorted(tally.kinds.items(), key=lambda item: -item[1]))
    won = [
        f"{number:,} by {'nobody' if side is None else f'side {side}'}"
        for side, number in sorted(tally.won.items(), key=lambda item: (item[0] is None, item[0]))
    ]
    rate = tally.deals / seconds if seconds else 0
    lines = [
        f"{tally.deals:,} deals ({kinds})",
        f"{tally.matches:,} {'match' if tally.matches == 1 else 'matches'} finished"
        + (f": {', '.join(won)}" if won else ""),
        f"{seconds:.1f} s, {rate:,.0f} deals a second; seed {seed}",
    ]
    return "\n".join(lines)
