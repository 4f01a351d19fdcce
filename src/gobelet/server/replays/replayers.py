"""Records are replayed in processes of their own: however long one takes, no table waits for it."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from gobelet.core.errors import BadRecord, GobeletError
from gobelet.server.tables.bot_pool import Pool
from gobelet.server.web.limits import Turns

AT_ONCE: Final = 2  # records replayed at the same time, however many ask
PATIENCE: Final = 120.0  # seconds; a replay gives up by itself before that (frames.MOST_SECONDS)

T = TypeVar("T")


def attempt(work: Callable[..., T], *arguments: object) -> T:
    """In a process of the pool. An error comes back as one that can be sent: without its game."""
    try:
        return work(*arguments)
    except GobeletError as error:
        raise BadRecord(error.id, error.rule, error.facts) from None


class Replayers:
    """One record at a time for each address."""

    def __init__(self) -> None:
        self.pool: Final = Pool(AT_ONCE, PATIENCE)
        self.turns: Final = Turns()

    async def run(self, address: str, work: Callable[..., T], *arguments: object) -> T:
        async with self.turns.turn(address):
            done: Any = await self.pool.run(attempt, work, *arguments)
            found: T = done
            return found

    def close(self) -> None:
        self.pool.close()
