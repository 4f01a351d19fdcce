"""The books balance exactly, luck favours nobody, and random play costs skill."""

from math import sqrt

import pytest

from gobelet.analysis import Analysis, analyse, make_settings
from gobelet.analysis.accounts import Books
from gobelet.analysis.samples import lay_out, pour, sample
from gobelet.analysis.stages import story_of
from tests.analysis.games import open_record, record_of

Analyses = list[tuple[Analysis, tuple[str, ...]]]


@pytest.fixture(scope="module")
def quick() -> Analyses:
    """Both games, measured by random play, which is fast."""
    found = []
    for ruleset, seed in (("cincinnati", 1), ("dicetown/2009", 2)):
        record, seated = record_of(ruleset, ("greedy", "random", "random"), seed)
        found.append((analyse(record, make_settings("random"), rollouts=2), seated))
    return found


@pytest.fixture(scope="module")
def decided() -> Analyses:
    """Two games of which all decisions are measured by greedy play; the curve is left out."""
    found = []
    settings = make_settings("greedy")
    for seed in (3, 4):
        record, seated = record_of("cincinnati", ("greedy", "greedy", "random"), seed)
        story = story_of(record)
        heaps, tasks = lay_out(story, settings, {})
        for task in tasks:
            if task.seat >= 0:
                pour(heaps[task.key], sample(story, settings, task._replace(games=8)))
        found.append((Books(story, settings, heaps, tasks).close(), seated))
    return found


def test_par_and_luck_and_skill_are_the_result(quick: Analyses, decided: Analyses) -> None:
    for found, _seated in quick + decided:
        assert sum([player.result for player in found.players]) == pytest.approx(1)
        for player in found.players:
            assert player.par + player.luck + player.skill == pytest.approx(player.result, abs=1e-12)
            assert player.own + player.others == pytest.approx(player.skill, abs=1e-12)
            seat = player.seat
            assert sum([roll.luck[seat] for roll in found.rolls]) == pytest.approx(player.luck, abs=1e-9)
            effects = sum([decision.effect[seat] for decision in found.decisions])
            assert effects == pytest.approx(player.skill, abs=1e-9)


def test_what_one_wins_others_lose(quick: Analyses) -> None:
    for found, _seated in quick:
        for point in found.curve:
            assert sum(point.chances) == pytest.approx(1)
            assert min(point.chances) >= 0
        for roll in found.rolls:
            assert sum(roll.luck) == pytest.approx(0, abs=1e-9)
        for decision in found.decisions:
            assert sum(decision.effect) == pytest.approx(0, abs=1e-9)


def test_the_curve_goes_from_the_first_question_to_the_result(quick: Analyses) -> None:
    for found, _seated in quick:
        moments = [point.moment for point in found.curve]
        assert moments[0] == 1
        assert moments == sorted(moments)
        assert sorted(found.curve[-1].chances) == [0.0, 0.0, 1.0]
        assert found.curve[-1].error == [0.0] * 3
        assert found.rolls[0].moment == 0, "the opening is luck, too"
        assert len([point for point in found.curve if point.games]) + 1 == len(found.rolls)
        assert {point.games for point in found.curve} == {0, 2}


def test_five_turning_points_the_greatest_first(quick: Analyses) -> None:
    for found, _seated in quick:
        assert len(found.turning_points) == 5
        assert len({(turn.kind, turn.moment, turn.seat) for turn in found.turning_points}) == 5
        for turn in found.turning_points:
            assert turn.kind in ("roll", "decision")
            assert 0 <= turn.before <= 1 >= turn.after >= 0
            if 0 < turn.before < 1 and turn.kind == "roll":
                assert turn.after - turn.before == pytest.approx(turn.swing)


def test_random_loses_by_its_decisions_and_greedy_does_not(decided: Analyses) -> None:
    own = {"greedy": 0.0, "random": 0.0}
    error = 0.0
    for found, seated in decided:
        for player in found.players:
            own[seated[player.seat]] += player.own
            if seated[player.seat] == "random":
                error = sqrt(error**2 + player.error**2)
    assert own["random"] + error < 0
    assert own["greedy"] > own["random"] + error


def test_luck_is_nothing_on_average(decided: Analyses) -> None:
    """Random loses these games: by its play, and not by bad luck, within the interval."""
    luck = error = 0.0
    for found, seated in decided:
        player = found.players[seated.index("random")]
        assert player.result == 0
        luck += player.luck
        error = sqrt(error**2 + player.error**2 + 0.25)  # a game's own luck spreads by a quarter or so
        assert sum([player.luck for player in found.players]) == pytest.approx(0, abs=1e-9)
    assert abs(luck) < error


def test_an_open_game_ends_with_a_chance() -> None:
    record = open_record("cincinnati", 3, 5, 40)
    found = analyse(record, make_settings("random"), rollouts=3)
    assert sum([player.result for player in found.players]) == pytest.approx(1)
    for player in found.players:
        assert player.par + player.luck + player.skill == pytest.approx(player.result)
