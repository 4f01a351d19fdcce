"""What players have said about notices: which they want, when, where they go, and of which tables none."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Insert, delete, insert, select, update

from gobelet.server.notices.pusher import Subscription
from gobelet.server.storage.database import Store
from gobelet.server.storage.players import new_id
from gobelet.server.storage.sql_notices import (
    mail_addresses,
    notice_jobs,
    notice_mutes,
    notice_settings,
    push_subscriptions,
)
from gobelet.server.tables.seats import hash_of


class NoticeSettings(NamedTuple):
    lang: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None  # minutes of the player's day
    quiet_to: int | None = None
    turn: bool = True
    over: bool = True
    rematch: bool = True


class MailAddress(NamedTuple):
    player: str
    id: str
    address: str
    confirmed: bool
    created: int


class NoticeBook:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    def _upsert(self, table: Any, keys: Sequence[str], values: dict[str, Any]) -> Insert:
        rest = {name: value for name, value in values.items() if name not in keys}
        start = self.store.insert(table).values(values)
        done: Insert = (
            start.on_conflict_do_update(index_elements=list(keys), set_=rest)
            if rest
            else start.on_conflict_do_nothing()
        )
        return done

    # --- which, and when ---------------------------------------------------------------------------------

    async def anybody(self) -> bool:
        """Whether somebody wants notices: otherwise there is nothing to look for."""
        return bool(await self.store.read(select(notice_settings.c.player_id).limit(1)))

    async def settings(self, player: str) -> NoticeSettings | None:
        query = select(notice_settings).where(notice_settings.c.player_id == player)
        found = await self.store.read(query)
        return NoticeSettings(*found[0][1:]) if found else None

    async def keep(self, player: str, settings: NoticeSettings) -> None:
        values = {"player_id": player, **settings._asdict()}
        kept = self._upsert(notice_settings, ["player_id"], values)
        await self.store.write(lambda connection: connection.execute(kept).rowcount)

    # --- push --------------------------------------------------------------------------------------------

    async def subscribe(self, player: str, one: Subscription, now: int) -> None:
        """A browser has one subscription: what it had before, for whomever, is gone."""
        endpoint = hash_of(one.endpoint)
        values = {
            "device_id": one.device,
            "player_id": player,
            "endpoint": one.endpoint,
            "endpoint_hash": endpoint,
            "p256dh": one.p256dh,
            "auth": one.auth,
            "created": now,
        }

        def work(connection: Connection) -> None:
            same = push_subscriptions.c.endpoint_hash == endpoint
            mine = push_subscriptions.c.device_id == one.device
            connection.execute(delete(push_subscriptions).where(same | mine))
            connection.execute(insert(push_subscriptions), values)

        await self.store.write(work)

    async def unsubscribe(self, device: str, endpoint: str = "") -> None:
        """With an endpoint only if it is still that one: the browser may have got another since."""
        gone = delete(push_subscriptions).where(push_subscriptions.c.device_id == device)
        if endpoint:
            gone = gone.where(push_subscriptions.c.endpoint_hash == hash_of(endpoint))
        await self.store.write(lambda connection: connection.execute(gone).rowcount)

    async def subscriptions(self, player: str) -> list[Subscription]:
        columns = push_subscriptions.c
        query = select(columns.device_id, columns.endpoint, columns.p256dh, columns.auth)
        found = await self.store.read(query.where(columns.player_id == player).order_by(columns.created))
        return [Subscription(*row) for row in found]

    # --- mail --------------------------------------------------------------------------------------------

    async def mail(self, player: str) -> MailAddress | None:
        return await self._mail(mail_addresses.c.player_id == player)

    async def mail_of(self, id: str) -> MailAddress | None:
        return await self._mail(mail_addresses.c.id == id)

    async def _mail(self, which: Any) -> MailAddress | None:
        found = await self.store.read(select(mail_addresses).where(which))
        return MailAddress(*found[0]) if found else None

    async def give_mail(self, player: str, address: str, now: int, job: dict[str, Any]) -> None:
        """An address that is still to be confirmed, and the mail that asks for it."""
        id = new_id()
        values = {"player_id": player, "id": id, "address": address, "confirmed": False, "created": now}
        kept = self._upsert(mail_addresses, ["player_id"], values)

        def work(connection: Connection) -> None:
            mails = (notice_jobs.c.player_id == player, notice_jobs.c.channel == "mail")
            connection.execute(delete(notice_jobs).where(*mails))  # they were for the address before
            connection.execute(kept)
            connection.execute(insert(notice_jobs), {**job, "target": id})

        await self.store.write(work)

    async def confirm(self, id: str, since: int) -> bool:
        """Whether there is such an address, given after this time."""
        fresh = (mail_addresses.c.id == id, mail_addresses.c.created >= since)
        done = update(mail_addresses).where(*fresh).values(confirmed=True)
        return await self.store.write(lambda connection: connection.execute(done).rowcount == 1)

    async def forget_mail(self, player: str) -> None:
        def work(connection: Connection) -> None:
            mails = (notice_jobs.c.player_id == player, notice_jobs.c.channel == "mail")
            connection.execute(delete(notice_jobs).where(*mails))
            connection.execute(delete(mail_addresses).where(mail_addresses.c.player_id == player))

        await self.store.write(work)

    # --- tables of which somebody wants to hear nothing ---------------------------------------------------

    async def mute(self, player: str, table: str, muted: bool) -> None:
        here = (notice_mutes.c.player_id == player, notice_mutes.c.table_id == table)
        values = {"player_id": player, "table_id": table}
        added = self._upsert(notice_mutes, ["player_id", "table_id"], values)
        change = added if muted else delete(notice_mutes).where(*here)
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def muted(self, player: str) -> list[str]:
        query = select(notice_mutes.c.table_id).where(notice_mutes.c.player_id == player)
        return [row.table_id for row in await self.store.read(query.order_by(notice_mutes.c.table_id))]
