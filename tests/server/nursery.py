"""Real server processes that start at once: everything is imported here once, and each server is a fork of it.

Reads ``start FOLDER`` on standard input; answers with ``PROCESS PORT`` when that server is ready.
"""

import os
import sys
from pathlib import Path

from hokm.server import Rate, Settings, listen, serve
from hokm.store import DataFolder


def run(folder: Path) -> None:
    """A server in this process, until it is killed."""
    bound = listen("127.0.0.1", 0)
    settings = Settings(pace=0.0, logged=False, messages=Rate(10_000, 10_000))
    serve(bound, DataFolder(folder), settings, lambda: print(os.getpid(), bound.getsockname()[1], flush=True))


def main() -> None:
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            run(Path(line.removeprefix("start ").rstrip("\n")))
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
