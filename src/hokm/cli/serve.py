"""`hokm serve`: the game in the browser, for this computer or for everybody on the same network."""

import contextlib
import os
import socket
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from hokm.cli import Problem
from hokm.cli._folders import data_folder, page_folder

#: No packet is sent there: the system is only asked which of its addresses it would send from.
FAR_AWAY = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1")
EVERYWHERE = ("0.0.0.0", "::", "")


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
        The address to listen on; only this computer can reach the one that is used unless you say otherwise.
    port
        The port to listen on; 0 takes any free one.
    data
        The folder where tables and names are kept.
    pace
        How long computers wait before they act: 1 as people like it, 0 not at all.
    lan
        Let phones and computers on the same network play too, and show where they find the game.
    quiet
        Do not write down on standard error what the server does.
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
            here = f"http://{'127.0.0.1' if name in EVERYWHERE else _in_url(name)}:{port}"
            run(bound, folder, settings, lambda: _say_where(here, addresses if lan else ()))
        except CannotListen as error:
            raise Problem(str(error)) from None
        except StoreError as error:
            raise Problem(f"{error} (--data names one)") from None
    return 0


def reachable(name: str) -> list[str]:
    """The addresses under which other devices reach a server that listens on ``name``; none on this computer only."""
    if name not in EVERYWHERE:
        return [] if name.startswith("127.") or name == "::1" else [_in_url(name)]
    found = [_sending_address(far) for far in FAR_AWAY]
    with contextlib.suppress(OSError):  # a machine that does not know its own name: what it sends from is enough
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return list(dict.fromkeys(address for address in found if address and not address.startswith("127.")))


def _sending_address(far: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((far, 9))
        except OSError:
            return None
        name: str = asked.getsockname()[0]
        return name


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


def _in_url(name: str) -> str:
    return f"[{name}]" if ":" in name else name


def _say_where(here: str, addresses: tuple[str, ...]) -> None:
    print(f"Hokm is ready: open {here} in a browser. Ctrl-C ends it.", flush=True)
    if not addresses:
        return
    import segno

    print(f"\nOn the same network: {addresses[0]}", flush=True)
    segno.make(addresses[0], error="m").terminal(compact=True, border=2)
    for address in addresses[1:]:
        print(f"If that does not open, try {address}", flush=True)
