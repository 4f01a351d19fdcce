"""A clock for tests: it stands still until a test moves it on."""

import asyncio
from collections.abc import Callable

from gobelet.server.clock import Clock

MORNING = 1_750_000_000_000


class Ring:
    def __init__(self, at: float, ring: Callable[[], None]) -> None:
        self.at = at
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None

    def __call__(self) -> None:
        if self.ring is not None:
            ring, self.ring = self.ring, None
            ring()


class StillClock(Clock):
    def __init__(self, at: int = MORNING) -> None:
        super().__init__()
        self.at = at
        self.alarms: list[Ring] = []

    def now(self) -> int:
        return self.at

    def seconds(self) -> float:
        return self.at / 1000

    def later(self, seconds: float, ring: Callable[[], None]) -> Ring:
        alarm = Ring(self.at + seconds * 1000, ring)
        if seconds <= 0:
            asyncio.get_running_loop().call_soon(alarm)
        else:
            self.alarms.append(alarm)
        return alarm

    def advance(self, seconds: float) -> None:
        """Alarms that are due by then ring, in their order. What they set off sees the new time."""
        self.at += round(seconds * 1000)
        due = [alarm for alarm in self.alarms if alarm.at <= self.at]
        self.alarms = [alarm for alarm in self.alarms if alarm.at > self.at and alarm.ring is not None]
        for alarm in sorted(due, key=lambda alarm: alarm.at):
            alarm()
