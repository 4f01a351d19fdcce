"""Versions that change a rule: 200 games of each at every seat count end, and replay."""

import pytest

import gobelet
from gobelet import records, testing
from tests.tiers import soak_in_plain

GAMES = 200
MOST_QUESTIONS = 5000  # far above anything seen, and a loop would pass it
NEW = [
    (name, seats)
    for name in ("cincinnati@2", "dicetown/extension+indians@3")  # CI-5 in turn, DI-4 the Bodyguard
    for seats in gobelet.ruleset(name).seats
]


@soak_in_plain
@pytest.mark.parametrize(("name", "seats"), NEW)
def test_law_11_games_of_a_new_version_end_and_replay(name: str, seats: int) -> None:
    for seed in range(GAMES):
        game = gobelet.new(name, seats, seed)
        for step in testing.random_steps(game, seed):
            assert step.serial < MOST_QUESTIONS
        record = records.load(records.dump(game.record()))
        assert (record.ruleset, record.over) == (name, True)
        again = gobelet.replay(record)
        assert (again.text(), again.winners) == (game.text(), game.winners)
