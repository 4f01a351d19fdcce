"""What a ban or a mute can be about: a player, a network, or names of one pattern."""

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from gobelet.server.errors import Trouble
from gobelet.server.tables import names

WIDEST: Final = {4: 16, 6: 32}  # bits that a network names at least: more people are never meant
AN_ADDRESS: Final = {4: 32, 6: 64}  # in IPv6 everybody is given at least 64 bits
LEAST_LETTERS: Final = 3  # of a pattern beside its stars
MOST_LETTERS: Final = 40

Network = IPv4Network | IPv6Network


def read_network(text: str) -> Network:
    """`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`."""
    try:
        found: Network = ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise Trouble("ban-address", 400, {"value": text[:100]}) from error
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= 96:
            found = IPv4Network((mapped, found.prefixlen - 96), strict=False)
    if found.is_loopback or found.is_unspecified:
        raise Trouble("ban-loopback", 400, {"value": text[:100]})
    if found.prefixlen < WIDEST[found.version]:
        raise Trouble("ban-wide", 400, {"value": text[:100], "bits": WIDEST[found.version]})
    if found.prefixlen > AN_ADDRESS[found.version]:
        found = found.supernet(new_prefix=AN_ADDRESS[found.version])
    return found


def number_of(address: str) -> tuple[int, int]:
    """The version of an address and its number; (0, 0) if it is none."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return 0, 0
    mapped = parsed.ipv4_mapped if parsed.version == 6 else None
    return (4, int(mapped)) if mapped is not None else (parsed.version, int(parsed))


def read_pattern(text: str) -> str:
    """A name with `*` for any letters and `?` for one."""
    pattern = names.plain(text)
    letters = pattern.replace("*", "").replace("?", "").strip()
    if len(letters) < LEAST_LETTERS or len(pattern) > MOST_LETTERS:
        raise Trouble("ban-pattern", 400, {"value": text[:100], "least": LEAST_LETTERS, "most": MOST_LETTERS})
    return pattern


def look(name: str) -> str:
    """As names are compared: look-alikes count as the same."""
    return names.look(names.as_latin(name))


def compiled(pattern: str) -> re.Pattern[str]:
    wild = {"*": ".*", "?": "."}
    return re.compile("".join([wild.get(letter, re.escape(letter)) for letter in look(pattern)]), re.DOTALL)
