"""`gobelet serve`: tables online, for this machine or for everybody."""

import errno
import secrets
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

from gobelet.cli.arguments import Arguments
from gobelet.cli.build import build_line
from gobelet.cli.exit_codes import DONE
from gobelet.cli.server_options import add_settings, settings_from
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.settings.configuring import EVERYWHERE, config_of, metrics_address
from gobelet.server.settings.server_settings import ServerSettings
from gobelet.server.settings.sources import Gathered
from gobelet.server.start import listen_all
from gobelet.server.start import run as run_server
from gobelet.server.start_checks import check_outside
from gobelet.server.web.addresses import machine_addresses
from gobelet.server.web.network import Network

PORT: Final = 8080
NO_ADDRESS: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL)


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    gathered = read(words, voice)
    settings, config = gathered.settings, config_of(gathered)
    metrics_at = metrics_address(settings.metrics, gathered.where("metrics")) if settings.metrics else None
    sockets = open_port(gathered)
    check_outside(config)
    address = address_of(settings.host, sockets[0])
    key = secrets.token_urlsafe(32) if may_open_network(settings) else ""

    def ready() -> None:
        print(voice.text("cli-serving", {"address": address}))
        if settings.host in EVERYWHERE:
            for line in others(voice, sockets[0].getsockname()[1]):
                print(line)
        print(build_line(voice), flush=True)
        if not settings.no_open:
            opened = f"{address}#house={key}" if key else address
            threading.Thread(target=show, args=(sockets[0], opened), daemon=True).start()

    run_server(config, sockets, settings.workers, Network(key, report=teller(voice)), metrics_at, ready)
    return DONE


def read(words: list[str], voice: Voice) -> Gathered:
    arguments = Arguments(voice, "serve", "cli-about-serve")
    add_settings(arguments)
    return settings_from(arguments.read(words))


def open_port(gathered: Gathered) -> list[socket.socket]:
    """The port that was named; if none was and the usual one is taken, any."""
    host, port = gathered.settings.host, gathered.settings.port
    try:
        if port is None:
            try:
                return listen_all(host, PORT)
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise
                return listen_all(host, 0)
        return listen_all(host, port)
    except (OSError, UnicodeError) as error:
        raise _not_opened(gathered, error) from error


def _not_opened(gathered: Gathered, error: OSError | UnicodeError) -> BadRequest:
    host, port = gathered.settings.host, gathered.settings.port or PORT
    if not isinstance(error, OSError) or isinstance(error, socket.gaierror) or error.errno in NO_ADDRESS:
        return BadRequest("start-host-unknown", "", {"host": host, "where": gathered.where("host")})
    reason, where = error.strerror or "", gathered.where("port")
    return BadRequest(
        "start-port-taken", "", {"host": host, "port": str(port), "reason": reason, "where": where}
    )


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


def may_open_network(settings: ServerSettings) -> bool:
    """Whether the browser that we open may let devices in the network join.

    Not behind a proxy or a tunnel: what comes from there looks as if it came from this machine.
    """
    here = host_is_loopback(settings.host) and settings.workers == 1
    return here and not (settings.no_open or settings.trust or settings.public_url)


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
