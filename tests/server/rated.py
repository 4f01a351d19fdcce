"""Rated tables for tests: known players at one, and a game that is almost over."""

from typing import Any

import msgspec

import gobelet
from gobelet.core.game import Game
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.protocol.ratings import PlayerPage, TableRatings
from gobelet.testing import random_steps
from tests.server.house import House, until
from tests.server.known import Device
from tests.server.planting import plant
from tests.server.players import Player, at_random, at_rest, come, new_table

RULES = "cincinnati"


def rated_table(people: int = 2, bots: int = 1, **changes: Any) -> table_wire.NewTable:
    return new_table(RULES, people, bots, **{"clock": 60, "rated": True, **changes})


def last_question(seats: int, seed: int, ruleset: str = RULES) -> Game:
    """A game at its last question, nothing said to it yet."""
    found: Game | None = None
    for step in random_steps(gobelet.new(ruleset, seats, seed), seed):
        if not any(step.said) and not step.over:
            found = step.copy()
    assert found is not None
    return found


async def gather(home: House, devices: list[Device], wanted: table_wire.NewTable) -> list[Player]:
    """These players at a table whose game has begun."""
    first = await devices[0].open_table(wanted)
    names = ("Ann", "Ben", "Cid", "Dot")
    others = [await one.sit(first.table, names[place]) for place, one in enumerate(devices) if place]
    players = [await come(home.url, seated) for seated in (first, *others)]
    await players[0].do(to_server.StartGame())
    for player in players:
        await player.until(lambda view: view.table.phase == "playing" and view.question is not None)
    await at_rest(home, players)
    return players


async def finish(home: House, players: list[Player], seed: int = 1, ruleset: str = RULES) -> str:
    """The game of these players comes to its end, by answers of their own; the table."""
    id = players[0].seen.table.id
    table = await home.table(id)
    await plant(table, last_question(len(table.state.seats), seed, ruleset))
    for place, player in enumerate(players):
        while not player.closed and table.state.phase == "playing":
            seat = player.seen.you.seat
            if seat is None or seat not in list(table.state.owing()):
                break
            await asked(player, table.state.question)
            choice = at_random(seed + place)(player.seen, player.asked)
            assert choice is not None
            await player.answer(choice)
    await until(lambda: table.state.phase == "over")
    return id


async def asked(player: Player, number: int) -> None:
    """The player sees this question."""
    await player.until(lambda view: view.question is not None and view.question.number == number)


async def booked(home: House, table: str) -> TableRatings:
    """What the ratings say of this table, once they are there."""
    found: list[TableRatings] = []

    async def there() -> bool:
        answer = await home.get(f"/api/tables/{table}/ratings")
        found[:] = [msgspec.convert(answer.json(), TableRatings)] if answer.is_success else []
        return bool(found) and found[0].done

    await until(there)
    return found[0]


async def page_of(device: Device, page: str = "") -> PlayerPage:
    """A page, one's own if none is named."""
    address = page or (await device.me()).page
    return msgspec.convert(await device.done("GET", f"/api/players/{address}"), PlayerPage)
