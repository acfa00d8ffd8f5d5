"""The table's log: frames from any number on, and a table that goes on from its log."""

import random
from typing import get_args

import pytest

from hokm.bots import RandomBot
from hokm.cards import PACK_52
from hokm.fairness import Stream
from hokm.lab.testkit import play, random_chooser, rule_sets
from hokm.rules import CardDrawn, CardsDrawn, CardTurned, Chance, LotDrawn, Over, PackDealt, format_input, parse_input
from hokm.rules.actions import ChanceInput
from hokm.rules.engine import awaiting, replay
from hokm.table import Proceed, RngDealer, SeatAction, Table
from hokm.table.log import read_news, write_news
from hokm.table.table import Entry
from hokm.variants import HOKM_4, VARIANTS
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


@pytest.mark.parametrize("kind", get_args(ChanceInput))
def test_whatever_chance_may_bring_is_read_as_it_was_written(kind: type[ChanceInput]) -> None:
    """A kind without a word of its own here would cost a table that kept it."""
    brought: dict[type[ChanceInput], ChanceInput] = {
        CardsDrawn: CardsDrawn(PACK_52[:3]),
        LotDrawn: LotDrawn(5),
        PackDealt: PackDealt(PACK_52),
        CardTurned: CardTurned(PACK_52[7]),
        CardDrawn: CardDrawn(PACK_52[8]),
    }
    assert parse_input(format_input(brought[kind])) == brought[kind]


@pytest.mark.parametrize("game", VARIANTS)
def test_a_match_of_any_game_is_read_as_it_was_written(game: str) -> None:
    rng = Stream(b"kept", game)
    for variant in (VARIANTS[game], *rule_sets(VARIANTS[game], rng)):
        for step in play(variant, random_chooser(rng), rng, 1):
            assert parse_input(format_input(step.given)) == step.given
            assert read_news(write_news(Entry(1, step.given, step.events, False))) == Entry(
                1, step.given, step.events, False
            )


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


def test_a_log_with_a_gap_is_not_gone_on_with() -> None:
    table = played()
    for gone in random.Random(2).sample(range(len(table.log) - 1), 12):
        with pytest.raises(ValueError, match=f"event {table.log[gone].first} is missing"):
            Table.resumed(table.variant, RngDealer(Stream(b"key", "others")), table.log[:gone] + table.log[gone + 1 :])
