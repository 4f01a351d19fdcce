"""What the operator and the moderators did, as the database keeps it."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from gobelet.server.storage.database import Store
from gobelet.server.storage.sql_house import house_acts

ActKind = Literal[
    "close-table",
    "unfreeze-table",
    "delete-table",
    "delete-player",
    "announce",
    "withdraw",
    "export",
    "ban",
    "mute",
    "lift-ban",
    "lift-mute",
    "dismiss-report",
    "add-moderator",
    "remove-moderator",
]
RESTRICTING: Final = ("ban", "mute", "lift-ban", "lift-mute")  # workers look again at who may what
LATE: Final = 20  # numbers before the last that are looked at again: PostgreSQL may show them later


class HouseAct(NamedTuple):
    number: int
    at: int
    act: str
    target: str
    reason: str
    body: str
    actor: str  # a moderator's id; empty: the operator


def note_act(
    connection: Connection,
    at: int,
    act: ActKind,
    target: str = "",
    reason: str = "",
    body: str = "",
    actor: str = "",
) -> None:
    """In the transaction that does it."""
    values = {"at": at, "act": act, "target": target, "reason": reason, "body": body, "actor": actor}
    connection.execute(insert(house_acts).values(values))


class HouseActs:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def last(self) -> int:
        found = await self.store.read(select(func.max(house_acts.c.id).label("last")))
        return int(found[0].last or 0)

    async def since(self, number: int) -> list[HouseAct]:
        """Behind this number, and some before it: whoever reads knows which of those are new."""
        query = select(house_acts).where(house_acts.c.id > number - LATE).order_by(house_acts.c.id)
        return [HouseAct(*row) for row in await self.store.read(query)]

    async def latest(self, most: int = 50, kinds: Sequence[str] = ()) -> list[HouseAct]:
        """The latest first; of these kinds, or of all."""
        query = select(house_acts).order_by(house_acts.c.id.desc()).limit(most)
        if kinds:
            query = query.where(house_acts.c.act.in_(kinds))
        return [HouseAct(*row) for row in await self.store.read(query)]

    async def announcement(self) -> str:
        """What was last announced, as JSON; empty if it was withdrawn."""
        query = (
            select(house_acts.c.body)
            .where(house_acts.c.act.in_(("announce", "withdraw")))
            .order_by(house_acts.c.id.desc())
            .limit(1)
        )
        found = await self.store.read(query)
        return str(found[0].body) if found else ""

    async def forget(self, before: int) -> None:
        """Acts before this time, but never the last one."""
        last = select(func.max(house_acts.c.id)).scalar_subquery()
        old = delete(house_acts).where(house_acts.c.at < before, house_acts.c.id < last)
        await self.store.write(lambda connection: connection.execute(old).rowcount)
