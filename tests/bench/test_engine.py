"""The benchmark of the engine compares what can be compared, and tells of every game."""

import json

from bench import engine
from hokm.variants import VARIANTS


def test_the_table_and_the_plain_loop_play_the_same_matches() -> None:
    assert engine.at_the_table(3) == engine.in_a_loop(3)


def test_every_game_has_its_line() -> None:
    paces = [engine.pace(variant, matches=1, most=1) for variant in VARIANTS.values()]
    result = engine.Result(deals=10, table=1.0, loop=2.0, ratio=0.5)
    told = json.loads(engine.report(result, paces, as_json=True))
    assert [game["game"] for game in told["family"]] == list(VARIANTS)
    assert all(game["deals"] == 1 and game["deals_a_second"] > 0 for game in told["family"])
    table = engine.report(result, paces, as_json=False)
    assert all(any(line.startswith(f"{game} ") for line in table.splitlines()) for game in VARIANTS)
