"""Who moderates, and their sessions: each begins with a passkey, and ends by itself."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from gobelet.server.errors import Trouble
from gobelet.server.storage.database import Store
from gobelet.server.storage.house_acts import note_act
from gobelet.server.storage.sql_moderation import moderator_sessions, moderators
from gobelet.server.storage.sql_tables import passkeys, players


class Moderator(NamedTuple):
    id: str
    name: str
    since: int


class Moderators:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def all(self) -> list[Moderator]:
        query = _MODERATORS.order_by(moderators.c.since, players.c.id)
        return [Moderator(*row) for row in await self.store.read(query)]

    async def find(self, player: str) -> Moderator | None:
        found = await self.store.read(_MODERATORS.where(players.c.id == player))
        return Moderator(*found[0]) if found else None

    async def add(self, player: str, reason: str, now: int) -> None:
        """Somebody who has kept their player: without a passkey they could not open the page."""

        def work(connection: Connection) -> Trouble | None:
            if connection.execute(select(players.c.id).where(players.c.id == player)).first() is None:
                return Trouble("house-no-player", 404, {"player": player})
            keys = select(func.count()).where(passkeys.c.player_id == player)
            if not connection.execute(keys).scalar_one():
                return Trouble("house-no-passkey", 409, {"player": player})
            known = select(moderators.c.since).where(moderators.c.player_id == player)
            if connection.execute(known).first() is None:
                connection.execute(insert(moderators).values(player_id=player, since=now))
                note_act(connection, now, "add-moderator", player, reason)
            return None

        refused = await self.store.write(work)
        if refused is not None:
            raise refused

    async def remove(self, player: str, reason: str, now: int) -> None:
        """Their open pages end, too."""

        def work(connection: Connection) -> bool:
            if not connection.execute(delete(moderators).where(moderators.c.player_id == player)).rowcount:
                return False
            connection.execute(delete(moderator_sessions).where(moderator_sessions.c.player_id == player))
            note_act(connection, now, "remove-moderator", player, reason)
            return True

        if not await self.store.write(work):
            raise Trouble("house-no-moderator", 404, {"player": player})

    # --- sessions ----------------------------------------------------------------------------------------

    async def begin(self, hash: str, player: str, until: int) -> None:
        made = insert(moderator_sessions).values(hash=hash, player_id=player, until=until)
        await self.store.write(lambda connection: connection.execute(made).rowcount)

    async def of_session(self, hash: str, now: int) -> tuple[Moderator, int] | None:
        """Whose session this is and when it ends, if it has not ended and they still moderate."""
        query = (
            _MODERATORS.add_columns(moderator_sessions.c.until)
            .join(moderator_sessions, moderator_sessions.c.player_id == moderators.c.player_id)
            .where(moderator_sessions.c.hash == hash, moderator_sessions.c.until > now)
        )
        found = await self.store.read(query)
        return (Moderator(*found[0][:3]), int(found[0].until)) if found else None

    async def end(self, hash: str) -> None:
        ended = delete(moderator_sessions).where(moderator_sessions.c.hash == hash)
        await self.store.write(lambda connection: connection.execute(ended).rowcount)

    async def forget_old(self, now: int) -> None:
        old = delete(moderator_sessions).where(moderator_sessions.c.until <= now)
        await self.store.write(lambda connection: connection.execute(old).rowcount)


_MODERATORS: Final = select(players.c.id, players.c.name, moderators.c.since).join(
    moderators, moderators.c.player_id == players.c.id
)
