"""What `gobelet house` does to tables and players: in the database, with or without a running server.

Every act is written down in the transaction that does it. Workers read that within a second or two.
"""

from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from gobelet.core.errors import GobeletError
from gobelet.server.clock import now
from gobelet.server.errors import Trouble
from gobelet.server.storage.database import Store
from gobelet.server.storage.entries import Entry, append
from gobelet.server.storage.house_acts import note_act
from gobelet.server.storage.players import Players
from gobelet.server.storage.sql_tables import players, tables
from gobelet.server.tables import rows, stopped
from gobelet.server.tables.fold import fold
from gobelet.server.tables.state import State
from gobelet.server.tables.table import entry, rebuild

ATTEMPTS: Final = 50  # races with the players of a table that may be lost
CLOSABLE: Final = ("lobby", "playing")


class Hands:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def state(self, table: str) -> tuple[State, GobeletError | None]:
        """A table as its log has it, and why it can't go on, if it can't."""
        settings = await self.store.settings(table)
        if settings is None:
            raise Trouble("unknown-table", 404, {})
        return rebuild(State(settings), await self.store.rows(table, 0))

    async def close(self, table: str, reason: str = "") -> None:
        """End a table as its host can: its game is abandoned, for all to see."""
        for _attempt in range(ATTEMPTS):
            state, wrong = await self.state(table)
            if wrong is not None:
                raise Trouble("house-frozen", 409, {})
            if state.phase not in CLOSABLE:
                raise Trouble("phase-other", 409, {"phase": state.phase})
            row = rows.Abandoned()
            after, _events = fold(state, row, max(now(), state.at))
            if await self._append(entry(after, row), reason):
                return
        raise Trouble("busy", 503, {})

    async def _append(self, written: Entry, reason: str) -> bool:
        def work(connection: Connection) -> bool:
            if append(connection, [written]) != ["first"]:
                return False
            note_act(connection, now(), "close-table", written.table, reason)
            return True

        return await self.store.write(work)

    async def unfreeze(self, table: str, reason: str = "") -> None:
        """Let a frozen table go on, if this program's rules lead where its log says."""
        state, wrong = await self.state(table)
        if wrong is not None:
            why = stopped.reason(wrong)
            raise Trouble("house-still-frozen", 409, {"reason": why.id}) from why
        whole = entry(
            state, rows.Here(0, False)
        )  # the row does not count: only what the table says of itself
        frozen = update(tables).where(
            tables.c.id == table, tables.c.phase == "frozen", tables.c.number == state.number
        )
        values = {
            "phase": state.phase,
            "line": msgspec.json.encode(whole.line).decode(),
            "due": whole.due,
            "lease": 0,
        }

        def work(connection: Connection) -> bool:
            done = connection.execute(frozen.values(values)).rowcount == 1
            if done:
                note_act(connection, now(), "unfreeze-table", table, reason)
            return done

        if not await self.store.write(work):
            raise Trouble("house-not-frozen", 409, {})

    async def delete_table(self, table: str, reason: str = "") -> None:
        """The table with its log: nothing of it is left."""

        def work(connection: Connection) -> bool:
            done = connection.execute(delete(tables).where(tables.c.id == table)).rowcount == 1
            if done:
                note_act(connection, now(), "delete-table", table, reason)
            return done

        if not await self.store.write(work):
            raise Trouble("unknown-table", 404, {})

    async def delete_player(self, player: str, reason: str = "") -> None:
        """As players do it themselves. A server takes their name out of tables: now, or when it starts."""
        if not await self.store.read(select(players.c.id).where(players.c.id == player)):
            raise Trouble("house-no-player", 404, {"player": player})
        await Players(self.store).delete(player)
        await self.store.write(
            lambda connection: note_act(connection, now(), "delete-player", player, reason)
        )

    # --- announcements -----------------------------------------------------------------------------------

    async def announce(self, restart: int, text: str, reason: str = "") -> None:
        body = msgspec.json.encode({"restart": restart, "text": text}).decode()
        await self.store.write(lambda connection: note_act(connection, now(), "announce", "", reason, body))

    async def withdraw(self, reason: str = "") -> None:
        await self.store.write(lambda connection: note_act(connection, now(), "withdraw", "", reason))
