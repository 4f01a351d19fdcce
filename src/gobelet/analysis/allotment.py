"""Which positions and decisions get the next rollouts: those from which the figures learn most.

All get a few at first, the pilot. Then each gets as many as it spreads, and fewer the longer its games take
(Neyman): that makes the errors of the sums as small as the work allows. Spreads are estimates, too. So each
is pulled towards its neighbours' of the same round: a choice that decides one game in ten may not have
shown it in the pilot.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from gobelet.analysis.result import Samples
from gobelet.analysis.samples import SampleSets, Task, best_advice
from gobelet.analysis.stages import Story

PILOT: Final = 8  # games of each before spreads are believed
NEIGHBOURS: Final = 2.0  # how many games the spread of the neighbours counts for
TOP: Final = 10  # the most costly decisions, which are looked at most

# Shares of the work: for the curve and the luck of rolls, for the costs of the worst decisions, for skill.
CURVE: Final = 0.25
COSTLY: Final = 0.15
SKILL: Final = 1 - CURVE - COSTLY


def squares_of(rows: Sequence[Sequence[float]]) -> list[float]:
    """Of each column: the sum of squares around its mean."""
    n = len(rows)
    found: list[float] = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / n
        found.append(sum([(value - mean) ** 2 for value in column]))
    return found


def apart(heap: Samples, other: Samples) -> list[list[float]]:
    """Game by game, how much better one choice did than another, for each seat."""
    return [
        [a - b for a, b in zip(mine, theirs, strict=True)]
        for mine, theirs in zip(heap.won, other.won, strict=True)
    ]


def effect_rows(heaps: list[Samples], bot: str) -> list[list[float]]:
    """What a decision did, game by game; nothing, if the bot would have done the same."""
    advice = best_advice(heaps, bot)
    return apart(advice, heaps[0]) if advice is not heaps[0] else []


class Spreads:
    """The variance of one game, for each seat, of some tasks; pulled towards those of the same round."""

    def __init__(self, story: Story) -> None:
        self.story: Final = story
        self.squares: Final[dict[str, tuple[int, list[float]]]] = {}  # with the degrees of freedom
        self.rounds: Final[dict[str, int]] = {}
        self.pools: dict[int, tuple[int, list[float]]] = {}

    def add(self, task: Task, rows: list[list[float]]) -> None:
        """The games of a task: what is to be measured, for each seat."""
        if not rows:
            return
        at_end = task.stage == len(self.story.stages)
        round = self.story.end.round if at_end else self.story.stages[task.stage].round
        squares = squares_of(rows)
        self.squares[task.key] = (len(rows) - 1, squares)
        self.rounds[task.key] = round
        games, sums = self.pools.get(round, (0, [0.0] * len(squares)))
        both = [a + b for a, b in zip(sums, squares, strict=True)]
        self.pools[round] = (games + len(rows) - 1, both)

    def of(self, key: str) -> list[float]:
        """The variances of a task; nothing, if it was not measured."""
        if key not in self.squares:
            return []
        games, squares = self.squares[key]
        pooled, sums = self.pools[self.rounds[key]]
        if not pooled:  # one game each: nothing is known yet
            return [0.25] * len(squares)
        return [
            (square + NEIGHBOURS * total / pooled) / (games + NEIGHBOURS)
            for square, total in zip(squares, sums, strict=True)
        ]


def work_of(heaps: list[Samples]) -> float:
    """Of one more game of each choice."""
    return max(1.0, sum([heap.questions for heap in heaps]) / max(1, heaps[0].games))


def effect_spreads(story: Story, tasks: Sequence[Task], heaps: SampleSets, bot: str) -> Spreads:
    """How much single games differ in what the decisions did."""
    spreads = Spreads(story)
    for task in tasks:
        if task.seat >= 0 and heaps[task.key][0].games:
            spreads.add(task, effect_rows(heaps[task.key], bot))
    return spreads


def allot(story: Story, tasks: Sequence[Task], heaps: SampleSets, bot: str, rollouts: int) -> dict[str, int]:
    """How many games each task should have, if `rollouts` games of each are paid for.

    Nothing that was played is taken back. All tasks have had their pilot.
    """
    work = {task.key: work_of(heaps[task.key]) for task in tasks}
    curve = Spreads(story)
    costs: dict[str, float] = {}  # the gain of the best choice, for the costly decisions
    seats = {task.key: task.seat for task in tasks}
    best: dict[str, list[list[float]]] = {}
    for task in tasks:
        mine = heaps[task.key]
        if task.seat < 0:
            curve.add(task, mine[0].won)
            continue
        gains = [sum([won[task.seat] for won in heap.won]) for heap in mine]
        place = gains.index(max(gains))
        if place:
            costs[task.key] = (gains[place] - gains[0]) / mine[0].games
            best[task.key] = apart(mine[place], mine[0])
    top = sorted(costs, key=lambda key: -costs[key])[:TOP]
    costly = Spreads(story)
    for task in tasks:
        if task.key in top:
            costly.add(task, best[task.key])
    skill = effect_spreads(story, tasks, heaps, bot)
    wishes = dict.fromkeys(work, 0.0)
    total = sum(work.values())
    for share, spreads in ((CURVE, curve), (COSTLY, costly), (SKILL, skill)):
        weights = {
            key: sqrt(
                (spreads.of(key)[seats[key]] if spreads is costly else sum(spreads.of(key))) / work[key]
            )
            for key in work
            if spreads.of(key)
        }
        paid = sum([weight * work[key] for key, weight in weights.items()])
        for key, weight in weights.items() if paid else ():
            wishes[key] += share * total * weight / paid
    return _within(wishes, work, {task.key: heaps[task.key][0].games for task in tasks}, rollouts)


def _within(
    wishes: dict[str, float], work: dict[str, float], played: dict[str, int], rollouts: int
) -> dict[str, int]:
    """The wishes scaled so that all work together is that of `rollouts` games of each."""
    paid = rollouts * sum(work.values())
    low, high = 0.0, float(2 * rollouts)
    for _halving in range(50):
        scale = (low + high) / 2
        needed = sum([work[key] * max(played[key], scale * wishes[key]) for key in wishes])
        low, high = (scale, high) if needed < paid else (low, scale)
    return {key: max(played[key], int(low * wishes[key])) for key in wishes}
