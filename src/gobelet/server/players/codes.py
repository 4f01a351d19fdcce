"""One-time codes: eight letters, by which a player comes to another device within ten minutes."""

import secrets
from typing import Final

from gobelet.server.errors import Trouble
from gobelet.server.storage.player_keys import PlayerKeys
from gobelet.server.tables.seats import hash_of

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32 that are not mistaken for each other: forty bits
LONG: Final = 8
SECONDS: Final = 600


def new_code() -> str:
    return "".join([secrets.choice(LETTERS) for _letter in range(LONG)])


def tidy(code: str) -> str:
    """As people type it: small letters, spaces, dashes."""
    return "".join([letter for letter in code.upper() if letter.isalnum()])


async def make(keys: PlayerKeys, player: str, now: int) -> str:
    code = new_code()
    await keys.put_code(player, hash_of(code), now + SECONDS * 1000)
    return code


async def use(keys: PlayerKeys, code: str, now: int) -> str:
    """The player who has made it. It is good once."""
    player = await keys.take_code(hash_of(tidy(code)), now)
    if player is None:
        raise Trouble("code-refused", 403, {})
    return player
