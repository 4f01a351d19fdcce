"""What `gobelet house` does about people: bans and mutes, on the live database."""

from sqlalchemy import select

from gobelet.server.clock import now
from gobelet.server.errors import Trouble
from gobelet.server.moderation.targets import read_network, read_pattern
from gobelet.server.storage.database import Store
from gobelet.server.storage.restrictions import Kind, NewRestriction, Restrictions, Scope
from gobelet.server.storage.sql_tables import players

A_DAY = 86_400_000


async def restrict(store: Store, kind: Kind, scope: Scope, target: str, days: int, reason: str) -> int:
    """The number of the ban or the mute."""
    name = ""
    if scope == "player":
        found = await store.read(select(players.c.name).where(players.c.id == target))
        if not found:
            raise Trouble("house-no-player", 404, {"player": target})
        name = found[0].name
    elif scope == "address":
        target = str(read_network(target))
    else:
        target = read_pattern(target)
    new = NewRestriction(kind, scope, target, name, now() + days * A_DAY, reason)
    return await Restrictions(store).add(new, now())


async def lift(store: Store, number: int, reason: str) -> None:
    if not await Restrictions(store).lift(number, reason, now()):
        raise Trouble("house-no-restriction", 404, {"number": number})
