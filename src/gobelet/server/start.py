"""Starting the server: sockets and workers."""

import errno
import os
import socket
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from litestar.types import ASGIApp

from gobelet.server.app import make_app
from gobelet.server.config import Config, to_environment
from gobelet.server.logs import set_up_logs
from gobelet.server.web import metrics, shared_buckets
from gobelet.server.web.limits import KINDS
from gobelet.server.web.network import Network
from gobelet.server.web.slow_requests import Impatient
from gobelet.server.web.sockets import MOST_BYTES

APP: Final = "gobelet.server.app:from_command_line"
ATTEMPTS: Final = 10  # at finding a port that is free at both addresses


def listen(host: str, port: int) -> socket.socket:
    """The socket that all workers share. Port 0: any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP: only through such sockets does asyncio send small messages at once.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    made.set_inheritable(True)
    return made


def listen_all(host: str, port: int) -> list[socket.socket]:
    """`localhost` has two addresses. Browsers may try either, so no other program must have one of them."""
    if host != "localhost":
        return [listen(host, port)]
    for _attempt in range(1 if port else ATTEMPTS):
        first = listen("127.0.0.1", port)
        try:
            return [first, listen("::1", first.getsockname()[1])]
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                return [first]  # there is no IPv6 here
            first.close()
            taken = error
    raise taken


def uvicorn_config(app: ASGIApp | str, workers: int = 1, trust: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        log_config=None,  # its lines are ours to format (logs.py)
        log_level="warning",
        access_log=False,  # addresses hold the ids of private tables
        http=Impatient,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=trust,  # uvicorn's own default believes this machine
        server_header=False,
        date_header=False,
    )


def run(
    config: Config,
    sockets: list[socket.socket],
    workers: int,
    network: Network,
    metrics_at: tuple[str, int] | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until stopped. Metrics are shown at an address of their own, or nowhere.

    `ready` is called when nothing is missing any more.
    """
    set_up_logs(config)
    if workers == 1:
        app = make_app(config, network)
        if metrics_at is not None:
            metrics.serve(app.lobby.metrics.registry, *metrics_at)
        server = uvicorn.Server(uvicorn_config(app, trust=config.trust))
        network.serve_with(server, sockets[0].getsockname()[1])
        ready()
        server.run(sockets=sockets)
        return
    from uvicorn.supervisors import Multiprocess

    with tempfile.TemporaryDirectory(prefix="gobelet-workers-") as folder:
        together = Path(folder) / "limits"
        shared_buckets.make(together, len(KINDS))
        to_environment(msgspec.structs.replace(config, limits=str(together)))
        if metrics_at is not None:
            # Every worker writes to this folder, and we, who start them, show the sum.
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            metrics.serve(metrics.all_workers(folder), *metrics_at)
        ready()
        Multiprocess(uvicorn_config(APP, workers, config.trust), sockets=sockets).run()
