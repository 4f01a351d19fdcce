"""`gobelet serve`: tables online, for this machine or for everybody."""

import os
import secrets
import socket
import threading
import time
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from gobelet.cli.arguments import Arguments, whole
from gobelet.cli.build import build_line
from gobelet.cli.exit_codes import DONE
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.config import TRUST, Config
from gobelet.server.start import default_database, listen_all
from gobelet.server.start import run as run_server
from gobelet.server.web.addresses import machine_addresses
from gobelet.server.web.network import Network

PORT: Final = "8080"
EVERYWHERE: Final = ("0.0.0.0", "::")


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    arguments = read(words, voice)
    workers = whole("--workers", arguments.workers, 1, 64)
    config = config_of(arguments, workers)
    metrics_at = metrics_address(arguments.metrics) if arguments.metrics else None
    sockets = open_port(arguments)
    address = address_of(arguments.host, sockets[0])
    print(voice.text("cli-serving", {"address": address}))
    if arguments.host in EVERYWHERE:
        for line in others(voice, sockets[0].getsockname()[1]):
            print(line)
    print(build_line(voice), flush=True)
    key = secrets.token_urlsafe(32) if may_open_network(arguments, workers) else ""
    if not arguments.no_open:
        opened = f"{address}#house={key}" if key else address
        threading.Thread(target=show, args=(sockets[0], opened), daemon=True).start()
    run_server(config, sockets, workers, Network(key, report=teller(voice)), metrics_at)
    return DONE


def read(words: list[str], voice: Voice) -> Namespace:
    arguments = Arguments(voice, "serve", "cli-about-serve")
    arguments.option("host", "HOST", "cli-help-host", "localhost")
    arguments.option("port", "N", "cli-help-port")
    arguments.option("database", "URL", "cli-help-database")
    arguments.option("bus", "URL", "cli-help-bus")
    arguments.option("workers", "N", "cli-help-workers", "1")
    arguments.option("bots", "N", "cli-help-bots", "1")
    arguments.option("public-url", "URL", "cli-help-public-url")
    arguments.several("origin", "URL", "cli-help-origin")
    arguments.option("sockets", "N", "cli-help-sockets", "100")
    arguments.option("requests", "N", "cli-help-requests", "20")
    arguments.option("keep", "DAYS", "cli-help-keep", "365")
    arguments.option("abandon-lobby", "DAYS", "cli-help-abandon-lobby", "1")
    arguments.option("abandon-game", "DAYS", "cli-help-abandon-game", "7")
    arguments.option("trust", "ADDRESS,…", "cli-help-trust")
    arguments.option("metrics", "[HOST:]PORT", "cli-help-metrics")
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
        os.environ[TRUST] = arguments.trust
    requests = whole("--requests", arguments.requests, 1, 1_000_000)
    return Config(
        database=database.replace("postgres://", "postgresql://", 1),
        bus=arguments.bus or "",
        origins=[url_of("--origin", url) for url in arguments.origin],
        public_url=url_of("--public-url", arguments.public_url) if arguments.public_url else "",
        bot_processes=whole("--bots", arguments.bots, 1, 64),
        sockets=whole("--sockets", arguments.sockets, 1, 1_000_000),
        requests=requests,
        keep=whole("--keep", arguments.keep, 0, 100_000),
        lobby_patience=whole("--abandon-lobby", arguments.abandon_lobby, 1, 100_000),
        game_patience=whole("--abandon-game", arguments.abandon_game, 1, 100_000),
        creations=requests / 40,
        joins=requests / 10,
    )


def url_of(option: str, text: str) -> str:
    """The address of a site, without the slash behind it."""
    try:
        parts = urlsplit(text)
        right = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
    except ValueError:
        right = False
    if not right:
        raise BadRequest("cli-url-unknown", "", {"option": option, "value": text})
    return text.rstrip("/")


def open_port(arguments: Namespace) -> list[socket.socket]:
    """The port that was named; if none was and the usual one is taken, any."""
    port = whole("--port", arguments.port or PORT, 0, 65_535)
    try:
        return listen_all(arguments.host, port)
    except OSError as error:
        if arguments.port is None:
            return listen_all(arguments.host, 0)
        reason = error.strerror or ""
        raise BadRequest(
            "cli-port-taken", "", {"host": arguments.host, "port": str(port), "reason": reason}
        ) from error


def metrics_address(text: str) -> tuple[str, int]:
    """`9100`, `10.0.0.5:9100`, `[::1]:9100`: without a host, for this machine only."""
    host, _colon, port = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", whole("--metrics", port, 1, 65_535)


def address_of(host: str, made: socket.socket) -> str:
    """Where a browser on this machine finds it: at localhost, unless another address was named."""
    address, port = made.getsockname()[:2]
    if host == "localhost" or address in EVERYWHERE:
        return f"http://localhost:{port}/"
    shown = f"[{address}]" if ":" in address else address
    return f"http://{shown}:{port}/"


def others(voice: Voice, port: int) -> list[str]:
    """The addresses by which other devices find it."""
    return [
        voice.text("cli-serving-others", {"address": f"http://{one.address}:{port}/", "adapter": one.adapter})
        for one in machine_addresses()
    ]


def may_open_network(arguments: Namespace, workers: int) -> bool:
    """Whether the browser that we open may let devices in the network join.

    Not behind a proxy or a tunnel: what comes from there looks as if it came from this machine.
    """
    here = host_is_loopback(arguments.host)
    return here and workers == 1 and not (arguments.no_open or arguments.trust or arguments.public_url)


def host_is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def teller(voice: Voice) -> Callable[[str], None]:
    """Says in the terminal that the network was opened, or closed."""

    def tell(link: str) -> None:
        line = (
            voice.text("cli-network-open", {"address": f"{link}/"})
            if link
            else voice.text("cli-network-closed")
        )
        print(line, flush=True)

    return tell


def show(made: socket.socket, address: str) -> None:
    """Open the browser as soon as the server answers."""
    host, port = made.getsockname()[:2]
    for _attempt in range(100):
        with socket.socket(made.family) as knock:
            if not knock.connect_ex((host, port)):
                webbrowser.open(address)
                return
        time.sleep(0.1)
