"""Worlds for bots: read anywhere, they show the seat its own view, and can be played on."""

import msgspec
import pytest

import gobelet
from gobelet.bots import make
from gobelet.server.games import worlds
from gobelet.server.tables import bot_pool
from gobelet.testing import random_steps
from tests.laws.catalogue import EVERY_TABLE, FULLEST
from tests.tiers import gate_takes


@pytest.mark.parametrize(("ruleset", "seats"), gate_takes(FULLEST, EVERY_TABLE))
def test_a_world_shows_a_seat_its_own_view(ruleset: str, seats: int) -> None:
    played = set()
    for seed in range(3):
        for number, step in enumerate(random_steps(gobelet.new(ruleset, seats, seed), seed)):
            if number % 7:
                continue
            for seat in step.waiting:
                seen = gobelet.view(step, seat)
                written = msgspec.json.encode(worlds.write(seen, number))
                world = worlds.read(msgspec.json.decode(written))
                assert gobelet.view(world, seat).text() == seen.text()
                if not step.said[seat]:
                    parts = bot_pool.answer(world, seat, make("greedy", number), 0.1)
                    trial = step.copy()
                    trial.answer(seat, *parts)  # what was decided in the world is allowed in the game
                    played.add(step.question.id if step.question is not None else "")
    assert len(played) > 3


def test_a_bot_without_an_answer_does_no_harm() -> None:
    game = gobelet.new("dicetown/2009", 2, 1)
    parts = bot_pool.default(game, 0)
    assert len(parts) == 1
    assert parts[0] == game.default(0)
    assert game.waiting == (0, 1)
