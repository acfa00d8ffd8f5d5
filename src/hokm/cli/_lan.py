"""Under which addresses the devices of a local network reach this machine."""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

#: No packet is sent there: the system is only asked which of its addresses it would send from.
FAR_AWAY = "192.0.2.1"
EVERYWHERE = ("0.0.0.0", "::", "")
#: Interfaces of virtual machines, containers and private networks across the internet, by the names systems give them.
VIRTUAL = re.compile(
    r"docker|podman|br-|cni|flannel|cali|veth|lxc|lxd|virbr|vmnet|vboxnet|vethernet|hyper-v|vmware|virtualbox"
    r"|tun|tap|utun|wg|wireguard|openvpn|ppp|ipsec|zt|zerotier|tailscale|nordlynx|proton",
    re.IGNORECASE,
)


class Interface(NamedTuple):
    """An address of this machine, and the interface that has it."""

    name: str
    address: IPv4Address | IPv6Address


def reachable(listening: str) -> list[str]:
    """The hosts, as URLs spell them, of a server that listens on an address; none if only this machine reaches it."""
    if listening not in EVERYWHERE:
        return [] if ip_address(listening).is_loopback else [in_url(listening)]
    found = [one for one in interfaces() if listening != "0.0.0.0" or one.address.version == 4]
    return best_first(found, _sends_from())


def best_first(found: Iterable[Interface], sends_from: str | None = None) -> list[str]:
    """Hosts for friends at the same place, the likeliest first.

    Private addresses come first, those of virtual interfaces last; among equals IPv4, and the one that the machine
    sends from.
    """

    def order(one: Interface) -> tuple[bool, ...]:
        address = one.address
        return (
            VIRTUAL.match(one.name) is not None,
            address.is_link_local,
            not address.is_private,
            address.version == 6,
            str(address) != sends_from,
        )

    usable = [one for one in found if not one.address.is_loopback and not _needs_a_zone(one.address)]
    return list(dict.fromkeys(in_url(str(one.address)) for one in sorted(usable, key=order)))


def interfaces() -> list[Interface]:
    """All addresses of this machine."""
    import ifaddr

    found = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            address = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
            found.append(Interface(str(adapter.nice_name), ip_address(address)))
    return found


def _needs_a_zone(address: IPv4Address | IPv6Address) -> bool:
    """Browsers cannot be told by which interface they reach a link-local address of IPv6."""
    return address.version == 6 and address.is_link_local


def _sends_from() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((FAR_AWAY, 9))
        except OSError:
            return None
        name: str = asked.getsockname()[0]
        return name


def in_url(address: str) -> str:
    """An address as URLs spell it."""
    return f"[{address}]" if ":" in address else address
