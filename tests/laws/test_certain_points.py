"""What a board shows of the score during the game: certain, never too high, and no secret."""

from collections import Counter

import pytest

import gobelet
from gobelet.core.game import Game
from gobelet.server.games.cincinnati.types import CasinoBoard
from gobelet.server.games.dicetown.types import TownBoard
from gobelet.server.games.game_wire import wire_of
from gobelet.testing import random_steps
from tests.laws.catalogue import EVERY_TABLE, FULLEST
from tests.tiers import gate_takes

EVERY = 9  # every ninth moment is looked at


def points(game: Game, viewer: int | None) -> list[tuple[int, bool]]:
    board = wire_of(game.ruleset).board(game, gobelet.view(game, viewer))
    assert isinstance(board, TownBoard | CasinoBoard)
    return [(seat.points, seat.more) for seat in board.seats]


@pytest.mark.parametrize(("ruleset", "seats"), gate_takes(FULLEST, EVERY_TABLE, compiled=True))
def test_points_are_certain_and_no_secret(ruleset: str, seats: int) -> None:
    game = gobelet.new(ruleset, seats, 5)
    seen: Counter[str] = Counter()
    for number, step in enumerate(random_steps(game, 5)):
        if number % EVERY:
            continue
        public = points(step, None)
        worlds = [gobelet.imagine(gobelet.view(step, None), number + extra) for extra in range(2)]
        for world in worlds:  # other cards in the hands: the same points
            assert points(world, None) == public
        seen["worlds apart"] += worlds[0].scores != worlds[1].scores
        for viewer in range(seats):
            mine = points(step, viewer)
            assert mine[viewer] == (step.scores[viewer], False)
            assert [*mine[:viewer], *mine[viewer + 1 :]] == [*public[:viewer], *public[viewer + 1 :]]
        for (sure, more), truth in zip(public, step.scores, strict=True):
            assert sure <= truth
            assert more or sure == truth
            seen["hidden"] += more
            seen["less than all"] += sure < truth
    assert points(game, None) == [(score, False) for score in game.scores]
    if ruleset != "cincinnati":
        assert min(seen["worlds apart"], seen["hidden"], seen["less than all"]) > 0


def test_everybodys_eyes_see_all_points() -> None:
    game = gobelet.new("dicetown/2009", 3, 2)
    hidden = 0
    for step in random_steps(game, 2):
        board = wire_of(step.ruleset).open_board(step)
        assert isinstance(board, TownBoard)
        assert [(seat.points, seat.more) for seat in board.seats] == [(score, False) for score in step.scores]
        hidden += any(more for _points, more in points(step, None))
    assert hidden
