"""What settings mean for a server: checked, and put together as its set-up."""

from email.utils import parseaddr
from typing import Final
from urllib.parse import SplitResult, urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from gobelet.core.errors import BadRequest
from gobelet.server.config import Config, MailServer
from gobelet.server.errors import Trouble
from gobelet.server.notices.mailer import check_address
from gobelet.server.settings.default_database import default_database
from gobelet.server.settings.named_file import read_text
from gobelet.server.settings.shown import masked
from gobelet.server.settings.sources import Gathered
from gobelet.server.signing import read_or_make
from gobelet.server.web.base_path import is_base_path
from gobelet.server.web.operator_texts import TEXTS

EVERYWHERE: Final = ("0.0.0.0", "::")
SUBMISSION: Final = 587  # the port at which mail servers take mails


def config_of(gathered: Gathered) -> Config:
    settings = gathered.settings
    if settings.workers > 1 and not settings.bus:
        raise BadRequest("cli-workers-need-bus", "", {})
    return Config(
        database=database_of(gathered),
        bus=_bus(gathered),
        origins=[site(gathered.where("origin"), url) for url in settings.origin],
        public_url=_public_url(gathered) if settings.public_url else "",
        signing_key=_signing_key(settings.signing_key),
        everywhere=settings.host in EVERYWHERE,
        trust=settings.trust,
        bot_processes=settings.bots,
        sockets=settings.sockets,
        requests=settings.requests,
        keep=settings.keep,
        lobby_patience=settings.abandon_lobby,
        game_patience=settings.abandon_game,
        mail=_mail(gathered) if settings.mail else None,
        push_services=[_push_service(gathered, name) for name in settings.push_service],
        creations=settings.requests / 40,
        joins=settings.requests / 10,
        reports=settings.requests / 1200,
        texts=_texts(gathered),
        words=_words(gathered),
        log_format=settings.log_format,
        log_level=settings.log_level,
    )


def _signing_key(file: str) -> str:
    """The file with the key that signs records; one that is no key is said now."""
    if file:
        read_or_make(file)
    return file


def _words(gathered: Gathered) -> str:
    """The file of words for the filter; one that can't be read is said now."""
    file = gathered.settings.words
    if file:
        read_text(file, gathered.where("words"))
    return file


def _texts(gathered: Gathered) -> dict[str, str]:
    """The files of the operator's own pages; one that can't be read is said now."""
    files = {name: getattr(gathered.settings, name) for name in TEXTS}
    for name, file in files.items():
        if file:
            read_text(file, gathered.where(name))
    return {name: file for name, file in files.items() if file}


def database_of(gathered: Gathered) -> str:
    """The address of the database, with its password."""
    named = gathered.settings.database or default_database()
    if not named.startswith(("sqlite:", "postgresql:", "postgres:")):
        raise BadRequest(
            "setting-database", "", {"where": gathered.where("database"), "value": masked(named)}
        )
    address = named.replace("postgres://", "postgresql://", 1)
    return _with_password(address, gathered.settings.database_password, gathered.where("database"))


def _bus(gathered: Gathered) -> str:
    named = gathered.settings.bus
    if named and not named.startswith(("redis:", "rediss:", "unix:", "postgres")):
        raise BadRequest("setting-bus", "", {"where": gathered.where("bus"), "value": masked(named)})
    return _with_password(named, gathered.settings.bus_password, gathered.where("bus"))


def _with_password(address: str, password: str, where: str) -> str:
    if not address:
        return address
    try:
        parsed = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise BadRequest("setting-address", "", {"where": where, "value": masked(address)}) from error
    return parsed.set(password=password).render_as_string(hide_password=False) if password else address


def site(where: str, text: str) -> str:
    """The address of a site, without the slash behind it."""
    parts = _web_address(where, text)
    if parts.path.strip("/"):
        raise BadRequest("cli-url-unknown", "", {"option": where, "value": text})
    return text.rstrip("/")


def _public_url(gathered: Gathered) -> str:
    """The address of a site, or of a path below which the house stands; without the slash behind it."""
    where, text = gathered.where("public_url"), gathered.settings.public_url
    path = _web_address(where, text).path
    if not is_base_path(path):
        raise BadRequest("setting-base-path", "", {"where": where, "value": path})
    return text.rstrip("/")


def _web_address(where: str, text: str) -> SplitResult:
    try:
        parts = urlsplit(text)
        port = parts.port != 0  # asks whether it is a number
        right = parts.scheme in ("http", "https") and parts.hostname and port
    except ValueError:
        right = False
    if not right or parts.query or parts.fragment or parts.username is not None:
        raise BadRequest("cli-url-unknown", "", {"option": where, "value": text})
    return parts


def metrics_address(text: str, where: str = "--metrics") -> tuple[str, int]:
    """`9100`, `10.0.0.5:9100`, `[::1]:9100`: without a host, for this machine only."""
    host, _colon, port = text.rpartition(":")
    if not port.isdigit() or not 0 < int(port) < 65_536:
        raise BadRequest("setting-metrics", "", {"where": where, "value": text})
    return host.strip("[]") or "127.0.0.1", int(port)


# --- notices ------------------------------------------------------------------------------------------------


def _mail(gathered: Gathered) -> MailServer:
    settings = gathered.settings
    for name in ("mail_sender", "public_url"):  # links in mails begin with our address
        if not getattr(settings, name):
            raise BadRequest("cli-mail-needs", "", {"option": name.replace("_", "-")})
    if settings.mail_user and "mail_password" not in gathered.stands:
        raise BadRequest("cli-mail-needs", "", {"option": "GOBELET_MAIL_PASSWORD / mail-password-file"})
    host, port = _host_and_port(gathered)
    return MailServer(
        host=host,
        port=port,
        sender=_sender(gathered),
        user=settings.mail_user,
        password=settings.mail_password if settings.mail_user else "",
    )


def _host_and_port(gathered: Gathered) -> tuple[str, int]:
    """`mail.example.org`, `mail.example.org:465`, `[::1]:25`."""
    text = gathered.settings.mail
    host, colon, port = text.rpartition(":") if not text.endswith("]") else (text, "", "")
    if not colon:
        host, port = text, str(SUBMISSION)
    host = host.strip("[]")
    if not host or not port.isdigit() or not 0 < int(port) < 65_536 or any(sign.isspace() for sign in host):
        raise BadRequest("setting-mail", "", {"where": gathered.where("mail"), "value": text})
    return host, int(port)


def _sender(gathered: Gathered) -> str:
    text = gathered.settings.mail_sender
    wrong = BadRequest("setting-mail-sender", "", {"where": gathered.where("mail_sender"), "value": text})
    try:
        check_address(parseaddr(text)[1])
    except Trouble as error:
        raise wrong from error
    if any(not sign.isprintable() for sign in text):
        raise wrong
    return text


def _push_service(gathered: Gathered, name: str) -> str:
    """A host, or with a dot before it all hosts below that."""
    host = name.lower()
    if not host.isascii() or not host.strip(".").replace("-", "").replace(".", "").isalnum():
        raise BadRequest("setting-push-service", "", {"where": gathered.where("push_service"), "value": name})
    return host
