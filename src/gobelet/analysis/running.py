"""Making an analysis: games are played for every position and decision, in passes, here or on processes."""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import get_context
from typing import Final

from gobelet.analysis.accounts import Books
from gobelet.analysis.allotment import PILOT, allot
from gobelet.analysis.evaluators import evaluator_of
from gobelet.analysis.result import Analysis, AnalysisSettings
from gobelet.analysis.rollouts import Rollout
from gobelet.analysis.samples import SampleSets, Task, copy, lay_out, pour, sample
from gobelet.analysis.stages import Story, story_of
from gobelet.bots import BOTS
from gobelet.core.errors import BadRequest
from gobelet.core.record import Record
from gobelet.interrupted import Interrupted, deaf_children

ROLLOUTS: Final = 32
DEPTH: Final = 1  # rounds
DICE: Final = "seat"  # what rollouts share: see `AnalysisSettings`
FIRST: Final = 2  # games for each position and choice at first; every stage doubles them
PASS: Final = 4  # games of a task, at most
EVERY: Final = 10.0  # seconds between two results so far

Report = Callable[[int, int], None]  # how much is played, of how much: in games, if all got as many
SoFar = Callable[[Analysis], None]


def default_bot() -> str:
    return "expert" if "expert" in BOTS else "greedy"


def make_settings(
    bot: str = "", tries: int = 0, seed: int = 1, depth: int = DEPTH, evaluator: str = "formula"
) -> AnalysisSettings:
    """The expert by default. `depth` 0 plays to the end, which takes long."""
    evaluator_of(evaluator)
    bot = bot or default_bot()
    if bot not in BOTS:
        raise BadRequest("unknown-bot", "", {"bot": bot, "known": tuple(BOTS)})
    try:
        program = version("gobelet")
    except PackageNotFoundError:  # run from its source
        program = ""
    return AnalysisSettings(
        bot=bot, depth=depth, tries=tries, seed=seed, version=program, evaluator=evaluator, dice=DICE
    )


def analyse(
    record: Record,
    settings: AnalysisSettings | None = None,
    *,
    rollouts: int = ROLLOUTS,
    seconds: float | None = None,
    workers: int = 0,
    before: Analysis | None = None,
    report: Report | None = None,
    so_far: SoFar | None = None,
    every: float = EVERY,
) -> Analysis:
    """What each roll and each decision of a recorded game was worth.

    As much is played as `rollouts` games from every position and for every choice would take; after the
    first eight of each, more of them where figures are uncertain. After `seconds` no new ones begin, even if
    some are missing. `before` is an earlier analysis of the same game with the same settings: its games
    count, and only the missing ones are played. With 0 `workers` everything runs in this process. The same
    arguments give the same figures, unless time runs out.

    `so_far` gets the result while it becomes better: as soon as there are two games of each, and
    then each time that `every` seconds have passed.
    """
    settings = settings or make_settings()
    story = story_of(record)
    same = before is not None and (before.fingerprint, before.settings) == (record.fingerprint, settings)
    heaps, tasks = lay_out(story, settings, before.heaps if before is not None and same else {})
    until = time.monotonic() + seconds if seconds is not None else None
    told = 0.0  # when the last result so far was

    def close() -> Analysis:
        return Books(story, settings, heaps, tasks).close()

    def pause() -> None:
        nonlocal told
        if so_far is not None and (not told or time.monotonic() > told + every):
            kept = {key: [copy(heap) for heap in some] for key, some in heaps.items()}  # more will be added
            so_far(Books(story, settings, kept, tasks).close())
            told = time.monotonic()

    run = _Run(story, settings, heaps, tasks, rollouts, report, pause)
    try:
        run.play(workers, until)
    except KeyboardInterrupt:
        raise Interrupted(close()) from None
    return close()


class _Run:
    def __init__(
        self,
        story: Story,
        settings: AnalysisSettings,
        heaps: SampleSets,
        tasks: list[Task],
        rollouts: int,
        report: Report | None,
        pause: Callable[[], None],
    ) -> None:
        self.story = story
        self.settings = settings
        self.heaps = heaps
        self.tasks = tasks
        self.rollouts = rollouts
        self.report = report
        self.pause = pause  # called when each has some games, and whenever some more are there
        self.given = {task.key: heaps[task.key][0].games for task in tasks}  # games that are given out
        self.early: dict[tuple[str, int], list[list[Rollout]]] = {}  # played before those that come first
        self.total = rollouts * sum([len(task.choices) for task in tasks])
        self.stage = (0, 0)  # rollouts before this stage and after it
        self.left = self.missing = 0  # games of this stage: still to be played, and at its start

    def play(self, workers: int, until: float | None) -> None:
        if workers == 0:
            for tasks in self._stages():
                for task in tasks:
                    if until is not None and time.monotonic() > until:
                        return
                    self._take(task, sample(self.story, self.settings, task))
            return
        context = get_context("spawn")
        given = (self.settings, self.story.record)
        pool = ProcessPoolExecutor(workers, context, _open_story, given)
        try:
            for tasks in self._stages():
                if not self._play_on(pool, workers, until, tasks):
                    return
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def _play_on(
        self, pool: ProcessPoolExecutor, workers: int, until: float | None, tasks: Iterator[Task]
    ) -> bool:
        """One stage, to its end: the next one depends on its results. Whether there was time for it."""
        running: dict[Future[list[list[Rollout]]], Task] = {}
        more, in_time = True, True
        while more or running:
            while more and len(running) < 3 * workers:
                task = next(tasks, None)
                in_time = until is None or time.monotonic() < until
                more = task is not None and in_time
                if task is not None and more:
                    with deaf_children():
                        running[pool.submit(_sample, task)] = task
            for future in wait(running, return_when=FIRST_COMPLETED).done if running else ():
                self._take(running.pop(future), future.result())
        return in_time

    def _take(self, task: Task, found: list[list[Rollout]]) -> None:
        """Adds games in their order, no matter which process was the quickest."""
        heaps = self.heaps[task.key]
        self.early[task.key, task.first] = found
        while (task.key, heaps[0].games) in self.early:
            pour(heaps, self.early.pop((task.key, heaps[0].games)))
        self.left -= task.games * len(task.choices)
        if self.report is not None:
            before, after = self.stage
            share = (after - (after - before) * self.left / self.missing) / self.rollouts
            self.report(round(share * self.total), self.total)
        if self.stage[0]:
            self.pause()

    def _stages(self) -> Iterator[Iterator[Task]]:
        """First some games of each, and then as many again where they teach most; and so on.

        What a stage plays depends on the games before it only, not on time or on who played them.
        """
        before, goal = 0, min(FIRST, self.rollouts)
        while before < self.rollouts:
            if goal <= PILOT:
                goals = dict.fromkeys(self.given, goal)
            else:
                goals = allot(self.story, self.tasks, self.heaps, self.settings.bot, goal)
            self.stage = (before, goal)
            self.missing = self.left = sum(
                [len(task.choices) * max(0, goals[task.key] - self.given[task.key]) for task in self.tasks]
            )
            if self.missing:
                yield self._in_turn(goals)
                self.pause()
            before, goal = goal, min(2 * goal, self.rollouts)

    def _in_turn(self, goals: dict[str, int]) -> Iterator[Task]:
        """A few games of each task that misses some; those that miss most last longest."""
        waiting = [task for task in self.tasks if self.given[task.key] < goals[task.key]]
        while waiting:
            for task in waiting:
                first = self.given[task.key]
                self.given[task.key] = min(goals[task.key], first + PASS)
                yield task._replace(first=first, games=self.given[task.key] - first)
            waiting = [task for task in waiting if self.given[task.key] < goals[task.key]]


_STORY: list[tuple[Story, AnalysisSettings]] = []  # of this process, if it is one of the pool


def _open_story(settings: AnalysisSettings, record: Record) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
    _STORY.append((story_of(record), settings))


def _sample(task: Task) -> list[list[Rollout]]:
    story, settings = _STORY[-1]
    return sample(story, settings, task)
