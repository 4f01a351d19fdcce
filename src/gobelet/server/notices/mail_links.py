"""Links in mails: they name an address by its id, and nobody can make one without the server's own key."""

import hmac
import re
from hashlib import sha256
from typing import Final, Literal

from gobelet.server.errors import Trouble

Purpose = Literal["confirm", "stop"]
TOKEN: Final = re.compile("([0-9a-f]{16})-([0-9a-f]{40})")


class MailLinks:
    def __init__(self, key: str) -> None:
        self.key: Final = key.encode()

    def _sign(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), sha256).hexdigest()

    def token(self, purpose: Purpose, id: str) -> str:
        return f"{id}-{self._sign(f'{purpose} {id}')[:40]}"

    def read(self, purpose: Purpose, token: str) -> str:
        """The id of the address."""
        found = TOKEN.fullmatch(token)
        if found is None or not hmac.compare_digest(self.token(purpose, found[1]), token):
            raise Trouble("mail-link", 404, {})
        return found[1]

    def hash(self, address: str) -> str:
        """The key by which mails to an address are counted. Only our secret links it to the address."""
        return self._sign(f"address {address.lower()}")
