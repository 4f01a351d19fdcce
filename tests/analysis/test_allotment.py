"""Rollouts go where they teach most: to what spreads, within the work that is paid for."""

from typing import Final

import pytest

from gobelet import analysis
from gobelet.analysis import Analysis
from gobelet.analysis.allotment import PILOT, allot, work_of
from gobelet.analysis.estimates import possible
from gobelet.analysis.evaluators import evaluator_of
from gobelet.analysis.rollouts import bots_of, play_on
from gobelet.analysis.samples import lay_out
from gobelet.analysis.stages import story_of
from gobelet.bots.chances import Evaluator
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game
from gobelet.core.round_chance import Synchronous
from tests.analysis.games import open_record
from tests.refusing import refusing

RECORD: Final = open_record("cincinnati", 3, 5, 30)
SETTINGS: Final = analysis.make_settings("random")


def test_what_spreads_gets_more_and_nothing_is_taken_back() -> None:
    story = story_of(RECORD)
    heaps, tasks = lay_out(story, SETTINGS, {})
    wild = next(task for task in tasks if task.seat >= 0 and any(h.by == "random" for h in heaps[task.key]))
    for task in tasks:
        for place, heap in enumerate(heaps[task.key]):
            swing = 0.4 if task.key == wild.key else 0.01
            heap.won = [
                [0.5 + swing * (place - 0.5) * (-1) ** game, 0.5 - swing * (place - 0.5) * (-1) ** game, 0.0]
                for game in range(PILOT)
            ]
            heap.questions = 4 * PILOT
    goals = allot(story, tasks, heaps, "random", 2 * PILOT)
    assert max(goals, key=lambda key: goals[key]) == wild.key
    assert goals[wild.key] > 4 * PILOT
    assert min(goals.values()) >= PILOT
    work = {key: work_of(heaps[key]) for key in goals}
    assert sum([goals[key] * work[key] for key in goals]) <= 2 * PILOT * sum(work.values())


def test_results_come_while_they_become_better() -> None:
    seen: list[Analysis] = []
    last = analysis.analyse(RECORD, SETTINGS, rollouts=PILOT + 4, so_far=seen.append, every=0)
    games = [found.games for found in seen]
    assert games == sorted(games)
    assert {heap.games for heaps in seen[0].heaps.values() for heap in heaps} == {2}, "the first: two of each"
    assert seen[-1] == last
    for point in [point for found in seen for point in found.curve]:
        assert min(point.chances) >= 0
        assert sum(point.chances) == pytest.approx(1)


def test_a_stage_depends_on_what_was_played_only() -> None:
    first = analysis.analyse(RECORD, SETTINGS, rollouts=PILOT)
    at_once = analysis.analyse(RECORD, SETTINGS, rollouts=PILOT + 4)
    assert analysis.analyse(RECORD, SETTINGS, rollouts=PILOT + 4, before=first) == at_once
    counts = {heap.games for heaps in at_once.heaps.values() for heap in heaps}
    assert min(counts) == PILOT < max(counts), "after the pilot some get more"


def test_chances_that_can_be() -> None:
    assert possible([0.5, 0.25, 0.25]) == [0.5, 0.25, 0.25]
    assert possible([0.9, 0.3, -0.2]) == pytest.approx([0.75, 0.25, 0.0])


class Sure(Evaluator):
    def chances(self, game: Game) -> list[float]:
        return [1.0] + [0.0] * (game.seats - 1)


SURE: Final = Sure()


def test_the_evaluator_is_a_parameter() -> None:
    settings = analysis.make_settings("random", evaluator=f"{__name__}:SURE")
    game = story_of(RECORD).stages[0].game.copy()
    assert play_on(game, bots_of(settings, 3, 1), 1, evaluator_of(settings.evaluator)) == [1.0, 0.0, 0.0]
    found = analysis.analyse(RECORD, settings, rollouts=1)
    assert found.curve[0].chances == [1.0, 0.0, 0.0]
    sharper = evaluator_of("sharpened").chances(story_of(RECORD).end)
    formula = evaluator_of("formula").chances(story_of(RECORD).end)
    assert max(sharper) > max(formula)
    assert sum(sharper) == pytest.approx(1)
    for name in ("nobody", "nowhere:at_all", "math:pi"):
        with refusing(BadRequest, "unknown-evaluator"):
            analysis.make_settings(evaluator=name)


def test_one_seat_shifts_no_other_roll() -> None:
    one, other = [story_of(RECORD).end.copy() for _copy in range(2)]
    for game in (one, other):
        game.change_nature(Synchronous(3))
    one.roll_of(0, 2)
    one.roll_of(0, 5)
    other.roll_of(0, 3)
    assert one.roll_of(1, 5) == other.roll_of(1, 5)
    fell = [one.roll_of(2, 5) for _roll in range(20)]
    assert len(set(fell)) > 10
