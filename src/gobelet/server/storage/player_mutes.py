"""Whose chat a player does not want to read, kept with the player."""

from typing import Final

from sqlalchemy import Connection, delete, func, select

from gobelet.server.errors import Trouble
from gobelet.server.storage.database import Store
from gobelet.server.storage.sql_moderation import player_mutes

MOST: Final = 500  # of one player


class PlayerMutes:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def of(self, player: str) -> frozenset[str]:
        query = select(player_mutes.c.muted).where(player_mutes.c.player_id == player)
        return frozenset([row.muted for row in await self.store.read(query)])

    async def change(self, player: str, muted: str, on: bool, now: int) -> None:
        theirs = player_mutes.c.player_id == player
        added = self.store.insert(player_mutes).on_conflict_do_nothing()
        values = {"player_id": player, "muted": muted, "at": now}

        def work(connection: Connection) -> bool:
            if not on:
                connection.execute(delete(player_mutes).where(theirs, player_mutes.c.muted == muted))
            elif connection.execute(select(func.count()).where(theirs)).scalar_one() >= MOST:
                return False
            else:
                connection.execute(added, values)
            return True

        if not await self.store.write(work):
            raise Trouble("mutes-full", 409, {"most": MOST})


def forget_mutes(connection: Connection, player: str) -> None:
    """In the transaction that deletes the player: others need not remember them."""
    connection.execute(delete(player_mutes).where(player_mutes.c.muted == player))
