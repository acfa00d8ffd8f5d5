"""`hokm serve`: what it prints, how it ends, and one clear line for everything that keeps it from starting."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from hokm.cli import run
from hokm.cli._folders import checkout, data_folder
from hokm.cli._lan import reachable
from hokm.store import DataFolder, SqliteStore
from tests.processes import serving


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on standard error of a command that does not start."""
    assert run(["serve", *words]) in (1, 2)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("hokm: ")
    return said.err


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that something else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_in_use(taken: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(["--port", str(taken), "--data", str(tmp_path)], capsys)
    assert f"127.0.0.1:{taken}" in line
    assert f"--port {taken + 1}" in line


@pytest.mark.parametrize("host", ["no.such.host.invalid", "256.1.1.1", "192.0.2.1", "a b"])
def test_a_host_that_is_not_here(host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert host in refused(["--host", host, "--port", "0", "--data", str(tmp_path)], capsys)


@pytest.mark.parametrize(
    "words", [["--port", "70000"], ["--port", "-1"], ["--port", "soon"], ["--pace", "2"], ["--pace", "-1"]]
)
def test_numbers_out_of_range(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert words[0] in refused(words, capsys)


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    line = refused(["--port", "0", "--data", str(tmp_path / "file")], capsys)
    assert "--data" in line
    assert "cannot write" in line


def test_a_proxy_that_is_no_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.2, proxy.example")
    assert "proxy.example is no address" in refused(["--port", "0", "--data", str(tmp_path)], capsys)


def test_a_folder_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = DataFolder(tmp_path)
    try:
        assert "another hokm server" in refused(["--port", "0", "--data", str(tmp_path)], capsys)
    finally:
        folder.close()


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(SqliteStore(tmp_path / "hokm.db").close())
    with sqlite3.connect(tmp_path / "hokm.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer hokm" in refused(["--port", "0", "--data", str(tmp_path)], capsys)


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "hokm.db").write_bytes(b"a shopping list " * 99)
    assert "not a database of hokm" in refused(["--port", "0", "--data", str(tmp_path)], capsys)


def test_a_checkout_keeps_its_own_tables() -> None:
    root = checkout()
    assert root is not None
    assert data_folder() == root / "data"


def test_elsewhere_they_lie_where_programs_keep_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hokm.cli._folders.checkout", lambda: None)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "hokm"


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_a_proxy_on_this_machine_is_trusted_behind_all_addresses(tmp_path: Path) -> None:
    """A socket for both kinds of addresses tells 127.0.0.1 as ::ffff:127.0.0.1."""

    def cookie(host: str, **headers: str) -> str:
        request = urllib.request.Request(f"http://{host}:{port}/api/me", headers=headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return str(answer.headers["set-cookie"]).lower()

    server, url = serving(tmp_path, "--host", "::")
    with server:
        port = url.rsplit(":", 1)[1]
        for host in ("127.0.0.1", "[::1]"):
            assert "secure" not in cookie(host)
            assert "secure" in cookie(host, **{"x-forwarded-proto": "https"})


@pytest.mark.skipif(os.name != "posix", reason="signals of another kind")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_answers_and_ends_when_it_is_told_to(number: signal.Signals, tmp_path: Path) -> None:
    server, url = serving(tmp_path, "--lan")
    with server:
        with urllib.request.urlopen(f"{url}/healthz", timeout=30) as answer:
            assert json.load(answer)["ok"] is True
        assert server.end(number) == 0
    assert server.out.startswith("Hokm is ready")
    assert "Traceback" not in server.err
    assert [json.loads(line)["event"] for line in server.err.splitlines()][-1] == "stopped"
    addresses = reachable("0.0.0.0")
    for address in addresses:
        assert f"http://{address}:" in server.out
    assert ("█" in server.out or "▀" in server.out) == bool(addresses), "the code to scan"
    assert ("in no network" in server.out) == (not addresses)
    assert (tmp_path / "data/hokm.db").exists()
