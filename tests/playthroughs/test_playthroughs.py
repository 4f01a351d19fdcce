"""Law 7. Golden playthroughs: whole games, read against the rules before they were frozen.

A game has three files: its record, its text for a reader (`.txt`), and the same text with facts instead of
sentences (`.facts.xz`). `--refreeze` writes the texts for readers again; records and facts it leaves alone.
"""

import lzma
from pathlib import Path

import pytest

from gobelet import records
from tests.laws.catalogue import EVERY_VERSION
from tests.playthroughs.printing import facts, playthrough

GAMES = Path(__file__).parent / "games"


def stem(id: str, seats: int) -> str:
    """The name of its files; the first version of a ruleset goes by its id."""
    return f"{id.removesuffix('@1').replace('/', '-')}-{seats}"


def kept(id: str, seats: int) -> records.RecordFile:
    return records.read((GAMES / f"{stem(id, seats)}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("id", "seats"), EVERY_VERSION)
def test_law_7_the_record_replays_to_every_mark(id: str, seats: int) -> None:
    file = kept(id, seats)
    assert file.record.over
    assert file.marks
    assert records.verify(file.record, file.marks) is None


@pytest.mark.parametrize(("id", "seats"), EVERY_VERSION)
def test_law_7_ids_rules_and_facts_stay_as_they_were_read(id: str, seats: int) -> None:
    golden = lzma.decompress((GAMES / f"{stem(id, seats)}.facts.xz").read_bytes()).decode()
    assert facts(kept(id, seats).record).splitlines() == golden.splitlines()


@pytest.mark.parametrize(("id", "seats"), EVERY_VERSION)
def test_law_7_the_game_plays_as_it_was_read(id: str, seats: int, request: pytest.FixtureRequest) -> None:
    golden = GAMES / f"{stem(id, seats)}.txt"
    played = playthrough(kept(id, seats).record)
    if request.config.getoption("--refreeze"):
        golden.write_text(played, encoding="utf-8")
    assert played.splitlines() == golden.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("ending", [".json", ".facts.xz", ".txt"])
def test_law_7_every_version_and_seat_count_has_one(ending: str) -> None:
    found = {path.name.removesuffix(ending) for path in GAMES.glob(f"*{ending}")}
    assert found == {stem(id, seats) for id, seats in EVERY_VERSION}
