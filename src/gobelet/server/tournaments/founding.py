"""The tables of a round: made as any table is, with everybody on their seat, and started at once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from gobelet.server.protocol import tables as table_wire
from gobelet.server.storage.entries import Entry
from gobelet.server.storage.tournaments import Stored, TableRow
from gobelet.server.tables import fair, names, rows, seats
from gobelet.server.tables import founding as table_founding
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.settings import TableSettings, TournamentMark
from gobelet.server.tournaments.plan import plan_of, seed_of
from gobelet.tournaments.field import BOT
from gobelet.tournaments.pairing import Pairing

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

Made = tuple[TableRow, TableSettings, Sequence[Entry]]


def make_tables(lobby: "Lobby", stored: Stored, round: int, pairing: Pairing) -> list[Made]:
    return [
        _made(lobby, stored, round, number, seats) for number, seats in enumerate(pairing.tables, start=1)
    ]


def _made(lobby: "Lobby", stored: Stored, round: int, number: int, sitting: tuple[int, ...]) -> Made:
    plan = plan_of(stored.row)
    entries = {one.number: one for one in stored.entries}
    wanted = table_wire.NewTable(
        ruleset=plan.ruleset,
        seats=[table_wire.NewSeat(plan.bot if one == BOT else None) for one in sitting],
        name=stored.row.host,
        clock=plan.clock,
        beat=plan.beat,
        delayed=True,  # whoever looks on may sit beside a player
    )
    settings = table_founding.settings_for(lobby, wanted)
    mark = TournamentMark(id=stored.row.id, name=stored.row.name, round=round, duplicate=plan.duplicate)
    settings = msgspec.structs.replace(settings, tournament=mark)
    if plan.duplicate:
        seed = seed_of(stored.row, round)
        settings = msgspec.structs.replace(settings, secret=seed, commitment=fair.commitment(seed))
    called: list[str] = []
    first: list[AnyRow] = []
    for seat, one in enumerate(sitting):
        if one == BOT:
            continue
        entry = entries[one]
        called.append(names.apart(entry.name, called))
        known = (entry.browser, entry.player_id or "", entry.device, entry.avatar, entry.colour)
        # Nobody has this key: players come to their seat as from another device, and get one of their own.
        first.append(rows.Sat(seat, called[-1], seats.hash_of(seats.new_token()), None, *known))
    first.append(rows.Started())
    settings, written = table_founding.prepare(lobby, settings, first)
    placed = msgspec.json.encode(sitting).decode()
    return TableRow(settings.id, stored.row.id, round, number, placed), settings, written
