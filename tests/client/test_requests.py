"""What the client asks for: called as no program before it did, and no seed to a server that broke its promise."""

import itertools
import os
import subprocess
import sys

import pytest

from hokm import protocol as p
from hokm.client import Device

FIRST_REQUEST = """
import asyncio, os
from hokm.client import Device, Follower, TableClient

class Line:
    async def send(self, text):
        print(text)
    async def recv(self):
        raise EOFError

try:
    asyncio.run(TableClient(Line(), Follower("abcd"), Device(os.urandom)).ask("start"))
except EOFError:
    pass
"""


def test_another_program_calls_its_requests_otherwise() -> None:
    said = [subprocess.run([sys.executable, "-c", FIRST_REQUEST], capture_output=True, check=True) for _ in range(2)]
    assert all(b'"start"' in one.stdout for one in said)
    assert said[0].stdout != said[1].stdout


def bound(match_id: str = "m", *, chains: tuple[tuple[int, str], ...] = ((1, "ab" * 32),)) -> p.Committed:
    told = tuple(p.ChainInfo(first=first, commitment=commitment) for first, commitment in chains)
    return p.Committed(match=1, match_id=match_id, rules_hash="cd" * 32, seats=1, chains=told, listed=0)


def test_another_device_calls_its_hashes_otherwise() -> None:
    requests = [given for _ in range(2) for given in Device(os.urandom).hear(bound(), seated=True)]
    assert len(requests) == 2
    assert all(p.CLIENT.plain(a)["id"] != p.CLIENT.plain(b)["id"] for a, b in itertools.pairwise(requests))


@pytest.mark.parametrize(
    ("later", "shown"),
    [
        (bound(), 1),
        (bound(chains=((1, "ab" * 32), (4097, "ef" * 32))), 1),
        (bound("n"), 0),
        (bound(chains=((1, "ef" * 32),)), 0),
        (bound(chains=()), 0),
        (bound(chains=((1, "ab" * 32), (1, "ef" * 32))), 0),
    ],
)
def test_no_seed_is_shown_to_whoever_binds_himself_otherwise_later(later: p.Committed, shown: int) -> None:
    device = Device(os.urandom)
    (given,) = device.hear(bound(), seated=True)
    assert isinstance(given, p.SeedHash)
    assert device.hear(later, seated=True) == []
    said = device.hear(p.SeedsListed(match=1, deal=1, commits=(given.commit,)), seated=True)
    assert sum(isinstance(one, p.SeedReveal) for one in said) == shown
