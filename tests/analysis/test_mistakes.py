"""A decision with an obviously bad choice is found, and what was better is named."""

import pytest

from gobelet import analysis, api
from gobelet.analysis.rollouts import bots_of, compared, play_on
from gobelet.analysis.stages import Stage, story_of, suggestion
from gobelet.bots import make
from gobelet.core.names import Parts, Seat
from gobelet.core.record import Record
from tests.analysis.games import record_of

RULESET = "cincinnati"
GREEDY = analysis.make_settings("greedy")


def worst_choice(stages: tuple[Stage, ...]) -> tuple[Stage, Seat, Parts, float]:
    """Late in a game, the choice that costs most against greedy's, tried in some worlds."""
    worst: tuple[Stage, Seat, Parts, float] = (stages[-1], 0, (), 0.0)
    for stage in stages[-30:]:
        for seat, _played in stage.answers:
            good = suggestion(stage.game, seat, make("greedy", 1))
            options = [(option,) for option in stage.game.options(seat)]
            if len(good) > 1 or len(options) < 2:
                continue
            choices = [good, *options[:: max(1, len(options) // 4)]]
            sums = [0.0] * len(choices)
            for seed in range(6):
                for place, won in enumerate(compared(stage.game, seat, choices, GREEDY, seed)):
                    sums[place] += won[seat] / 6
            least = min(sums)
            if sums[0] - least > worst[3]:
                worst = (stage, seat, choices[sums.index(least)], sums[0] - least)
    return worst


@pytest.fixture(scope="module")
def blunder() -> tuple[Record, int, Seat, Parts]:
    """A good game with one blunder near its end; then all play well again."""
    story = story_of(record_of(RULESET, ("greedy",) * 3, 11)[0])
    stage, seat, parts, cost = worst_choice(story.stages)
    assert cost >= 0.3, "this game has no room for a blunder: take another seed"
    game = api.start(story.record)
    for before in story.stages:
        if before.moment == stage.moment:
            break
        for waiting in before.game.waiting:
            said = dict(before.answers).get(waiting)
            while said is None and waiting in game.waiting and game.serial == before.moment:
                game.answer(waiting, game.options(waiting)[0])
            if said is not None:
                game.answer(waiting, *said)
    game.answer(seat, *parts)
    play_on(game, bots_of(GREEDY, 3, 1), 0)
    return game.record(), stage.moment, seat, parts


def test_a_blunder_is_found(blunder: tuple[Record, int, Seat, Parts]) -> None:
    record, moment, seat, parts = blunder
    found = analysis.analyse(record, GREEDY, rollouts=6)
    decision = next(one for one in found.decisions if (one.moment, one.seat) == (moment, seat))
    assert decision.parts == list(parts)
    assert decision.best != decision.parts
    assert decision.cost > decision.error > 0
    dearest = max(found.decisions, key=lambda one: one.cost)
    assert dearest.cost <= decision.cost + dearest.error
    assert found.players[seat].mistakes >= 1
    assert found.players[seat].own < 0
    for lang, words in (("en", "would have been better by"), ("fr", "aurait valu")):
        if ("decision", moment) in [(turn.kind, turn.moment) for turn in found.turning_points]:
            told = analysis.in_words(found, record, lang, ["Ann", "Bob", "Cal"])
            assert any(words in sentence for sentence in told)


def test_further_options_are_tried_if_asked_for() -> None:
    record, _seated = record_of(RULESET, ("random",) * 3, 4)
    none = analysis.analyse(record, analysis.make_settings("random"), rollouts=1)
    some = analysis.analyse(record, analysis.make_settings("random", tries=2), rollouts=1)
    tried = [len(decision.tried) for decision in some.decisions]
    assert sum(tried) > sum([len(decision.tried) for decision in none.decisions])
    assert {one.by for decision in some.decisions for one in decision.tried} == {
        "played",
        "random",
        "greedy",
        "tried",
    }
