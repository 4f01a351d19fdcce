"""Bots decide as they did, in 40 games. A failure names the game and the first decision that departs.

python -m tests.guards.decide dicetown-2009-4-fast expert     what lies there, and what the bot takes now
"""

import pytest

from tests.guards import looking
from tests.guards.material import DECISIONS, read


@pytest.mark.parametrize(("name", "bot"), looking.decided_games())
def test_a_bot_decides_as_it_did(name: str, bot: str) -> None:
    golden = read(DECISIONS / f"{bot}.json.xz")[name]
    departed = looking.first_departure(golden, looking.decisions(name, bot))
    assert not departed, f"{name}, {bot}: {departed}"


def test_all_golden_decisions_are_compared() -> None:
    kept = {(name, bot) for bot in looking.MOST for name in read(DECISIONS / f"{bot}.json.xz")}
    assert kept == set(looking.decided_games())
    assert len({name for name, _bot in kept}) == 40


def test_the_learned_bot_plays_by_its_network() -> None:
    """If its weights did not fit or were not found, it would decide as the greedy bot does."""
    learned, greedy = [read(DECISIONS / f"{bot}.json.xz") for bot in ("learned", "greedy")]
    assert all(learned[name] != greedy[name] for name in learned)
