"""Several servers over one store: a table belongs to one of them, and whoever has lost it shows it to nobody."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from hokm import protocol as p
from hokm.client import Guest
from hokm.server.connection import RESTARTING
from hokm.store import MemoryStore
from tests.server.live import AT_ONCE, Live, Seated, closed, raw_socket, run, running, table_of


def test_a_table_that_another_server_took_is_found_again_in_the_store() -> None:
    store = MemoryStore()

    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            action = await ann.my_turn()
            await store.log.claim(ann.follower.code)
            with pytest.raises(ConnectionClosed) as end:
                await ann.table.act(action)
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1012
        async with ann.guest.at_table(ann.follower.code, ann.follower) as table:
            await Seated(ann.guest, table).play_on(lambda follower: follower.seq > 30)

    run(story, store=store)


def test_whoever_comes_to_a_server_that_has_lost_the_table_is_sent_on() -> None:
    """Two servers over one store: what the first one has in memory is old, and it shows it to nobody."""
    store = MemoryStore()

    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben), running(AT_ONCE, store) as other:
            code = ann.follower.code
            there = Guest(other.url, ben.guest.cookie)
            async with there.at_table(code) as table:
                while table.follower.view is None:
                    await table.hear()
            async with raw_socket(live, ben.guest) as socket:
                hello = {"type": "hello", "protocol": p.PROTOCOL, "table": code, "match": None, "since": None}
                await socket.send(json.dumps(hello))
                assert await closed(socket) == RESTARTING
            assert await closed(ann.table.socket) == RESTARTING

    run(story, store=store)
