"""A player begins the daily table: their one try."""

from datetime import date
from typing import Final

from gobelet.server.daily import days
from gobelet.server.daily.counting import PLAYER
from gobelet.server.daily.house import Daily
from gobelet.server.errors import Trouble
from gobelet.server.protocol import daily as wire
from gobelet.server.protocol import tables as table_wire
from gobelet.server.storage.daily import DailyRow, Try
from gobelet.server.tables import names, rows, seats
from gobelet.server.tables.founding import prepare
from gobelet.server.tables.settings import DailyMark, TableSettings
from gobelet.server.tables.visitor import Who

BOT: Final = "expert"  # on all other seats


async def begin(daily: Daily, day: date, game: str, wanted: wire.BeginDaily, who: Who) -> table_wire.Seated:
    """A table for this player, whose game begins at once."""
    now = daily.lobby.clock.now()
    name = names.clean_name(wanted.name)
    played = await daily.table(day, game)
    if now < days.begins(day):
        raise Trouble("daily-not-yet", 409, {"day": played.day})
    if now >= days.ends(day):
        raise Trouble("daily-over", 409, {"day": played.day})
    visitor = await who()
    settings = _settings(daily, played, days.ends(day), wanted.beat, now)
    token = seats.new_token()
    browser = seats.hash_of(wanted.browser) if wanted.browser is not None else ""
    known = (browser, visitor.player, visitor.device, wanted.avatar, wanted.colour)
    sat = rows.Sat(PLAYER, name, seats.hash_of(token), None, *known)
    kept = await daily.store.is_kept(visitor.player)
    one = Try(settings.id, played.day, game, visitor.player, name, kept, now)
    written = prepare(daily.lobby, settings, [sat, rows.Started(), rows.Dealt()])
    if not await daily.store.begin(one, *written):
        raise Trouble("daily-once", 409, {"day": played.day})
    return table_wire.Seated(settings.id, PLAYER, token, settings.commitment)


def _settings(daily: Daily, played: DailyRow, ends: int, beat: int, now: int) -> TableSettings:
    return TableSettings(
        id=seats.new_table_id(),
        ruleset=played.ruleset,
        choices={},
        bots=[None if seat == PLAYER else BOT for seat in range(played.seats)],
        clock=0,
        beat=beat,
        listed=False,
        secret=daily.seed(played.day, played.game),
        commitment=played.commitment,
        created=now,
        daily=DailyMark(day=played.day, game=played.game, ends=ends),
    )
