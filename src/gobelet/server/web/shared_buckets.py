"""Buckets for addresses, one set for all workers of a machine: in a file that they all have in their memory.

A bucket is one number: when it will be full again. Two workers that write to it at once count one request
instead of two. That is harmless, so nothing is locked.
"""

import math
import mmap
import secrets
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final

SALT: Final = 16  # bytes with which the file begins: nobody can choose an address that has another's bucket
SLOTS: Final = 1 << 16  # buckets of each kind. Two addresses may have the same one, which seldom matters


def make(path: Path, kinds: int) -> None:
    """The file, for workers that are started then."""
    path.write_bytes(secrets.token_bytes(SALT) + bytes(8 * SLOTS * kinds))


class SharedBuckets:
    """In this file, or in the memory of this process alone if there is none."""

    def __init__(
        self, path: str, kinds: tuple[str, ...], monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self.kinds: Final = kinds
        self.monotonic: Final = monotonic  # counts from the start of the machine: the same in all processes
        if path:
            with Path(path).open("r+b") as file:
                memory = mmap.mmap(file.fileno(), 0)
        else:
            memory = mmap.mmap(-1, SALT + 8 * SLOTS * len(kinds))
            memory[:SALT] = secrets.token_bytes(SALT)
        self.salt: Final = memory[:SALT]
        self.full_at: Final = memoryview(memory)[SALT:].cast("d")

    def take(self, kind: str, who: str, rate: float, size: float) -> int:
        """One from a bucket that holds `size` and fills at `rate` a second: 0, or the seconds to wait."""
        slot = self._slot(kind, who)
        now = self.monotonic()
        full_at = max(now, self.full_at[slot])
        wait = full_at - now - (size - 1) / rate
        if wait > 0:
            return max(1, math.ceil(wait))
        self.full_at[slot] = full_at + 1 / rate
        return 0

    def _slot(self, kind: str, who: str) -> int:
        digest = blake2b(who.encode(), digest_size=8, key=self.salt).digest()
        return self.kinds.index(kind) * SLOTS + int.from_bytes(digest) % SLOTS
