"""Many tables on one core: how long from a card to all four players, and what it costs.

A real server in a process of its own, pinned to one core, with the database on disk; the players are in this process,
on the other cores. Each table makes one action a second, each is committed before anybody sees it, and its time runs
from sending it to its arrival at the last of the four sockets.
"""

import argparse
import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.frames import RawSocket
from bench.measured import require, run_bench
from hokm import protocol as p
from hokm.client import Device
from hokm.server.identity import Identity

SEATS = 4
#: Play before anything is measured.
WARM_UP_SECONDS = 5.0
#: The longest that tables may take from their opening to their first action.
LONGEST_BEGINNING_SECONDS = 30.0
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Player:
    """One socket at a table."""

    def __init__(self, table: "BenchTable", cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.legal: list[str] = []
        self.seq = 0
        self.device = Device(os.urandom)
        self.socket: RawSocket | None = None

    async def connect(self, host: str, port: int) -> None:
        self.socket = await RawSocket.connected(host, port, self.cookie, self.heard)
        self.say(type="hello", protocol=p.PROTOCOL, table=self.table.code, match=None, since=None)

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.say(json.dumps(message))

    def ask(self, kind: str, **fields: Any) -> None:
        self.say(type=kind, id=f"b{next(self.table.ids)}", **fields)

    def heard(self, text: bytes) -> None:
        now = time.perf_counter()
        message = json.loads(text)
        kind = message["type"]
        if kind == "events":
            self.seq = message["seq"]
            self.legal = message["turn"]["legal"]
            self.table.delivered(self, now)
        elif kind == "table" and message["table"]["between"] and not message["table"]["between"]["ready"]:
            self.table.say_next()
        elif kind == "table" and message["table"]["phase"] == "over" and not message["table"]["rematch"]:
            self.table.say_rematch()
        elif kind in ("committed", "seeds-listed"):
            for word in self.device.hear(p.SERVER.from_json(text), seated=True):
                self.say(**p.CLIENT.plain(word))
        elif kind == "refused":
            self.table.load.refusals += 1


class BenchTable:
    """Four players who act in turn, once a second."""

    ids = itertools.count(1)

    def __init__(self, load: "Load", host: str, port: int) -> None:
        self.load, self.host, self.port = load, host, port
        self.code = ""
        self.players = [Player(self, load.cookie()) for _ in range(SEATS)]
        self.sent_at = 0.0
        self.sent_seq: int | None = None
        self.waiting = 0
        self.has_acted = False
        self._said_next = 0.0
        self._said_rematch = 0.0

    async def open(self) -> None:
        rules = {"first-caller-method": "random", "target": "1000"}
        new = {"kind": "private", "level": "random", "clock": 30, "rules": rules}
        self.code = (await asyncio.to_thread(post, self.host, self.port, self.players[0].cookie, new))["code"]
        for seat, player in enumerate(self.players):
            await player.connect(self.host, self.port)
            if seat:
                player.ask("sit", seat=seat)
        await asyncio.sleep(0.05)
        self.players[0].ask("start")

    def act(self) -> None:
        """Whoever is in turn plays the first card that he may."""
        for player in self.players:
            if player.legal and self.sent_seq is None:
                self.sent_seq, self.waiting = player.seq, SEATS
                action, player.legal = player.legal[0], []
                self.sent_at = time.perf_counter()
                player.ask("act", seq=player.seq, action=action)
                return

    def delivered(self, player: Player, now: float) -> None:
        if self.sent_seq is not None and player.seq > self.sent_seq:
            self.load.deliveries.append(now - self.sent_at)
            self.waiting -= 1
            if self.waiting == 0:
                self.load.actions.append(now - self.sent_at)
                self.has_acted = True
                self.sent_seq = None

    def say_next(self) -> None:
        if time.perf_counter() - self._said_next > 2:
            self._said_next = time.perf_counter()
            for player in self.players:
                player.ask("next")

    def say_rematch(self) -> None:
        if time.perf_counter() - self._said_rematch > 2:
            self._said_rematch = time.perf_counter()
            for player in self.players:
                player.ask("rematch")


class Load:
    """All tables together."""

    def __init__(self, secret: bytes) -> None:
        self._identity = Identity(secret)
        self.deliveries: deque[float] = deque()
        self.actions: deque[float] = deque()
        self.refusals = 0

    def cookie(self) -> str:
        """A guest's cookie, made here with the server's own secret: eight hundred strangers would be turned away."""
        return f"{self._identity.cookie}={self._identity.token(self._identity.new_person())}"


async def measure(
    port: int, process: int, secret: bytes, tables: int, seconds: float, warm_up: float = WARM_UP_SECONDS
) -> dict[str, Any]:
    """The numbers of one run, after some seconds that do not count; raises NothingMeasured where nobody acted."""
    load = Load(secret)
    before = memory(process)
    opened = [BenchTable(load, "127.0.0.1", port) for _ in range(tables)]
    for group in range(0, tables, 10):
        await asyncio.gather(*(table.open() for table in opened[group : group + 10]))
    playing = [asyncio.create_task(_play(table, number / tables)) for number, table in enumerate(opened)]
    await _all_have_acted(opened)
    await asyncio.sleep(warm_up)
    load.deliveries.clear()
    load.actions.clear()
    load.refusals = 0
    begun, cpu, own = time.perf_counter(), processor_time(process), time.process_time()
    await asyncio.sleep(seconds)
    wall = time.perf_counter() - begun
    used, own = processor_time(process) - cpu, time.process_time() - own
    after = memory(process)
    for task in playing:
        task.cancel()
    for player in (player for table in opened for player in table.players):
        if player.socket is not None:
            player.socket.close()
    sockets = tables * SEATS
    require(actions=len(load.actions), deliveries=len(load.deliveries))
    return {
        "tables": tables,
        "sockets": sockets,
        "seconds": round(wall, 1),
        "actions": len(load.actions),
        "actions_per_second": round(len(load.actions) / wall, 1),
        "refusals": load.refusals,
        "p50_ms": milliseconds(load.actions, 0.50),
        "p99_ms": milliseconds(load.actions, 0.99),
        "worst_ms": milliseconds(load.actions, 1.0),
        "delivery_p50_ms": milliseconds(load.deliveries, 0.50),
        "delivery_p99_ms": milliseconds(load.deliveries, 0.99),
        "server_cpu": round(used / wall, 3),
        "client_cpu": round(own / wall, 3),
        "memory_kb": round(after / 1024),
        "memory_kb_per_socket": round((after - before) / 1024 / sockets, 1),
    }


async def _all_have_acted(tables: list[BenchTable]) -> None:
    """Waits for the first action of every table; a table that never acts is not waited for."""
    end = time.perf_counter() + LONGEST_BEGINNING_SECONDS
    while not all(table.has_acted for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.05)


async def _play(table: BenchTable, offset: float) -> None:
    """One action a second, the tables spread over the second."""
    next_at = time.perf_counter() + 1 + offset
    while True:
        await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
        table.act()
        next_at += 1


def milliseconds(times: "deque[float]", share: float) -> float | None:
    """The time that this share of the actions took at most."""
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2) if ordered else None


def memory(process: int) -> int:
    """Bytes that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def post(host: str, port: int, cookie: str, body: dict[str, Any]) -> Any:
    headers = {"cookie": cookie, "content-type": "application/json"}
    request = urllib.request.Request(f"http://{host}:{port}/api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


@contextmanager
def serving(pace: float = 1) -> Iterator[tuple[int, int, bytes]]:
    """A server on a core of its own, with its database on disk: its port, its process, and its cookies' secret."""
    cores = sorted(os.sched_getaffinity(0))
    others = cores[1:] or cores
    with tempfile.TemporaryDirectory(prefix="hokm-bench-") as folder:
        command = [sys.executable, "-m", "hokm", "serve", "--port", "0", "--data", folder, "--quiet"]
        command += ["--pace", str(pace)]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.sched_setaffinity(0, {cores[0]})
        )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            port = int(said.split("http://127.0.0.1:")[1].split()[0])
            os.sched_setaffinity(0, set(others))
            yield port, server.pid, (Path(folder) / "cookies.key").read_bytes()
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


def run(tables: int, seconds: float, warm_up: float = WARM_UP_SECONDS) -> dict[str, Any]:
    """Starts the server and measures it."""
    with serving() as (port, process, secret):
        return asyncio.run(measure(port, process, secret, tables, seconds, warm_up))


def tell(numbers: dict[str, Any], as_json: bool) -> None:
    """Prints them, a line each or as JSON."""
    if as_json:
        print(json.dumps(numbers))
        return
    for name, number in numbers.items():
        print(f"{name.replace('_', ' '):24} {number}")


def main() -> None:
    """Runs it and prints the numbers."""
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    numbers = run(asked.tables, asked.seconds)
    tell(numbers, asked.json)


if __name__ == "__main__":
    run_bench("server", main)
