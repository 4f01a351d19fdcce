"""Rubbish in every shape, made of good messages: a clear error with a code, and nothing breaks."""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from gobelet.server.protocol import schema, to_browser, to_server
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol.problem import Problem
from tests.server.house import House, house
from tests.server.players import Player, begin, come, new_table, some_choice
from tests.tiers import SOAK

TIMES = max(SOAK, 1)  # scripts/soak server: more of it
TABLE: dict[str, Any] = {
    "ruleset": "dicetown/extension+indians",
    "seats": [{}, {"bot": "greedy"}, {}],
    "name": "Ann",
    "choices": {"bribes": "no", "deeds": "5,5,5,5,5"},
    "clock": 30,
    "beat": 800,
    "listed": True,
    "hints": True,
    "commitment": "ab" * 32,
}
SEAT: dict[str, Any] = {"name": "Ben", "seat": 1, "commitment": "cd" * 32}
MESSAGES: list[dict[str, Any]] = [
    {"type": "answer", "ref": 1, "question": 1, "choice": {"keep": [0, 3]}},
    {"type": "answer", "question": 1, "choice": {"offer": {"dollars": 2, "cards": ["brute"], "deeds": [1]}}},
    {"type": "answer", "question": 1, "choice": {"outlaws": [{"outlaw": 3, "dice": 2}]}},
    {"type": "answer", "question": 1, "choice": {"turn": {"die": "9", "to": "A"}}},
    {"type": "answer", "question": 1, "choice": {"ambush": {"seat": 1, "die": "9"}}},
    {"type": "answer", "question": 1, "choice": {"order": [0, 1]}},
    {"type": "answer", "question": 1, "choice": {"parts": [2, 3]}},
    {"type": "withdraw", "question": 1},
    {"type": "undo", "question": 1},
    {"type": "hints", "on": True},
    {"type": "wait", "question": 1},
    {"type": "quiet", "on": True},
    {"type": "touch"},
    {"type": "stand-in", "seat": 1, "question": 1},
    {"type": "order", "card": "wanted", "order": "never"},
    {"type": "plan", "orders": {"offer": 3}, "plan": {"dice": "places", "places": ["hall", "mine"]}},
    {"type": "plan", "orders": {"offer": 3}, "plan": {}, "every": True},
    {"type": "rename", "name": "Ann"},
    {"type": "look", "avatar": 3, "colour": 2},
    {"type": "commit", "commitment": "ab" * 32},
    {"type": "open", "entropy": "ab" * 32},
    {"type": "mute", "on": True, "seat": 1},
    {"type": "mute-for-me", "on": True, "seat": 1},
    {"type": "lock", "on": False},
    {"type": "admit", "request": 1, "yes": True},
    {"type": "rematch"},
    {"type": "chat", "text": "hello"},
    {"type": "ping"},
]
STRANGE: list[Any] = [
    *(None, True, -1, 0, 6, 2**31, 2**63, 2**64, 10**400, 1.5, -0.0, float("1e308")),
    *("", " ", "x" * 300, "\u202e\u0000\ud83d\ude00", "é" * 12, "9", "__class__", "../../etc/passwd"),
    *([], [[]], [None], [1] * 100, {}, {"": ""}, {"a": {"b": {"c": []}}}, {"type": "hello"}),
]


def spoiled(good: Any, dice: random.Random) -> Any:
    """Something good with one thing in it changed, left out, added or put twice."""
    if isinstance(good, dict) and good and dice.random() < 0.9:
        made = dict(good)
        name = dice.choice(list(made))
        turn = dice.random()
        if turn < 0.6:
            made[name] = spoiled(made[name], dice)
        elif turn < 0.8:
            del made[name]
        else:
            made[dice.choice(["more", name.upper(), "", "token"])] = dice.choice(STRANGE)
        return made
    if isinstance(good, list) and good and dice.random() < 0.8:
        place = dice.randrange(len(good))
        return [*good[:place], spoiled(good[place], dice), *good[place + dice.randrange(2) :]]
    return dice.choice(STRANGE)


def text_of(made: Any, dice: random.Random) -> bytes:
    text = json.dumps(made).encode()
    if dice.random() < 0.15:  # cut off, doubled, or with a byte that is none
        place = dice.randrange(len(text))
        return dice.choice([text[:place], text + text, text[:place] + b"\xff" + text[place:]])
    return text


def check_problem(answer: Any, where: object) -> None:
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.code, where
    assert problem.text, where
    assert not problem.text.startswith(problem.code), f"no sentence for {problem.code}: {where}"


async def documented(home: House, path: str, method: str) -> set[int]:
    api = (await home.get("/schema/openapi.json")).json()
    return {int(status) for status in api["paths"][path][method]["responses"]}


@pytest.mark.parametrize("good", [TABLE, SEAT], ids=["tables", "seats"])
async def test_spoiled_bodies(good: dict[str, Any]) -> None:
    dice = random.Random(7)
    seen: set[int] = set()
    async with house() as home:
        players = await begin(home, new_table("dicetown/2009", 2, 2))
        address = path = "/api/tables"
        if good is SEAT:
            address, path = f"/api/tables/{players[0].seen.table.id}/seats", "/api/tables/{table}/seats"
        allowed = await documented(home, path, "post")
        headers = {"content-type": "application/json"}
        for _time in range(150 * TIMES):
            body = text_of(spoiled(good, dice), dice)
            answer = await home.post(address, body, **headers)
            seen.add(answer.status_code)
            assert answer.status_code in allowed, body
            if answer.status_code >= 400:
                check_problem(answer, body)
        await players[0].answer(some_choice(players[0]))  # nobody else was disturbed
    assert 400 in seen


async def test_spoiled_messages() -> None:
    dice = random.Random(8)
    codes: set[str] = set()
    async with house() as home:
        ann, ben, cem = await begin(home, new_table("dicetown/2009", 3, 0, beat=10_000))
        heard = len(cem.received)
        for time in range(300 * TIMES):
            text = text_of(spoiled(dice.choice(MESSAGES), dice), dice)
            ben.received.clear()
            await ben.socket.send(text.decode(errors="replace"))
            await settled(ben, time)
            for one in ben.received:
                if one.startswith(b'{"type":"error"'):
                    failed = msgspec.json.decode(one, type=to_browser.Failed)
                    assert failed.text, text
                    assert not failed.text.startswith(failed.code), f"{failed.code}: {text!r}"
                    assert failed.code != "server-error", text
                    codes.add(failed.code)
        kinds = {msgspec.json.decode(one)["type"] for one in cem.received[heard:]}
        assert kinds <= {"view", "chat"}  # nobody else hears of errors
        back = await come(home.url, table_wire.Seated(ann.seen.table.id, 0, ann.token or "", ""))
        if back.asked.yours:
            await back.answer(some_choice(back))
    assert len(codes) >= 5, codes


async def settled(player: Player, number: int) -> None:
    """Wait until all replies to this player have arrived."""
    await player.send(to_server.Ping(ref=number))
    want = b'"ref":%d}' % number
    while not any(one.startswith(b'{"type":"pong"') and one.endswith(want) for one in player.received):
        if player.closed:
            raise ConnectionError(str(player.refused))
        await asyncio.sleep(0.001)


def test_every_message_of_the_schema_is_spoiled_here() -> None:
    """A new message must be tried, too; those left out end the game or the table."""
    names = {one["$ref"].rpartition("/")[2] for one in schema.json_schema()["$defs"]["ToServer"]["anyOf"]}
    tags = {schema.json_schema()["$defs"][name]["properties"]["type"]["enum"][0] for name in names}
    ending = {"hello", "start", "pause", "replace", "leave", "abandon"}
    assert {message["type"] for message in MESSAGES} == tags - ending
