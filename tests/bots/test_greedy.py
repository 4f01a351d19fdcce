"""The greedy bot as a whole: legal, blind to what it may not see, steady, and better than chance."""

import pytest

import gobelet
from gobelet.bots import Bot, GreedyBot, RandomBot, make
from tests.laws.catalogue import EVERY_TABLE, FULLEST
from tests.tiers import gate_takes

TABLES = gate_takes(FULLEST, EVERY_TABLE, compiled=True)


def play(ruleset: str, bots: list[Bot], seed: int) -> gobelet.Game:
    game = gobelet.new(ruleset, seats=len(bots), seed=seed, skip_forced=True)
    while not game.over:
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        assert view.question is not None
        game.answer(seat, bots[seat].decide(view, view.question, 1.0))
    return game


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_every_answer_is_legal_at_tables_of_greedy_and_random_bots(ruleset: str, seats: int) -> None:
    """A refused answer would raise."""
    for seed in range(5):
        bots = [
            make("greedy" if seed % 4 or seat == 0 else "random", seed * 10 + seat) for seat in range(seats)
        ]
        assert play(ruleset, bots, seed).over


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_a_decision_depends_on_the_view_and_the_seed_only(ruleset: str, seats: int) -> None:
    """Twin worlds: a game imagined from the view has other hidden dice and cards, and the same decision."""
    compared = 0
    for seed in range(3):
        game = gobelet.new(ruleset, seats=seats, seed=seed, skip_forced=True)
        while not game.over:
            seat = game.waiting[0]
            view = gobelet.view(game, seat)
            assert view.question is not None
            option = GreedyBot(seed).decide(view, view.question, 1.0)
            if game.serial % 5 == 0:
                twin = gobelet.view(gobelet.imagine(view, seed), seat)
                assert twin.text() == view.text()
                assert twin.question is not None
                assert GreedyBot(seed).decide(twin, twin.question, 1.0) == option
                compared += 1
            game.answer(seat, option)
    assert compared > 40


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_greedy_beats_random(ruleset: str, seats: int) -> None:
    """The seeds are fixed, so that the outcome is: chance would win one game in `seats`."""
    games = 16
    won = 0
    for seed in range(games):
        mine = seed % seats
        bots: list[Bot] = [
            GreedyBot(seed) if seat == mine else RandomBot(seed * 10 + seat) for seat in range(seats)
        ]
        won += mine in play(ruleset, bots, seed).winners
    assert won >= games * 3 // 4
