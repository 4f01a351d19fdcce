"""Finished games in a database, with people who have or have not given them to research."""

from typing import Any

import msgspec
from sqlalchemy import select

from gobelet.server.protocol import tables as table_wire
from gobelet.server.storage.sql_tables import players
from gobelet.server.tables import founding, rows
from gobelet.server.tables.fold import fold
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import State
from gobelet.server.tables.table import entry
from tests.server.house import House
from tests.server.known import Device
from tests.server.players import new_table

RULES = "cincinnati"


async def somebody(home: House, name: str, give: bool = True) -> tuple[Device, str]:
    """A known player, and their id."""
    device = Device(home.url)
    await device.say(name)
    if give:
        await device.done("PUT", "/api/player/research", {"give": True})
    found = await home.lobby.store.read(select(players.c.id).where(players.c.name == name))
    return device, str(found[0].id)


async def played(home: House, people: list[tuple[str, str]], *more: AnyRow, **changes: Any) -> str:
    """The id of a table at which these (name, player) and two bots have played to the end, row by row.

    `more` are rows before the deal. Every answer is the first option that there is, or the last.
    """
    wanted = new_table(RULES, len(people), 2, **{"research": True, **changes})
    settings = founding.settings_for(home.lobby, wanted)
    sat = [rows.Sat(seat, name, "", player=player) for seat, (name, player) in enumerate(people)]
    settings, entries = founding.prepare(home.lobby, settings, [*sat, *more, rows.Started()])
    state = State(settings)
    for one in entries:
        state, _events = fold(state, one.row, settings.created)
    dealt: list[AnyRow] = [rows.Spoke("a word of mine", 0), rows.Dealt(list(range(len(state.seats))))]
    for row in dealt:
        state, _events = fold(state, row, settings.created)
        entries.append(entry(state, row))
    while state.game is not None and not state.game.over:
        seat = state.game.waiting[0]
        options = state.game.options(seat)
        said = (options[0 if state.game.serial % 2 else -1],)
        answer = rows.AnsweredRow(state.game.serial, [(seat, said)], "human" if seat < len(people) else "bot")
        state, _events = fold(state, answer, settings.created)
        entries.append(entry(state, answer))
    assert state.phase == "over"
    await home.lobby.store.create(settings, entries)
    for player in {player for _name, player in people} - {""}:
        await home.lobby.player_tables.bind(player, settings.id)
    return settings.id


async def seen(home: House, table: str) -> table_wire.TableInfo:
    return msgspec.convert((await home.get(f"/api/tables/{table}")).json(), table_wire.TableInfo)
