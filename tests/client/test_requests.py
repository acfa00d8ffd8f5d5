"""What the client calls its requests: never as a program before it did, for that would be answered as done already."""

import itertools
import os
import subprocess
import sys

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


def test_another_device_calls_its_hashes_otherwise() -> None:
    chains = [p.ChainInfo(first=1, commitment="ab" * 32)]
    bound = p.Committed(match=1, match_id="m", rules_hash="cd" * 32, seats=4, chains=chains, listed=0)
    requests = [given for _ in range(2) for given in Device(os.urandom).hear(bound, seated=True)]
    assert len(requests) == 2
    assert all(a.model_dump()["id"] != b.model_dump()["id"] for a, b in itertools.pairwise(requests))
