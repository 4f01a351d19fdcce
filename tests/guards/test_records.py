"""Records of earlier programs replay to their fingerprints, and through the same state at every question.

There are finished ones of every ruleset in every version. They were written once. They are never written
again, and there is no way to refreeze them: a change that they do not survive needs a new version of the
ruleset, and the old version is still played.
"""

import pytest

import gobelet
from gobelet import GobeletError, records
from tests.guards.doors import changed_without_a_version
from tests.guards.material import LATER_NAMES, NAMES, record_file
from tests.guards.playing import NEW_RULES, name_of
from tests.laws.catalogue import EVERY_VERSION

MUST = (
    "{name} is a kept record of {ruleset}, and it replays differently now: {wrong} A change of the rules "
    "that does this must raise the ruleset's version, so that {ruleset} stays as it is. Records are never "
    "refrozen."
)


def complaint(name: str, file: records.RecordFile) -> str:
    """What is wrong with the replay of a kept record, and what has to be done; "" if nothing is."""
    found: GobeletError | None
    try:
        found = records.verify(file.record, file.marks)
    except GobeletError as error:
        found = error
    return MUST.format(name=name, ruleset=file.record.ruleset, wrong=found) if found is not None else ""


@pytest.mark.parametrize("name", [*NAMES, *LATER_NAMES])
def test_a_record_replays_to_every_mark_and_to_its_fingerprint(name: str) -> None:
    file = record_file(name)
    assert [mark.serial for mark in file.marks] == list(range(1, file.record.serial + 1))
    wrong = complaint(name, file)
    assert not wrong, wrong
    assert gobelet.replay(file.record).record().fingerprint == file.record.fingerprint


def test_every_version_of_every_ruleset_has_finished_records_of_every_seat_count() -> None:
    files = [record_file(name).record for name in (*NAMES, *LATER_NAMES)]
    kept = {(record.ruleset, record.seats, record.nature) for record in files if record.over}
    wanted = {(name, seats, nature) for name, seats in EVERY_VERSION for nature in ("fast", "keyed")}
    assert wanted <= kept, "write them, once: python -m tests.guards.write"


@pytest.mark.parametrize(
    "name", [name_of(id, seats, f"new{number}") for number, (id, seats, *_rest) in enumerate(NEW_RULES)]
)
def test_a_change_that_replays_a_record_differently_must_raise_the_version(name: str) -> None:
    """Shown by versions with the rules of those before them: this is found in the middle of the games."""
    file = record_file(name)
    with changed_without_a_version(file.record.ruleset):
        wrong = complaint(name, file)
    assert "must raise the ruleset's version" in wrong
    assert "question 0" not in wrong
    assert complaint(name, file) == ""


def test_there_are_records_of_every_kind() -> None:
    files = [record_file(name).record for name in NAMES]
    assert len(files) >= 60
    whole = {(record.ruleset, record.seats, record.nature) for record in files if record.over}
    assert len(whole) == 44, "22 tables, two generators"
    assert len([record for record in files if not record.over]) >= 12
    assert len([record for record in files if record.said]) >= 6, "cut in the middle of a question"
    assert len([record for record in files if record.branches]) >= 8
    assert len([record for record in files if len(record.branches) > 1]) >= 2
