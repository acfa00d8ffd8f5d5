"""Only what the page can show may be played at a table of a server: everything else is refused in words."""

import pytest
from fastapi.testclient import TestClient

from hokm.client import Refused
from hokm.rules import RefusalCode
from hokm.server import Settings, create_app
from hokm.server.offered import check_offered, is_offered, offered_games
from hokm.store import MemoryStore
from hokm.table import TableRefusal
from hokm.variants import HOKM_4, VARIANTS
from tests.server.live import SECRET, Live, run, table_of


def test_hokm_for_four_is_offered_with_an_announced_trump() -> None:
    assert is_offered(HOKM_4)
    assert is_offered(HOKM_4.with_rules({"target": "3", "stop": "full", "turn-up": "second-batch"}))
    for mode in ("hidden", "none"):
        assert not is_offered(HOKM_4.with_rules({"trump-mode": mode}))


def test_all_others_wait_for_their_screens() -> None:
    assert offered_games() == [HOKM_4]
    for game in set(VARIANTS) - {HOKM_4.id}:
        with pytest.raises(TableRefusal, match=f"{game} is not played at these tables yet; there is hokm-4") as refused:
            check_offered(game, {})
        assert refused.value.reason is RefusalCode.NO_SUCH_GAME


def test_nonsense_is_left_to_the_table_to_refuse() -> None:
    check_offered(HOKM_4.id, {"trump-mode": "shouted"})
    check_offered(HOKM_4.id, {"no-such-rule": "1"})


def test_the_list_of_games_has_those_that_tables_can_be_made_for() -> None:
    with TestClient(create_app(MemoryStore(), SECRET, Settings(logged=False)), "http://hokm.test") as guest:
        (game,) = guest.get("/api/variants").json()
        assert (game["id"], game["seats"]) == (HOKM_4.id, 4)
        assert guest.get("/api/rules/hokm-3").status_code == 200


def test_a_table_that_is_made_cannot_become_another() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, start=False) as (ann,):
            for rules in ({"trump-mode": "hidden"}, {"trump-mode": "none", "target": "3"}):
                with pytest.raises(Refused, match="trump-mode=announce") as refused:
                    await ann.table.ask("configure", rules=rules)
                assert refused.value.code == "bad-rules"
            await ann.table.ask("configure", rules={"trump-mode": "announce", "target": "3"})
            await ann.until(lambda follower: follower.table is not None and follower.table.rules["target"] == "3")

    run(story)


@pytest.mark.parametrize(
    "rules",
    [
        {"target": "{}"},
        {"match-end": "fixed-hands:{}"},
        {"scoring": "kots", "match-end": "fixed-kots:{}"},
        {"scoring": "kots", "kots-target": "{}"},
    ],
    ids=str,
)
def test_a_match_of_a_new_table_has_an_end_that_people_can_reach(rules: dict[str, str]) -> None:
    def of(length: int) -> dict[str, str]:
        return {name: value.format(length) for name, value in rules.items()}

    check_offered(HOKM_4.id, of(1001))
    HOKM_4.with_rules(of(1002))  # the game itself allows it: a table that exists is loaded
    with pytest.raises(TableRefusal, match="1001 at most") as refused:
        check_offered(HOKM_4.id, of(1002))
    assert refused.value.reason is RefusalCode.BAD_RULES
