"""A mail server for tests, on loopback."""

import asyncio
import email
import email.policy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

from gobelet.server.config import MailServer
from tests.server.house import until

PASSWORD = "opensesame"


class MailBox:
    """It keeps what it gets. `refuses` says what is answered to the next recipients, instead of a yes."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.refuses: list[str] = []
        self.port = 0

    async def handle_RCPT(
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.refuses:
            return self.refuses.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        read = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(read, EmailMessage)
        self.messages.append(read)
        return "250 OK"

    def server(self, **changes: Any) -> MailServer:
        settings = {"host": "127.0.0.1", "port": self.port, "sender": "Gobelet <gobelet@example.org>"}
        return MailServer(**{**settings, **changes})

    async def got(self, number: int) -> EmailMessage:
        await until(lambda: len(self.messages) >= number)
        return self.messages[number - 1]


def text_of(message: EmailMessage) -> str:
    return str(message.get_content())


@asynccontextmanager
async def mail_server(login: bool = False) -> AsyncIterator[MailBox]:
    box = MailBox()

    def check(_server: Any, _session: Any, _envelope: Any, _mechanism: str, given: Any) -> AuthResult:
        right = isinstance(given, LoginPassword) and given.password == PASSWORD.encode()
        return AuthResult(success=right, handled=False)

    options: dict[str, Any] = {"hostname": "localhost", "decode_data": False}
    if login:
        options |= {"authenticator": check, "auth_require_tls": False, "auth_required": True}
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box, **options), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
