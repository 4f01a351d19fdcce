"""Processes that play games, each watched through its black box and replaced when it hangs or dies.

The standard pool of processes is no help here: it breaks as a whole when one of them is killed.
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from pickle import UnpicklingError
from typing import Any, Final

from gobelet.arena import finding_bots
from gobelet.arena.blackbox import BlackBox, shared_box
from gobelet.arena.match import Match, lost_in_box, too_late
from gobelet.arena.outcome import Fault, Outcome
from gobelet.arena.plan import Plan
from gobelet.core.errors import BadRequest
from gobelet.interrupted import deaf_children, die_with_parent

Job = list[tuple[int, int]]  # (seed, turn) of games to be played one after the other
TICK: Final = 0.2  # seconds between two looks at the black boxes
GRACE: Final = 0.5  # extra seconds: a late bot that returns is judged by its own process
MOST_DEATHS: Final = 3  # in a row, of workers that die while no bot is thinking: no bot is at fault


def work(plan: Plan, makers: bytes | None, keep: bool, cells: Any, line: Connection) -> None:
    """The life of a worker: play the jobs that come, send each outcome, and None when a job is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the watcher ends us
    die_with_parent()
    os.dup2(2, 1)  # what bots print is not the arena's output
    found = load_makers(plan, makers)
    box = BlackBox(cells)
    line.send(None)
    while True:
        job: Job = line.recv()
        for seed, turn in job:
            line.send(Match(plan, found, seed, turn, box).play(keep))
        line.send(None)


def load_makers(plan: Plan, makers: bytes | None) -> list[finding_bots.Maker]:
    """By their names; or as they were sent along, for bots that are installed elsewhere."""
    if makers is None:
        return [finding_bots.find(bot) for bot in plan.bots]
    from ray import cloudpickle

    found: list[finding_bots.Maker] = cloudpickle.loads(makers)
    return found


class Worker:
    """One process, its line, and what it still has to play."""

    def __init__(self, plan: Plan, makers: bytes | None, keep: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self.plan = plan
        self.box = shared_box(context)
        self.left: deque[tuple[int, int]] = deque()
        self.ready = False
        self.line, far_end = context.Pipe()
        self.process = context.Process(
            target=work, args=(plan, makers, keep, self.box.cells, far_end), daemon=True
        )
        with deaf_children():
            self.process.start()
        far_end.close()

    def give(self, job: Job) -> None:
        self.ready = False
        self.left = deque(job)
        self.line.send(job)

    def hear(self) -> Generator[Outcome, None, bool]:
        """Yields what the worker has sent; returns whether it is still alive."""
        try:
            while self.line.poll():
                said: Outcome | None = self.line.recv()
                if said is None:
                    self.ready = True
                else:
                    self.left.popleft()
                    yield said
        except (EOFError, OSError, UnpicklingError):  # it was killed, maybe in the middle of a message
            return False
        return True

    def hangs(self) -> bool:
        return self.box.thinking_for() > self.plan.patience + GRACE

    def end(self) -> None:
        self.process.kill()
        self.process.join()

    def epitaph(self) -> Outcome | None:
        """After the worker's end: its game, lost by the bot that was thinking; None if none was."""
        thinker = self.box.thinker()
        if not self.left or self.box.game() != self.left[0] or thinker < 0:
            return None
        self.left.popleft()
        if self.hangs():
            return lost_in_box(self.plan, self.box, too_late(thinker, self.box.thinking_for()))
        fault = Fault(thinker, "died", f"exit code {self.process.exitcode}")
        return lost_in_box(self.plan, self.box, fault)


class WorkerPool:
    """Plays jobs on several workers."""

    def __init__(self, plan: Plan, workers: int, keep: bool = False, makers: bytes | None = None) -> None:
        self.plan = plan
        self.keep = keep
        self.makers = makers
        self.deaths = 0  # in a row, without a bot that was thinking
        self.workers = [self._hire() for _number in range(workers)]

    def _hire(self) -> Worker:
        return Worker(self.plan, self.makers, self.keep)

    def play(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """The outcomes, as the games end."""
        waiting = iter(jobs)
        again: deque[Job] = deque()  # what a lost worker left behind
        while True:
            for worker in self.workers:
                if worker.ready:
                    job = again.popleft() if again else next(waiting, None)
                    if job is not None:
                        worker.give(job)
            if all(worker.ready for worker in self.workers):
                return
            wait([worker.line for worker in self.workers], TICK)
            for place, worker in enumerate(self.workers):
                killed = worker.hangs()
                if killed:
                    worker.end()
                if (yield from worker.hear()):
                    self.deaths = 0
                    continue
                worker.end()
                lost = worker.epitaph()
                if lost is not None:
                    yield lost
                elif not killed:
                    self._count_death(worker)
                if worker.left:
                    again.append(list(worker.left))
                self.workers[place] = self._hire()

    def _count_death(self, worker: Worker) -> None:
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise BadRequest("arena-workers-die", "", {"code": str(worker.process.exitcode)})

    def close(self) -> None:
        for worker in self.workers:
            worker.end()
