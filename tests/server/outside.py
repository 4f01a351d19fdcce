"""Programs for tests: our server, PostgreSQL, Redis, each on a free port, thrown away afterwards."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

# Our PostgreSQL has no TLS. asyncpg asks for it first, and leaves an error if that is given up meanwhile.
os.environ["PGSSLMODE"] = "disable"
START = 240  # seconds in which a server has to answer: a busy machine takes its time


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def missing(program: str, why: str) -> None:
    """Skip, and say why; in CI nothing is skipped."""
    if os.environ.get("CI") == "true":
        raise AssertionError(f"{program} is not installed: {why}")
    pytest.skip(f"{program} is not installed: {why} (as root on Debian, scripts/test installs it)")


class Server:
    """`gobelet serve` as a process. It can be killed at any moment, and started again."""

    def __init__(self, database: str, *arguments: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        limits = ("--sockets", "10000", "--requests", "1000000")
        where = ("--no-open", "--port", str(self.port), "--database", database)
        self.command = [sys.executable, "-m", "gobelet", "serve", *where, *limits, *arguments]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, start_new_session=True)
        deadline = time.monotonic() + START
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server has stopped"
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9, without a word of warning."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator stops it."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(20)

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_error: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def find_program(name: str) -> str | None:
    """Debian keeps PostgreSQL's programs away from the PATH."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(places[0]) if places else None)


class PostgreSQL:
    """A PostgreSQL of our own. It can be stopped and started again, with what it holds."""

    def __init__(self, folder: str) -> None:
        initdb, postgres = find_program("initdb"), find_program("postgres")
        if initdb is None or postgres is None:
            missing("postgresql", "the server is tried on PostgreSQL, too")
        assert initdb is not None
        assert postgres is not None
        self.folder = folder
        self.user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL will not run as root
        if self.user is not None:
            shutil.chown(folder, self.user)
        settings = ["--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            [initdb, "-D", f"{folder}/data", *settings],
            check=True,
            stdout=subprocess.DEVNULL,
            user=self.user,
            cwd=folder,
        )
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        options = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-k", folder]
        self.command = [postgres, "-D", f"{folder}/data", "-p", str(self.port), *options]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self.user,
            cwd=self.folder,
        )
        # It takes connections before it answers them.
        asking = [find_program("pg_isready") or "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        deadline = time.monotonic() + START
        while subprocess.run(asking).returncode and time.monotonic() < deadline:
            time.sleep(0.02)

    def stop(self) -> None:
        """At once: who is connected is disconnected."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It stands still as a whole: connections stay open, and nobody answers."""
        assert self.process is not None
        pids = stop_tree(self.process.pid)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)


def stop_tree(pid: int) -> list[int]:
    """Stop a process and then those that it has started; whom."""
    os.kill(pid, signal.SIGSTOP)
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *[one for child in children for one in stop_tree(int(child))]]


@contextmanager
def restartable_postgresql() -> Iterator[PostgreSQL]:
    with tempfile.TemporaryDirectory(prefix="gobelet-postgresql-") as folder:
        server = PostgreSQL(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL of our own: the URL of an empty database."""
    with restartable_postgresql() as server:
        yield server.url


class Redis:
    """A Redis of our own. It can be killed and started again, at the same port."""

    def __init__(self) -> None:
        program = find_program("redis-server")
        if program is None:
            missing("redis-server", "several workers hear of each other through it")
        assert program is not None
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.command = [program, *options, "--dir", tempfile.gettempdir()]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        wait_for_port(self.port)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)


@contextmanager
def restartable_redis() -> Iterator[Redis]:
    server = Redis()
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def redis() -> Iterator[str]:
    """A Redis of our own: its URL."""
    with restartable_redis() as server:
        yield server.url


def wait_for_port(port: int) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.02)
    raise AssertionError(f"nobody listens at port {port}")
