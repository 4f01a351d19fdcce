"""A house for tests: a real server on a real port, in this process, with access to its lobby."""

import asyncio
import gc
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from litestar import Litestar

from gobelet.server import garbage
from gobelet.server.app import make_app, make_routes
from gobelet.server.clock import CLOCK, Clock
from gobelet.server.config import Config
from gobelet.server.garbage import Tidier
from gobelet.server.start import listen, uvicorn_config
from gobelet.server.storage import database as database_module
from gobelet.server.tables import lobby as lobby_module
from gobelet.server.tables.lobby import Lobby
from gobelet.server.tables.table import Table
from gobelet.server.web.network import Network
from tests.tiers import SOAK

T = TypeVar("T")
PATIENCE = 600 * max(SOAK, 1)  # seconds after which a test hangs, on any machine
QUICK = "/dev/shm" if Path("/dev/shm").is_dir() else None  # files in memory, where there are such
# Tests come from one address, and ask for much.
GENEROUS: dict[str, Any] = {
    "sockets": 10_000,
    "requests": 100_000.0,
    "creations": 100_000.0,
    "joins": 100_000.0,
    "messages": 100_000.0,
    "arrivals": 100_000.0,
    "reports": 100_000.0,
    "farewell": 0.05,
    "silence": float(PATIENCE),  # they do not ping, and a busy machine takes its time
}

IDLE_ROUTES: list[Litestar] = []  # making them takes longer than most tests


class Untidy(Tidier):
    """Does not look through all that tests have loaded: that takes longer than many of them."""

    def __init__(self, time: int) -> None:
        self.whole = time
        gc.freeze()
        gc.set_threshold(garbage.YOUNG, garbage.MIDDLE, garbage.NEVER)


lobby_module.Tidier = Untidy  # type: ignore[attr-defined] # test_tidying has the real one
# On a busy machine a connection takes seconds, and asyncpg raises aside if it is cancelled meanwhile.
lobby_module.SHUTTING = 20.0  # type: ignore[misc]
# PostgreSQL, too, may be slow there and is not away; test_database_away has the real patience.
database_module.PATIENCE = 120.0  # type: ignore[attr-defined]


class Prompt(uvicorn.Server):
    """Begins to shut down in the moment in which it shall; uvicorn's own looks ten times a second."""

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.005)


class House:
    def __init__(self, url: str, lobby: Lobby) -> None:
        self.url = url
        self.lobby = lobby

    async def table(self, id: str) -> Table:
        return await self.lobby.table(id)

    async def get(self, path: str, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.url, verify=False) as http:
            return await http.get(path, headers=headers)

    async def post(self, path: str, body: bytes, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.url, verify=False) as http:
            typed = {"content-type": "application/json", **headers}
            return await http.post(path, content=body, headers=typed)


@asynccontextmanager
async def house(
    database: str = "", clock: Clock = CLOCK, network: Network | None = None, **changes: Any
) -> AsyncIterator[House]:
    """A server for one test, which fails if it takes longer than `PATIENCE`.

    Bots think, and records are replayed, in a thread here: a process takes a second to start.
    """
    with tempfile.TemporaryDirectory(dir=QUICK) as folder, ThreadPoolExecutor(1) as pool:
        path = database or f"sqlite:///{Path(folder) / 'tables.db'}"
        config = Config(database=path, **{**GENEROUS, **changes})
        routes = IDLE_ROUTES.pop() if IDLE_ROUTES else make_routes()
        app = make_app(config, network, clock, routes)
        app.lobby.thinkers.quick.executor = app.lobby.thinkers.slow.executor = pool
        app.lobby.replayers.pool.executor = pool
        made = listen("127.0.0.1", 0)
        server = Prompt(uvicorn_config(app, trust=config.trust))
        if network is not None:
            network.serve_with(server, made.getsockname()[1])
        serving = asyncio.create_task(server.serve(sockets=[made]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        try:
            async with asyncio.timeout(PATIENCE):
                yield House(f"http://127.0.0.1:{made.getsockname()[1]}", app.lobby)
        finally:
            server.should_exit = True
            await serving
            made.close()
            IDLE_ROUTES.append(routes)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a loop of its own.

    Only for tests that need several loops: a server that comes back has nothing of the old loop, and programs
    run between two visits. anyio's plugin runs all other asynchronous tests.
    """
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


async def until(true: Callable[[], bool | Awaitable[bool]], seconds: float = 120.0) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while True:
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.005)
