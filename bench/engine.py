"""How fast the engine plays: random players at a table, next to a plain loop that plays the very same matches.

The loop knows one game under its own rules (Hokm for four), changes lists in place, checks nothing, keeps no log and
shows no views. It draws the same cards and makes the same choices, so both must come to the same scores; what the
table costs beyond it is the price of all games, all house rules, checked actions, views, and a log to go back to.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hokm.bots import RandomBot
from hokm.cards import PACK_52, shuffled
from hokm.fairness import Stream
from hokm.rules import Chance, Over
from hokm.table import Proceed, RngDealer, SeatAction, Table
from hokm.variants import HOKM_4

KEY = b"the cards of a benchmark"
TARGET, NEEDED, ACE = 7, 7, 12
#: Every match: its number of deals and the score.
Played = list[tuple[int, tuple[int, ...]]]


def at_the_table(matches: int) -> Played:
    """Random players at a table: asked for, shown what they may see, choosing, carried out."""
    bot, played = RandomBot(), []
    for number in range(matches):
        table = Table(HOKM_4, RngDealer(Stream(KEY, f"cards {number}")))
        choices = Stream(KEY, f"choices {number}")
        while not isinstance(awaited := table.awaited(), Over):
            if isinstance(awaited, Chance):
                table.handle(Proceed())
            else:
                seat = awaited.seats[0]
                table.handle(SeatAction(seat, bot.choose(HOKM_4, table.observation(seat), 0, choices).action))
        assert table.result is not None
        played.append((table.deals, table.result.score))
    return played


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
            card = legal[choices.below(len(legal))]
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
    table, loop = deals / min(tables), deals / min(loops)
    return Result(deals, table, loop, table / loop)


def _timed(play: Callable[[int], Played], matches: int) -> tuple[Played, float]:
    before = time.process_time()
    played = play(matches)
    return played, time.process_time() - before


def main(words: Sequence[str] | None = None) -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="bench/engine.py", description="How fast the engine plays.")
    parser.add_argument("--matches", type=int, default=40, help="matches in each round")
    parser.add_argument("--rounds", type=int, default=5, help="rounds; the best one counts")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(words)
    print(report(measure(given.matches, given.rounds), given.json))


def report(result: Result, as_json: bool) -> str:
    """The result as one JSON object, or for people."""
    if as_json:
        return json.dumps({"bench": "engine", "variant": HOKM_4.id, **result._asdict()})
    return (
        f"{result.deals} deals of random play a round: {result.table:.0f} deals a second at the table,\n"
        f"{result.loop:.0f} in a plain loop; the table is {result.ratio:.3f} times as fast."
    )


if __name__ == "__main__":
    main()
