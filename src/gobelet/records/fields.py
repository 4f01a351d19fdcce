"""The fields of a record's text, one by one: each is of its type and within its bounds, or `BadRecord`."""

import re
from typing import Any, Final

from gobelet.core.branches import nature
from gobelet.core.errors import BadRecord, BadRequest
from gobelet.core.record import Branch, Entry
from gobelet.records.file import (
    LONGEST_NAME,
    MOST_QUESTIONS,
    MOST_WISHES,
    GivenOrder,
    Mark,
    Player,
    Said,
    Wish,
)

FINGERPRINT: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)
SEED: Final = re.compile(r"-?[0-9]{1,64}|[0-9a-f]{64}", re.ASCII)
_SAID: Final = re.compile(r"[0-9]:[0-9]{1,3}(,[0-9]{1,3})*( [0-9]:[0-9]{1,3}(,[0-9]{1,3})*)*", re.ASCII)
_KIND: Final = re.compile(r"[a-z][a-z0-9-]{0,39}", re.ASCII)


def wrong_type(field: str, expected: str) -> BadRecord:
    return BadRecord("record-field-type", "", {"field": field, "expected": expected})


def whole(fields: dict[str, Any], field: str, least: int, most: int) -> int:
    value = fields[field]
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_type(field, "whole")
    if not least <= value <= most:
        raise BadRecord("record-field-bounds", "", {"field": field, "least": least, "most": most})
    return value


def text_in(fields: dict[str, Any], field: str) -> str:
    if not isinstance(fields[field], str):
        raise wrong_type(field, "text")
    return str(fields[field])


def truth(fields: dict[str, Any], field: str) -> bool:
    if not isinstance(fields[field], bool):
        raise wrong_type(field, "truth")
    return bool(fields[field])


def table(fields: dict[str, Any], field: str) -> dict[str, Any]:
    value = fields[field]
    if not isinstance(value, dict):
        raise wrong_type(field, "object")
    return value


def listed(fields: dict[str, Any], field: str) -> list[Any]:
    value = fields.get(field, [])
    if not isinstance(value, list):
        raise wrong_type(field, "list")
    return value


def matching(fields: dict[str, Any], field: str, pattern: re.Pattern[str]) -> str:
    value = text_in(fields, field)
    if not pattern.fullmatch(value):
        raise BadRecord("record-field-bad", "", {"field": field, "value": value})
    return value


def check_said(field: str, value: Any, seats: int) -> Said:
    """ "0:12 2:7,1" as ((0, (12,)), (2, (7, 1)))."""
    text = matching({field: value}, field, _SAID)
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
    for item in listed(fields, field):
        if not isinstance(item, list) or len(item) != 2:
            raise wrong_type(field, "pair")
        number = whole({field: item[0]}, field, 1, max(serial, 1))
        if pairs and pairs[-1][0] >= number:
            raise BadRecord("record-order", "", {"field": field, "number": number})
        pairs.append((number, item[1]))
    return pairs


def check_answers(fields: dict[str, Any], seats: int, serial: int) -> tuple[Entry, ...]:
    return tuple(
        [(number, check_said("answers", said, seats)) for number, said in _pairs(fields, "answers", serial)]
    )


def check_marks(fields: dict[str, Any], serial: int) -> tuple[Mark, ...]:
    return tuple(
        [
            Mark(number, matching({"marks": found}, "marks", FINGERPRINT))
            for number, found in _pairs(fields, "marks", serial)
        ]
    )


def check_orders(fields: dict[str, Any], answers: tuple[Entry, ...]) -> tuple[GivenOrder, ...]:
    """[[number of a question, seat, {"field": value, …}], …]: of answers that are in the record, in order."""
    given = {(number, seat) for number, said in answers for seat, _parts in said}
    orders: list[GivenOrder] = []
    for item in listed(fields, "orders"):
        if not isinstance(item, list) or len(item) != 3:
            raise wrong_type("orders", "list")
        number, seat = (
            whole({"orders": item[0]}, "orders", 1, MOST_QUESTIONS),
            whole({"orders": item[1]}, "orders", 0, 9),
        )
        if orders and (orders[-1].serial, orders[-1].seat) >= (number, seat):
            raise BadRecord("record-order", "", {"field": "orders", "number": number})
        if (number, seat) not in given:
            raise BadRecord("record-field-bad", "", {"field": "orders", "value": f"{number}, {seat}"})
        said = table({"orders": item[2]}, "orders")
        if len(said) > MOST_WISHES:
            raise BadRecord("record-field-bad", "", {"field": "orders", "value": str(len(said))})
        orders.append(
            GivenOrder(number, seat, {_wish_name(name): _wish(value) for name, value in said.items()})
        )
    return tuple(orders)


def _wish_name(name: str) -> str:
    return matching({"orders": name}, "orders", _KIND)


def _wish(value: Any) -> Wish:
    if isinstance(value, list) and len(value) <= MOST_WISHES:
        return tuple([_wish_name(text_in({"orders": word}, "orders")) for word in value])
    if isinstance(value, str):
        return _wish_name(value)
    return whole({"orders": value}, "orders", -MOST_QUESTIONS, MOST_QUESTIONS)


def check_branches(fields: dict[str, Any], serial: int) -> tuple[Branch, ...]:
    """Where the game was played on from another, in the order of the questions."""
    branches: list[Branch] = []
    for item in listed(fields, "branches"):
        if not isinstance(item, dict) or set(item) != {"at", "generator", "seed", "parent"}:
            raise wrong_type("branches", "object")
        at = whole(item, "at", 1, max(serial, 1))
        if branches and branches[-1][0] > at:
            raise BadRecord("record-order", "", {"field": "branches", "number": at})
        generator, seed = text_in(item, "generator"), matching(item, "seed", SEED)
        try:
            nature(generator, seed)
        except BadRequest as error:
            raise BadRecord(error.id, error.rule, error.facts) from error
        branches.append((at, generator, seed, matching(item, "parent", FINGERPRINT)))
    return tuple(branches)


def check_players(fields: dict[str, Any], seats: int) -> tuple[Player, ...]:
    players: list[Player] = []
    for item in listed(fields, "players"):
        if not isinstance(item, dict) or set(item) != {"name", "kind"}:
            raise wrong_type("players", "object")
        name = text_in(item, "name")
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadRecord("record-field-bad", "", {"field": "name", "value": name})
        players.append(Player(name, matching(item, "kind", _KIND)))
    if players and len(players) != seats:
        raise BadRecord("record-field-bad", "", {"field": "players", "value": str(len(players))})
    return tuple(players)
