"""What is shown of daily tables: before a day is over who has begun, and after it everything."""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

from gobelet import api
from gobelet.bots.mind import mind_of
from gobelet.server.daily import days
from gobelet.server.daily.house import Daily
from gobelet.server.protocol import daily as wire
from gobelet.server.storage.daily import DailyRow, Try

BEST: Final = 3  # replays of the day before on the page of today
DAYS: Final = 30  # days before that can be chosen


class Asker:
    """Whoever asks: which tries are theirs, and whether they are kept."""

    def __init__(self, id: str, tries: Sequence[Try], kept: bool) -> None:
        self.id: Final = id
        self.tries: Final = {(one.day, one.game): one for one in tries}
        self.kept: Final = kept


async def asker(daily: Daily, player: str, *asked: str) -> Asker:
    if not player:
        return Asker("", (), False)
    tries = await daily.store.tries_of(player, asked)
    return Asker(player, tries, await daily.store.is_kept(player))


async def today(daily: Daily, player: str) -> wire.DailyNow:
    """The tables of today, what is committed to for tomorrow, and the best of yesterday."""
    now = daily.lobby.clock.now()
    await daily.publish(now)
    day = days.day_at(now)
    here, before = day.isoformat(), (day - timedelta(days=1)).isoformat()
    made = await daily.store.tables(before, here, days.next_day(day).isoformat())
    who = await asker(daily, player, before, here)
    numbers = await daily.store.numbers((before, here))
    best = [
        wire.DailyBest(
            _table(daily, one, now, who, numbers),
            lines(await daily.store.best(one.day, one.game, BEST), player, over=True),
        )
        for one in made
        if one.day == before
    ]
    return wire.DailyNow(
        now=now,
        today=[_table(daily, one, now, who, numbers) for one in made if one.day == here],
        tomorrow=[_promise(daily, one, now) for one in made if one.day > here],
        yesterday=best,
        days=await daily.store.days(here, DAYS),
    )


async def one_day(daily: Daily, day: date, game: str, player: str) -> wire.DailyDay:
    """The list of a day."""
    now = daily.lobby.clock.now()
    table = await daily.table(day, game)
    over = now >= days.ends(day)
    tries_in = daily.store.ranked if over else daily.store.begun
    who = await asker(daily, player, table.day)
    return wire.DailyDay(
        now=now,
        table=_table(daily, table, now, who, await daily.store.numbers((table.day,))),
        kept=lines(await tries_in(table.day, game, True), player, over),
        others=lines(await tries_in(table.day, game, False), player, over),
    )


def lines(tries: Sequence[Try], player: str, over: bool) -> list[wire.DailyLine]:
    """Equal points share a place. Until the day is over only one's own result is shown."""
    points = [one.points for one in tries if one.points is not None]
    return [
        _line(one, player, over, place=1 + len([more for more in points if more > (one.points or 0)]))
        for one in tries
    ]


def _line(one: Try, player: str, over: bool, place: int | None = None) -> wire.DailyLine:
    mine = bool(player) and one.player_id == player
    finished = one.points is not None
    return wire.DailyLine(
        name=one.name,
        yours=mine,
        state="finished" if finished else "unfinished" if over or one.ended is not None else "playing",
        place=place if over and finished else None,
        points=one.points if over or mine else None,
        won=one.won if over or mine else None,
        cost=one.cost if over else None,
        table=one.table_id if over else "",
    )


def _table(
    daily: Daily, one: DailyRow, now: int, who: Asker, numbers: dict[tuple[str, str], tuple[int, int]]
) -> wire.DailyTable:
    shown = _promise(daily, one, now)
    shown.begun, shown.finished = numbers.get((one.day, one.game), (0, 0))
    mine = who.tries.get((one.day, one.game))
    shown.kept = who.kept if mine is None else mine.kept
    if mine is not None:
        shown.mine = _line(mine, who.id, now >= shown.ends)
        shown.mine.table = mine.table_id
    return shown


def _promise(daily: Daily, one: DailyRow, now: int) -> wire.DailyTable:
    """A table without anybody: its seed is shown once its day is over."""
    day = days.read_day(one.day)
    id, _, version = one.ruleset.partition("@")
    rules = api.REGISTRY.find(id)  # a list stays when a game is gone
    return wire.DailyTable(
        day=one.day,
        game=one.game,
        ruleset=id,
        version=int(version),
        seats=one.seats,
        reckons=mind_of(rules).reckons() if rules is not None else "points",
        begins=days.begins(day),
        ends=days.ends(day),
        commitment=one.commitment,
        published=one.published,
        seed=daily.seed(one.day, one.game) if now >= days.ends(day) else "",
    )
