"""Bans and mutes, as the database keeps them. Each is written with the act that made or lifted it."""

from typing import Final, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from gobelet.server.storage.database import Store
from gobelet.server.storage.house_acts import note_act
from gobelet.server.storage.sql_moderation import restrictions
from gobelet.server.storage.sql_tables import waiting

Kind = Literal["ban", "mute"]
Scope = Literal["player", "address", "name"]


class NewRestriction(NamedTuple):
    kind: Kind
    scope: Scope
    target: str  # an id, a network, a pattern
    name: str
    until: int
    reason: str


class Restriction(NamedTuple):
    id: int
    kind: str
    scope: str
    target: str
    name: str
    at: int
    until: int
    reason: str


def insert_restriction(connection: Connection, new: NewRestriction, now: int, actor: str) -> int:
    """In the transaction of this connection. Who waits for others and is banned waits no more.

    The act does not name an address: it is kept for longer than the ban.
    """
    made = connection.execute(insert(restrictions).values(**new._asdict(), at=now))
    assert made.inserted_primary_key is not None
    number = int(made.inserted_primary_key[0])
    if (new.kind, new.scope) == ("ban", "player"):
        connection.execute(
            delete(waiting).where(waiting.c.player == new.target, waiting.c.table_id.is_(None))
        )
    said = {"scope": new.scope, "name": new.name, "until": new.until}
    if new.scope != "address":
        said["target"] = new.target
    body = msgspec.json.encode(said).decode()
    note_act(connection, now, new.kind, str(number), new.reason, body, actor)
    return number


class Restrictions:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def standing(self, now: int, most: int | None = None) -> list[Restriction]:
        """Those that have not ended, the latest first."""
        query = select(restrictions).where(restrictions.c.until > now).order_by(restrictions.c.id.desc())
        return [Restriction(*row) for row in await self.store.read(query.limit(most))]

    async def of_player(self, player: str) -> list[Restriction]:
        query = select(restrictions).where(restrictions.c.scope == "player", restrictions.c.target == player)
        return [Restriction(*row) for row in await self.store.read(query)]

    async def add(self, new: NewRestriction, now: int, actor: str = "") -> int:
        return await self.store.write(lambda connection: insert_restriction(connection, new, now, actor))

    async def lift(self, number: int, reason: str, now: int, actor: str = "") -> bool:
        """Whether it was there to be lifted."""
        mine = restrictions.c.id == number

        def work(connection: Connection) -> bool:
            found = connection.execute(select(restrictions).where(mine)).first()
            if found is None or not connection.execute(delete(restrictions).where(mine)).rowcount:
                return False
            body = msgspec.json.encode({"scope": found.scope, "name": found.name}).decode()
            act: Literal["lift-ban", "lift-mute"] = "lift-ban" if found.kind == "ban" else "lift-mute"
            note_act(connection, now, act, str(number), reason, body, actor)
            return True

        return await self.store.write(work)

    async def forget(self, before: int) -> None:
        """Those that ended before this time."""
        old = delete(restrictions).where(restrictions.c.until < before)
        await self.store.write(lambda connection: connection.execute(old).rowcount)


def forget_restrictions(connection: Connection, player: str) -> None:
    """In the transaction that deletes the player: nobody comes as that player again."""
    mine = (restrictions.c.scope == "player", restrictions.c.target == player)
    connection.execute(delete(restrictions).where(*mine))
