"""Making an analysis: games are played for every position and decision, in passes, here or on processes."""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import get_context
from typing import Final

from gobelet.analysis.accounts import Books
from gobelet.analysis.result import Analysis, AnalysisSettings
from gobelet.analysis.samples import SampleSets, Task, lay_out, pour, sample
from gobelet.analysis.stages import Story, story_of
from gobelet.bots import BOTS
from gobelet.core.errors import BadRequest
from gobelet.core.record import Record
from gobelet.interrupted import Interrupted, deaf_children

ROLLOUTS: Final = 32
DEPTH: Final = 1  # rounds
PASS: Final = 4  # games for each position in the first pass, and of a task; later passes double them

Report = Callable[[int, int], None]  # games played, of how many


def default_bot() -> str:
    return "expert" if "expert" in BOTS else "greedy"


def make_settings(bot: str = "", tries: int = 0, seed: int = 1, depth: int = DEPTH) -> AnalysisSettings:
    """The expert by default. `depth` 0 plays to the end, which takes long."""
    bot = bot or default_bot()
    if bot not in BOTS:
        raise BadRequest("unknown-bot", "", {"bot": bot, "known": tuple(BOTS)})
    try:
        program = version("gobelet")
    except PackageNotFoundError:  # run from its source
        program = ""
    return AnalysisSettings(bot=bot, depth=depth, tries=tries, seed=seed, version=program)


def analyse(
    record: Record,
    settings: AnalysisSettings | None = None,
    *,
    rollouts: int = ROLLOUTS,
    seconds: float | None = None,
    workers: int = 0,
    before: Analysis | None = None,
    report: Report | None = None,
) -> Analysis:
    """What each roll and each decision of a recorded game was worth.

    `rollouts` games are played on from every position and for every choice that is compared. After `seconds`
    no new ones begin, even if some are missing. `before` is an earlier analysis of the same game with the
    same settings: its games count, and only the missing ones are played. With 0 `workers` everything runs in
    this process. The same arguments give the same figures, unless time runs out.
    """
    settings = settings or make_settings()
    story = story_of(record)
    same = before is not None and (before.fingerprint, before.settings) == (record.fingerprint, settings)
    heaps, tasks = lay_out(story, settings, before.heaps if before is not None and same else {})
    until = time.monotonic() + seconds if seconds is not None else None
    run = _Run(story, settings, heaps, tasks, rollouts, report)
    try:
        run.play(workers, until)
    except KeyboardInterrupt:
        raise Interrupted(Books(story, settings, heaps).close()) from None
    return Books(story, settings, heaps).close()


class _Run:
    def __init__(
        self,
        story: Story,
        settings: AnalysisSettings,
        heaps: SampleSets,
        tasks: list[Task],
        rollouts: int,
        report: Report | None,
    ) -> None:
        self.story = story
        self.settings = settings
        self.heaps = heaps
        self.tasks = tasks
        self.rollouts = rollouts
        self.report = report
        self.given = {task.key: heaps[task.key][0].games for task in tasks}  # games that are given out
        self.early: dict[tuple[str, int], list[list[list[float]]]] = {}  # played before those that come first
        self.done = sum([min(rollouts, heap.games) for heaps_ in heaps.values() for heap in heaps_])
        self.total = rollouts * sum([len(task.choices) for task in tasks])

    def play(self, workers: int, until: float | None) -> None:
        if workers == 0:
            for task in self._passes():
                if until is not None and time.monotonic() > until:
                    return
                self._take(task, sample(self.story, self.settings, task))
            return
        context = get_context("spawn")
        given = (self.settings, self.story.record)
        pool = ProcessPoolExecutor(workers, context, _open_story, given)
        try:
            self._play_on(pool, workers, until)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def _play_on(self, pool: ProcessPoolExecutor, workers: int, until: float | None) -> None:
        running: dict[Future[list[list[list[float]]]], Task] = {}
        tasks = self._passes()
        more = True
        while more or running:
            while more and len(running) < 3 * workers:
                task = next(tasks, None)
                more = task is not None and (until is None or time.monotonic() < until)
                if task is not None and more:
                    with deaf_children():
                        running[pool.submit(_sample, task)] = task
            for future in wait(running, return_when=FIRST_COMPLETED).done if running else ():
                self._take(running.pop(future), future.result())

    def _take(self, task: Task, won: list[list[list[float]]]) -> None:
        """Adds games in their order, no matter which process was the quickest."""
        heaps = self.heaps[task.key]
        self.early[task.key, task.first] = won
        while (task.key, heaps[0].games) in self.early:
            pour(heaps, self.early.pop((task.key, heaps[0].games)))
        self.done += task.games * len(task.choices)
        if self.report is not None:
            self.report(self.done, self.total)

    def _passes(self) -> Iterator[Task]:
        """All tasks, a few games each; then as many again; and so on."""
        goal = 0
        while goal < self.rollouts:
            goal = min(max(PASS, 2 * goal), self.rollouts)
            for task in self.tasks:
                while self.given[task.key] < goal:
                    first = self.given[task.key]
                    self.given[task.key] = min(goal, first + PASS)
                    yield task._replace(first=first, games=self.given[task.key] - first)


_STORY: list[tuple[Story, AnalysisSettings]] = []  # of this process, if it is one of the pool


def _open_story(settings: AnalysisSettings, record: Record) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
    _STORY.append((story_of(record), settings))


def _sample(task: Task) -> list[list[list[float]]]:
    story, settings = _STORY[-1]
    return sample(story, settings, task)
