"""Records read from JSON text."""

import json
from typing import Any

from gobelet import api
from gobelet.core.errors import BadRecord, BadRequest, Fact
from gobelet.core.game import Game
from gobelet.core.record import Record
from gobelet.records.fields import (
    FINGERPRINT,
    SEED,
    check_answers,
    check_branches,
    check_marks,
    check_orders,
    check_players,
    check_said,
    matching,
    table,
    text_in,
    truth,
    whole,
)
from gobelet.records.file import ADDED, FORMATS, LONGEST, MOST_QUESTIONS, OPTIONAL, REQUIRED, RecordFile
from gobelet.records.signing import check_outcome, check_signature, signed_bytes


def load(text: str) -> Record:
    """The record that a text spells, or `BadRecord`."""
    return read(text).record


def read(text: str) -> RecordFile:
    """All that a record's text holds, every type and bound checked; if it is none, `BadRecord` always."""
    fields = _fields(_parse(text))
    seats = whole(fields, "seats", 1, 9)
    serial = whole(fields, "serial", 0, MOST_QUESTIONS)
    ruleset = text_in(fields, "ruleset")
    choices: dict[str, Fact] = {}
    for key, value in table(fields, "choices").items():
        choices[key] = text_in({key: value}, key)
    record = Record(
        ruleset,
        seats,
        choices,
        text_in(fields, "generator"),
        matching(fields, "seed", SEED),
        check_answers(fields, seats, serial),
        serial,
        check_said("said", fields["said"], seats) if fields["said"] != "" else (),
        truth(fields, "over"),
        matching(fields, "fingerprint", FINGERPRINT),
        check_branches(fields, serial),
    )
    players = check_players(fields, seats)
    marks = check_marks(fields, serial)
    try:
        game = api.start(record)
    except BadRequest as error:
        raise BadRecord(error.id, error.rule, error.facts) from error
    _check_options(game, record)
    proof = table(fields, "proof") if "proof" in fields else None
    orders = check_orders(fields, record.answers)
    signature = check_signature(fields)
    signed = signed_bytes(fields) if signature is not None else b""
    return RecordFile(record, players, marks, proof, orders, check_outcome(fields, seats), signature, signed)


def _parse(text: str) -> Any:
    if len(text) > LONGEST:
        raise BadRecord("record-too-big", "", {"most": LONGEST})
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("record-not-json", "", {"line": error.lineno, "column": error.colno}) from error
    except (ValueError, RecursionError) as error:  # a number too long, lists too deep
        raise BadRecord("record-not-json", "", {"line": 1, "column": 1}) from error


def _fields(parsed: Any) -> dict[str, Any]:
    if not isinstance(parsed, dict):
        raise BadRecord("record-not-object", "", {})
    if "gobelet" not in parsed:
        raise BadRecord("record-foreign", "", {})
    number = parsed["gobelet"]
    if type(number) is not int or number not in FORMATS:
        told = str(number) if isinstance(number, int | str) else "?"
        raise BadRecord(
            "record-format", "", {"format": told, "known": tuple([str(known) for known in FORMATS])}
        )
    for field in REQUIRED:
        if field not in parsed:
            raise BadRecord("record-field-missing", "", {"field": field})
    for field in parsed:
        if field not in REQUIRED and field not in OPTIONAL and field not in ADDED[number]:
            raise BadRecord("record-field-unknown", "", {"field": field})
    return parsed


def _check_options(game: Game, record: Record) -> None:
    size = game.ruleset.table.size
    for said in [*[entry[1] for entry in record.answers], record.said]:
        for _seat, parts in said:
            for part in parts:
                if part >= size:
                    raise BadRecord("unknown-option", "", {"option": str(part), "size": size})
