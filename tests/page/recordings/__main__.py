"""``python -m tests.page.recordings``: prints all recordings as one line of JSON, then answers for the server.

Each further line read from the standard input is a plain request of the page as JSON, ``[guest, method, path, body]``;
its answer is a line ``[status, body]``. Each name of a guest stands for a device of its own.
"""

import json
import sys
from typing import Any

from starlette.testclient import TestClient

from hokm import protocol as p
from hokm.cards import form_of
from hokm.server import Settings, create_app
from hokm.store import MemoryStore
from tests.page.recordings import RECORDINGS
from tests.page.recordings.recording import Recording

HOST = "http://127.0.0.1"


def record() -> dict[str, Any]:
    """Everything that is recorded, by name."""
    return {
        name: {"beats": recording.beats, "seeds": recording.seeds, "deals": told(recording)}
        for name, recording in ((name, script()) for name, script in RECORDINGS.items())
    }


def told(recording: Recording) -> dict[str, Any] | None:
    """What the server answers when it is asked for old deals."""
    plain: dict[str, Any] | None = None if recording.deals is None else form_of(p.DealsTold).write(recording.deals)
    return plain


def main() -> None:
    print(json.dumps(record()), flush=True)
    guests: dict[str, TestClient] = {}
    with TestClient(create_app(MemoryStore(), bytes(32), Settings(pace=0)), HOST) as home:
        for line in sys.stdin:
            name, method, path, body = json.loads(line)
            if name not in guests:
                guests[name] = TestClient(home.app, HOST)
                guests[name].get("/api/me").raise_for_status()
            answer = guests[name].request(method, path, json=body)
            print(json.dumps([answer.status_code, answer.json()]), flush=True)


main()
