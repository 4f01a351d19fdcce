"""How a server is set up: what its settings say, handed to every worker."""

import os
from typing import Final

import msgspec

from gobelet.server.settings.server_settings import LogFormat, LogLevel

VARIABLE: Final = "GOBELET_SERVER"  # holds the set-up, as JSON, for workers that are started as processes


class MailServer(msgspec.Struct, frozen=True, kw_only=True):
    """The operator's mail server."""

    host: str
    port: int
    sender: str  # from whom mails come, such as Gobelet <gobelet@example.org>
    user: str = ""  # none: it wants no login
    password: str = ""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    database: str = "sqlite:///gobelet.db"
    bus: str = ""  # none: one worker alone
    origins: list[str] = []  # beside our own, sites whose pages may do what ours do
    public_url: str = ""  # by which others reach this server
    trust: str = ""  # proxies whose X-Forwarded-For counts
    words: str = ""  # the operator's file of words for the filter; none: the built-in list alone
    texts: dict[str, str] = {}  # the files of the operator's own pages: imprint, privacy
    log_format: LogFormat = "text"
    log_level: LogLevel = "info"
    signing_key: str = ""  # the file with the key that signs records; none: beside the database
    everywhere: bool = False  # whether it listens at all addresses of this machine
    bot_processes: int = 1
    farewell: float = 1.0  # seconds until a dropped socket counts as gone
    lobby_patience: float = 1.0  # days without anybody after which a lobby is abandoned
    game_patience: float = 7.0  # the same for a game
    keep: int = 365  # days after which a table whose game is over is deleted; 0: never
    silence: float = 60.0  # seconds after which a silent socket is closed
    limits: str = ""  # a file in which the workers of a machine count together; none: each for itself
    mail: MailServer | None = None  # none: no notices by mail
    push_services: list[str] = []  # hosts beside those that browsers use
    # For each address:
    sockets: int = 100  # at once
    requests: float = 20.0  # a second, over HTTP; ten times as many files of the page
    creations: float = 0.5  # tables made, abandoned and rematched, a second
    joins: float = 2.0  # seats taken, a second; a group may come at once
    arrivals: float = 0.2  # codes and passkeys tried, a second
    reports: float = 1 / 60  # players and lines of chat reported, a second
    messages: float = 20.0  # a second, on each socket


def to_environment(config: Config) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    return msgspec.json.decode(os.environ[VARIABLE], type=Config)
