"""Random games of every seat count: goods are conserved, and every game ends."""

import pytest

from gobelet.cincinnati.cards import CARDS
from gobelet.cincinnati.state import ASIDE, SUPPLY, Casino
from gobelet.core.chance import Nature
from gobelet.core.goods import SIZE
from gobelet.core.rng import fast_below, fast_next, fast_start
from tests.casino import RULESET

# Far above anything seen: chips are spent and won by at most six cards of two.
MOST_QUESTIONS = 500


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_CI_50_random_games_end_and_conserve_cards_and_chips(seats: int) -> None:
    shared = 0
    for seed in range(250):
        game = RULESET.new(RULESET, seats, Nature("fast", str(seed)), {}, True, [])
        assert isinstance(game, Casino)
        luck = fast_start(seed)
        while not game.over:
            for seat in game.waiting:
                luck = fast_next(luck)
                options = game.options(seat)
                assert len(options) > 1
                game.answer(seat, options[fast_below(luck, len(options))])
                assert sum(game.cards) == CARDS.full
                assert sum(game.chips) == 20
                assert min(game.chips) >= 0
            assert game.serial < MOST_QUESTIONS
        for held in game.cards:
            assert len(CARDS.spread(held)) == held >> SIZE
        assert game.cards[ASIDE] == 0
        assert game.chips[SUPPLY] <= 20
        assert all(game.scores[winner] == max(game.scores) for winner in game.winners)
        shared += len(game.winners) > 1
    assert shared < 250
