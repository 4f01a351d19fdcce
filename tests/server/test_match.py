"""Quick match: people who want the same get one table together, at any worker, without those who are gone."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import delete, func, select

from gobelet.server.protocol.match import Waiting
from gobelet.server.storage.sql_tables import tables, waiting
from gobelet.server.storage.waiting_room import KEPT, Ticket, WaitingRoom
from gobelet.server.tables import founding, matching, seats
from gobelet.server.tables.rows import Sat
from tests.server.house import House, house, until
from tests.server.known import Device, moved
from tests.server.outside import postgresql
from tests.server.players import Player, come, new_table
from tests.server.still_clock import StillClock

TOWN = "dicetown/2009"
AWAY = (matching.LEASE + 1) / 1000  # seconds after which somebody who does not ask is gone


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        url: str = request.getfixturevalue("server")
        return url
    return f"sqlite:///{tmp_path / 'tables.db'}"


@asynccontextmanager
async def two_workers(database: str, clock: StillClock) -> AsyncIterator[tuple[House, House]]:
    async with house(database, clock) as one, house(database, clock) as two:
        await one.lobby.store.write(lambda connection: connection.execute(delete(waiting)).rowcount)
        yield one, two


async def ask(home: House, method: str, ticket: str = "", **more: Any) -> httpx.Response:
    held = {"authorization": f"Bearer {ticket}"} if ticket else {}
    headers = {"content-type": "application/json", **held}
    async with httpx.AsyncClient(base_url=home.url, timeout=60, verify=False) as http:
        return await http.request(
            method, "/api/match", headers={**headers, **more.pop("headers", {})}, **more
        )


def told(answer: httpx.Response) -> Waiting:
    assert answer.is_success, answer.text
    return msgspec.json.decode(answer.content, type=Waiting)


async def enter(home: House, name: str, ruleset: str = TOWN, players: int = 2, **more: str) -> Waiting:
    body = {"ruleset": ruleset, "players": players, "name": name, **more}
    return told(await ask(home, "POST", json=body))


async def look(home: House, ticket: str) -> Waiting:
    return told(await ask(home, "GET", ticket))


async def count(home: House) -> int:
    """Tables that were made."""
    return int((await home.lobby.store.read(select(func.count()).select_from(tables)))[0][0])


async def test_two_who_want_the_same_get_a_table_whose_game_begins() -> None:
    async with house() as home:
        ann = await enter(home, "Ann")
        assert (ann.others, ann.seated, ann.players, ann.ruleset) == (0, None, 2, TOWN)
        for other in (await enter(home, "Cid", players=3), await enter(home, "Dot", "dicetown/revised")):
            assert other.seated is None  # they want something else
        assert (await look(home, ann.ticket)).others == 0
        ben = await enter(home, "Ann")  # by another's name
        assert ben.seated is not None
        mine = (await look(home, ann.ticket)).seated
        assert mine is not None
        assert (mine.table, ben.seated.table) == (mine.table,) * 2
        assert (mine.seat, ben.seated.seat) == (0, 1)
        players: list[Player] = [await come(home.url, seated) for seated in (mine, ben.seated)]
        for player in players:
            view = await player.until(lambda view: view.table.phase == "playing")
            assert [seat.name for seat in view.table.seats] == ["Ann", "Ann 2"]
            assert not view.table.listed
        assert players[0].seen.you.host


async def test_a_known_player_finds_the_game_on_another_device() -> None:
    async with house() as home:
        ann = Device(home.url)
        wanted = {"ruleset": TOWN, "players": 2, "name": "Ann", "avatar": 4}
        first = msgspec.convert(await ann.done("POST", "/api/match", wanted), Waiting)
        other = await moved(home, ann)
        again = msgspec.convert(await other.done("POST", "/api/match", wanted), Waiting)
        assert (again.others, again.seated) == (0, None), "nobody plays with themselves"
        ben = await enter(home, "Ben")
        assert ben.seated is not None
        assert (await look(home, first.ticket)).seated is not None
        [game] = await other.games()
        assert game.table == ben.seated.table
        back = await other.come_back(game.table)
        player = await come(home.url, back)
        assert player.seen.you.seat == game.seat
        assert player.seen.table.seats[game.seat].avatar == 4


async def test_a_player_who_is_deleted_waits_no_more() -> None:
    async with house() as home:
        ann = Device(home.url)
        body = {"ruleset": TOWN, "players": 2, "name": "Ann"}
        first = msgspec.convert(await ann.done("POST", "/api/match", body), Waiting)
        await ann.done("DELETE", "/api/player")
        assert (await ask(home, "GET", first.ticket)).status_code == 404
        assert (await enter(home, "Ben")).seated is None


async def test_who_does_not_ask_any_more_is_gone_until_they_do() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann = await enter(home, "Ann")
        clock.advance(5)
        assert (await look(home, ann.ticket)).others == 0  # this says that Ann still waits
        clock.advance(AWAY - 4)
        ben = await enter(home, "Ben", players=3)
        assert ben.others == 0
        cid = await enter(home, "Cid")
        assert cid.seated is not None, "Ann has asked meanwhile"

        dot = await enter(home, "Dot")
        clock.advance(AWAY)
        eve = await enter(home, "Eve")
        assert (eve.others, eve.seated) == (0, None)
        found = (await look(home, dot.ticket)).seated  # the page was asleep
        assert found is not None
        assert (await look(home, eve.ticket)).seated is not None
        assert found.seat == 0


async def test_one_can_stop_at_any_time() -> None:
    async with house() as home:
        ann, ben = await enter(home, "Ann", players=3), await enter(home, "Ben", players=3)
        assert ben.others == 1
        assert told(await ask(home, "DELETE", ann.ticket)).seated is None
        for method in ("GET", "DELETE"):
            gone = await ask(home, method, ann.ticket)
            assert (gone.status_code, gone.json()["code"]) == (404, "not-waiting")
            assert gone.json()["text"] == "You are not waiting for others any more."
        assert (await look(home, ben.ticket)).others == 0
        cid, dot = await enter(home, "Cid"), await enter(home, "Dot")
        late = told(await ask(home, "DELETE", cid.ticket))
        assert late.seated is not None, "too late: the other sits there"
        assert dot.seated is not None
        assert late.seated.table == dot.seated.table


async def test_a_browser_waits_in_one_place(database: str) -> None:
    clock = StillClock()
    async with two_workers(database, clock) as (one, two):
        secret = "ab" * 32
        first = await enter(one, "Ann", browser=secret)
        again = await enter(two, "Ann", browser=secret)
        assert (again.others, again.seated) == (0, None)
        assert (await ask(one, "GET", first.ticket)).json()["code"] == "not-waiting"
        body = {"ruleset": TOWN, "players": 2, "name": "Ann", "browser": secret}
        both = await asyncio.gather(*[ask(home, "POST", json=body) for home in (one, two) * 4])
        assert {answer.status_code for answer in both} <= {201, 404}, "a later one has taken their place"
        assert all(answer.json().get("seated") is None for answer in both)
        ben = await enter(two, "Ben", browser="cd" * 32)
        assert ben.seated is not None
        again = await enter(one, "Ann", browser=secret)
        assert (again.others, again.seated) == (0, None), "Ann plays, and may look for another game"


@pytest.mark.parametrize("players", [2, 3])
async def test_two_workers_make_one_table_of_each_person(database: str, players: int) -> None:
    """All come at once, at either worker, and all look at once."""
    clock = StillClock()
    async with two_workers(database, clock) as workers:
        before = await count(workers[0])
        homes = [*workers] * 6
        people = await asyncio.gather(
            *[enter(home, f"P{number}", players=players) for number, home in enumerate(homes)]
        )

        async def all_sit() -> bool:
            looks = [look(home, one.ticket) for home, one in zip(reversed(homes), people, strict=True)]
            found[:] = await asyncio.gather(*looks)
            return all(one.seated is not None for one in found)

        found: list[Waiting] = []
        await until(all_sit)
        sat = sorted([(one.seated.table, one.seated.seat) for one in found if one.seated is not None])
        assert len(set(sat)) == len(homes), "no two on one seat"
        made = {table for table, _seat in sat}
        assert len(made) == len(homes) // players == await count(workers[0]) - before
        assert [seat for _table, seat in sat] == [*range(players)] * len(made)
        for one in found:  # and it stays so
            assert one.seated is not None
            state = (await workers[1].table(one.seated.table)).state
            assert state.seats[one.seated.seat].token == seats.hash_of(one.seated.token)
        assert await count(workers[0]) - before == len(made)


@pytest.mark.parametrize("how", ["closed the page", "stopped"])
async def test_no_table_is_made_for_somebody_who_is_gone(database: str, how: str) -> None:
    """They go between the look at the list and the transaction: nothing is written, the other waits on."""
    clock = StillClock()
    async with two_workers(database, clock) as (home, _other):
        before = await count(home)
        room = WaitingRoom(home.lobby.store)
        now = clock.now()
        ann, ben = [
            Ticket(seats.hash_of(f"{name} {how}"), f"{TOWN}@1", 2, name, None, None, now, now + lease)
            for name, lease in (("Ann", matching.LEASE), ("Ben", 3 * matching.LEASE))
        ]
        for one in (ann, ben):
            await room.enter(one)
        people = await room.first(ben, clock.now())
        assert {one.name for one in people} == {"Ann", "Ben"}
        rows = [Sat(seat, one.name, one.id) for seat, one in enumerate(people)]
        made = founding.settings_for(home.lobby, new_table(TOWN, 2, 0))
        prepared = founding.prepare(home.lobby, made, [*rows])
        if how == "stopped":
            assert await room.leave(ann.id)
        else:
            clock.advance(AWAY)
        assert not await room.seat(people, *prepared, clock.now)
        assert await count(home) == before
        left = await room.find(ben.id)
        assert left is not None
        assert left.table_id is None
        assert await room.others(ann, clock.now()) == 1
        await room.leave(ben.id)
        clock.advance(AWAY + KEPT / 1000)
        await room.clear(clock.now())
        assert not await home.lobby.store.read(select(waiting.c.id).where(waiting.c.id == ann.id))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ruleset": "chess"}, "unknown-ruleset"),
        ({"players": 6}, "bad-seats"),
        ({"players": 1}, "not-json"),
        ({"name": " "}, "name-empty"),
        ({"browser": "me"}, "not-json"),
        ({"clock": 5}, "not-json"),
    ],
)
async def test_what_cannot_be_is_refused_in_words(change: dict[str, Any], code: str) -> None:
    async with house() as home:
        body = {"ruleset": TOWN, "players": 2, "name": "Ann", **change}
        answer = await ask(home, "POST", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert answer.json()["text"]
        assert not await home.lobby.store.read(select(waiting.c.id))


async def test_other_sites_and_the_hasty_are_refused() -> None:
    async with house(joins=0.001) as home:
        body = {"ruleset": TOWN, "players": 5, "name": "Ann"}
        evil = await ask(home, "POST", json=body, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403
        answers = [await ask(home, "POST", json=body) for _time in range(61)]
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) > 0
        assert (await ask(home, "GET", "")).status_code == 404


async def test_a_version_that_is_asked_for_is_played() -> None:
    async with house() as home:
        rules = "dicetown/extension@1"
        one, two = await enter(home, "Ann", rules), await enter(home, "Ben", rules)
        assert (one.ruleset, two.seated is not None) == ("dicetown/extension", True)
        assert two.seated is not None
        assert (await home.table(two.seated.table)).state.settings.rules == rules
