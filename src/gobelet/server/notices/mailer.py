"""Mails: how they are written, and how they go to the operator's mail server."""

import logging
import re
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from ipaddress import ip_address
from typing import Final, Literal

import aiosmtplib

from gobelet.locale.voice import Voice
from gobelet.server.clock import as_datetime
from gobelet.server.config import MailServer
from gobelet.server.errors import Trouble
from gobelet.server.notices.pusher import SENT, SendResult
from gobelet.server.notices.wording import Notice

PATIENCE: Final = 20.0  # seconds for everything that a mail server says
SUBMISSIONS: Final = 465  # the port at which TLS comes first
# What mail servers everywhere understand; a quoted name or an address in letters of another script is rare.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
LONGEST: Final = 254

logger = logging.getLogger(__name__)


def check_address(text: str) -> str:
    address = text.strip()
    if len(address) > LONGEST or ADDRESS.fullmatch(address) is None or ".." in address:
        raise Trouble("mail-address", 400, {})
    return address


def security(server: MailServer) -> Literal["tls", "starttls", "none"]:
    """Nothing goes unencrypted, except to a mail server on this machine."""
    if server.port == SUBMISSIONS:
        return "tls"
    try:
        here = server.host == "localhost" or ip_address(server.host).is_loopback
    except ValueError:
        here = False
    return "none" if here else "starttls"


class Mailer:
    def __init__(self, server: MailServer, home: str) -> None:
        self.server: Final = server
        self.home: Final = home  # what links begin with

    def _message(self, to: str, subject: str, text: str, stop: str, now: int) -> EmailMessage:
        """`stop` is the address of the page that ends it, for programs that read mails too (RFC 8058)."""
        message = EmailMessage()
        message["From"] = self.server.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = format_datetime(as_datetime(now))
        message["Message-ID"] = make_msgid(domain=parseaddr(self.server.sender)[1].partition("@")[2])
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    def notice(self, to: str, lang: str, notice: Notice, token: str, now: int) -> EmailMessage:
        voice, stop = Voice(lang), f"{self.home}/mail/stop/{token}"
        words = {"text": notice.body, "link": f"{self.home}{notice.path}", "stop": stop}
        words["settings"] = f"{self.home}/you"
        return self._message(to, notice.title, voice.text("mail-notice", words) + "\n", stop, now)

    def confirmation(self, to: str, lang: str, token: str, stop_token: str, now: int) -> EmailMessage:
        voice, stop = Voice(lang), f"{self.home}/mail/stop/{stop_token}"
        words = {"link": f"{self.home}/mail/confirm/{token}", "stop": stop, "home": self.home}
        subject = voice.text("mail-confirm-subject")
        return self._message(to, subject, voice.text("mail-confirm", words) + "\n", stop, now)

    async def send(self, message: EmailMessage) -> SendResult:
        how = security(self.server)
        try:
            await aiosmtplib.send(
                message,
                hostname=self.server.host,
                port=self.server.port,
                username=self.server.user or None,
                password=self.server.password or None,
                use_tls=how == "tls",
                start_tls=how == "starttls",
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [one.code for one in error.recipients]
            logger.info("a mail server has refused a recipient with %s", codes)
            return SendResult("refused" if min(codes, default=500) >= 500 else "later")
        except aiosmtplib.SMTPResponseException as error:
            logger.warning("a mail server has said no: %d %s", error.code, error.message)
            # A wrong password is the operator's to mend: the mail goes when it is right.
            mendable = isinstance(error, aiosmtplib.SMTPAuthenticationError) or error.code < 500
            return SendResult("later" if mendable else "refused")
        except (aiosmtplib.SMTPException, OSError) as error:
            logger.warning("no mail was sent: %s", error)
            return SendResult("later")
        return SENT
