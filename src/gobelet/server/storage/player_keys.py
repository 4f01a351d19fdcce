"""How a player comes to another device: passkeys, one-time codes, and challenges for passkeys."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from gobelet.server.errors import Trouble
from gobelet.server.storage.database import Store
from gobelet.server.storage.players import new_id
from gobelet.server.storage.sql_tables import challenges, codes, passkeys, players

MOST_PASSKEYS: Final = 10


class Passkey(NamedTuple):
    id: str
    credential: str
    player: str
    handle: str  # what the passkey calls its player
    public_key: str
    signs: int
    created: int
    used: int


class PlayerKeys:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # --- passkeys ----------------------------------------------------------------------------------------

    async def passkeys(self, player: str) -> list[Passkey]:
        query = _PASSKEYS.where(passkeys.c.player_id == player).order_by(passkeys.c.created, passkeys.c.id)
        return [Passkey(*row) for row in await self.store.read(query)]

    async def passkey(self, credential: str) -> Passkey | None:
        found = await self.store.read(_PASSKEYS.where(passkeys.c.credential == credential))
        return Passkey(*found[0]) if found else None

    async def add_passkey(self, player: str, credential: str, public_key: str, signs: int, now: int) -> None:
        values = {
            "credential": credential,
            "id": new_id(),
            "player_id": player,
            "public_key": public_key,
            "signs": signs,
            "created": now,
            "used": now,
        }

        def work(connection: Connection) -> Trouble | None:
            taken = select(passkeys.c.id).where(passkeys.c.credential == credential)
            if connection.execute(taken).first() is not None:
                return Trouble("passkey-refused", 403, {})
            mine = select(func.count()).where(passkeys.c.player_id == player)
            if connection.execute(mine).scalar_one() >= MOST_PASSKEYS:
                return Trouble("passkeys-full", 409, {"most": MOST_PASSKEYS})
            connection.execute(insert(passkeys), values)
            return None

        refused = await self.store.write(work)
        if refused is not None:
            raise refused

    async def use_passkey(self, passkey: Passkey, signs: int, now: int) -> bool:
        """Whether nobody else has used it since it was read: of two answers with one count, one is a copy."""
        used = (
            update(passkeys)
            .where(passkeys.c.credential == passkey.credential, passkeys.c.signs == passkey.signs)
            .values(signs=signs, used=now)
        )
        return await self.store.write(lambda connection: connection.execute(used).rowcount == 1)

    async def remove_passkey(self, player: str, id: str) -> None:
        gone = delete(passkeys).where(passkeys.c.player_id == player, passkeys.c.id == id)
        if not await self.store.write(lambda connection: connection.execute(gone).rowcount):
            raise Trouble("unknown-passkey", 404, {})

    # --- codes and challenges: used once -----------------------------------------------------------------

    async def put_code(self, player: str, hash: str, until: int) -> None:
        """A player has one code: a new one takes the place of the one before."""

        def work(connection: Connection) -> None:
            connection.execute(delete(codes).where(codes.c.player_id == player))
            connection.execute(insert(codes).values(hash=hash, player_id=player, until=until))

        await self.store.write(work)

    async def take_code(self, hash: str, now: int) -> str | None:
        """The player who has made this code, once."""

        def work(connection: Connection) -> str | None:
            found = connection.execute(select(codes).where(codes.c.hash == hash)).first()
            if found is None or not connection.execute(delete(codes).where(codes.c.hash == hash)).rowcount:
                return None
            return str(found.player_id) if found.until > now else None

        return await self.store.write(work)

    async def put_challenge(self, hash: str, device: str, purpose: str, until: int) -> None:
        made = insert(challenges).values(hash=hash, device=device, purpose=purpose, until=until)
        await self.store.write(lambda connection: connection.execute(made).rowcount)

    async def take_challenge(self, hash: str, device: str, purpose: str, now: int) -> bool:
        """Whether this challenge was given to this device for this. It is gone in any case."""

        def work(connection: Connection) -> bool:
            found = connection.execute(select(challenges).where(challenges.c.hash == hash)).first()
            if found is None:
                return False
            gone = connection.execute(delete(challenges).where(challenges.c.hash == hash)).rowcount
            return gone == 1 and (found.device, found.purpose) == (device, purpose) and found.until > now

        return await self.store.write(work)

    async def forget_old(self, now: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(codes).where(codes.c.until <= now))
            connection.execute(delete(challenges).where(challenges.c.until <= now))

        await self.store.write(work)


_PASSKEYS: Final = select(
    passkeys.c.id,
    passkeys.c.credential,
    passkeys.c.player_id,
    players.c.handle,
    passkeys.c.public_key,
    passkeys.c.signs,
    passkeys.c.created,
    passkeys.c.used,
).join(players, players.c.id == passkeys.c.player_id)
