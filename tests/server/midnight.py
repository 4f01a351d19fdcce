"""A clock that runs as usual and can be moved on to another day; and people who play the daily table."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from gobelet.server.clock import Clock
from gobelet.server.daily import days
from gobelet.server.protocol import daily as wire
from gobelet.server.protocol import tables as table_wire
from tests.server.house import House, until
from tests.server.known import Device
from tests.server.players import Decide, at_random, come
from tests.server.still_clock import MORNING, Ring

TODAY = days.day_at(MORNING)


class MovingClock(Clock):
    def __init__(self, at: int = MORNING) -> None:
        super().__init__()
        self.ahead = at - super().now()
        self.alarms: list[Ring] = []

    def now(self) -> int:
        return super().now() + self.ahead

    def later(self, seconds: float, ring: Callable[[], None]) -> Ring:
        alarm = Ring(self.now() + seconds * 1000, ring)
        self.alarms = [one for one in self.alarms if one.ring is not None] + [alarm]
        asyncio.get_running_loop().call_later(seconds, alarm)
        return alarm

    def move(self, to: int) -> None:
        """What is due by then rings at once."""
        self.ahead += to - self.now()
        for alarm in sorted(self.alarms, key=lambda alarm: alarm.at):
            if alarm.at <= self.now():
                alarm()

    def midnight(self) -> None:
        self.move(days.ends(days.day_at(self.now())))


def path(game: str, day: str = "") -> str:
    return f"/api/daily/{day or TODAY}/{game}"


async def begin(who: Device, game: str, name: str = "Ann", day: str = "") -> table_wire.Seated:
    wanted = wire.BeginDaily(name=name, beat=10, browser=who.browser)
    return msgspec.convert(await who.done("POST", path(game, day), wanted), table_wire.Seated)


async def play(
    home: House, who: Device, game: str, name: str = "Ann", seed: int = 1, decide: Decide | None = None
) -> table_wire.Seated:
    """A whole try."""
    seated = await begin(who, game, name)
    player = await come(home.url, seated)
    view = await player.play(decide or at_random(seed))
    assert view.table.phase == "over"
    await player.close()
    return seated


async def now(who: Device) -> wire.DailyNow:
    return msgspec.convert(await who.done("GET", "/api/daily"), wire.DailyNow)


async def list_of(who: Device, game: str, day: str = "") -> wire.DailyDay:
    return msgspec.convert(await who.done("GET", path(game, day)), wire.DailyDay)


async def counted(home: House, *seated: table_wire.Seated) -> None:
    """The results of these tries are in the list."""

    async def all_are() -> bool:
        home.lobby.daily.counted = 0  # look again at the next round
        waiting: list[Any] = await home.lobby.daily.store.uncounted()
        phases = [(await home.table(one.table)).state.phase for one in seated]
        return not waiting and all(phase in ("over", "abandoned") for phase in phases)

    await until(all_are)
