"""The addresses of this machine by which devices in its networks reach it."""

import socket
from ipaddress import IPv4Address
from typing import Final, NamedTuple

import ifaddr

ELSEWHERE: Final = ("203.0.113.1", 9)  # an address for documents: it is nobody's


class Address(NamedTuple):
    address: str
    adapter: str


def machine_addresses() -> list[Address]:
    """Every IPv4 address that others can use, that of the default route first."""
    found = [
        Address(str(ip.ip), adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4 and _reachable(IPv4Address(ip.ip))
    ]
    first = _routed()
    return sorted(found, key=lambda one: one.address != first)


def network_addresses() -> list[Address]:
    """Only those of private networks: home, office, VPN."""
    return [one for one in machine_addresses() if not IPv4Address(one.address).is_global]


def _reachable(address: IPv4Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _routed() -> str:
    """From where this machine speaks to the internet. Nothing is sent: only the route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return address
