"""The table's log: frames from any number on, and a table that goes on from its log."""

import random

from hokm.bots import RandomBot
from hokm.fairness import Stream
from hokm.rules import Chance, Over, awaiting, replay
from hokm.table import Proceed, RngDealer, SeatAction, Table
from hokm.variants import HOKM_4
from hokm.views import SPECTATOR
from hokm.views.project import see

#: A turned-up card follows its question at once: two entries of one command.
RULES = {"turn-up": "remaining-eight", "target": 2}


def played() -> Table:
    variant, bot = HOKM_4.with_rules(RULES), RandomBot()
    table, choices = Table(variant, RngDealer(Stream(b"key", "cards"))), Stream(b"key", "choices")
    while not isinstance(awaited := table.awaited(), Over):
        if isinstance(awaited, Chance):
            table.handle(Proceed())
        else:
            seat = awaited.seats[0]
            table.handle(SeatAction(seat, bot.choose(variant, table.observation(seat), 0, choices).action, table.seq))
    return table


def test_frames_begin_after_any_event() -> None:
    table = played()
    events = [event for entry in table.log for event in entry.events]
    assert table.seq == len(events)
    assert [entry.first for entry in table.log] == [
        1 + sum(len(entry.events) for entry in table.log[:number]) for number in range(len(table.log))
    ]
    for viewer in (2, SPECTATOR):
        seen = tuple(see(event, viewer) for event in events)
        for since in range(-1, len(events) + 2):
            assert table.frames(viewer, since) == seen[max(since, 0) :]


def test_a_table_goes_on_from_its_log() -> None:
    table = played()
    for length in random.Random(1).sample(range(len(table.log) + 1), 12):
        part = table.log[:length]
        again = Table.resumed(table.variant, RngDealer(Stream(b"key", "others")), part)
        state = replay(table.variant, [entry.given for entry in part])
        assert again.log == part
        assert again.seq == sum(len(entry.events) for entry in part)
        assert again.awaited() == awaiting(table.variant, state)
        assert again.observation(1).deal == state.deal
