"""Players and their devices, as the database keeps them. Of every secret it has the hash alone."""

import secrets
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, not_, select, update

from gobelet.server.errors import Trouble
from gobelet.server.storage.daily import forget_tries
from gobelet.server.storage.database import Store
from gobelet.server.storage.player_mutes import forget_mutes
from gobelet.server.storage.player_results import forget_results
from gobelet.server.storage.player_tables import note_erasure
from gobelet.server.storage.reports import forget_reports
from gobelet.server.storage.restrictions import forget_restrictions
from gobelet.server.storage.sql_tables import devices, passkeys, players, waiting
from gobelet.server.storage.tournaments import forget_entries

DAY: Final = 24 * 3_600_000  # milliseconds: no closer is written down when somebody was here
MOST_DEVICES: Final = 20
# Whether a player gives games to research. It stands among their settings, under a name that is too long for
# those that a page sends: no device that has not heard of a change can undo it.
RESEARCH: Final = "games are given to research"


class KnownPlayer(NamedTuple):
    """A player, and the device by which they ask."""

    id: str
    handle: str
    name: str
    avatar: int | None
    colour: int | None
    settings: dict[str, str]
    created: int
    device: str  # its id
    public: str  # the address of their page
    hidden: bool  # whether nobody else sees it
    research: bool  # whether they give their games to research


class Device(NamedTuple):
    id: str
    label: str
    created: int
    seen: int


class Change(NamedTuple):
    """What a player says of themselves."""

    name: str
    avatar: int | None = None
    colour: int | None = None
    settings: dict[str, str] | None = None  # None: as they are


def agrees(settings: str) -> bool:
    """Whether somebody with these settings gives their games to research."""
    return RESEARCH in msgspec.json.decode(settings, type=dict[str, str])


def new_id() -> str:
    return secrets.token_hex(8)


class Players:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def find(self, hash: str, now: int) -> KnownPlayer | None:
        """The player to whose device this secret belongs."""
        query = (
            select(players, devices.c.id.label("device"), devices.c.seen.label("last"))
            .join(devices, devices.c.player_id == players.c.id)
            .where(devices.c.hash == hash)
        )
        found = await self.store.read(query)
        if not found:
            return None
        row = found[0]
        if now - row.last >= DAY or now - row.seen >= DAY:
            await self._see(row.id, hash, now)
        settings = msgspec.json.decode(row.settings, type=dict[str, str])
        research = settings.pop(RESEARCH, "") != ""
        return KnownPlayer(
            row.id,
            row.handle,
            row.name,
            row.avatar,
            row.colour,
            settings,
            row.created,
            row.device,
            row.public,
            row.hidden,
            research,
        )

    async def _see(self, player: str, hash: str, now: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(players).where(players.c.id == player).values(seen=now))
            connection.execute(update(devices).where(devices.c.hash == hash).values(seen=now))

        await self.store.write(work)

    async def know(self, hash: str, said: Change, label: str, now: int) -> KnownPlayer:
        """The player of this device: a new one, if nobody has come with this secret before."""
        known = await self.find(hash, now)
        if known is not None:
            return known
        values = {
            "id": secrets.token_hex(16),
            "handle": secrets.token_urlsafe(16),
            "public": secrets.token_hex(6),
            "name": said.name,
            "avatar": said.avatar,
            "colour": said.colour,
            "settings": msgspec.json.encode(said.settings or {}).decode(),
            "created": now,
            "seen": now,
        }

        def work(connection: Connection) -> None:
            if connection.execute(select(devices.c.id).where(devices.c.hash == hash)).first() is None:
                connection.execute(insert(players), values)
                connection.execute(insert(devices), _device(hash, str(values["id"]), label, now))

        try:
            await self.store.write(work)
        except Trouble:  # of two requests at once the other was first
            if await self.find(hash, now) is None:
                raise
        made = await self.find(hash, now)
        if made is None:
            raise Trouble("unknown-player", 401, {})
        return made

    async def change(self, player: KnownPlayer, said: Change, label: str) -> None:
        """What they say of themselves, and what their device is called, if it is called anything."""
        values: dict[str, Any] = {"name": said.name, "avatar": said.avatar, "colour": said.colour}
        called = update(devices).where(devices.c.id == player.device).values(label=label)

        def work(connection: Connection) -> None:
            if said.settings is not None:
                give = RESEARCH in _settings_now(connection, player.id)
                values["settings"] = _written(said.settings, give)
            connection.execute(update(players).where(players.c.id == player.id).values(values))
            if label:
                connection.execute(called)

        await self.store.write(work)

    async def give_to_research(self, player: KnownPlayer, give: bool) -> None:
        """Whether their games are given, from now on and those of before."""

        def work(connection: Connection) -> None:
            kept = _settings_now(connection, player.id)
            kept.pop(RESEARCH, None)
            values = {"settings": _written(kept, give)}
            connection.execute(update(players).where(players.c.id == player.id).values(values))

        await self.store.write(work)

    async def delete(self, player: str) -> None:
        """All that is known of them goes at once; what tables say of them is erased from then on."""

        def work(connection: Connection) -> None:
            note_erasure(connection, player)
            forget_results(connection, player)
            connection.execute(delete(players).where(players.c.id == player))
            connection.execute(delete(waiting).where(waiting.c.player == player))
            forget_tries(connection, player)
            forget_mutes(connection, player)
            forget_reports(connection, player)
            forget_restrictions(connection, player)
            forget_entries(connection, player)

        await self.store.write(work)

    async def forget_unseen(self, before: int, most: int = 100) -> None:
        """Delete players without a passkey who have not been here since then. Their names stay at tables."""
        kept = exists().where(passkeys.c.player_id == players.c.id)
        old = select(players.c.id).where(players.c.seen < before, not_(kept)).limit(most)
        await self.store.write(
            lambda connection: (
                connection.execute(
                    delete(players).where(players.c.id.in_(list(connection.scalars(old))))
                ).rowcount
            )
        )

    # --- devices -----------------------------------------------------------------------------------------

    async def devices(self, player: str) -> list[Device]:
        query = (
            select(devices.c.id, devices.c.label, devices.c.created, devices.c.seen)
            .where(devices.c.player_id == player)
            .order_by(devices.c.created, devices.c.id)
        )
        return [Device(row.id, row.label, row.created, row.seen) for row in await self.store.read(query)]

    async def add_device(self, player: str, hash: str, label: str, now: int) -> None:
        """The secret must be a new one: a browser that has a player of its own makes another."""

        def work(connection: Connection) -> Trouble | None:
            if connection.execute(select(devices.c.id).where(devices.c.hash == hash)).first() is not None:
                return Trouble("device-known", 409, {})
            mine = select(func.count()).where(devices.c.player_id == player)
            if connection.execute(mine).scalar_one() >= MOST_DEVICES:
                return Trouble("devices-full", 409, {"most": MOST_DEVICES})
            connection.execute(insert(devices), _device(hash, player, label, now))
            return None

        refused = await self.store.write(work)
        if refused is not None:
            raise refused

    async def remove_device(self, player: str, id: str) -> None:
        gone = delete(devices).where(devices.c.player_id == player, devices.c.id == id)
        if not await self.store.write(lambda connection: connection.execute(gone).rowcount):
            raise Trouble("unknown-device", 404, {})


def _settings_now(connection: Connection, player: str) -> dict[str, str]:
    """As they are in this transaction; nobody else changes them before its end."""
    query = select(players.c.settings).where(players.c.id == player).with_for_update()
    found = connection.scalars(query).first()
    return msgspec.json.decode(found, type=dict[str, str]) if found is not None else {}


def _written(settings: dict[str, str], research: bool) -> str:
    return msgspec.json.encode({**settings, **({RESEARCH: "yes"} if research else {})}).decode()


def _device(hash: str, player: str, label: str, now: int) -> dict[str, Any]:
    return {
        "hash": hash,
        "id": new_id(),
        "player_id": player,
        "label": label,
        "created": now,
        "seen": now,
    }
