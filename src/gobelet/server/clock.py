"""The server's clock. It does not jump while the program runs, whatever is done to the time of day."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """The time of day when the program started, and what has passed since."""

    def __init__(self) -> None:
        self.started: Final = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self.started + time.monotonic_ns()) // 1_000_000

    def seconds(self) -> float:
        """What the machine has counted since its start: the same in all processes."""
        return time.monotonic()

    def later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, ring)


def as_datetime(time: int) -> datetime:
    return datetime.fromtimestamp(time / 1000, UTC)


CLOCK: Final = Clock()
now: Final = CLOCK.now
