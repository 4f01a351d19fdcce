"""What there is to sample: positions and decisions, and the heaps that their games are added to."""

from typing import NamedTuple

from gobelet.analysis.result import AnalysisSettings, Samples
from gobelet.analysis.rollouts import Rollout, from_here, seed_of, tried
from gobelet.analysis.stages import Stage, Story, suggestion
from gobelet.bots import make
from gobelet.core.names import Parts, Seat

SampleSets = dict[str, list[Samples]]


class Task(NamedTuple):
    """Some more games for one heap: those numbered first, first + 1, …"""

    key: str
    stage: int
    seat: Seat  # whose decision; -1 for a position
    choices: tuple[Parts, ...]
    first: int
    games: int


def position_key(moment: int) -> str:
    return f"position {moment}"


def decision_key(moment: int, seat: Seat) -> str:
    return f"decision {moment} {seat}"


def needs_value(story: Story, stage: int) -> bool:
    """At the start and after chance. Elsewhere the value follows from what was decided."""
    if stage == len(story.stages) and story.end.over:
        return False
    return stage == 0 or story.stages[stage - 1].chance


def lay_out(story: Story, settings: AnalysisSettings, before: SampleSets) -> tuple[SampleSets, list[Task]]:
    """A heap for everything to be sampled, with the games that were played before; and a task for each."""
    heaps: SampleSets = {}
    tasks: list[Task] = []
    games = [stage.game for stage in story.stages] + [story.end]
    for number, game in enumerate(games):
        if needs_value(story, number):
            key = position_key(game.serial)
            _heap_up(heaps, tasks, before, Task(key, number, -1, ((),), 0, 0), ("",))
    for number, stage in enumerate(story.stages):
        for seat, played in stage.answers:
            choices = candidates(stage, seat, played, settings)
            if len(choices) > 1:
                key = decision_key(stage.moment, seat)
                task = Task(key, number, seat, tuple(choices), 0, 0)
                _heap_up(heaps, tasks, before, task, tuple(choices.values()))
    return heaps, tasks


def copy(heap: Samples) -> Samples:
    return Samples(heap.won[:], heap.parts, heap.by, heap.questions)


def _heap_up(
    heaps: SampleSets, tasks: list[Task], before: SampleSets, task: Task, names: tuple[str, ...]
) -> None:
    new = [Samples([], list(parts), by) for parts, by in zip(task.choices, names, strict=True)]
    old = before.get(task.key, [])
    same = [(heap.parts, heap.by) for heap in old] == [(heap.parts, heap.by) for heap in new]
    heaps[task.key] = [copy(heap) for heap in old] if same else new
    tasks.append(task)


def candidates(stage: Stage, seat: Seat, played: Parts, settings: AnalysisSettings) -> dict[Parts, str]:
    """What was played, what the bots would play, and a few others; each with who chose it."""
    found: dict[Parts, str] = {played: "played"}
    seed = seed_of(settings.seed, stage.moment, seat)
    for name in dict.fromkeys((settings.bot, "greedy")):
        found.setdefault(suggestion(stage.game, seat, make(name, seed)), name)
    options = list(stage.game.options(seat))
    for number in range(settings.tries):
        if not options:
            break
        first = options.pop(seed_of(seed, number) % len(options))
        trial = stage.game.copy()
        trial.answer(seat, first)
        more = trial.serial == stage.moment and trial.waiting_seats >> seat & 1
        rest = suggestion(trial, seat, make(settings.bot, seed)) if more else ()
        found.setdefault((first, *rest), "tried")
    return found


def best_advice(heaps: list[Samples], bot: str) -> Samples:
    """The choice of the bot that the analysis plays with: what was played, if the bot agrees."""
    return next((heap for heap in heaps if heap.by == bot), heaps[0])


def sample(story: Story, settings: AnalysisSettings, task: Task) -> list[list[Rollout]]:
    """Play a task's games, choice by choice."""
    found: list[list[Rollout]] = [[] for _choice in task.choices]
    at_end = task.stage == len(story.stages)
    game = story.end if at_end else story.stages[task.stage].game
    for number in range(task.first, task.first + task.games):
        if task.seat < 0:  # all positions share their dice: what differs between two is what happened between
            found[0].append(from_here(game, settings, seed_of(settings.seed, number)))
        else:  # decisions don't, so that their errors are independent
            seed = seed_of(settings.seed, task.key, number)
            for place, rollout in enumerate(tried(game, task.seat, task.choices, settings, seed)):
                found[place].append(rollout)
    return found


def pour(heaps: list[Samples], found: list[list[Rollout]]) -> None:
    for heap, more in zip(heaps, found, strict=True):
        heap.won.extend([rollout.won for rollout in more])
        heap.questions += sum([rollout.questions for rollout in more])
