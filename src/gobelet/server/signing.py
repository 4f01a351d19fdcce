"""The house's own key, with which it signs the records that it publishes (gobelet.records.signing)."""

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy.engine import make_url

from gobelet.core.errors import BadRequest
from gobelet.records.signing import signed_bytes
from gobelet.server.clock import as_datetime
from gobelet.server.storage.database import Store

NAME: Final = "records"  # of the key in the database, where there is no folder
SECRET: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)


class HouseKey:
    """The secret is 32 bytes in hexadecimal digits."""

    def __init__(self, secret: str, house: str) -> None:
        self.key: Final = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret))
        self.house: Final = house
        self.public: Final = self.key.public_key().public_bytes_raw().hex()

    def sign(self, fields: dict[str, Any], now: int) -> dict[str, Any]:
        """The fields of a record with our signature of this day (UTC)."""
        about = {"house": self.house, "at": as_datetime(now).date().isoformat(), "key": self.public}
        value = self.key.sign(signed_bytes({**fields, "signature": about})).hex()
        return {**fields, "signature": {**about, "value": value}}


async def open_key(file: str, database: str, store: Store, house: str) -> HouseKey:
    """From the file that was named, or the one beside the database; both are made if they are not there.

    A database without a folder keeps the key itself, so that all its workers have the same.
    """
    url = make_url(database)
    beside = f"{url.database}.key" if url.get_backend_name() == "sqlite" and url.database else ""
    if file or beside:
        return HouseKey(read_or_make(file or beside), house)
    return HouseKey(await store.key(NAME, secrets.token_hex(32)), house)


def read_or_make(name: str) -> str:
    """The secret in this file. Of several workers that find none, one makes it, and all read that one."""
    path = Path(name)
    try:
        if not path.exists():
            write(path, secrets.token_hex(32))
        secret = path.read_text(encoding="ascii").strip()
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else "") or type(error).__name__
        raise BadRequest("signing-key-unreadable", "", {"file": name, "reason": reason}) from error
    if not SECRET.fullmatch(secret):
        raise BadRequest("signing-key-wrong", "", {"file": name})
    return secret


def write(path: Path, secret: str) -> None:
    """Whole at once, and readable by nobody else. A key that is there already stays."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secret + "\n")
    try:
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink()
