"""Which addresses friends are offered: those of the same place first, and never none where there is one."""

import sys
from collections.abc import Mapping, Sequence
from ipaddress import ip_address

import pytest

from hokm.cli import _lan
from hokm.cli._lan import Interface, best_first, reachable
from hokm.cli.serve import SHOWN, _say_where

WIFI, VPN, DOCKER, WIRED = "192.168.1.20", "10.8.0.2", "172.17.0.1", "192.168.7.3"
VM, PUBLIC = "172.18.0.1", "93.184.216.34"


def found(interfaces: Mapping[str, Sequence[str]]) -> list[Interface]:
    """Interfaces with their addresses."""
    return [Interface(name, ip_address(text)) for name, texts in interfaces.items() for text in texts]


OFFERED = {
    "a home": ({"lo": ["127.0.0.1", "::1"], "wlan0": [WIFI]}, WIFI, [WIFI]),
    "a VPN that takes everything": ({"tun0": [VPN], "wlan0": [WIFI]}, VPN, [WIFI, VPN]),
    "a hotspot, without a route to anywhere": ({"lo": ["127.0.0.1"], "ap0": ["192.168.43.1"]}, None, ["192.168.43.1"]),
    "containers": ({"docker0": [DOCKER], "br-1f": [VM], "eth0": [WIRED]}, WIRED, [WIRED, DOCKER, VM]),
    "two networks, of which one leads on": ({"eth0": [WIRED], "wlan0": [WIFI]}, WIFI, [WIFI, WIRED]),
    "a public address beside a private one": ({"eth0": [PUBLIC, WIRED]}, PUBLIC, [WIRED, PUBLIC]),
    "a cable between two computers": ({"eth0": ["169.254.3.4"], "docker0": [DOCKER]}, None, ["169.254.3.4", DOCKER]),
    "Windows": ({"vEthernet (WSL)": ["172.20.0.1"], "Intel(R) Wi-Fi 6": [WIFI]}, "172.20.0.1", [WIFI, "172.20.0.1"]),
    "Tailscale on a Mac": ({"utun4": ["100.101.102.103"], "en0": [WIFI]}, WIFI, [WIFI, "100.101.102.103"]),
    "both kinds of addresses": ({"en0": ["fe80::1", "fd00::7", WIFI]}, WIFI, [WIFI, "[fd00::7]"]),
    "an address twice": ({"eth0": [WIRED], "eth0:1": [WIRED]}, WIRED, [WIRED]),
    "no network": ({"lo": ["127.0.0.1", "::1"]}, None, []),
}  # fmt: skip


@pytest.mark.parametrize(("interfaces", "sends_from", "hosts"), OFFERED.values(), ids=OFFERED.keys())
def test_private_addresses_come_first_and_virtual_ones_last(
    interfaces: Mapping[str, Sequence[str]], sends_from: str | None, hosts: list[str]
) -> None:
    assert best_first(found(interfaces), sends_from) == hosts


def test_a_server_for_this_computer_only_is_offered_to_nobody_else() -> None:
    assert reachable("127.0.0.1") == []
    assert reachable("::1") == []
    assert reachable("192.0.2.7") == ["192.0.2.7"]
    assert reachable("2001:db8::7") == ["[2001:db8::7]"]


def test_addresses_of_ipv6_are_offered_where_the_server_listens_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_lan, "interfaces", lambda: found({"eth0": [WIRED, "fd00::7"]}))
    assert reachable("0.0.0.0") == [WIRED]
    assert reachable("::") == [WIRED, "[fd00::7]"]


def test_this_machine_tells_its_own_addresses() -> None:
    names = [one for one in _lan.interfaces() if one.address.is_loopback]
    assert names, "every system has an address for itself"
    assert not any("127.0.0.1" in host for host in reachable("0.0.0.0"))


@pytest.mark.skipif(sys.platform == "win32", reason="its console draws other blocks")
def test_each_address_has_a_code_to_scan(capsys: pytest.CaptureFixture[str]) -> None:
    urls = tuple(f"http://192.168.1.{number}:8000" for number in range(SHOWN + 2))
    _say_where("http://127.0.0.1:8000", True, urls)
    parts = capsys.readouterr().out.split("http://192.168.1.")[1:]
    assert ["▀" in part for part in parts] == [True] * SHOWN + [False] * 2


def test_a_computer_in_no_network_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    _say_where("http://127.0.0.1:8000", True, ())
    assert "in no network" in capsys.readouterr().out
    _say_where("http://127.0.0.1:8000", False, ())
    assert "network" not in capsys.readouterr().out
