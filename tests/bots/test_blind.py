"""A player that looks at its options alone plays the same whether a view is made for it or not."""

import pytest

from hokm.bots import BOTS
from hokm.lab import Simulation
from hokm.records import Line
from hokm.variants import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_random_players_do_does_not_depend_on_whether_a_record_is_kept(variant: str) -> None:
    game = VARIANTS[variant]
    bots = dict.fromkeys(range(game.seating.seats), BOTS["random"])
    simulation = Simulation(game, bots, b"blind", deals=3)
    lines: list[Line] = []
    recorded: list[Line] = []
    records: list[str] = []
    assert list(simulation.run(lines.append))
    assert list(simulation.run(recorded.append, records.append))
    assert lines == recorded
    assert "{proof bot samples=0 view=" in records[0]
