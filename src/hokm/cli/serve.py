"""`hokm serve`: the game in the browser, for this computer or for everybody on the same network."""

import contextlib
import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from hokm.cli import Problem
from hokm.cli._folders import data_folder, page_folder
from hokm.cli._lan import EVERYWHERE, in_url, reachable

#: So many addresses get a code to scan in the terminal, so that the best one does not scroll away.
SHOWN = 4


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))] = 8000,
    data: Path | None = None,
    pace: Annotated[float, Parameter(validator=validators.Number(gte=0, lte=1))] = 1.0,
    lan: bool = False,
    quiet: bool = False,
) -> int:
    """Serve the game: open the address that is printed in a browser and play.

    Parameters
    ----------
    host
        The address to listen on. The default one can be reached from this computer only.
    port
        The port to listen on; 0 takes any free one.
    data
        The folder for tables and names. It is made if there is none.
    pace
        How long computer players wait before they act: 1 is the normal pace, 0 does not wait.
    lan
        Listen on all addresses, and show those that phones and computers on the same network can open.
    quiet
        Do not log to standard error.
    """
    from hokm.server import CannotListen, Settings, listen
    from hokm.server import serve as run
    from hokm.store import DataFolder, StoreError

    with contextlib.ExitStack() as stack:
        try:
            bound = stack.enter_context(listen("0.0.0.0" if lan else host, port))
            folder = stack.enter_context(contextlib.closing(DataFolder(data_folder() if data is None else data)))
            name, port = bound.getsockname()[:2]
            addresses = tuple(f"http://{address}:{port}" for address in reachable(name))
            settings = Settings(
                pace=pace, addresses=addresses, proxies=_proxies(), page=page_folder(), logged=not quiet
            )
            here = f"http://{'127.0.0.1' if name in EVERYWHERE else in_url(name)}:{port}"
            run(bound, folder, settings, lambda: _say_where(here, lan, addresses))
        except CannotListen as error:
            raise Problem(str(error)) from None
        except StoreError as error:
            raise Problem(f"{error} (--data names one)") from None
    return 0


def _proxies() -> tuple[str, ...]:
    """The proxies that are trusted: those that the environment names, or else this machine."""
    from hokm.server.addresses import THIS_MACHINE, is_network

    told = os.environ.get("FORWARDED_ALLOW_IPS")
    if told is None:
        return THIS_MACHINE
    names = tuple(name.strip() for name in told.split(",") if name.strip())
    for name in names:
        if name != "*" and not is_network(name):
            raise Problem(f"FORWARDED_ALLOW_IPS: {name} is no address and no network; write for example 10.0.0.2")
    return names


def _say_where(here: str, lan: bool, addresses: tuple[str, ...]) -> None:
    print(f"Hokm is ready: open {here} in a browser. Ctrl-C ends it.", flush=True)
    if not lan:
        return
    if not addresses:
        print("This computer is in no network yet. Join one, or open a hotspot, and start again.", flush=True)
        return
    print("\nFor devices on the same network:", flush=True)
    import segno

    for place, address in enumerate(addresses):
        print(f"\n{'If that does not open, try' if place else 'Open'} {address}", flush=True)
        if place < SHOWN:
            segno.make(address, error="m").terminal(compact=True, border=2)
