"""A house for tests: a real server on a real port, in this process, with access to its lobby."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from gobelet.server.app import make_app
from gobelet.server.clock import CLOCK, Clock
from gobelet.server.config import Config
from gobelet.server.start import listen, uvicorn_config
from gobelet.server.tables.lobby import Lobby
from gobelet.server.tables.table import Table
from gobelet.server.web.network import Network
from tests.tiers import SOAK

T = TypeVar("T")
PATIENCE = 120 * max(SOAK, 1)  # seconds that a test may take
QUICK = "/dev/shm" if Path("/dev/shm").is_dir() else None  # files in memory, where there are such
# Tests come from one address, and ask for much.
GENEROUS: dict[str, Any] = {
    "sockets": 10_000,
    "requests": 100_000.0,
    "creations": 100_000.0,
    "joins": 100_000.0,
    "messages": 100_000.0,
    "farewell": 0.05,
}


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
        app = make_app(Config(database=path, **{**GENEROUS, **changes}), network, clock)
        app.lobby.thinkers.quick.executor = app.lobby.thinkers.slow.executor = pool
        app.lobby.replayers.pool.executor = pool
        made = listen("127.0.0.1", 0)
        server = uvicorn.Server(uvicorn_config(app))
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


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a loop of its own.

    Only for tests that need several loops: a server that comes back has nothing of the old loop, and programs
    run between two visits. anyio's plugin runs all other asynchronous tests.
    """
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


async def until(true: Callable[[], bool | Awaitable[bool]], seconds: float = 10.0) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while True:
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.005)
