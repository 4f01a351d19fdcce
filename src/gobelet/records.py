"""Records as text: written as JSON, read with every type and bound checked, and verified by replay.

    {
    "gobelet": 1,
    "ruleset": "dicetown/2009@1",
    "seats": 2,
    "players": [{"name": "Calamity", "kind": "you"}, {"name": "Jesse", "kind": "greedy"}],
    "choices": {"sheriff": "random", "bribes": "yes"},
    "generator": "fast",
    "seed": "7",
    "answers": [[1,"0:4 1:10"], [3,"0:3"], …],
    "serial": 259,
    "said": "",
    "over": true,
    "fingerprint": "9f2c…",
    "marks": [[1,"03d1…"], [21,"77ab…"], …]
    }

An answer is [number of the question, "seat:option,option seat:option"]; who had no choice is not in it.
`said` is what has been said to the open question. A mark is the fingerprint of the game when that
question was put, so that a replay that departs can be told where.
"""

import json
import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from gobelet import api
from gobelet.core.errors import BadRecord, BadRequest, Fact
from gobelet.core.game import Game
from gobelet.core.record import Entry, Record
from gobelet.core.replay import replay_steps

FORMAT: Final = 1
MARK_EVERY: Final = 20  # questions
LONGEST: Final = 4_000_000  # characters of a record
MOST_QUESTIONS: Final = 1_000_000
WIDTH: Final = 110

REQUIRED: Final = (
    "gobelet",
    "ruleset",
    "seats",
    "choices",
    "generator",
    "seed",
    "answers",
    "serial",
    "said",
    "over",
    "fingerprint",
)
OPTIONAL: Final = ("players", "marks")

_SAID: Final = re.compile(r"[0-9]:[0-9]{1,3}(,[0-9]{1,3})*( [0-9]:[0-9]{1,3}(,[0-9]{1,3})*)*", re.ASCII)
_FINGERPRINT: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)
_SEED: Final = re.compile(r"-?[0-9]{1,64}|[0-9a-f]{64}", re.ASCII)
_KIND: Final = re.compile(r"[a-z][a-z0-9-]{0,39}", re.ASCII)

Said = tuple[tuple[int, tuple[int, ...]], ...]


class Player(NamedTuple):
    """Who sat there: a name, and `you` or the bot's name."""

    name: str
    kind: str


class Mark(NamedTuple):
    """The fingerprint of the game when this question was put."""

    serial: int
    fingerprint: str


class RecordFile(NamedTuple):
    """All that a file holds: the record, who played if it is told, and the marks along the way."""

    record: Record
    players: tuple[Player, ...]
    marks: tuple[Mark, ...]


# --- writing -----------------------------------------------------------------------------------------------


def dump(record: Record, players: Sequence[Player] = ()) -> str:
    """The record as text. It is replayed for its marks: `BadRecord` if it does not replay."""
    fields: dict[str, Any] = {
        "gobelet": FORMAT,
        "ruleset": record.ruleset,
        "seats": record.seats,
        "players": [player._asdict() for player in players],
        "choices": record.choices,
        "generator": record.nature,
        "seed": record.seed,
        "answers": [[serial, _spell(said)] for serial, said in record.answers],
        "serial": record.serial,
        "said": _spell(record.said),
        "over": record.over,
        "fingerprint": record.fingerprint,
        "marks": make_marks(record),
    }
    if not players:
        del fields["players"]
    lines = [f"{json.dumps(key)}: {_lay_out(value)}" for key, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lay_out(value: Any) -> str:
    """JSON, long lists broken into lines of a readable width."""
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False)
    items = [json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in value]
    lines = [""]
    for item in items:
        if lines[-1] and len(lines[-1]) + len(item) > WIDTH:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + item + ","
    text = "\n".join(lines).removesuffix(",")
    return f"[\n{text}\n]" if len(lines) > 1 else f"[{text}]"


def _spell(said: Said) -> str:
    return " ".join([f"{seat}:{','.join([str(part) for part in parts])}" for seat, parts in said])


def make_marks(record: Record) -> list[Mark]:
    """Fingerprints along the way, by replay."""
    game = api.start(record)
    marks = [Mark(game.serial, game.fingerprint())]
    for _game in replay_steps(game, record):
        if game.serial >= marks[-1].serial + MARK_EVERY and not game.over:
            marks.append(Mark(game.serial, game.fingerprint()))
    return marks


# --- reading -----------------------------------------------------------------------------------------------


def load(text: str) -> Record:
    """The record that a text spells, or `BadRecord`."""
    return read(text).record


def read(text: str) -> RecordFile:
    """All that a record's text holds, every type and bound checked; if it is none, `BadRecord` always."""
    fields = _fields(_parse(text))
    seats = _whole(fields, "seats", 1, 9)
    serial = _whole(fields, "serial", 0, MOST_QUESTIONS)
    ruleset = _text(fields, "ruleset")
    choices: dict[str, Fact] = {}
    for key, value in _object(fields, "choices").items():
        choices[key] = _text({key: value}, key)
    record = Record(
        ruleset,
        seats,
        choices,
        _text(fields, "generator"),
        _matching(fields, "seed", _SEED),
        _answers(fields, seats, serial),
        serial,
        _said("said", fields["said"], seats) if fields["said"] != "" else (),
        _truth(fields, "over"),
        _matching(fields, "fingerprint", _FINGERPRINT),
    )
    players = _players(fields, seats)
    marks = _marks(fields, serial)
    try:
        game = api.start(record)
    except BadRequest as error:
        raise BadRecord(error.id, error.rule, error.facts) from error
    _check_options(game, record)
    return RecordFile(record, players, marks)


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
    if type(number) is not int or number != FORMAT:
        told = str(number) if isinstance(number, int | str) else "?"
        raise BadRecord("record-format", "", {"format": told, "known": (str(FORMAT),)})
    for field in REQUIRED:
        if field not in parsed:
            raise BadRecord("record-field-missing", "", {"field": field})
    for field in parsed:
        if field not in REQUIRED and field not in OPTIONAL:
            raise BadRecord("record-field-unknown", "", {"field": field})
    return parsed


def _wrong_type(field: str, expected: str) -> BadRecord:
    return BadRecord("record-field-type", "", {"field": field, "expected": expected})


def _whole(fields: dict[str, Any], field: str, least: int, most: int) -> int:
    value = fields[field]
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong_type(field, "whole")
    if not least <= value <= most:
        raise BadRecord("record-field-bounds", "", {"field": field, "least": least, "most": most})
    return value


def _text(fields: dict[str, Any], field: str) -> str:
    if not isinstance(fields[field], str):
        raise _wrong_type(field, "text")
    return str(fields[field])


def _truth(fields: dict[str, Any], field: str) -> bool:
    if not isinstance(fields[field], bool):
        raise _wrong_type(field, "truth")
    return bool(fields[field])


def _object(fields: dict[str, Any], field: str) -> dict[str, Any]:
    value = fields[field]
    if not isinstance(value, dict):
        raise _wrong_type(field, "object")
    return value


def _list(fields: dict[str, Any], field: str) -> list[Any]:
    value = fields.get(field, [])
    if not isinstance(value, list):
        raise _wrong_type(field, "list")
    return value


def _matching(fields: dict[str, Any], field: str, pattern: re.Pattern[str]) -> str:
    value = _text(fields, field)
    if not pattern.fullmatch(value):
        raise BadRecord("record-field-bad", "", {"field": field, "value": value})
    return value


def _said(field: str, value: Any, seats: int) -> Said:
    """ "0:12 2:7,1" as ((0, (12,)), (2, (7, 1)))."""
    text = _matching({field: value}, field, _SAID)
    said: list[tuple[int, tuple[int, ...]]] = []
    for word in text.split(" "):
        seat, _, parts = word.partition(":")
        if int(seat) >= seats or (said and said[-1][0] >= int(seat)):
            raise BadRecord("record-field-bad", "", {"field": field, "value": text})
        said.append((int(seat), tuple([int(part) for part in parts.split(",")])))
    return tuple(said)


def _pairs(fields: dict[str, Any], field: str, serial: int) -> list[tuple[int, Any]]:
    """[[number of a question, something], …], the numbers ascending."""
    pairs: list[tuple[int, Any]] = []
    for item in _list(fields, field):
        if not isinstance(item, list) or len(item) != 2:
            raise _wrong_type(field, "pair")
        number = _whole({field: item[0]}, field, 1, max(serial, 1))
        if pairs and pairs[-1][0] >= number:
            raise BadRecord("record-order", "", {"field": field, "number": number})
        pairs.append((number, item[1]))
    return pairs


def _answers(fields: dict[str, Any], seats: int, serial: int) -> tuple[Entry, ...]:
    return tuple(
        [(number, _said("answers", said, seats)) for number, said in _pairs(fields, "answers", serial)]
    )


def _marks(fields: dict[str, Any], serial: int) -> tuple[Mark, ...]:
    return tuple(
        [
            Mark(number, _matching({"marks": found}, "marks", _FINGERPRINT))
            for number, found in _pairs(fields, "marks", serial)
        ]
    )


def _players(fields: dict[str, Any], seats: int) -> tuple[Player, ...]:
    players: list[Player] = []
    for item in _list(fields, "players"):
        if not isinstance(item, dict) or set(item) != {"name", "kind"}:
            raise _wrong_type("players", "object")
        name = _text(item, "name")
        if not name.strip() or len(name) > 40 or not name.isprintable():
            raise BadRecord("record-field-bad", "", {"field": "name", "value": name})
        players.append(Player(name, _matching(item, "kind", _KIND)))
    if players and len(players) != seats:
        raise BadRecord("record-field-bad", "", {"field": "players", "value": str(len(players))})
    return tuple(players)


def _check_options(game: Game, record: Record) -> None:
    size = game.ruleset.table.size
    for said in [*[entry[1] for entry in record.answers], record.said]:
        for _seat, parts in said:
            for part in parts:
                if part >= size:
                    raise BadRecord("unknown-option", "", {"option": str(part), "size": size})


# --- verifying ---------------------------------------------------------------------------------------------


def verify(record: Record, marks: Sequence[Mark] = ()) -> BadRecord | None:
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
    return None if game.fingerprint() == record.fingerprint else _departure(sure, game)


def _departs(game: Game, expected: dict[int, str]) -> bool:
    return expected.get(game.serial, game.fingerprint()) != game.fingerprint()


def _departure(sure: int, game: Game) -> BadRecord:
    id = "record-departs-end" if game.over else "record-departs"
    return BadRecord(id, "", {"after": sure, "number": game.serial})
