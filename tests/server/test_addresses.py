"""Who connects from where: one spelling, proxies that are believed, limits by line and customer, clocks that jump."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from hokm.server import Rate, Settings, create_app
from hokm.server.addresses import Trusted, blocks, plain
from hokm.server.limits import MOST_BUCKETS, WIDER, AddressBuckets, Buckets, Guesses
from hokm.store import MemoryStore
from tests.server.live import SECRET

FREE = Rate(10_000, 10_000)


@pytest.mark.parametrize(
    ("told", "spelled"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("::FFFF:7f00:1", "127.0.0.1"),
        ("2001:DB8:0:0::7", "2001:db8::7"),
        ("fe80::1%eth0", "fe80::1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_has_one_spelling(told: str, spelled: str) -> None:
    assert plain(told) == spelled


def test_limits_count_ipv4_as_it_is_and_ipv6_by_line_and_customer() -> None:
    assert blocks("192.0.2.7") == blocks("::ffff:192.0.2.7") == ("192.0.2.7",)
    assert blocks("2001:db8:1:2:3:4:5:6") == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert blocks("2001:db8:1:2:ffff::9") == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert blocks("unknown") == ("unknown",)


def test_a_line_of_ipv6_has_one_share_and_a_customer_has_a_larger_one() -> None:
    limit = AddressBuckets(Rate(3, 0.0))
    assert [limit.allows(f"2001:db8:1:1::{host:x}", 0.0) for host in range(5)] == [True] * 3 + [False] * 2
    lines = [limit.allows(f"2001:db8:1:{line:x}::1", 0.0) for line in range(2, 200)]
    assert sum(lines) == 3 * WIDER - 3, "all lines of the customer together"
    assert limit.allows("2001:db8:2:1::1", 0.0), "another customer"
    assert [limit.allows(f"192.0.2.{host}", 0.0) for host in range(200)] == [True] * 200


def test_new_lines_of_ipv6_are_no_new_guesses() -> None:
    guesses = Guesses(Rate(4, 0.0), Rate(3, 0.0))
    tries = [
        guesses.begin(f"guest {guest}", f"2001:db8:1:1::{guest:x}:{number}", 0.0) is not None
        for guest in range(2)
        for number in range(4)
    ]
    assert tries == ([True] * 3 + [False]) * 2, "the line's share is used up: each has its few mistakes and no more"


def test_limits_remember_a_bounded_number_of_addresses() -> None:
    limit = AddressBuckets(Rate(1, 0.0))
    for number in range(MOST_BUCKETS + 500):
        limit.allows(f"2001:db8:{number >> 16:x}:{number & 0xFFFF:x}::1", 0.0)
    for kind in (limit._line, limit._customer):
        assert isinstance(kind, Buckets)
        assert len(kind._buckets) <= MOST_BUCKETS


# ----------------------------------------------------------------------------------------------------------- proxies


def answer(host: str, path: str = "/metrics", proxies: tuple[str, ...] | None = None, **headers: str) -> Any:
    """What a request from an address is answered, by a server that believes these proxies."""
    plain_settings = Settings(logged=False, new_guests=Rate(1, 0.0))
    settings = plain_settings if proxies is None else replace(plain_settings, proxies=proxies)
    app = create_app(MemoryStore(), SECRET, settings)
    with TestClient(app, "http://hokm.test", client=(host, 5)) as client:
        return client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_the_machine_itself_may_see_the_numbers_however_its_address_is_told(host: str) -> None:
    assert answer(host).status_code == 200
    assert answer(host, x_forwarded_for="192.0.2.7").status_code == 404, "it asks for somebody else"
    assert "secure" in answer(host, "/api/me", x_forwarded_proto="https").headers["set-cookie"].lower()


def test_nobody_else_is_believed() -> None:
    assert answer("192.0.2.7").status_code == 404
    assert answer("192.0.2.7", x_forwarded_for="127.0.0.1").status_code == 404
    assert "secure" not in answer("192.0.2.7", "/api/me", x_forwarded_proto="https").headers["set-cookie"].lower()


@pytest.mark.parametrize("proxies", [("192.0.2.7",), ("::ffff:192.0.2.7",), ("192.0.2.0/24",), ("*",)])
@pytest.mark.parametrize("host", ["192.0.2.7", "::ffff:192.0.2.7"])
def test_a_proxy_on_another_machine_is_believed_when_it_is_named(host: str, proxies: tuple[str, ...]) -> None:
    told = answer(host, "/api/me", proxies, x_forwarded_proto="https", x_forwarded_for="198.51.100.1")
    assert "secure" in told.headers["set-cookie"].lower()


def test_who_is_trusted_is_asked_by_address_and_network() -> None:
    trusted = Trusted(["10.0.0.2", " ::ffff:10.0.0.3", "fd00::/8", "", "nonsense/x"])
    assert all(host in trusted for host in ("10.0.0.2", "10.0.0.3", "::ffff:10.0.0.2", "fd12::1"))
    assert not any(host in trusted for host in ("10.0.0.4", "::1", "", "nonsense"))


def test_guests_behind_a_proxy_are_counted_one_by_one() -> None:
    app = create_app(MemoryStore(), SECRET, Settings(logged=False, new_guests=Rate(1, 0.0), requests=FREE))
    with TestClient(app, "http://hokm.test", client=("::ffff:127.0.0.1", 5)) as client:
        statuses = []
        for guest in ("192.0.2.1", "192.0.2.2", "::ffff:192.0.2.2", "2001:db8::1", "2001:db8::2"):
            client.cookies.clear()
            statuses.append(client.get("/api/me", headers={"x-forwarded-for": guest}).status_code)
    assert statuses == [200, 200, 429, 200, 429]


# ------------------------------------------------------------------------------------------------------------- clocks


def test_a_wall_clock_that_is_set_back_keeps_nobody_waiting() -> None:
    app = create_app(MemoryStore(), SECRET, Settings(logged=False, requests=Rate(5, 1000), wrong_codes=Rate(5, 1000)))
    clock, wall_clock = ticks(1.0), ticks(-3600.0)
    app.state.services.clock = lambda: next(clock)
    app.state.services.wall_clock = lambda: next(wall_clock)
    with TestClient(app, "http://hokm.test") as guest:
        guest.get("/api/me")
        for _ in range(20):
            assert guest.get("/api/mine").status_code == 200
            assert guest.get("/api/tables/zzzzzz").status_code == 404


def ticks(step: float) -> Iterator[float]:
    """A clock that is looked at once a step."""
    now = 1_000_000_000.0
    while True:
        now += step
        yield now
