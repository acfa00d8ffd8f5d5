"""Runs the application in this process until it is told to stop."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace

from fastapi import FastAPI

from hokm.server import logs
from hokm.server.app import create_app
from hokm.server.listener import Config, Connections, HttpProtocol, Server, SocketProtocol, most_connections
from hokm.server.settings import Settings
from hokm.store import DataFolder, SqliteStore

#: A longer websocket frame closes the connection; a message up to this length is refused with an answer.
LARGEST_FRAME = 64 * 1024
GRACE = 3
#: Seconds. A connection that is dead without having been closed is noticed after these two together.
PING_EVERY, PONG_WITHIN = 30.0, 15.0


class CannotListen(Exception):
    """The server cannot listen on that address. The text is for people."""


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address, or CannotListen in one line."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise CannotListen(
            f"there is no host {host!r} here; leave --host out, or name an address of this machine"
        ) from None
    family, kind, protocol, _, address = found[0]
    bound = socket.socket(family, kind, protocol)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":  # IPv4 too, also on systems where that is not usual
        bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        bound.bind(address)
    except OverflowError:
        raise CannotListen(f"there is no port {port}; ports go from 1 to 65535") from None
    except OSError as error:
        bound.close()
        raise CannotListen(f"cannot listen on {host}:{port}: {_reason(error, port)}") from None
    return bound


def _reason(error: OSError, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"the port is in use; stop what uses it, or choose another with --port {port + 1}"
    if error.errno in (errno.EACCES, errno.EPERM):
        return "it needs more rights; choose a port from 1024 up"
    if error.errno == errno.EADDRNOTAVAIL:
        return "this machine does not have that address"
    return str(error.strerror)


def serve(bound: socket.socket, folder: DataFolder, settings: Settings, ready: Callable[[], None]) -> None:
    """Serves on the socket until SIGINT or SIGTERM. ``ready`` is called once it answers. Raises StoreError."""
    store = SqliteStore(folder.database, tell=lambda error: logs.fault("checkpoint-failed", error))
    if settings.logged:
        logs.set_up()
    most = most_connections()
    settings = replace(settings, sockets=min(settings.sockets, most * 3 // 4))
    app = create_app(store, folder.secret("cookies.key"), settings)
    # Uvicorn raises the signal again when it has stopped; by then it has done its work.
    kept = [(number, signal.signal(number, signal.SIG_IGN)) for number in (signal.SIGINT, signal.SIGTERM)]
    try:
        server = server_of(app, settings, most)
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:  # uvloop where there is one
            runner.run(_run(server, bound, ready))
    finally:
        for number, handler in kept:
            signal.signal(number, handler)


def server_of(app: FastAPI, settings: Settings, most: int) -> Server:
    """A server of the application that has so many connections at most; ``serve(sockets=[...])`` runs it."""
    config = Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application looks at them itself
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        timeout_graceful_shutdown=GRACE,
    )
    config.connections = Connections(most, settings)
    return Server(config)


async def _run(server: Server, bound: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    # Modules stay for good: collecting garbage need not look through them, which would hold up every table.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    # The writer thread needs the interpreter lock several times a commit, and everybody at that table waits for it.
    sys.setswitchinterval(0.0005)
    if server.started:
        ready()
    await serving
