"""Law 7. Golden playthroughs: whole games, read against the rules before they were frozen."""

from pathlib import Path

import pytest

from gobelet import records
from tests.laws.catalogue import EVERY_TABLE
from tests.playthroughs.printing import playthrough

GAMES = Path(__file__).parent / "games"


def stem(id: str, seats: int) -> str:
    return f"{id.replace('/', '-')}-{seats}"


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_law_7_the_game_plays_as_it_was_read(id: str, seats: int, request: pytest.FixtureRequest) -> None:
    record = records.load((GAMES / f"{stem(id, seats)}.json").read_text(encoding="utf-8"))
    assert record.over
    golden = GAMES / f"{stem(id, seats)}.txt"
    played = playthrough(record)
    if request.config.getoption("--refreeze"):
        golden.write_text(played, encoding="utf-8")
    assert played.splitlines() == golden.read_text(encoding="utf-8").splitlines()


def test_law_7_every_ruleset_and_seat_count_has_one() -> None:
    assert {path.stem for path in GAMES.glob("*.txt")} == {stem(id, seats) for id, seats in EVERY_TABLE}
