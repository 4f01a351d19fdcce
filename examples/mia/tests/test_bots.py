"""Every bot plays Mia, which brings no mind: by the defaults of the bots."""

import pytest
from gobelet_mia.values import DOUBT

import gobelet
from examples.mia.tests.positions import mia, say
from gobelet import bots, records
from gobelet.bots.mind import mind_of

LITTLE = 0.02  # seconds: for a bot without a clock, some thirty tries


@pytest.mark.parametrize("name", bots.BOTS)
def test_a_whole_game_of_each(name: str) -> None:
    game = gobelet.new("mia", 3, 2, lives=3)
    players = [bots.make(name, seat) for seat in range(3)]
    while not game.over:
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        assert view.question is not None
        option = players[seat].decide(view, view.question, LITTLE)
        assert option == bots.make(name, seat).decide(view, view.question, LITTLE) or name == "random"
        game.answer(seat, option)
    assert len(game.winners) == 1
    assert records.verify(game.record()) is None


def test_the_learned_bot_has_not_learnt_it() -> None:
    assert "learned" not in bots.available("mia")
    assert "search" in bots.available("mia")


def test_search_doubts_what_is_hardly_true() -> None:
    """A Mia is true in 2 of 36 rolls; believing it costs a life for sure."""
    game = mia("43", [2, 2], seats=2)
    say(game, "21")
    view = gobelet.view(game, 1)
    assert view.question is not None
    bot = bots.SearchBot(5)
    assert bot.decide(view, view.question, 0.1) == DOUBT
    assert bot.playouts >= 100


def test_nobody_is_ahead_by_what_the_bots_know() -> None:
    game = gobelet.new("mia", 4, 1)
    assert mind_of(game.ruleset).chances(game) == [0.25] * 4
