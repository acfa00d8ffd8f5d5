"""Addresses of those who connect: one spelling for comparing them, and the blocks that limits count."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

#: One line has at least 2^64 addresses of IPv6, and a customer may have 2^16 such lines: both are counted.
ONE_LINE, ONE_CUSTOMER = 64, 48
THIS_MACHINE: Final = ("127.0.0.1", "::1")


def plain(host: str) -> str:
    """An address in one spelling; what is no address stays as it is.

    A socket that listens on ``::`` tells IPv4 addresses as mapped ones, ``::ffff:127.0.0.1``; and a link-local address
    names the interface it came by, ``fe80::1%eth0``.
    """
    address = _parsed(host)
    return host if address is None else str(address)


def is_address(host: str) -> bool:
    """Whether it is an address, and not a name."""
    return _parsed(host) is not None


def blocks(host: str) -> tuple[str, ...]:
    """What limits count for an address, the smallest block first: IPv4 as it is, IPv6 by the line and the customer."""
    address = _parsed(host)
    if isinstance(address, IPv6Address):
        return tuple(str(ip_network((int(address), size), strict=False)) for size in (ONE_LINE, ONE_CUSTOMER))
    return (host if address is None else str(address),)


class Trusted:
    """Addresses and networks that are trusted, spelled as in ``FORWARDED_ALLOW_IPS``; ``*`` is everybody."""

    def __init__(self, names: Iterable[str]) -> None:
        #: In the spelling that addresses are compared in.
        self.names = [plain(name.strip()) for name in names if name.strip()]
        self._networks = [ip_network(name, strict=False) for name in self.names if is_network(name)]

    def __contains__(self, host: str) -> bool:
        """Whether the address is one of them."""
        address = _parsed(host)
        if "*" in self.names or host in self.names:
            return True
        return address is not None and any(address in network for network in self._networks)


class PlainAddresses:
    """Middleware: tells the application the far end's address in one spelling."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on."""
        if scope.get("client"):
            host, port = scope["client"]
            scope["client"] = (plain(host), port)
        await self._app(scope, receive, send)


@lru_cache(4096)
def _parsed(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return address if mapped is None else mapped


def is_network(name: str) -> bool:
    """Whether it is an address or a network of them, ``10.0.0.0/8``."""
    try:
        ip_network(name, strict=False)
    except ValueError:
        return False
    return True
