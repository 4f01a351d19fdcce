"""People who make tournaments, enter them and play their tables, for tests."""

import asyncio
from typing import Any

import msgspec

from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import tournaments as wire
from tests.server.house import House, until
from tests.server.known import Device
from tests.server.players import Player, at_random, come

NAMES = ("Ann", "Ben", "Cho", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida")


def path(tournament: str, more: str = "") -> str:
    return f"/api/tournaments/{tournament}{more}"


async def make(host: Device, **changes: Any) -> wire.TournamentInfo:
    wanted = {
        "title": "Friday cup",
        "name": "Host",
        "ruleset": "cincinnati",
        "size": 3,
        "beat": 10,
        "rest": 0,
        "clock": 3600,  # a table whose people are not there yet does not end meanwhile, on any machine
        "bot": "greedy",
        **changes,
    }
    return shown(await host.done("POST", "/api/tournaments", wanted))


def shown(told: Any) -> wire.TournamentInfo:
    info = msgspec.convert(told, wire.TournamentNews).tournament
    assert info is not None
    return info


async def look(who: Device, tournament: str) -> wire.TournamentInfo:
    return shown(await who.done("GET", path(tournament)))


async def enter(who: Device, tournament: str, name: str) -> wire.TournamentInfo:
    return shown(await who.done("POST", path(tournament, "/entry"), {"name": name, "browser": who.browser}))


async def act(host: Device, tournament: str, act: str, **more: Any) -> wire.TournamentInfo:
    return shown(await host.done("POST", path(tournament, "/judge"), {"act": act, **more}))


async def crowd(home: House, tournament: str, number: int) -> list[Device]:
    people = [Device(home.url) for _person in range(number)]
    for name, one in zip(NAMES, people, strict=False):
        await enter(one, tournament, name)
    return people


async def round_begins(home: House, who: Device, tournament: str, number: int) -> wire.TournamentInfo:
    async def begun() -> bool:
        await home.lobby.tournaments.look()
        return (await look(who, tournament)).round == number

    await until(begun)
    return await look(who, tournament)


async def sit(home: House, who: Device, tournament: str) -> tuple[table_wire.Seated, Player]:
    """To one's table of the round, as the page goes there."""
    table = (await look(who, tournament)).table
    assert table
    seated = await who.come_back(table)
    return seated, await come(home.url, seated)


async def play_round(home: House, people: list[Device], tournament: str) -> None:
    """Everybody goes to their table, and plays it to its end."""
    players = [(await sit(home, one, tournament))[1] for one in people if (await look(one, tournament)).table]
    await asyncio.gather(*[player.play(at_random(number)) for number, player in enumerate(players)])
    for player in players:
        await player.close()
