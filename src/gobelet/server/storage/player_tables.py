"""At which tables a player has sat, and what is still to be erased of those who are deleted."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from gobelet.server.storage.database import Store
from gobelet.server.storage.sql_tables import erasures, log, player_tables, tables
from gobelet.server.tables.rows import AnyRow, write


class TableOfPlayer(NamedTuple):
    """A table at which a player has a seat."""

    table: str
    seat: int
    phase: str
    line: str  # TableLine as JSON
    created: int
    changed: int


class PlayerTables:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def bind(self, player: str, table: str) -> None:
        """Their name may be in this table's log from now on: written down before it is."""
        added = self.store.insert(player_tables).on_conflict_do_nothing()
        values = {"player_id": player, "table_id": table}
        await self.store.write(lambda connection: connection.execute(added, values).rowcount)

    async def games(self, player: str, most: int = 200) -> list[TableOfPlayer]:
        """The tables at which they have a seat now, or had one at the end; the latest first."""
        query = (
            select(
                tables.c.id,
                tables.c.players,
                tables.c.phase,
                tables.c.line,
                tables.c.created,
                tables.c.changed,
            )
            .join(player_tables, player_tables.c.table_id == tables.c.id)
            .where(player_tables.c.player_id == player, tables.c.players.contains(player, autoescape=True))
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(most)
        )
        return [
            TableOfPlayer(
                row.id, row.players.split(",").index(player), row.phase, row.line, row.created, row.changed
            )
            for row in await self.store.read(query)
        ]

    async def tables(self, player: str) -> list[str]:
        query = select(player_tables.c.table_id).where(player_tables.c.player_id == player)
        return [row.table_id for row in await self.store.read(query)]

    # --- erasing -----------------------------------------------------------------------------------------

    async def erasures(self) -> list[str]:
        return [row.player_id for row in await self.store.read(select(erasures.c.player_id).limit(100))]

    async def rewrite(self, player: str, table: str, changed: dict[int, AnyRow]) -> None:
        """Rows of a log, without what was personal in them; nothing of this player is there any more."""

        def work(connection: Connection) -> None:
            if changed:
                rewritten = (
                    update(log)
                    .where(log.c.table_id == table, log.c.number == bindparam("row"))
                    .values(body=bindparam("written"))
                )
                values = [{"row": number, "written": write(row)} for number, row in changed.items()]
                connection.execute(rewritten, values)
            here = (player_tables.c.player_id == player, player_tables.c.table_id == table)
            connection.execute(delete(player_tables).where(*here))

        await self.store.write(work)

    async def erased(self, player: str) -> None:
        done = delete(erasures).where(erasures.c.player_id == player)
        await self.store.write(lambda connection: connection.execute(done).rowcount)


def note_erasure(connection: Connection, player: str) -> None:
    """In the transaction that deletes the player."""
    if connection.execute(select(erasures).where(erasures.c.player_id == player)).first() is None:
        connection.execute(insert(erasures).values(player_id=player))
