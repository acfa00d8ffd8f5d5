"""How fast the engine plays: random players at a table, in every game; in one next to a plain loop over the same cards.

The loop knows one game under its own rules (Hokm for four), changes lists in place, checks nothing and keeps no log. It
draws the same cards and makes the same choices, so both must come to the same scores; what the table costs beyond it is
the price of all games, all house rules, checked actions, and a log to go back to.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from bench.measured import require, run_bench
from hokm.bots import RandomBot
from hokm.cards import PACK_52, shuffled
from hokm.fairness import Stream
from hokm.rules import Act, PlayCard, Variant
from hokm.table import Proceed, RngDealer, Table, drive
from hokm.variants import HOKM_4, VARIANTS

KEY = b"the cards of a benchmark"
TARGET, NEEDED, ACE = 7, 7, 12
#: Every match: its number of deals and the score.
Played = list[tuple[int, tuple[int, ...]]]


def at_the_table(matches: int) -> Played:
    """Random players at a table: asked for, told their options, choosing, carried out."""
    played = []
    for number in range(matches):
        table = played_out(HOKM_4, number)
        assert table.result is not None
        played.append((table.deals, table.result.score))
    return played


def played_out(variant: Variant, number: int, most: int | None = None) -> Table:
    """The table of a match that random players have played, to its end or to so many deals."""
    table = Table(variant, RngDealer(Stream(KEY, f"cards {number}")))
    bots, choices = dict.fromkeys(range(variant.seating.seats), RandomBot()), Stream(KEY, f"choices {number}")
    while table.result is None and table.deals != most:
        table.handle(Proceed())
        drive(table, bots, lambda seat, number: choices)
    return table


class Pace(NamedTuple):
    """How fast a game is played out at random: deals and cards a second of processor time, and what was played."""

    game: str
    deals_a_second: float
    cards_a_second: float
    matches: int
    deals: int


def pace(variant: Variant, matches: int, most: int = 200) -> Pace:
    """Plays matches of a game out, each to its end or to ``most`` deals."""
    deals = cards = 0
    before = time.process_time()
    for number in range(matches):
        table = played_out(variant, number, most)
        deals += table.deals
        cards += sum(isinstance(entry.given, Act) and isinstance(entry.given.action, PlayCard) for entry in table.log)
    seconds = time.process_time() - before
    require(deals=deals, cards=cards, seconds=seconds)
    return Pace(variant.id, deals / seconds, cards / seconds, matches, deals)


def in_a_loop(matches: int) -> Played:
    """The same matches, played by the shortest way."""
    played = []
    for number in range(matches):
        cards, choices = Stream(KEY, f"cards {number}"), Stream(KEY, f"choices {number}")
        hakem = next(place for place, card in enumerate(shuffled(PACK_52, cards)) if card % 13 == ACE) % 4
        score, deals = [0, 0], 0
        while max(score) < TARGET:
            deals += 1
            winner, kot = _deal(shuffled(PACK_52, cards), hakem, choices)
            against = winner != hakem % 2
            score[winner] += (3 if against else 2) if kot else 1
            if against:
                hakem = (hakem + 1) % 4
        played.append((deals, tuple(score)))
    return played


def _deal(pack: list[int], hakem: int, choices: Stream) -> tuple[int, bool]:
    """Plays a deal: which side wins it, and whether as a kot."""
    hands: list[list[int]] = [[], [], [], []]
    start = 0
    for size in (5, 4, 4):
        for step in range(4):
            hands[(hakem + step) % 4] += pack[start : start + size]
            start += size
    for hand in hands:
        hand.sort()
    trump = choices.below(4)
    tricks, leader = [0, 0], hakem
    while max(tricks) < NEEDED:
        best = led = winner = -1
        for step in range(4):
            seat = (leader + step) % 4
            hand = hands[seat]
            legal = [card for card in hand if card // 13 == led] or hand
            card = legal[choices.below(len(legal))] if len(legal) > 1 else legal[0]
            hand.remove(card)
            suit = card // 13
            if step == 0:
                led = suit
            if step == 0 or (card > best if suit == best // 13 else suit == trump):
                best, winner = card, seat
        leader = winner
        tricks[winner % 2] += 1
    return tricks.index(NEEDED), 0 in tricks


class Result(NamedTuple):
    """Deals a second of processor time, each the best of all rounds, and the first as a part of the second."""

    deals: int
    table: float
    loop: float
    ratio: float


def measure(matches: int, rounds: int) -> Result:
    """Plays in turns, so that a busy moment of the machine hurts both; raises ValueError if the scores differ."""
    tables, loops = [], []
    for _ in range(rounds):
        played, seconds = _timed(at_the_table, matches)
        expected, loop_seconds = _timed(in_a_loop, matches)
        if played != expected:
            raise ValueError("the table and the plain loop come to different scores")
        tables.append(seconds)
        loops.append(loop_seconds)
    deals = sum(number for number, _ in played)
    require(deals=deals, seconds_at_the_table=min(tables), seconds_in_the_loop=min(loops))
    table, loop = deals / min(tables), deals / min(loops)
    return Result(deals, table, loop, table / loop)


def _timed(play: Callable[[int], Played], matches: int) -> tuple[Played, float]:
    before = time.process_time()
    played = play(matches)
    return played, time.process_time() - before


def main(words: Sequence[str] | None = None) -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="bench/engine.py", description="How fast the engine plays.")
    parser.add_argument("--matches", type=int, default=40, help="matches in each round, and of each game")
    parser.add_argument("--rounds", type=int, default=5, help="rounds; the best one counts")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(words)
    result = measure(given.matches, given.rounds)
    paces = [
        pace(variant, given.matches)
        for variant in track(VARIANTS.values(), "playing the family out", console=Console(stderr=True), transient=True)
    ]
    print(report(result, paces, given.json))


def report(result: Result, paces: Sequence[Pace], as_json: bool) -> str:
    """The result as one JSON object, or for people."""
    if as_json:
        games = [one._asdict() for one in paces]
        return json.dumps({"bench": "engine", "variant": HOKM_4.id, **result._asdict(), "family": games})
    lines = [f"{'game':24}{'deals/s':>10}{'cards/s':>10}{'matches':>10}{'deals':>8}"]
    lines += [
        f"{one.game:24}{one.deals_a_second:10.0f}{one.cards_a_second:10.0f}{one.matches:10}{one.deals:8}"
        for one in paces
    ]
    return "\n".join(
        [
            f"{result.deals} deals of random play a round: {result.table:.0f} deals a second at the table,",
            f"{result.loop:.0f} in a plain loop; the table is {result.ratio:.3f} times as fast.",
            "",
            *lines,
        ]
    )


if __name__ == "__main__":
    run_bench("engine", main)
