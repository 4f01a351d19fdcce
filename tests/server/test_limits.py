"""Limits: by the address that really asks, for what leaves something behind, and with a time to come back."""

import asyncio
import json
import os
import threading
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from gobelet.server.client.connection import Client, ServerError, create, sit
from gobelet.server.config import Config
from gobelet.server.errors import Trouble
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.replays import frames
from gobelet.server.replays.analyses import Analysts
from gobelet.server.replays.replayers import Replayers
from gobelet.server.storage.database import Store
from gobelet.server.tables import growth, rows
from gobelet.server.tables.fold import fold
from gobelet.server.tables.rounds import UNPLAYED
from gobelet.server.tables.settings import DAY
from gobelet.server.web import shared_buckets
from gobelet.server.web.limits import KINDS, MOST_WAITING, Bucket, Limits, Turns
from tests.server.house import house, until
from tests.server.players import Player, begin, come, new_table, seat_people
from tests.server.still_clock import StillClock
from tests.server.test_bad_input import raw
from tests.server.test_replays import TEXT

TABLE: dict[str, Any] = {"ruleset": "cincinnati", "seats": [{}, {}, {}], "name": "Ann"}
MANY = json.dumps(TABLE).encode()
USUAL = {
    name: value
    for name, value in msgspec.structs.asdict(Config()).items()
    if name in ("sockets", "requests", "creations", "joins", "messages")
}


async def refusal(player: Client, message: to_server.ToServer) -> str | None:
    try:
        await player.do(message)
    except ServerError as error:
        return error.code
    return None


@pytest.mark.parametrize("trust", ["", "127.0.0.1"])
async def test_x_forwarded_for_counts_only_from_a_trusted_proxy(
    trust: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn's own; ours is --trust
    async with house(creations=0.01, trust=trust) as home:
        codes = [
            (await home.post("/api/tables", MANY, **{"x-forwarded-for": f"10.0.0.{number}"})).status_code
            for number in range(7)
        ]
        assert codes == [201] * 7 if trust else codes == [201] * 5 + [429] * 2


async def test_every_429_says_when_to_come_back() -> None:
    async with house(clock=StillClock(), creations=0.01, requests=0.25) as home:
        answers = [await home.post("/api/tables", MANY) for _table in range(5)]
        answers += [await home.get("/api/rulesets") for _request in range(2)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) == 4
        assert answers[-1].json()["facts"]["seconds"] == int(answers[-1].headers["retry-after"])
        assert " seconds." in answers[-1].json()["text"]
    async with house(clock=StillClock(), creations=0.01) as home:
        last = [await home.post("/api/tables", MANY) for _table in range(6)][-1]
        assert last.status_code == 429
        assert int(last.headers["retry-after"]) == 100


async def test_making_abandoning_and_rematching_share_one_limit() -> None:
    async with house(creations=0.001) as home:  # five at once
        for _time in range(2):
            host = await create(home.url, new_table("cincinnati", 2, 1))
        player = await come(home.url, host)
        assert await refusal(player, to_server.Abandon()) is None
        assert await refusal(player, to_server.Rematch()) is None
        view = await player.until(lambda view: view.table.rematch is not None)
        assert await refusal(player, to_server.Rematch()) is None  # it is there already, and costs nothing
        assert (await home.post("/api/tables", MANY)).status_code == 201
        again = await Player.connect(home.url, view.table.rematch or "", host.token)
        assert await refusal(again, to_server.Abandon()) == "slow-down"
        assert (await home.post("/api/tables", MANY)).status_code == 429


async def test_a_school_class_behind_one_address_is_let_in() -> None:
    """Thirty people load the page, sit down at ten tables and open their sockets, all at once."""
    async with house(**{**USUAL, "creations": 100.0}) as home:
        hosts = [await create(home.url, new_table("dicetown/2009", 4, 0)) for _table in range(10)]

        async def join(number: int) -> to_browser.TableView:
            async with httpx.AsyncClient(base_url=home.url, verify=False) as http:
                for _file in range(15):
                    assert (await http.get("/assets/none.js")).status_code in (404, 503)
                assert (await http.get("/api/rulesets")).status_code == 200
            table = hosts[number % 10].table
            player = await come(
                home.url, await sit(home.url, table, table_wire.SitDown(name=f"Kid {number}"))
            )
            return player.seen

        views = await asyncio.gather(*[join(number) for number in range(30)])
        assert len({(view.table.id, view.you.seat) for view in views}) == 30


MANY_ROWS: dict[str, Callable[[int], to_server.ToServer]] = {
    "commit": lambda n: to_server.Commit(commitment=f"{n:064x}"),
    "order": lambda n: to_server.StandingOrder(card="wanted", order=("play", "never")[n % 2]),
    "mute": lambda n: to_server.Mute(on=n % 2 == 0, seat=1),
    "pause": lambda n: to_server.Pause(on=n % 2 == 0),
    "replace": lambda n: to_server.Replace(seat=2, bot=("random", "greedy")[n % 2]),
    "chat": lambda n: to_server.Chat(text=f"{n}"),
}


@pytest.mark.parametrize("kind", MANY_ROWS)
async def test_what_a_seat_adds_to_the_log_is_bounded(kind: str) -> None:
    """By a bucket of the seat, however many sockets it has, and by a number in each phase."""
    async with house() as home:
        seated = await seat_people(home.url, new_table("dicetown/2009", 2, 1, clock=0))
        sockets = [await come(home.url, seated[0]) for _socket in range(3)]
        other = await come(home.url, seated[1])
        if kind != "commit":
            await sockets[0].do(to_server.StartGame())
            await sockets[0].until(lambda view: view.question is not None)
        table = await home.table(seated[0].table)
        before = table.state.number
        codes = [await refusal(sockets[n % 3], MANY_ROWS[kind](n)) for n in range(50)]
        assert codes[0] is None
        assert codes[-1] == "slow-down"
        assert table.state.number - before <= growth.OTHERS[1] + 10
        assert await refusal(other, to_server.Chat(text="I may still speak")) is None

        async with table.lock:  # a bot may be about to write
            table.state.spent = (growth.MOST, *table.state.spent[1:])
        table.growth.buckets.clear()
        codes = [await refusal(sockets[0], MANY_ROWS[kind](n)) for n in range(2)]
        assert "enough-rows" in codes


def test_the_bound_is_counted_by_the_log_and_begins_again_with_each_phase() -> None:
    async def test() -> None:
        async with house() as home:
            seated = await seat_people(home.url, new_table("dicetown/2009", 2, 1))
            state = (await home.table(seated[0].table)).state
            for row in (rows.Spoke("a", 1), rows.Spoke("b", 1), rows.Spoke("c"), rows.Muted(True, 1)):
                state, _events = fold(state, row, state.at)
            assert state.spent == (1, 2, 0, 1)
            assert growth.payer(rows.Withdrew(1, 1), 0) == 1
            assert growth.payer(rows.Dealt(), 0) is None
            state, _events = fold(state, rows.Started(), state.at)
            assert state.spent == (0, 0, 0, 0)

    asyncio.run(test())


async def test_who_asks_for_a_seat_again_and_again_is_bounded_too() -> None:
    """A stranger may ask, take it back, and ask again: that grows the log of a table that is not theirs."""
    async with house() as home:
        ann, _bot = await begin(home, new_table("dicetown/2009", 2, 1))
        table = await home.table(ann.seen.table.id)
        await sit(home.url, table.id, table_wire.SitDown(name="Ben"))
        assert table.state.spent[-1] == 1
        async with table.lock:
            table.state.spent = (*table.state.spent[:-1], growth.MOST)
        with pytest.raises(ServerError) as refused:
            await sit(home.url, table.id, table_wire.SitDown(name="Cem"))
        assert refused.value.code == "enough-rows"
        assert await refusal(ann, to_server.Chat(text="players may still speak")) is None


async def test_spectators_do_not_use_up_each_others_words() -> None:
    table_growth = growth.Growth()
    for _line in range(growth.CHAT[1]):
        table_growth.check(to_server.Chat(text="x"), "10.0.0.1")
    with pytest.raises(Trouble) as refused:
        table_growth.check(to_server.Chat(text="x"), "10.0.0.1")
    assert refused.value.facts == {"seconds": 1}
    table_growth.check(to_server.Chat(text="x"), "10.0.0.2")


async def test_errors_on_sockets_say_when_to_come_back() -> None:
    async with house(sockets=1, messages=1.0) as home:
        player = await come(home.url, await create(home.url, new_table("cincinnati", 2, 1)))
        for _message in range(4):
            await player.send(to_server.Ping())
        await until(lambda: any(b'"slow-down"' in one for one in player.received))
        found = next(json.loads(one) for one in player.received if b'"slow-down"' in one)
        assert found["facts"] == {"seconds": 1}
        second = await raw(home, player.seen.table.id)
        refused = json.loads(await second.recv())
        assert (refused["code"], refused["facts"]) == ("too-many-sockets", {"seconds": 5})


def test_a_bucket_says_when_it_has_one() -> None:
    clock = 0.0
    bucket = Bucket(0.1, 2, lambda: clock)
    assert (bucket.take(), bucket.take(), bucket.take()) == (True, True, False)
    assert bucket.wait() == 10
    clock = 9.5
    assert bucket.wait() == 1
    assert not bucket.full()
    clock = 10.0
    assert bucket.take()


def test_workers_of_a_machine_count_together(tmp_path: Path) -> None:
    """Each has the same file: who has used up a bucket at one finds it empty at the others."""
    file = tmp_path / "limits"
    shared_buckets.make(file, len(KINDS))
    one, two, alone = [Limits(Config(creations=0.01, limits=path)) for path in (str(file), str(file), "")]
    for limits in (one, two, one, two, one):
        limits.creation("10.0.0.1")
    for limits in (one, two):
        with pytest.raises(Trouble) as refused:
            limits.creation("10.0.0.1")
        assert 90 <= int(str(refused.value.facts["seconds"])) <= 100
        limits.creation("10.0.0.2")
        limits.join("10.0.0.1")
    alone.creation("10.0.0.1")


def test_a_shared_bucket_fills_as_any_other() -> None:
    clock = 100.0
    buckets = shared_buckets.SharedBuckets("", ("a", "b"), lambda: clock)

    def take(kind: str = "a") -> int:
        return buckets.take(kind, "10.0.0.1", 0.1, 2)

    assert (take(), take(), take()) == (0, 0, 10)
    assert take("b") == 0
    clock = 109.5
    assert take() == 1
    clock = 110.0
    assert (take(), take()) == (0, 10)
    clock = 1000.0
    assert (take(), take(), take()) == (0, 0, 10)  # it holds no more than two


# --- replays ------------------------------------------------------------------------------------------------


async def test_records_are_replayed_outside_this_process() -> None:
    replayers = Replayers()
    try:
        assert await replayers.run("10.0.0.1", os.getpid) != os.getpid()
        packed = await frames.replay(replayers, "10.0.0.1", TEXT, "all")
        assert packed == frames.packed(TEXT, "all")
        with pytest.raises(Exception, match="JSON"):
            await frames.check(replayers, "10.0.0.1", "no record")
    finally:
        replayers.close()


async def test_one_record_at_a_time_for_each_address() -> None:
    """Others of the same address wait in line; when the line is long they are refused."""
    began, go_on = [threading.Event() for _ in "ab"], threading.Event()

    def slow(number: int) -> int:
        began[number].set()
        assert go_on.wait(60)
        return number

    async with house() as home:
        replayers = home.lobby.replayers
        first = asyncio.create_task(replayers.run("10.0.0.1", slow, 0))
        await until(began[0].is_set)
        line = [asyncio.create_task(replayers.run("10.0.0.1", slow, 1)) for _ in range(MOST_WAITING)]
        await until(lambda: len(replayers.turns.lines["10.0.0.1"][1]) == 1 + MOST_WAITING)
        assert not began[1].is_set()
        with pytest.raises(Trouble) as refused:
            await replayers.run("10.0.0.1", slow, 1)
        assert refused.value.status == 429
        assert refused.value.facts["seconds"]
        other = asyncio.create_task(replayers.run("10.0.0.2", slow, 0))  # another address has its own turn
        go_on.set()
        assert await asyncio.gather(first, other, *line) == [0, 0, *[1] * MOST_WAITING]
        assert not replayers.turns.lines


async def test_one_analysis_at_a_time_for_each_address(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[str] = []
    go_on = asyncio.Event()

    class Slow(Analysts):
        async def lines(self, text: str) -> AsyncGenerator[bytes, None]:
            began.append(text)
            yield b"{}\n"
            await go_on.wait()

    made = Slow()
    monkeypatch.setattr("gobelet.server.app.Analysts", lambda: made)
    async with house() as home:
        body = json.dumps({"record": TEXT}).encode()

        def line() -> int:
            return len(made.turns.lines["127.0.0.1"][1]) if made.turns.lines else 0

        asked: list[asyncio.Task[httpx.Response]] = []
        for number in range(1 + MOST_WAITING):
            asked.append(asyncio.create_task(home.post("/api/replay/analysis", body)))
            await until(lambda number=number: line() == number + 1)  # type: ignore[misc]
        await until(lambda: began != [])
        refused = await home.post("/api/replay/analysis", body)
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")
        assert len(began) == 1
        go_on.set()
        assert [answer.text for answer in await asyncio.gather(*asked)] == ["{}\n"] * len(asked)
        assert len(began) == len(asked)
        assert not made.turns.lines


async def test_who_goes_away_leaves_the_line() -> None:
    turns = Turns()
    async with turns.turn("a"):
        waiting = asyncio.create_task(anext(wait_in_line(turns)))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert len(turns.lines["a"][1]) == 1
    assert not turns.lines


async def wait_in_line(turns: Turns) -> Any:
    async with turns.turn("a"):
        yield 1


async def test_a_replay_is_packed_and_unpacked_for_who_can_not_read_that() -> None:
    async with house() as home:
        body = json.dumps({"record": TEXT, "eyes": "all"}).encode()
        packed = await home.post("/api/replay", body)
        plain = await home.post("/api/replay", body, **{"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()


async def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "MOST_SECONDS", 0.0)
    async with house() as home:
        frames.packed.cache_clear()
        answer = await home.post("/api/replay", json.dumps({"record": TEXT}).encode())
        assert (answer.status_code, answer.json()["code"]) == (400, "replay-too-long")


# --- what is deleted ----------------------------------------------------------------------------------------


async def test_what_is_kept_for_how_long() -> None:
    """A year for a game that was played, a week for a table at which none began; what runs stays."""
    assert Config().keep == 365
    async with house() as home:
        store: Store = home.lobby.store
        lobby = await create(home.url, new_table("cincinnati", 2, 1))
        unplayed = await come(home.url, await create(home.url, new_table("cincinnati", 2, 1)))
        played, _ben = await begin(home, new_table("cincinnati", 2, 1))
        running, _cat = await begin(home, new_table("cincinnati", 2, 1))
        for player in (unplayed, played):
            await player.do(to_server.Abandon())
        now = max(home.lobby.tables[player.seen.table.id].state.at for player in (unplayed, played))
        everything = {one for one, _number in await store.changed(0)}
        assert len(everything) == 4

        async def swept(days: int) -> set[str]:
            home.lobby.rounds.swept = 0
            await home.lobby.rounds.sweep(now + days * DAY + 1)
            return everything - {one for one, _number in await store.changed(0)}

        assert await swept(UNPLAYED - 1) == set()
        assert await swept(UNPLAYED) == {unplayed.seen.table.id}
        assert await swept(364) == {unplayed.seen.table.id}
        assert await swept(366) == {unplayed.seen.table.id, played.seen.table.id}
        assert await swept(5000) == everything - {lobby.table, running.seen.table.id}
