"""How a server is set up: what the command line says, handed to every worker."""

import os
from typing import Final

import msgspec

VARIABLE: Final = "GOBELET_SERVER"  # holds the set-up, as JSON, for workers that are started as processes


class Config(msgspec.Struct, frozen=True, kw_only=True):
    database: str = "sqlite:///gobelet.db"
    bus: str = ""  # none: one worker alone
    origins: list[str] = []  # beside our own, sites whose pages may do what ours do
    public_url: str = ""  # by which others reach this server
    bot_processes: int = 1
    farewell: float = 1.0  # seconds until a dropped socket counts as gone
    keep: int = 0  # days after which a table whose game is over is deleted; 0: never
    silence: float = 60.0  # seconds after which a silent socket is closed
    # For each address:
    sockets: int = 40  # at once
    requests: float = 20.0  # a second, over HTTP
    creations: float = 0.5  # tables and seats, a second
    messages: float = 20.0  # a second, on each socket


def to_environment(config: Config) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    return msgspec.json.decode(os.environ[VARIABLE], type=Config)
