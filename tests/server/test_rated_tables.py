"""Rated tables: what they need, what is refused in words, and what nobody does while the game is on."""

from typing import Any

import msgspec
import pytest

from gobelet.server.client.connection import ServerError
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from tests.server.house import house
from tests.server.known import Device
from tests.server.players import come
from tests.server.rated import gather, rated_table


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"clock": 0}, "rated-clock"),
        ({"hints": True}, "rated-hints"),
        ({"open": True}, "rated-open"),
        ({"shared": True}, "rated-shared"),
    ],
)
async def test_what_a_rated_table_can_not_be(changes: dict[str, Any], code: str) -> None:
    async with house() as home:
        ann = Device(home.url)
        answer = await ann.ask("POST", "/api/tables", rated_table(**changes))
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert answer.json()["facts"]["field"] in changes
        assert answer.json()["text"] != code  # a sentence
        assert await ann.refused("GET", "/api/player") == "unknown-player"  # nothing was written down


async def test_rated_tables_are_for_people_and_bots_of_known_strength() -> None:
    async with house() as home:
        ann = Device(home.url)
        assert await ann.refused("POST", "/api/tables", rated_table(1, 2)) == "rated-alone"
        wanted = rated_table()
        wanted.seats.append(table_wire.NewSeat(bot="learned"))
        wanted.ruleset = "dicetown/revised"
        assert await ann.refused("POST", "/api/tables", wanted) == "rated-bot"
        wanted = rated_table(choices={"last": "table"})
        assert (await ann.ask("POST", "/api/tables", wanted)).status_code == 400


async def test_only_known_players_sit_there() -> None:
    async with house() as home:
        ann = Device(home.url)
        anybody = await home.post("/api/tables", encode(rated_table()))
        assert (anybody.status_code, anybody.json()["code"]) == (403, "rated-player")
        seated = await ann.open_table(rated_table())
        path = f"/api/tables/{seated.table}/seats"
        assert (await home.post(path, b'{"name": "Eve"}')).json()["code"] == "rated-player"
        info = (await home.get(f"/api/tables/{seated.table}")).json()
        assert (info["rated"], info["delayed"]) == (True, True)
        assert [seat["kind"] for seat in info["seats"]] == ["person", "free", "bot"]
        other = await ann.open_table(rated_table(delayed=False))
        assert not (await home.get(f"/api/tables/{other.table}")).json()["delayed"]


async def test_it_starts_when_everybody_is_there() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        seated = await ann.open_table(rated_table(3, 0))
        host = await come(home.url, seated)
        await ben.sit(seated.table, "Ben")
        with pytest.raises(ServerError) as refused:
            await host.do(to_server.StartGame())
        assert refused.value.code == "rated-seat-free"
        await host.do(to_server.Replace(seat=2, bot="greedy"))
        await host.do(to_server.Replace(seat=1, bot="greedy"))
        with pytest.raises(ServerError) as refused:
            await host.do(to_server.StartGame())
        assert refused.value.code == "rated-alone"


async def test_nobody_changes_a_rated_game() -> None:
    async with house() as home:
        devices = [Device(home.url), Device(home.url)]
        ann, ben = await gather(home, devices, rated_table(2, 1))
        refusals: list[tuple[to_server.ToServer, str]] = [
            (to_server.Abandon(), "rated-running"),
            (to_server.Pause(on=True), "rated-running"),
            (to_server.Replace(seat=1, bot="greedy"), "rated-running"),
            (to_server.SwitchHints(on=True), "hints-people"),
            (to_server.SetPlan(orders={}, plan={}), "rated-no-plans"),
            (to_server.StandingOrder(card="brute", order="worth"), "rated-no-plans"),
            (to_server.Undo(question=ann.asked.number), "undo-people"),
        ]
        for message, code in refusals:
            with pytest.raises(ServerError) as refused:
                await ann.do(message)
            assert refused.value.code == code
        path = f"/api/tables/{ann.seen.table.id}/seats"
        eve = Device(home.url)
        assert await eve.refused("POST", path, {"name": "Eve"}) == "rated-running"
        assert ben.seen.table.seats[2].kind == "bot"


async def test_quick_match_seats_rated_players_together() -> None:
    async with house() as home:
        wish = {"ruleset": "dicetown/2009", "players": 2, "name": "Ann", "rated": True}
        answer = await home.post("/api/match", encode(wish))
        assert answer.json()["code"] == "rated-player"
        ann, ben, cid = [Device(home.url) for _one in range(3)]
        assert not (await ann.done("POST", "/api/match", wish))["seated"]
        assert not (await cid.done("POST", "/api/match", {**wish, "name": "Cid", "rated": False}))["seated"]
        told = await ben.done("POST", "/api/match", {**wish, "name": "Ben"})
        table = (await home.get(f"/api/tables/{told['seated']['table']}")).json()
        assert table["rated"]
        assert told["rated"]
        assert sorted(seat["name"] for seat in table["seats"]) == ["Ann", "Ben"]


def encode(body: object) -> bytes:
    return msgspec.json.encode(body)
