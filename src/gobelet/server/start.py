"""Starting the server: sockets, workers, and where its file lies by default."""

import os
import socket
import sys
import tempfile
from pathlib import Path
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from gobelet.server.app import make_app
from gobelet.server.config import TRUST, Config, to_environment
from gobelet.server.web import metrics
from gobelet.server.web.slow_requests import Impatient
from gobelet.server.web.sockets import MOST_BYTES

APP: Final = "gobelet.server.app:from_command_line"


def default_database() -> str:
    """A file of the user's, where their system keeps such files."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", str(Path.home())))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share")))
    folder = base / "gobelet"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def listen(host: str, port: int) -> socket.socket:
    """The socket that all workers share. Port 0: any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP: only through such sockets does asyncio send small messages at once.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, port))
    made.set_inheritable(True)
    return made


def uvicorn_config(app: ASGIApp | str, workers: int = 1) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
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
        forwarded_allow_ips=os.environ.get(TRUST, ""),  # uvicorn's own default believes this machine
        server_header=False,
        date_header=False,
    )


def run(config: Config, made: socket.socket, workers: int, metrics_at: tuple[str, int] | None = None) -> None:
    """Serve until stopped. Metrics are shown at an address of their own, or nowhere."""
    if workers == 1:
        app = make_app(config)
        if metrics_at is not None:
            metrics.serve(app.lobby.metrics.registry, *metrics_at)
        uvicorn.Server(uvicorn_config(app)).run(sockets=[made])
        return
    from uvicorn.supervisors import Multiprocess

    to_environment(config)
    if metrics_at is None:
        Multiprocess(uvicorn_config(APP, workers), sockets=[made]).run()
        return
    # Every worker writes to this folder, and we, who start them, show the sum.
    with tempfile.TemporaryDirectory(prefix="gobelet-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        metrics.serve(metrics.all_workers(folder), *metrics_at)
        Multiprocess(uvicorn_config(APP, workers), sockets=[made]).run()
