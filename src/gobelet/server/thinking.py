"""Bots think in processes of their own: a thinking bot never delays a table, its own or another."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

import msgspec

from gobelet import api, bots
from gobelet.core.game import Game
from gobelet.core.kinds import Parts, Seat
from gobelet.server import worlds

BUDGET: Final = 0.5  # seconds for an answer, as bots are told
PATIENCE: Final = 10.0  # seconds after which we answer without them

logger = logging.getLogger(__name__)


def decide(world: bytes, bot: str, seed: int, budget: float) -> list[int]:
    """The parts of an answer of the seat that this world is for. Runs in a process of the pool."""
    told = msgspec.json.decode(world)
    game = worlds.read(told)
    return list(answer(game, told["seat"], bots.make(bot, seed), budget))


def answer(game: Game, seat: Seat, bot: bots.Bot, budget: float) -> Parts:
    """One part after the other, until the answer is whole. `game` is a world of the seat's."""
    question, serial = game.question, game.serial
    assert question is not None
    parts: list[int] = []
    while game.serial == serial and not game.over and seat in game.waiting:
        part = bot.decide(api.view(game, seat), question, budget)
        game.answer(seat, part)
        parts.append(part)
    return tuple(parts)


def default(game: Game, seat: Seat) -> Parts:
    """The harmless answer, for a bot that gives none."""
    trial = game.copy()
    serial = trial.serial
    parts: list[int] = []
    while trial.serial == serial and not trial.over and seat in trial.waiting:
        parts.append(trial.default(seat))
        trial.answer(seat, parts[-1])
    return tuple(parts)


def _die_with_parent() -> None:
    """A pool whose server was killed would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The pool. It is started when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: Executor | None = None
        self.queue = 0  # bots that think, or wait for it

    def _open(self) -> Executor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # the server has threads: no fork
            self.pool = ProcessPoolExecutor(self.processes, context, _die_with_parent)
        return self.pool

    async def think(self, game: Game, seat: Seat, bot: str) -> Parts:
        """What this bot answers for that seat, knowing what the seat knows."""
        self.queue += 1
        try:
            told = worlds.write(api.view(game, seat), secrets.randbits(31))
            world = msgspec.json.encode(told)
            loop = asyncio.get_running_loop()
            thought = loop.run_in_executor(self._open(), decide, world, bot, secrets.randbits(31), BUDGET)
            return tuple(await asyncio.wait_for(thought, PATIENCE))
        except Exception as error:
            logger.exception("the bot %s has no answer", bot)
            if isinstance(error, BrokenProcessPool):
                self.close()  # one of its processes was killed: a new pool next time
            return default(game, seat)
        finally:
            self.queue -= 1

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False)
            self.pool = None
