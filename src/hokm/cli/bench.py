"""`hokm bench`: measurements, from a copy of the source."""

import subprocess
import sys

from cyclopts import App

from hokm.cli import PROBLEM, Problem
from hokm.cli._folders import checkout
from hokm.cli._numbers import Amount, Count

bench = App(name="bench", help="Measure how fast this is on this machine.", help_format="plaintext")


@bench.command
def server(*, tables: Count = 200, seconds: Amount = 30, json: bool = False) -> int:
    """Measure many tables on one core: from a card to all four players.

    A real server, every action kept on disk before it is shown; each table makes one action a second.

    Parameters
    ----------
    tables
        How many tables, of four sockets each.
    seconds
        For how long.
    json
        One JSON object instead of lines.
    """
    return _run("server", "--tables", str(tables), "--seconds", str(seconds), *_json(json))


@bench.command
def engine(*, matches: Count = 40, rounds: Count = 5, json: bool = False) -> int:
    """Measure how many deals a second the rules play: every game, and one beside a plain loop over the same cards.

    Parameters
    ----------
    matches
        Matches in each round, and of each game.
    rounds
        Rounds; the best one counts.
    json
        One JSON object instead of lines.
    """
    return _run("engine", "--matches", str(matches), "--rounds", str(rounds), *_json(json))


@bench.command
def seeds(*, tables: Count = 6, seconds: Amount = 60, trip: Amount = 150, json: bool = False) -> int:
    """Measure what fair dealing adds for players far away: from asking for cards to having them, less a round trip.

    Parameters
    ----------
    tables
        How many tables each of one, two and four people.
    seconds
        For how long.
    trip
        The round trip in milliseconds.
    json
        One JSON object instead of lines.
    """
    return _run("seeds", "--tables", str(tables), "--seconds", str(seconds), "--trip", str(trip), *_json(json))


@bench.command
def page(*, json: bool = False) -> int:
    """Measure the page in a real browser: its weight, and a whole deal against computers at the quick speeds.

    Parameters
    ----------
    json
        One JSON object instead of lines.
    """
    return _run("page", *_json(json))


def _json(wanted: bool) -> list[str]:
    return ["--json"] if wanted else []


def _run(name: str, *words: str) -> int:
    root = checkout()
    if root is None or not (root / "bench").is_dir():
        raise Problem("measurements are run from a copy of the source: get one and use ./hokm bench there")
    done = subprocess.run([sys.executable, "-m", f"bench.{name}", *words], cwd=root)
    return PROBLEM if done.returncode else 0
