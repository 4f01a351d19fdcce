"""Records written as JSON text."""

import json
from collections.abc import Sequence
from typing import Any, Final

from gobelet import api
from gobelet.core.record import Branch, Record
from gobelet.core.replay import replay_steps
from gobelet.records.fields import check_orders, check_players
from gobelet.records.file import FORMAT, FORMATS, GivenOrder, Mark, Player, Said

MARK_EVERY: Final = 20  # questions
WIDTH: Final = 110


def dump(record: Record, players: Sequence[Player] = (), orders: Sequence[GivenOrder] = ()) -> str:
    """The record as text. It is replayed for its marks: `BadRecord` if it does not replay.

    Without orders it is written in format 1, which older programs read, too. Orders for answers that the
    record does not hold, because their seat had no choice, are left out.
    """
    given = {(serial, seat) for serial, said in record.answers for seat, _parts in said}
    kept = sorted([one for one in orders if (one.serial, one.seat) in given], key=lambda one: one[:2])
    fields: dict[str, Any] = {
        "gobelet": FORMAT if kept else FORMATS[0],
        "ruleset": record.ruleset,
        "seats": record.seats,
        "players": [player._asdict() for player in players],
        "choices": record.choices,
        "generator": record.nature,
        "seed": record.seed,
        "branches": [_branch(branch) for branch in record.branches],
        "answers": [[serial, _spell(said)] for serial, said in record.answers],
        "orders": [[one.serial, one.seat, one.order] for one in kept],
        "serial": record.serial,
        "said": _spell(record.said),
        "over": record.over,
        "fingerprint": record.fingerprint,
        "marks": make_marks(record),
    }
    if not players:
        del fields["players"]
    if not record.branches:
        del fields["branches"]
    if not kept:
        del fields["orders"]
    check_players(fields, record.seats)  # what is written can be read
    check_orders(json.loads(json.dumps(fields)) if kept else {}, record.answers)
    return laid_out(fields)


def laid_out(fields: dict[str, Any]) -> str:
    """The text of a record: each field on a line of its own."""
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


def _branch(branch: Branch) -> dict[str, Any]:
    at, generator, seed, parent = branch
    return {"at": at, "generator": generator, "seed": seed, "parent": parent}


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
