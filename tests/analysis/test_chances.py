"""The standing at the start of a round as chances; and what rollouts make of it."""

import pytest

import gobelet
from gobelet import analysis
from gobelet.analysis.estimates import LITTLE, MUCH, doubt_of, gain_of, value_of
from gobelet.analysis.result import Samples
from gobelet.analysis.rollouts import bots_of, play_on
from gobelet.bots import make
from gobelet.bots.chances import win_chances

TABLES = [(rules.id, seats) for rules in gobelet.rulesets() for seats in rules.seats]


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_chances_add_up_and_are_known_when_the_game_is_over(ruleset: str, seats: int) -> None:
    game = gobelet.new(ruleset, seats, 3, skip_forced=True)
    bot = make("random", 1)
    while not game.over:
        chances = win_chances(game)
        assert sum(chances) == pytest.approx(1.0)
        assert all(0 < chance < 1 for chance in chances)
        view = gobelet.view(game, game.waiting[0])
        assert view.question is not None
        game.answer(game.waiting[0], bot.decide(view, view.question, 1.0))
    expected = [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(seats)]
    assert win_chances(game) == expected


@pytest.mark.parametrize("ruleset", ["dicetown/2009", "cincinnati"])
def test_a_rollout_ends_with_its_rounds_or_with_the_game(ruleset: str) -> None:
    settings = analysis.make_settings("greedy")
    for depth, round in ((1, 2), (2, 3)):
        game = gobelet.new(ruleset, 3, 5)
        chances = play_on(game, bots_of(settings, 3, 1), depth)
        assert getattr(game, "round", 0) == round
        assert not game.over
        assert 0 < max(chances) < 1
    game = gobelet.new(ruleset, 3, 5)
    assert max(play_on(game, bots_of(settings, 3, 1), 0)) == 1.0
    assert game.over


def test_games_that_are_won_or_lost_leave_more_doubt_than_chances() -> None:
    won = Samples([[1.0, 0.0]] * 8)
    likely = Samples([[0.7, 0.3]] * 8)
    assert doubt_of(won) == MUCH
    assert doubt_of(likely) == LITTLE
    chances, errors = value_of(won, 2)
    assert chances == [1.0, 0.0]
    assert errors[0] > 0.1, "eight games won out of eight do not prove that all will be"
    chances, errors = value_of(likely, 2)
    assert chances == pytest.approx([0.7, 0.3])
    assert errors[0] < 0.05
    gain, error = gain_of(likely, Samples([[0.5, 0.5]] * 8), 2)
    assert gain == pytest.approx([0.2, -0.2])
    assert 0 < error[0] < 0.1
    assert gain_of(likely, likely, 2, sure=True)[1] == [0.0, 0.0]
