"""Bots think in separate processes: a thinking bot never delays a table, its own or another."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, NamedTuple

import msgspec

from gobelet import api, bots
from gobelet.bots.coaching import all_hints
from gobelet.bots.mind import NO_MIND, mind_of
from gobelet.bots.planner import Wishes, planner_of
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.core.view import View
from gobelet.interrupted import deaf_children, die_with_parent
from gobelet.server.games import worlds

QUICK: Final = frozenset(("random", "greedy", "expert", "learned"))  # bots that answer in a few milliseconds
BUDGET: Final = 0.8  # seconds for an answer of one that takes its time
LEAST: Final = 0.02  # seconds that it is given in any case
PATIENCE: Final = 10.0  # seconds after which we answer without them

Hinted = tuple[int, str, dict[str, Any]]  # an option, and what to say about it
ADVISER: Final = "expert"


class Weighed(NamedTuple):
    """Hints, and the option to take; None where no bot knows the game."""

    hints: list[Hinted]
    best: int | None


logger = logging.getLogger(__name__)


# --- in a process of the pool -------------------------------------------------------------------------------


def decide(world: bytes, bot: str, seed: int, budget: float) -> list[int]:
    """The parts of an answer of this world's seat."""
    told = msgspec.json.decode(world)
    game = worlds.read(told)
    return list(answer(game, told["seat"], bots.make(bot, seed, time.perf_counter), budget))


def answer(game: Game, seat: Seat, bot: bots.Bot, budget: float) -> Parts:
    """One part after the other, until the answer is whole. `game` is a world of the seat's."""
    question, serial = game.question, game.serial
    assert question is not None
    until = time.perf_counter() + budget
    parts: list[int] = []
    while game.serial == serial and not game.over and seat in game.waiting:
        part = bot.decide(api.view(game, seat), question, max(LEAST, until - time.perf_counter()))
        game.answer(seat, part)
        parts.append(part)
    return tuple(parts)


def follow(world: bytes, wishes: Wishes, seed: int) -> list[int]:
    """The parts of the answer that this world's seat has planned; none if the plan does not say it."""
    told = msgspec.json.decode(world)
    game, seat = worlds.read(told), told["seat"]
    question, serial = game.question, game.serial
    assert question is not None
    planner = planner_of(game.ruleset)
    parts: list[int] = []
    while game.serial == serial and not game.over and seat in game.waiting:
        part = planner.answer(api.view(game, seat), question, wishes, seed)
        if part is None:
            return []
        game.answer(seat, part)
        parts.append(part)
    return parts


def weigh(world: bytes) -> Weighed:
    """What there is to say about the options of this world's seat, and which of them the expert takes."""
    told = msgspec.json.decode(world)
    return weighed(api.view(worlds.read(told), told["seat"]))


def weighed(seen: View) -> Weighed:
    found = [(hint.option, hint.id, hint.facts) for hint in all_hints(seen)]
    if not found or seen.question is None or mind_of(seen.ruleset) is NO_MIND:
        return Weighed(found, None)
    return Weighed(found, bots.make(ADVISER, 0).decide(seen, seen.question, 0.0))


# --- in the server ------------------------------------------------------------------------------------------


def default(game: Game, seat: Seat) -> Parts:
    """The harmless answer, for a bot that gives none."""
    trial = game.copy()
    serial = trial.serial
    parts: list[int] = []
    while trial.serial == serial and not trial.over and seat in trial.waiting:
        parts.append(trial.default(seat))
        trial.answer(seat, parts[-1])
    return tuple(parts)


def world_of(seen: View) -> bytes:
    """All that a bot gets: a world made of its seat's view, and of nothing else."""
    return msgspec.json.encode(worlds.write(seen, secrets.randbits(31)))


class DeafProcess(SpawnProcess):
    """A pool starts its processes one by one, when it is given work: each is deaf to Ctrl-C."""

    def start(self) -> None:
        with deaf_children():
            super().start()


class DeafContext(SpawnContext):  # the server has threads: no fork
    Process = DeafProcess


class Pool:
    """Some processes, started when they are first wanted."""

    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        self.processes: Final = processes
        self.patience: Final = patience
        self.executor: Executor | None = None
        self.queue = 0  # what is being thought about, or waits for it

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:
        if self.executor is None:
            self.executor = ProcessPoolExecutor(self.processes, DeafContext(), die_with_parent)
        self.queue += 1
        try:
            thought = asyncio.get_running_loop().run_in_executor(self.executor, work, *arguments)
            return await asyncio.wait_for(thought, self.patience)
        except BrokenProcessPool:
            self.close()  # one of its processes was killed: a new pool next time
            raise
        finally:
            self.queue -= 1

    def close(self) -> None:
        if self.executor is not None:
            self.executor.shutdown(wait=False)
            self.executor = None


class Thinkers:
    """Two pools: quick bots never wait for those that take their time."""

    def __init__(self, processes: int) -> None:
        self.quick: Final = Pool(1)
        self.slow: Final = Pool(processes)
        self.thinking = 0  # bots in open questions; in a window only those think that can react

    async def think(self, game: Game, seat: Seat, bot: str, seconds: float) -> Parts:
        """What this bot answers for that seat within these seconds, knowing what the seat knows."""
        pool = self.quick if bot in QUICK else self.slow
        counted = 1 if game.question is not None and game.question.open_seats else 0
        self.thinking += counted
        try:
            budget = min(seconds, BUDGET) * pool.processes / max(pool.processes, pool.queue + 1)
            world = world_of(api.view(game, seat))
            return tuple(await pool.run(decide, world, bot, secrets.randbits(31), max(LEAST, budget)))
        except Exception:
            logger.exception("the bot %s has no answer", bot)
            return default(game, seat)
        finally:
            self.thinking -= counted

    async def think_alike(self, game: Game, seat: Seat, bot: str, key: str) -> Parts:
        """The same answer to everybody who has come to this position, as the seat sees it, with this key.

        The world and the bot's own chance follow from these alone. A bot that fails has no other answer.
        """
        world = msgspec.json.encode(worlds.write(api.view(game, seat), 0))
        seed = blake2b(world, key=bytes.fromhex(key), digest_size=4, person=b"gobelet-bots").digest()
        pool = self.quick if bot in QUICK else self.slow
        return tuple(await pool.run(decide, world, bot, int.from_bytes(seed, "big") >> 1, BUDGET))

    async def follow(self, game: Game, seat: Seat, wishes: Wishes) -> Parts:
        """What this seat has planned to answer, from what it knows; nothing if the plan does not say it."""
        try:
            world = world_of(api.view(game, seat))
            return tuple(await self.quick.run(follow, world, wishes, secrets.randbits(31)))
        except Exception:
            logger.exception("a plan has no answer")
            return ()

    async def hint(self, seen: View) -> Weighed:
        """Hints for the options of a seat, from its view only."""
        try:
            found: Weighed = await self.slow.run(weigh, world_of(seen))
            return found
        except Exception:
            logger.exception("there are no hints")
            return Weighed([], None)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()
