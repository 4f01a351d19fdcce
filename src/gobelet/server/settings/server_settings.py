"""Every setting of a server: type, bounds, default, and whether it is secret."""

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

DAYS: Final = 100_000
A_MILLION: Final = 1_000_000
LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]


def _option(metavar: str, least: int | None = None, most: int | None = None) -> msgspec.Meta:
    return msgspec.Meta(ge=least, le=most, extra={"metavar": metavar})


SECRET: Final = msgspec.Meta(extra={"metavar": "", "secret": True})
ADDRESS: Final = msgspec.Meta(extra={"metavar": "URL", "address": True})  # it may hold a password

PATH: Final = msgspec.Meta(extra={"metavar": "FILE", "path": True})  # in a file: as seen from its folder


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`public_url` is `public-url` in a file, GOBELET_PUBLIC_URL in the environment, and --public-url.

    A password has no option of its own: others on the machine could read the command line. Each can be in
    a file, which `mail-password-file` names (GOBELET_MAIL_PASSWORD_FILE, --mail-password-file).
    """

    host: Annotated[str, _option("HOST")] = "localhost"
    port: Annotated[int, _option("N", 0, 65_535)] | None = None  # None: 8080, or any that is free
    database: Annotated[str, ADDRESS] = ""  # empty: a file of the user's
    database_password: Annotated[str, SECRET] = ""
    bus: Annotated[str, ADDRESS] = ""
    bus_password: Annotated[str, SECRET] = ""
    workers: Annotated[int, _option("N", 1, 64)] = 1
    bots: Annotated[int, _option("N", 1, 64)] = 1
    public_url: Annotated[str, _option("URL")] = ""
    origin: Annotated[list[str], _option("URL")] = []
    trust: Annotated[str, _option("ADDRESS,…")] = ""
    sockets: Annotated[int, _option("N", 1, A_MILLION)] = 100
    requests: Annotated[int, _option("N", 1, A_MILLION)] = 20
    keep: Annotated[int, _option("DAYS", 0, DAYS)] = 365
    abandon_lobby: Annotated[int, _option("DAYS", 1, DAYS)] = 1
    abandon_game: Annotated[int, _option("DAYS", 1, DAYS)] = 7
    push_service: Annotated[list[str], _option("HOST")] = []
    mail: Annotated[str, _option("HOST[:PORT]")] = ""
    mail_sender: Annotated[str, _option("ADDRESS")] = ""
    mail_user: Annotated[str, _option("NAME")] = ""
    mail_password: Annotated[str, SECRET] = ""
    metrics: Annotated[str, _option("[HOST:]PORT")] = ""
    log_format: Annotated[LogFormat, _option("text|json")] = "text"
    log_level: Annotated[LogLevel, _option("LEVEL")] = "info"
    imprint: Annotated[str, PATH] = ""
    privacy: Annotated[str, PATH] = ""
    words: Annotated[str, PATH] = ""  # for the word filter, beside the built-in ones
    signing_key: Annotated[str, PATH] = ""  # empty: beside the database, or in it
    no_open: bool = False


class SettingField(NamedTuple):
    """One of the settings, as its sources and the help need it."""

    name: str
    type: Any  # as it is converted
    default: Any
    metavar: str
    secret: bool
    address: bool
    path: bool
    least: int
    most: int
    words: tuple[str, ...]  # if it is one of some words

    @property
    def key(self) -> str:
        """Its name in files and commands."""
        return self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return f"GOBELET_{self.name.upper()}"

    @property
    def is_list(self) -> bool:
        return isinstance(self.default, list)

    @property
    def is_flag(self) -> bool:
        return isinstance(self.default, bool)


def _fields() -> Iterator[SettingField]:
    hints = get_type_hints(ServerSettings, include_extras=True)
    for field in msgspec.structs.fields(ServerSettings):
        hint = hints[field.name]
        marked = next((one for one in (hint, *get_args(hint)) if get_origin(one) is Annotated), None)
        kind, meta = get_args(marked) if marked is not None else (hint, msgspec.Meta())
        extra = meta.extra or {}
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        yield SettingField(
            field.name,
            hint,
            default,
            extra.get("metavar", ""),
            extra.get("secret", False),
            extra.get("address", False),
            extra.get("path", False),
            meta.ge if meta.ge is not None else 0,
            meta.le if meta.le is not None else 0,
            get_args(kind) if get_origin(kind) is Literal else (),
        )


FIELDS: Final = {field.name: field for field in _fields()}
