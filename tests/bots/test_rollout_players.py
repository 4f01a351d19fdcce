"""Players of imagined games: every answer is an option, and rounds come to an end."""

import pytest

import gobelet
from gobelet.bots import make
from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.chances import win_chances
from gobelet.bots.expert.bot import ExpertBot
from gobelet.bots.expert.cincinnati.win_weights import WEIGHTS, weight
from gobelet.bots.search.cincinnati.player import CasinoPlayer
from gobelet.bots.search.dicetown.player import TownPlayer
from gobelet.bots.search.dicetown.tables import AMONG_EXPERTS
from gobelet.bots.search.quick_player import QuickPlayer
from gobelet.cincinnati.state import Casino
from gobelet.cincinnati.view import CasinoView
from gobelet.dicetown.state import Town


def player_of(game: gobelet.Game) -> QuickPlayer:
    view = gobelet.view(game, game.waiting[0])
    return (
        CasinoPlayer(CasinoAppraiser(view, 1)) if isinstance(view, CasinoView) else TownPlayer(ExpertBot(1))
    )


def standings_of(game: gobelet.Game) -> list[float]:
    if isinstance(game, Town):
        return AMONG_EXPERTS[game.edition.id].standings(game)
    assert isinstance(game, Casino)
    weights = WEIGHTS[game.round - 1]
    return [weight(weights, game.money(seat) / 1000, game.chips[seat]) for seat in range(game.seats)]


@pytest.mark.parametrize("seats", gobelet.ruleset("cincinnati").seats)
def test_quick_answers_are_options(seats: int) -> None:
    """They play on trust, without the check that this test makes at every answer of whole games."""
    asked: set[str] = set()
    for seed in range(4):
        game = gobelet.new("cincinnati", seats, seed, skip_forced=True)
        player = player_of(game)
        wild = make("random", seed)
        while not game.over:
            seat = game.waiting[0]
            options = game.options(seat)
            option = player.answer(game, seat)
            assert option in options, game.question
            if seed % 2 and game.serial % 3 == 0:  # and in situations that their own play does not reach
                view = gobelet.view(game, seat)
                assert view.question is not None
                option = wild.decide(view, view.question, 1.0)
            assert game.question is not None
            asked.add(game.question.id)
            game.answer(seat, option)
    assert len(asked) > 3


@pytest.mark.parametrize("ruleset", ["dicetown/2009", "dicetown/extension", "cincinnati"])
def test_a_round_is_finished_and_its_chances_add_up(ruleset: str) -> None:
    game = gobelet.new(ruleset, 4, 3, skip_forced=True)
    player = player_of(game)
    start = game.round
    player.finish(game, start)
    assert game.round == start + 1
    chances = win_chances(game)
    assert sum(chances) == pytest.approx(1.0)
    standings = standings_of(game)
    assert standings.index(max(standings)) == chances.index(max(chances))
    while not game.over:
        player.finish(game, game.round)
    assert sum(win_chances(game)) == pytest.approx(1.0)
    assert win_chances(game)[game.winners[0]] > 0
