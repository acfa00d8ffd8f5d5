"""Guests: known by a cookie of this very server, written down when they first act, told when cookies are off."""

import asyncio
import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from hokm import protocol as p
from hokm.client import Follower, Guest, Refused
from hokm.server import Rate, Settings, create_app, journal
from hokm.server.identity import Identity
from hokm.server.people import People
from hokm.store import Account, MemoryStore, StoreFull
from tests.server.live import SECRET, Live, raw_socket, run, table_of

FREE = Rate(10_000, 10_000)
SETTINGS = Settings(pace=0.0, logged=False, requests=FREE, new_tables=FREE, new_guests=FREE)


def accounts(store: MemoryStore) -> dict[str, Account]:
    """All that is written down of people."""
    return dict(store.accounts._accounts)  # type: ignore[attr-defined]


# ----------------------------------------------------------------------------------------------------------- cookies


def test_two_servers_on_one_host_leave_each_others_guests_alone() -> None:
    servers = [create_app(MemoryStore(), secret, SETTINGS) for secret in (b"one secret" * 4, b"another one" * 4)]
    with (
        TestClient(servers[0], "http://hokm.test:8000") as first,
        TestClient(servers[1], "http://hokm.test:8001") as second,
    ):
        second.cookies = first.cookies  # a browser's cookies are those of the host, whatever the port
        mine = first.get("/api/me").json()
        code = first.post("/api/tables", json={}).json()["code"]
        other = second.get("/api/me").json()
        assert second.post("/api/tables", json={}).status_code == 201
        assert first.get("/api/me").json()["id"] == mine["id"] != other["id"]
        assert [one["code"] for one in first.get("/api/mine").json()] == [code]
        assert second.get("/api/me").json()["id"] == other["id"]


def test_a_cookie_of_the_old_name_is_believed_and_moved_over() -> None:
    identity = Identity(SECRET)
    person = identity.new_person()
    with TestClient(create_app(MemoryStore(), SECRET, SETTINGS), "http://hokm.test") as guest:
        old = {"cookie": f"hokm={identity.token(person)}"}
        code = guest.post("/api/tables", json={}, headers=old).json()["code"]
        answer = guest.get("/api/me", headers=old)
        assert answer.json()["id"] == identity.seed(person)
        assert guest.cookies.get(identity.cookie) == identity.token(person)
        deleted, kept = sorted(answer.headers.get_list("set-cookie"), key=lambda one: one.startswith(identity.cookie))
        assert deleted.startswith("hokm=")
        assert "Max-Age=0" in deleted
        assert "Max-Age=34560000" in kept
        assert [one["code"] for one in guest.get("/api/mine").json()] == [code]


def test_an_old_cookie_of_another_server_stays_for_that_one() -> None:
    other = Identity(b"another server's secret")
    with TestClient(create_app(MemoryStore(), SECRET, SETTINGS), "http://hokm.test") as guest:
        answer = guest.get("/api/me", headers={"cookie": f"hokm={other.token(other.new_person())}"})
        assert [one.partition("=")[0] for one in answer.headers.get_list("set-cookie")] == [Identity(SECRET).cookie]


def test_the_python_client_goes_over_to_the_new_cookie() -> None:
    async def story(live: Live) -> None:
        identity = live.services.identity
        person = identity.new_person()
        guest = Guest(live.url, f"hokm={identity.token(person)}")
        async with guest.at_table(await guest.make_table()) as table:
            while table.follower.table is None:
                await table.hear()
        assert (await guest.request("GET", "/api/me"))["id"] == identity.seed(person)
        assert guest.cookie == f"{identity.cookie}={identity.token(person)}"
        assert len(await guest.request("GET", "/api/mine")) == 1

    run(story)


# --------------------------------------------------------------------------------------------------- cookies blocked

REQUESTS: list[tuple[str, str, Any]] = [
    ("PUT", "/api/me", {"name": "Ava"}),
    ("GET", "/api/mine", None),
    ("POST", "/api/tables", {}),
    ("GET", "/api/tables/abcdef", None),
    ("GET", "/api/tables/abcdef/record", None),
]


def test_without_cookies_one_sentence_is_said_everywhere() -> None:
    async def story(live: Live) -> None:
        said = []
        async with table_of(live, 1, start=False), raw_socket(live, None) as socket:
            refused = json.loads(await socket.recv())
            said.append((refused["code"], refused["text"]))
        for method, path, body in REQUESTS:
            browser = await Guest.met(live.url)
            browser.cookie = ""  # it was told one, and does not send it back
            with pytest.raises(Refused) as refusal:
                await browser.request(method, path, body)
            said.append((refusal.value.code, str(refusal.value)))
        assert len(said) == 6
        assert set(said) == {(p.RefusalCode.NO_COOKIE, refused["text"])}
        assert "allow cookies" in refused["text"]

    run(story)


# ---------------------------------------------------------------------------------------------------- looking around


def test_whoever_only_looks_leaves_no_trace() -> None:
    store = MemoryStore()

    async def story(live: Live) -> None:
        async with table_of(live, 1, start=False) as (host,):
            assert len(accounts(store)) == 1, "whoever made the table"
            before = len(live.services.people._known)
            for _ in range(60):
                visitor = Guest(live.url)
                await visitor.request("GET", "/api/me")
            async with visitor.at_table(host.follower.code) as table:
                while table.follower.table is None:
                    await table.hear()
                await visitor.request("GET", "/api/mine")
                assert len(accounts(store)) == 1
                assert len(live.services.people._known) == before
                await table.ask("sit", seat=1)
                assert len(accounts(store)) == 2, "whoever sits down is written down"
                await host.until(lambda follower: sits(follower, 1))
                assert host.follower.table is not None
                name = (await visitor.request("GET", "/api/me"))["name"]
                assert host.follower.table.seats[1].name == name

    run(story, store=store)


def sits(follower: Follower, seat: int) -> bool:
    """Somebody has that seat."""
    return follower.table is not None and follower.table.seats[seat].kind == "person"


def test_a_guest_keeps_the_name_that_they_had_when_they_first_did_something() -> None:
    with TestClient(create_app(MemoryStore(), SECRET, SETTINGS), "http://hokm.test") as guest:
        persian = {"accept-language": "fa-IR,fa;q=0.9"}
        looking = guest.get("/api/me", headers=persian).json()
        assert looking["name"].startswith("مهمان ")
        assert guest.get("/api/me", headers=persian).json() == looking
        guest.post("/api/tables", json={}, headers=persian)
        assert guest.get("/api/me", headers={"accept-language": "en"}).json() == looking


def test_where_nothing_can_be_kept_nobody_sits_down_without_a_name() -> None:
    class Full(MemoryStore):
        """A store whose accounts take nothing for a while."""

    store = Full()

    async def story(live: Live) -> None:
        async with table_of(live, 1, start=False) as (host,):
            (guest,) = await live.guests(1)
            async with guest.at_table(host.follower.code) as table:
                save, store.accounts.save = store.accounts.save, full  # type: ignore[method-assign]
                await table.say(p.CLIENT.value({"type": "sit", "id": "s1", "seat": 1}))
                while not isinstance(answer := await table.hear(), p.Refused):
                    pass
                assert (answer.id, answer.code) == ("s1", p.RefusalCode.BUSY)
                store.accounts.save = save  # type: ignore[method-assign]
                await table.ask("sit", seat=1)
                await host.until(lambda follower: sits(follower, 1))

    async def full(account: Account) -> None:
        raise StoreFull("there is no room left")

    run(story, store=store)


# --------------------------------------------------------------------------------------------------- names in memory


def test_cached_names_are_bounded_and_those_at_tables_stay() -> None:
    async def story() -> None:
        store = MemoryStore()
        people = People(store.accounts, Identity(SECRET), cached=10)
        people.at_tables = lambda: ["ann", "ben"]
        for person, name in (("ann", "Ann"), ("ben", "Ben")):
            await people.rename(person, name)
        for number in range(1000):
            await people.rename(f"guest {number}", f"Name {number}")
            assert len(people._known) <= 10
        assert people.known("ann")[0] == "Ann"
        assert people.known("ben")[0] == "Ben"
        crowd = [f"guest {number}" for number in range(100)]
        await people.meet(crowd)
        assert [people.known(person)[0] for person in crowd] == [f"Name {number}" for number in range(100)]

    asyncio.run(story())


def test_a_table_remembers_the_requests_of_a_bounded_number_of_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "REMEMBERED_PEOPLE", 3)

    async def story(live: Live) -> None:
        async with table_of(live, 1, start=False) as (host,):
            runner = await live.tables.find(host.follower.code)
            assert runner is not None
            for guest in await live.guests(5):
                async with guest.at_table(host.follower.code) as table:
                    await table.ask("sit", seat=1)
                    await table.ask("stand")
            remembered = runner._journal.carried_out
            assert len(remembered) == 3
            assert list(remembered)[-1] in guest.cookie, "the newest"

    run(story)


class Slow(MemoryStore):
    """A store that takes its time, so that two requests of one person meet there."""

    def __init__(self) -> None:
        super().__init__()
        find, save = self.accounts.find, self.accounts.save

        async def slow_find(person: str) -> Account | None:
            await asyncio.sleep(0)
            found = await find(person)
            await asyncio.sleep(0)
            return found

        async def slow_save(account: Account) -> None:
            await asyncio.sleep(0)
            await save(account)

        self.accounts.find, self.accounts.save = slow_find, slow_save  # type: ignore[method-assign]


@pytest.mark.parametrize("steps", range(6))
def test_a_name_chosen_while_sitting_down_is_kept(steps: int) -> None:
    async def story() -> None:
        store = Slow()
        people = People(store.accounts, Identity(SECRET))

        async def rename() -> None:
            for _ in range(steps):
                await asyncio.sleep(0)
            await people.rename("ann", "Ann")

        await asyncio.gather(people.enrol("ann", "en"), rename())
        account = await store.accounts.find("ann")
        assert account is not None
        assert account.name == people.known("ann")[0] == "Ann"

    asyncio.run(story())
