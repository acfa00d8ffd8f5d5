"""Headers that cannot be: each is refused as what it is, and none makes the server fail."""

import asyncio
import logging
import re
from dataclasses import replace
from typing import Any

import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from hokm.client import Guest
from hokm.server import Rate, Settings, create_app
from hokm.server.identity import Identity
from hokm.store import MemoryStore
from tests.server.live import AT_ONCE, SECRET, Live, run

FREE = Rate(10_000, 10_000)
MALFORMED_ORIGINS = [
    "http://[",
    "http://]",
    "http://[::1",
    "http://a:b",
    "//hokm.test",
    "hokm.test",
    "",
    "http://",
    "\x00",
]


@pytest.mark.parametrize("origin", MALFORMED_ORIGINS)
def test_an_origin_that_cannot_be_is_another_sites(origin: str) -> None:
    with TestClient(create_app(MemoryStore(), SECRET, Settings(logged=False)), "http://hokm.test") as guest:
        guest.get("/api/me")
        assert guest.put("/api/me", json={"name": "Eve"}, headers={"origin": origin}).status_code == 403


@pytest.mark.parametrize(
    "host", ["[", "[::1", "[x]", "[1.2.3]:1", "a:b", "a:99999", "a/b", "a@b", "é", "a b", "[::1]x"]
)
def test_a_host_that_cannot_be_is_refused(host: str) -> None:
    with TestClient(create_app(MemoryStore(), SECRET, Settings(logged=False)), "http://hokm.test") as guest:
        for path in ("/", "/api/me", "/api/mine/"):
            assert guest.get(path, headers={"host": host.encode()}).status_code == 400


@pytest.mark.parametrize(
    "host", ["hokm.test", "hokm.test:8000", "[::1]:8000", "[2001:db8::7]", "my_pc.local", "10.0.0.7:"]
)
def test_any_host_that_can_be_is_answered(host: str) -> None:
    with TestClient(create_app(MemoryStore(), SECRET, Settings(logged=False)), "http://hokm.test") as guest:
        assert guest.get("/api/me", headers={"host": host}).status_code == 200
        renamed = guest.put("/api/me", json={"name": "Ava"}, headers={"host": host, "origin": f"http://{host}"})
        assert renamed.status_code == 200


NAMES = [
    "host", "origin", "forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "accept",
    "accept-language", "accept-encoding", "cookie", "if-none-match", "if-modified-since", "range", "content-type",
    "content-length", "authorization", "connection", "upgrade", "referer", "user-agent", "expect",
    "sec-websocket-protocol", "sec-websocket-version", "sec-websocket-extensions", "sec-fetch-site",
]  # fmt: skip
COOKIE = Identity(SECRET).cookie
ODD = [
    b"http://[", b"[", b"[::1", b"\xff\xfe", b"", b" ", b"9" * 5000, b"-1", b"1e3", b"\x00", b";;=;=", b"=" * 500,
    b"application/json; charset=nonsense", b"multipart/form-data", b"multipart/form-data; boundary=",
    b'text/plain; a="', b'W/"x", "', b"fa;q=x", b"bytes=9-1",
    COOKIE.encode() + b'="\\999"', COOKIE.encode() + b"=\xe9.\xe9",
    b"::ffff:127.0.0.1, x", b"https, http", b"unknown:" + b"9" * 5000, b"[::1]:" + b"9" * 5000, b"for=\"[::1]:x\"",
]  # fmt: skip
ROADS = [
    ("GET", "/"), ("GET", "/t/abcdef"), ("GET", "/api/me"), ("PUT", "/api/me"), ("PUT", "/api/me/"),
    ("POST", "/api/tables"),
    ("GET", "/api/mine"), ("GET", "/api/tables/abcdef"), ("GET", "/api/tables/abcdef/record"), ("GET", "/metrics"),
    ("GET", "/healthz"), ("HEAD", "/"), ("OPTIONS", "/api/me"), ("GET", "/api/rules/hokm-4"), ("GET", "/ws"),
]  # fmt: skip


@pytest.fixture(scope="module")
def app() -> FastAPI:
    return create_app(MemoryStore(), SECRET, Settings(logged=False, requests=FREE, new_guests=FREE, new_tables=FREE))


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(
    road=st.sampled_from(ROADS),
    headers=st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(ODD) | st.binary(max_size=60)), max_size=6),
    query=st.sampled_from([b"", b"rules=%ff", b"lang=%00", b"match=" + b"9" * 5000, b"a&b&=", b"%"]),
    body=st.sampled_from([b"", b"{}", b'{"name": "\\ud800"}', b"\xff", b"[" * 5000, b"9" * 5000, b'{"name": 1e999}']),
    known=st.booleans(),
    client=st.sampled_from([("127.0.0.1", 1), ("::ffff:127.0.0.1", 1), ("192.0.2.1", 1), None]),
)
def test_no_header_makes_the_server_fail(
    app: FastAPI,
    road: tuple[str, str],
    headers: list[tuple[str, bytes]],
    query: bytes,
    body: bytes,
    known: bool,
    client: tuple[str, int] | None,
) -> None:
    method, path = road
    identity = Identity(SECRET)
    given_headers = [(name.encode(), value) for name, value in headers]
    if known:
        given_headers.append((b"cookie", f"{COOKIE}={identity.token(identity.new_person())}".encode()))
    for name, usual in (("host", b"hokm.test"), ("content-type", b"application/json")):
        if name not in dict(headers):
            given_headers.append((name.encode(), usual))
    statuses = asyncio.run(_statuses(app, method, path, query, given_headers, body, client))
    assert len(statuses) == 1
    assert statuses[0] < 500 or statuses == [503], statuses  # 503: there is no page


async def _statuses(
    app: FastAPI,
    method: str,
    path: str,
    query: bytes,
    headers: list[tuple[bytes, bytes]],
    body: bytes,
    client: tuple[str, int] | None,
) -> list[int]:
    """The statuses that a request is answered with; whatever the application raises is raised here."""
    statuses = []
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        return messages.pop() if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
        "path": path, "raw_path": path.encode(), "root_path": "", "query_string": query, "headers": headers,
        "client": client, "server": ("127.0.0.1", 80), "state": {},
    }  # fmt: skip
    await app(scope, receive, send)
    return statuses


HANDSHAKE = b"GET /ws HTTP/1.1\r\nhost: hokm.test\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
KEY = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n"
RAW = {
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(100),
    "no method": b"\r\n\r\n\r\n",
    "another version": b"GET / HTTP/9.9\r\n\r\n",
    "a path that is none": b"GET [ HTTP/1.1\r\nhost: hokm.test\r\n\r\n",
    "a whole address": b"GET http://[::1 HTTP/1.1\r\nhost: hokm.test\r\n\r\n",
    "a negative length": b"PUT /api/me HTTP/1.1\r\nhost: hokm.test\r\ncontent-length: -1\r\n\r\n",
    "two lengths": b"PUT /api/me HTTP/1.1\r\nhost: hokm.test\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}",
    "a path of no text": b"GET /%ff%fe\xc3\x28 HTTP/1.1\r\nhost: hokm.test\r\nconnection: close\r\n\r\n",
    "an upgrade to something else": HANDSHAKE.replace(b"websocket", b"h2c") + b"\r\n",
    "no key": HANDSHAKE + b"\r\n",
    "a key that is none": HANDSHAKE + KEY.replace(b"dGhl", b"\xff\xfe") + b"\r\n",
    "a version of the future": HANDSHAKE + KEY.replace(b"13", b"99") + b"\r\n",
    "extensions that are none": HANDSHAKE + KEY + b"sec-websocket-extensions: ;;=,;\r\n\r\n",
    "a host that is none": HANDSHAKE.replace(b"hokm.test", b"[") + KEY + b"\r\n",
    "an origin that is none": HANDSHAKE + KEY + b"origin: http://[\r\n\r\n",
    "a frame that is none": HANDSHAKE + KEY + b"\r\n" + b"\xff" * 64,
    "a header that is no text": HANDSHAKE + KEY + b"cookie: \xff\xfe=\xfd\r\naccept-language: \xff\r\n\r\n",
}


@pytest.mark.parametrize("sent", RAW.values(), ids=RAW.keys())
def test_bytes_that_are_no_request_are_answered_or_cut_off(sent: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def story(live: Live) -> None:
        host, port = live.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(sent)
        writer.write_eof()
        heard = await asyncio.wait_for(reader.read(), 60)
        writer.close()
        assert not re.match(rb"HTTP/1.1 5", heard), heard
        await Guest.met(live.url)

    with caplog.at_level(logging.WARNING):
        run(story, replace(AT_ONCE, request_within=0.2, hello_within=0.2))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
