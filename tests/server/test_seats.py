"""Who may sit down: the host's yes, one browser one seat, locked tables, removed players, programs."""

import asyncio

import msgspec
import pytest

from gobelet import bots
from gobelet.core.errors import BadRequest
from gobelet.server.client.bot import play
from gobelet.server.client.connection import ServerError, create, encode, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.protocol.problem import Problem
from gobelet.server.tables import rows
from gobelet.server.tables.state import REQUESTS
from tests.server.house import House, house, until
from tests.server.players import Player, begin, come, look_on, new_table, seat_people, some_choice

ANN, BEN, CEM = ("a" * 64, "b" * 64, "c" * 64)  # secrets of browsers


async def refusal(url: str, table: str, wanted: table_wire.SitDown) -> str:
    with pytest.raises(ServerError) as error:
        await sit(url, table, wanted)
    return error.value.code


async def asks(
    home: House, table: str, name: str = "Ben", **more: object
) -> tuple[table_wire.Seated, Player]:
    """Somebody who asks for a bot's seat, and looks on meanwhile."""
    seated = await sit(home.url, table, table_wire.SitDown(name=name, **more))  # type: ignore[arg-type]
    assert seated.pending
    return seated, await come(home.url, seated)


async def test_a_bots_seat_in_a_running_game_is_the_hosts_to_give() -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table("dicetown/2009", 1, 2))
        table = ann.seen.table.id
        spectator = await look_on(home.url, table)
        seated, ben = await asks(home, table, seat=2)
        assert (ben.seen.you.seat, ben.seen.you.asking) == (None, "pending")
        assert ben.seen.table.seats[2].kind == "bot"
        view = await ann.until(lambda view: bool(view.you.requests))
        (request,) = view.you.requests
        assert (request.seat, request.name) == (2, "Ben")
        assert spectator.seen.you.requests == []
        with pytest.raises(ServerError) as error:
            await ben.do(to_server.Admit(request=request.request, yes=True))
        assert error.value.code == "only-for-players"
        await ann.do(to_server.Admit(request=request.request, yes=True))
        await until(lambda: ben.closed)
        assert (ben.socket.close_code, ben.socket.close_reason) == (4303, "seated")
        back = await come(home.url, seated)  # with the same token
        assert back.seen.you.seat == 2
        assert back.seen.you.asking == ""
        view = await ann.until(lambda view: view.table.seats[2].name == "Ben")
        assert view.you.requests == []
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.Admit(request=request.request, yes=True))
        assert error.value.code == "request-over"


async def test_the_host_says_no_or_the_one_who_asks_takes_it_back() -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table("dicetown/2009", 1, 2))
        table = ann.seen.table.id
        seated, ben = await asks(home, table)
        view = await ann.until(lambda view: bool(view.you.requests))
        await ann.do(to_server.Admit(request=view.you.requests[0].request, yes=False))
        await ben.until(lambda view: view.you.asking == "declined")
        assert ann.seen.you.requests == []
        again = await come(home.url, seated)
        assert again.seen.you.asking == "declined"
        _seated, cem = await asks(home, table, "Cem")
        await ann.until(lambda view: [one.name for one in view.you.requests] == ["Cem"])
        await cem.do(to_server.LeaveTable())
        await ann.until(lambda view: not view.you.requests)


async def test_nobody_but_the_host_hears_of_a_request() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 1))
        spectator = await look_on(home.url, ann.seen.table.id)
        await ben.until(lambda view: view.table.watched)
        await ann.do(to_server.Pause(on=True))  # so that nothing else happens
        for player in (ben, spectator):
            await player.until(lambda view: view.table.paused)
        heard = [len(player.received) for player in (ben, spectator)]
        await sit(home.url, ann.seen.table.id, table_wire.SitDown(name="Cem"))
        await ann.until(lambda view: bool(view.you.requests))
        assert [len(player.received) for player in (ben, spectator)] == heard


async def test_requests_are_few_and_end_with_the_game() -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table("dicetown/2009", 1, 2))
        table = ann.seen.table.id
        for _time in range(3):  # a browser has one: the last
            await sit(home.url, table, table_wire.SitDown(name="Ben", browser=BEN))
        await ann.until(lambda view: len(view.you.requests) == 1)
        for number in range(1, REQUESTS):
            await sit(home.url, table, table_wire.SitDown(name=f"P{number}"))
        assert await refusal(home.url, table, table_wire.SitDown(name="Late")) == "requests-full"
        await sit(
            home.url, table, table_wire.SitDown(name="Ben", browser=BEN)
        )  # in the place of the one before
        # Who is given the seat ends the requests of the others for it.
        view = await ann.until(lambda view: [one.name for one in view.you.requests][-1:] == ["Ben"])
        assert len(view.you.requests) == REQUESTS
        await ann.do(to_server.Admit(request=view.you.requests[-1].request, yes=True))
        await ann.until(lambda view: not view.you.requests)
        _seated, dan = await asks(home, table, "Dan", seat=2)
        await ann.do(to_server.Abandon())
        await dan.until(lambda view: view.table.phase == "abandoned" and view.you.asking == "")


async def test_a_bot_of_yours_waits_for_the_hosts_yes() -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table("cincinnati", 1, 2, beat=10))
        table = ann.seen.table.id
        games: list[asyncio.Task[tuple[int, int]]] = []
        for name in ("Robby", "Tobor"):
            seated = await sit(home.url, table, table_wire.SitDown(name=name, seat=len(games) + 1))
            games.append(asyncio.create_task(play(home.url, table, seated.token, bots.make("greedy", 1))))
        view = await ann.until(lambda view: len(view.you.requests) == 2 and view.table.watched)
        yes, no = view.you.requests
        await ann.do(to_server.Admit(request=no.request, yes=False))
        with pytest.raises(BadRequest) as error:
            await games[1]
        assert error.value.id == "request-declined"
        await ann.do(to_server.Admit(request=yes.request, yes=True))
        await ann.until(lambda view: view.table.seats[1].program)
        await ann.do(to_server.Abandon())
        assert await games[0] == (0, 0)


async def test_at_an_open_table_a_bots_seat_is_taken_at_once() -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table("dicetown/2009", 1, 2, open=True))
        assert ann.seen.table.open
        seated = await sit(home.url, ann.seen.table.id, table_wire.SitDown(name="Ben", seat=1))
        assert not seated.pending
        assert (await come(home.url, seated)).seen.you.seat == 1


async def test_a_locked_table_lets_nobody_sit_down() -> None:
    async with house() as home:
        host, second = await seat_people(home.url, new_table("dicetown/2009", 2, 1))
        ann, ben = await come(home.url, host), await come(home.url, second)
        with pytest.raises(ServerError) as error:
            await ben.do(to_server.Lock(on=True))
        assert error.value.code == "only-for-hosts"
        await ann.do(to_server.Lock(on=True))
        await ben.until(lambda view: view.table.locked)
        assert await refusal(home.url, host.table, table_wire.SitDown(name="Cem", seat=2)) == "table-locked"
        await ann.do(to_server.StartGame())
        await ann.until(lambda view: view.table.phase == "playing")
        assert await refusal(home.url, host.table, table_wire.SitDown(name="Cem", seat=2)) == "table-locked"
        assert ann.seen.you.requests == []
        await ann.do(to_server.Lock(on=False))
        assert (await sit(home.url, host.table, table_wire.SitDown(name="Cem", seat=2))).pending


async def test_one_browser_has_one_seat() -> None:
    async with house() as home:
        host = await create(home.url, new_table("dicetown/2009", 3, 0, browser=ANN))
        wanted = table_wire.SitDown(name="Ann too", browser=ANN)
        address = f"/api/tables/{host.table}/seats"
        answer = await home.post(address, encode(wanted), **{"content-type": "application/json"})
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert (answer.status_code, problem.code, problem.facts) == (409, "one-seat", {"number": 0})
        assert "shared" in problem.text
        assert (await sit(home.url, host.table, table_wire.SitDown(name="Ben", browser=BEN))).seat == 1
        assert (await sit(home.url, host.table, table_wire.SitDown(name="Program"))).seat == 2
        # Only the secret's hash is kept.
        log = await home.lobby.store.rows(host.table, 0)
        kept = [one.row.browser for one in log if isinstance(one.row, rows.Sat)]
        assert ANN not in kept
        assert len(set(kept)) == 3
        # A table for several people at one device is made so.
        shared = await create(home.url, new_table("dicetown/2009", 2, 0, browser=ANN, shared=True))
        assert (await sit(home.url, shared.table, wanted)).seat == 1


async def test_who_was_removed_does_not_come_back_without_the_host() -> None:
    async with house() as home:
        host = await create(home.url, new_table("dicetown/2009", 3, 0, browser=ANN, open=True))
        ann = await come(home.url, host)
        ben = await come(
            home.url, await sit(home.url, host.table, table_wire.SitDown(name="Ben", browser=BEN))
        )
        await ann.do(to_server.Replace(seat=1))
        await until(lambda: ben.closed)
        assert ben.socket.close_reason == "removed"
        again = table_wire.SitDown(name="Ben", browser=BEN)
        assert await refusal(home.url, host.table, again) == "removed-by-host"
        cem = await come(
            home.url, await sit(home.url, host.table, table_wire.SitDown(name="Cem", browser=CEM))
        )
        await ann.do(to_server.StartGame())
        await cem.until(lambda view: view.table.phase == "playing")
        await ann.do(to_server.Replace(seat=1, bot="greedy"))  # Cem, in the game
        await until(lambda: cem.closed)
        with pytest.raises(ConnectionError):  # the key opens nothing
            await come(home.url, table_wire.Seated(host.table, 1, cem.token or "", ""))
        # The table is open to others, not to those two.
        for browser in (BEN, CEM):
            seated = await sit(home.url, host.table, table_wire.SitDown(name="Back", seat=1, browser=browser))
            assert seated.pending
        view = await ann.until(lambda view: len(view.you.requests) == 2)
        await ann.do(to_server.Admit(request=view.you.requests[1].request, yes=True))
        await ann.until(lambda view: view.table.seats[1].kind == "person")


async def test_a_program_is_shown_as_one() -> None:
    async with house() as home:
        host, second = await seat_people(home.url, new_table("cincinnati", 2, 1))
        ann, _ben = await come(home.url, host), await come(home.url, second)
        assert not ann.seen.table.seats[1].program
        engine = await Player.connect(home.url, host.table, second.token, engine=True)
        view = await ann.until(lambda view: view.table.seats[1].program)
        assert not view.table.seats[0].program
        await engine.close()
        await ann.until(lambda view: not view.table.seats[1].program)
        program = await Player.connect(home.url, host.table, second.token)
        await program.close()
        plain = await Player.connect(home.url, host.table, second.token, program=True)
        await ann.until(lambda view: view.table.seats[1].program)
        await plain.close()


async def news(home: House, table: str, token: str) -> table_wire.SeatNews:
    answer = await home.get(f"/api/tables/{table}/seat", authorization=f"Bearer {token}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=table_wire.SeatNews)


async def test_who_holds_a_seats_token_hears_whether_it_is_awaited() -> None:
    async with house() as home:
        ann, ben = players = await begin(home, new_table("dicetown/2009", 2, 0))
        table = ann.seen.table.id
        for player in players:
            found = await news(home, table, player.token or "")
            assert (found.yours, found.round, found.table.phase) == (True, 1, "playing")
            assert found.until == player.asked.until
        await ann.answer(some_choice(ann))
        await ann.until(lambda view: view.question is not None and view.question.said)
        assert not (await news(home, table, ann.token or "")).yours
        assert (await news(home, table, ben.token or "")).yours


async def test_a_seats_news_are_for_its_key_alone() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 1))
        path = f"/api/tables/{ann.seen.table.id}/seat"
        assert (await home.get(path)).status_code == 401
        answer = await home.get(path, authorization="Bearer guessed")
        assert (answer.status_code, answer.json()["code"]) == (401, "unknown-token")
        assert (await home.get("/api/tables/none/seat")).status_code == 404
