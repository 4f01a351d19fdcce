"""Records of an earlier program replay to their fingerprints, and through the same state at every question.

The records were written once. They are never written again, and there is no way to refreeze them: a change
that they do not survive needs a new version of the ruleset, and the old version is still played.
"""

import pytest

import gobelet
from gobelet import records
from tests.guards.material import NAMES, record_file


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_to_every_mark_and_to_its_fingerprint(name: str) -> None:
    file = record_file(name)
    assert [mark.serial for mark in file.marks] == list(range(1, file.record.serial + 1))
    assert records.verify(file.record, file.marks) is None
    assert gobelet.replay(file.record).record().fingerprint == file.record.fingerprint


def test_there_are_records_of_every_kind() -> None:
    files = [record_file(name).record for name in NAMES]
    assert len(files) >= 60
    whole = {(record.ruleset, record.seats, record.nature) for record in files if record.over}
    assert len(whole) == 44, "22 tables, two generators"
    assert len([record for record in files if not record.over]) >= 12
    assert len([record for record in files if record.said]) >= 6, "cut in the middle of a question"
    assert len([record for record in files if record.branches]) >= 8
    assert len([record for record in files if len(record.branches) > 1]) >= 2
