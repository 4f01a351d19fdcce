"""Records verified: does a replay come to the same fingerprints, and where not?"""

from collections.abc import Sequence

from gobelet import api
from gobelet.core.errors import BadRecord
from gobelet.core.game import Game
from gobelet.core.record import Record
from gobelet.core.replay import replay_steps
from gobelet.records.file import Mark, RecordedOutcome


def verify(
    record: Record, marks: Sequence[Mark] = (), outcome: RecordedOutcome | None = None
) -> BadRecord | None:
    """Where the replay of a record departs from it, as an error to be said; None if it does not."""
    game = api.start(record)
    expected = {mark.serial: mark.fingerprint for mark in marks}
    sure = 0  # the last mark that was met
    try:
        if _departs(game, expected):
            return _departure(sure, game)
        sure = game.serial
        for _game in replay_steps(game, record):
            if game.over or game.serial not in expected:
                continue
            if _departs(game, expected):
                return _departure(sure, game)
            sure = game.serial
    except BadRecord as error:
        return error
    if game.fingerprint() != record.fingerprint:
        return _departure(sure, game)
    return None if outcome is None or _ends_so(game, outcome) else BadRecord("record-outcome", "", {})


def _ends_so(game: Game, outcome: RecordedOutcome) -> bool:
    return game.over and (game.scores, game.winners) == (outcome.scores, outcome.winners)


def _departs(game: Game, expected: dict[int, str]) -> bool:
    return expected.get(game.serial, game.fingerprint()) != game.fingerprint()


def _departure(sure: int, game: Game) -> BadRecord:
    id = "record-departs-end" if game.over else "record-departs"
    return BadRecord(id, "", {"after": sure, "number": game.serial})
