"""What an analysis says: when dice fell, whose throw it was, mistakes and best decisions."""

import msgspec
import pytest

from gobelet import analysis
from gobelet.analysis import Analysis, Decision, RollResult, Tried, TurningPoint
from gobelet.analysis.lessons import finest_of, fortunes_of, mistakes_of
from gobelet.analysis.result import Point
from gobelet.analysis.scenes import Scene, brought, scenes
from gobelet.analysis.sentences import Teller
from gobelet.core.record import Record
from tests.analysis.games import record_of

NAMES = ("Ann", "Bob", "Cal")


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of("cincinnati", ("random",) * 3, 4)[0]


@pytest.fixture(scope="module")
def shown(record: Record) -> dict[int, Scene]:
    return scenes(record)


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analysis.analyse(record, analysis.make_settings("random"), rollouts=1)


def test_first_rolls_are_listed_with_their_own_round(
    record: Record, shown: dict[int, Scene], found: Analysis
) -> None:
    """They follow the last question of the round before."""
    moment = next(
        moment
        for moment, scene in shown.items()
        if moment and scene.happenings and scene.happenings[0].round > scene.game.round
    )
    before = shown[moment].game.round
    luck = [0.3, -0.2, -0.1]
    turn = TurningPoint("roll", moment, before, 0, 0.3, 0.1, 0.2, 0.5)
    seen = msgspec.structs.replace(found, rolls=[RollResult(moment, before, luck, [0.0] * 3)])
    told = Teller(seen, record, "en", NAMES).turn(turn)
    assert told.startswith(f"Round {before + 1} ({moment}). Ann rolls"), told


def test_the_cause_is_the_throw_whoever_it_moved(shown: dict[int, Scene]) -> None:
    """One seat rolls, and another one's chance falls most: the roll is named."""
    checked = 0
    for scene in shown.values():
        rolled = [seat for one in scene.happenings if one.round == scene.game.round for seat in one.throws]
        about = {event.facts.get("seat") for event in scene.events}
        for other in range(3):
            if len(set(rolled)) == 1 and other in about and other not in rolled:
                luck = [0.1] * 3
                luck[other] = -0.5
                told = brought(luck, scene)[0].event
                assert told.facts["seat"] == rolled[0]
                assert "rolled" in told.id
                checked += 1
    assert checked


def test_listening_changes_no_dice(record: Record, shown: dict[int, Scene]) -> None:
    last = shown[max(shown)].game.copy()
    last.answer(last.waiting[0], last.options(last.waiting[0])[0])
    assert scenes(record).keys() == shown.keys()
    assert shown[max(shown)].game.nature.name == record.nature


def decision(moment: int, gains: dict[int, tuple[float, float]]) -> Decision:
    """Option 0 was played; others gained so much more, with this error."""
    tried = [Tried([0], "played", 0.0, 0.0)]
    tried += [Tried([option], "expert", gain, error) for option, (gain, error) in gains.items()]
    best = max(tried, key=lambda one: one.gain)
    return Decision(moment, 1, 0, [0], best.parts, best.gain, best.error, [0.0], [0.0], tried, 8)


def test_mistakes_come_worst_first_and_none_lies_within_its_error() -> None:
    decisions = [
        decision(1, {1: (0.05, 0.02)}),
        decision(2, {1: (0.30, 0.40)}),
        decision(3, {1: (0.20, 0.05), 2: (0.10, 0.01)}),
        decision(4, {1: (-0.2, 0.05)}),
    ]
    assert [(one.moment, one.other, one.worth) for one in mistakes_of(decisions)] == [
        (3, [1], 0.20),
        (1, [1], 0.05),
    ]


def test_the_best_decisions_beat_all_that_was_tried() -> None:
    decisions = [
        decision(1, {1: (-0.05, 0.02), 2: (-0.3, 0.02)}),
        decision(2, {1: (-0.2, 0.05)}),
        decision(3, {1: (-0.2, 0.3)}),
        decision(4, {1: (-0.2, 0.05), 2: (0.01, 0.05)}),
        decision(5, {}),
    ]
    assert [(one.moment, one.other, one.worth) for one in finest_of(decisions)] == [
        (2, [1], 0.2),
        (1, [1], 0.05),
    ]


def test_everybody_has_a_luckiest_and_an_unluckiest_roll() -> None:
    curve = [Point(moment, 1, [0.5, 0.5], [0.0, 0.0], 4) for moment in (1, 2, 3)]
    rolls = [
        RollResult(0, 0, [0.1, -0.1], [0.05, 0.05]),
        RollResult(1, 1, [0.3, -0.3], [0.05, 0.05]),
        RollResult(2, 1, [-0.4, 0.4], [0.5, 0.05]),
    ]
    told = [(turn.seat, turn.moment, turn.swing) for turn in fortunes_of(rolls, curve)]
    assert told == [(0, 1, 0.3), (1, 2, 0.4), (1, 1, -0.3)]
    assert all(0 <= turn.before <= 1 for turn in fortunes_of(rolls, curve))


def test_lessons_in_words(record: Record, found: Analysis) -> None:
    tried = [one for one in found.decisions if len(one.tried) > 1][:2]
    lessons = [
        analysis.Lesson(one.moment, one.round, one.seat, one.tried[0].parts, one.tried[1].parts, 0.1, 0.02)
        for one in tried
    ]
    seen = msgspec.structs.replace(found, mistakes=lessons, finest=lessons)
    for lang, worse, better in (
        ("en", "would have been better by 10", "better than"),
        ("fr", "aurait valu", "mieux"),
    ):
        mistakes, finest = analysis.lessons_in_words(seen, record, lang, NAMES)
        assert len(mistakes) == len(finest) == len(lessons)
        assert all(worse in sentence for sentence in mistakes)
        assert all(better in sentence for sentence in finest)
        assert all(not sentence.endswith((").", "2).")) for sentence in mistakes), "a reason follows"
