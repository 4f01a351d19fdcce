"""Observations, masks and the layout that networks learned on stay as they are, and our weights fit them."""

import pytest

from tests.guards import doors, looking
from tests.guards.material import LAYOUTS, LEARNED, OBSERVATIONS, read


@pytest.mark.parametrize("name", looking.OBSERVED)
def test_observations_and_masks_of_a_game(name: str) -> None:
    golden = read(OBSERVATIONS)[name].split()
    now = looking.observations(name)
    assert len(now) == len(golden)
    departed = [number for number, (one, other) in enumerate(zip(golden, now, strict=True)) if one != other]
    assert departed == [], "these moments of the game are observed otherwise"


@pytest.mark.parametrize("ruleset", sorted(read(LAYOUTS)))
def test_the_layout_of_an_observation(ruleset: str) -> None:
    """The golden ones are of the first versions."""
    assert doors.layout(f"{ruleset}@1") == read(LAYOUTS)[ruleset]


def test_the_weights_of_the_learned_bot() -> None:
    assert {ruleset: looking.learned(ruleset) for ruleset in looking.WEIGHTED} == read(LEARNED)


def test_every_table_is_observed() -> None:
    assert set(read(OBSERVATIONS)) == set(looking.OBSERVED)
    assert len(looking.OBSERVED) == 22
