"""`gobelet serve`: tables online, for this machine or for everybody."""

import os
import socket
import threading
import time
import webbrowser
from argparse import Namespace
from typing import Final

from gobelet.cli.arguments import Arguments, whole
from gobelet.cli.build import build_line
from gobelet.cli.exit_codes import DONE
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.config import Config
from gobelet.server.start import default_database, listen
from gobelet.server.start import run as run_server

PORT: Final = "8080"


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    arguments = read(words, voice)
    workers = whole("--workers", arguments.workers, 1, 64)
    config = config_of(arguments, workers)
    made = open_port(arguments)
    address = address_of(made)
    print(voice.text("cli-serving", {"address": address}))
    print(build_line(voice), flush=True)
    if not arguments.no_open:
        threading.Thread(target=show, args=(made, address), daemon=True).start()
    run_server(config, made, workers)
    return DONE


def read(words: list[str], voice: Voice) -> Namespace:
    arguments = Arguments(voice, "serve", "cli-about-serve")
    arguments.option("host", "HOST", "cli-help-host", "127.0.0.1")
    arguments.option("port", "N", "cli-help-port")
    arguments.option("database", "URL", "cli-help-database")
    arguments.option("bus", "URL", "cli-help-bus")
    arguments.option("workers", "N", "cli-help-workers", "1")
    arguments.option("bots", "N", "cli-help-bots", "1")
    arguments.several("origin", "URL", "cli-help-origin")
    arguments.option("sockets", "N", "cli-help-sockets", "40")
    arguments.option("requests", "N", "cli-help-requests", "20")
    arguments.option("keep", "DAYS", "cli-help-keep", "0")
    arguments.option("abandon-lobby", "DAYS", "cli-help-abandon-lobby", "1")
    arguments.option("abandon-game", "DAYS", "cli-help-abandon-game", "7")
    arguments.option("trust", "ADDRESS,…", "cli-help-trust")
    arguments.flag("no-open", "cli-help-no-open")
    return arguments.read(words)


def config_of(arguments: Namespace, workers: int) -> Config:
    if workers > 1 and not arguments.bus:
        raise BadRequest("cli-workers-need-bus", "", {})
    database: str = arguments.database or default_database()
    if not database.startswith(("sqlite:", "postgresql:", "postgres:")):
        raise BadRequest("cli-database-unknown", "", {"value": database})
    if arguments.bus and not arguments.bus.startswith(("redis:", "rediss:", "unix:", "postgres")):
        raise BadRequest("cli-bus-unknown", "", {"value": arguments.bus})
    if arguments.trust:
        os.environ["FORWARDED_ALLOW_IPS"] = arguments.trust  # which uvicorn reads
    requests = whole("--requests", arguments.requests, 1, 1_000_000)
    return Config(
        database=database.replace("postgres://", "postgresql://", 1),
        bus=arguments.bus or "",
        origins=arguments.origin,
        bot_processes=whole("--bots", arguments.bots, 1, 64),
        sockets=whole("--sockets", arguments.sockets, 1, 1_000_000),
        requests=requests,
        keep=whole("--keep", arguments.keep, 0, 100_000),
        lobby_patience=whole("--abandon-lobby", arguments.abandon_lobby, 1, 100_000),
        game_patience=whole("--abandon-game", arguments.abandon_game, 1, 100_000),
        creations=requests / 40,
    )


def open_port(arguments: Namespace) -> socket.socket:
    """The port that was named; if none was and the usual one is taken, any."""
    port = whole("--port", arguments.port or PORT, 0, 65_535)
    try:
        return listen(arguments.host, port)
    except OSError as error:
        if arguments.port is None:
            return listen(arguments.host, 0)
        reason = error.strerror or ""
        raise BadRequest(
            "cli-port-taken", "", {"host": arguments.host, "port": str(port), "reason": reason}
        ) from error


def address_of(made: socket.socket) -> str:
    host, port = made.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def show(made: socket.socket, address: str) -> None:
    """Open the browser as soon as the server answers."""
    host, port = made.getsockname()[:2]
    for _attempt in range(100):
        with socket.socket(made.family) as knock:
            if not knock.connect_ex((host, port)):
                webbrowser.open(address)
                return
        time.sleep(0.1)
