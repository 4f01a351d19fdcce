"""Two generators of chance: a fast one for simulation, and a keyed one whose dice can be proved.

*Fast* is Marsaglia's multiply-with-carry, its state one integer below 2**62, so that it is a small
integer in both builds, and copying a game copies it at no cost. Its output is the low word with the
carry mixed in. `fast_below` maps 32 bits onto n by multiplication; for n up to 7776 no outcome is
favoured by more than two in a million.

*Keyed* draw number n is blake2b of n under the game's secret key, by rejection: exactly uniform,
and anyone with the key can repeat it later.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 698769069  # MULTIPLIER * 2**32 - 1 is a safe prime
WORD: Final = 0xFFFFFFFF


def fast_start(seed: int, purpose: str = "fast") -> int:
    """A well-mixed first state for any whole number as seed; a different one for every purpose."""
    digest = blake2b(str(seed).encode(), digest_size=16, person=f"gobelet-{purpose}".encode()).digest()
    return int.from_bytes(digest, "big") % (MULTIPLIER * (WORD + 1) - 2) + 1


def fast_next(state: int) -> int:
    """The state that follows. All of it stays below 2**62: in C it is one multiplication."""
    here: i64 = state
    return MULTIPLIER * (here & WORD) + (here >> 32)


def fast_below(state: int, n: int) -> int:
    """A number below n, at most 2**31, read off a state."""
    here: i64 = state
    return ((here & WORD) ^ (here >> 32)) * n >> 32


def keyed_below(key: bytes, number: int, n: int) -> int:
    """Draw `number` under this key: uniform below n."""
    return keyed_at(key, str(number), n)


def keyed_at(key: bytes, place: str, n: int) -> int:
    """The draw at this place under this key: uniform below n."""
    limit = (1 << 64) // n * n
    drawn = limit
    attempt = 0
    while drawn >= limit:
        text = f"{place}.{attempt}".encode()
        digest = blake2b(text, digest_size=8, key=key, person=b"gobelet-dice").digest()
        drawn = int.from_bytes(digest, "big")
        attempt += 1
    return drawn % n


def key_of(seed: str) -> bytes:
    """The 256-bit key that a hexadecimal seed spells."""
    key = bytes.fromhex(seed)
    if len(key) != 32:
        raise ValueError(f"a keyed seed has 64 hexadecimal digits, not {len(seed)}")
    return key
