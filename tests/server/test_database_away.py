"""The database goes away, is locked or full: players get a sentence, the log a line, and nothing is lost."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from sqlalchemy import text

from gobelet.server.client.connection import ServerError, ask, create, sit
from gobelet.server.errors import Trouble
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.storage import database
from gobelet.server.storage.database import Store
from gobelet.server.storage.engine import PATIENCE, open_engine
from gobelet.server.storage.entries import Appended, Entry
from gobelet.server.storage.health import AGAIN, Health
from gobelet.server.storage.writer import Writer
from gobelet.server.tables.rows import AnsweredRow, Muted, Started
from tests.server.house import House, house, until
from tests.server.operating import Stopwatch, holding, lines, tracebacks, words_get_through
from tests.server.outside import PostgreSQL, restartable_postgresql
from tests.server.players import Player, begin, come, new_table, some_choice
from tests.tiers import soak


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests have more of."""
    monkeypatch.setattr(database, "PATIENCE", PATIENCE)


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgreSQL]:
    with restartable_postgresql() as server:
        yield server


def a_row(table: str) -> Entry:
    line = table_wire.TableLine("", "", "lobby", "", 0, 0, 0, 0, 0)
    return Entry(table, 1, 0, Started(), None, "lobby", line, None, 0)


async def refusal(player: Player) -> str | None:
    """The player answers; with which code that is refused."""
    try:
        await player.answer(some_choice(player))
    except ServerError as error:
        return error.code
    return None


async def try_everything(home: House, ann: Player) -> dict[str, tuple[int, str]]:
    """What players get who list, create, join, load, read a record, and answer."""
    body = b'{"ruleset": "cincinnati", "seats": [{}, {}, {}], "name": "Cat"}'
    table = ann.seen.table.id
    got = {
        "list": await home.get("/api/tables"),
        "create": await home.post("/api/tables", body),
        "show": await home.get("/api/tables/abcdefghijkmnpqr"),
        "record": await home.get("/api/tables/abcdefghijkmnpqr/record"),
        "sit": await home.post(f"/api/tables/{table}/seats", b'{"name": "Dan"}'),
        "health": await home.get("/healthz"),
    }
    found = {what: (answer.status_code, answer.json()["code"]) for what, answer in got.items()}
    assert got["health"].json()["facts"] == {"part": "database"}
    assert all("retry-after" in answer.headers for answer in got.values())
    with pytest.raises(ServerError) as refused:
        await ann.do(to_server.Chat(text="hello?"))
    found["chat"] = (503, refused.value.code)
    return found


AWAY = dict.fromkeys(("list", "create", "show", "record", "sit", "health", "chat"), (503, "store-down"))


async def test_postgresql_is_restarted(postgres: PostgreSQL, caplog: pytest.LogCaptureFixture) -> None:
    async with (
        house(postgres.url, bus=postgres.url) as one,
        house(postgres.url, bus=postgres.url) as two,
    ):
        host = await create(one.url, new_table("dicetown/2009", 2, 1, clock=0))
        guest = await sit(two.url, host.table, table_wire.SitDown(name="Ben"))
        ann, ben = await come(one.url, host), await come(two.url, guest)
        await ann.do(to_server.StartGame())
        for player in (ann, ben):
            await player.until(lambda view: view.question is not None)
        await ann.answer(some_choice(ann))
        caplog.clear()

        await asyncio.to_thread(postgres.stop)
        assert await try_everything(one, ann) == AWAY
        with pytest.raises(ServerError) as refused:
            await ben.answer(some_choice(ben))
        assert refused.value.code == "store-down"
        await until(lambda: all(home.lobby.health.away("bus") for home in (one, two)))
        stopped = len(lines(caplog))
        assert len(lines(caplog, "the database is away")) <= 2  # one for each worker
        assert len(lines(caplog, "the bus is away")) == 2
        assert stopped <= 4, lines(caplog)

        await asyncio.to_thread(postgres.start)
        started = time.monotonic()
        while (code := await refusal(ben)) is not None:
            assert code == "store-down"
        print(f"an answer {time.monotonic() - started:.2f} s after PostgreSQL was there again")
        assert ann.asked.said  # nothing that was acknowledged is lost
        for home in (one, two):
            await until(lambda home=home: not home.lobby.health.since)  # type: ignore[misc]
            health = await ask(home.url, "/healthz")
            assert health == {"status": "ok", "database": "ok", "bus": "ok"}
        assert len(lines(caplog, "the bus is back")) == 2
        assert len(lines(caplog, "the database is back")) == 2
        assert not tracebacks(caplog)

        await words_get_through(ann, two)


@pytest.mark.parametrize("ours", [True, False], ids=["a worker's", "an operator's"])
async def test_a_stuck_session_stops_no_table_for_five_seconds(postgres: PostgreSQL, ours: bool) -> None:
    async with house(postgres.url) as home:
        (ann, _x), (cat, _y) = [await begin(home, new_table("dicetown/2009", 2, 0, clock=0)) for _ in "ab"]
        stalls: list[float] = []
        locked, other = ann.seen.table.id, await home.table(cat.seen.table.id)
        done = asyncio.Event()

        async def talk() -> None:
            """The other table: every word must get through."""
            while not done.is_set():
                watch = Stopwatch()
                await other.do(lambda state: Muted(not state.seats[0].muted, 0))
                stalls.append(watch.stop())

        async with holding(postgres.url, locked, ours):
            talking = asyncio.create_task(talk())
            watch = Stopwatch()
            # A worker's own session is ended before anybody hears of it.
            assert await refusal(ann) == (None if ours else "busy")
            stalls.append(watch.stop())
            assert (await home.get("/healthz")).status_code == 200
            done.set()
            await talking
        print(f"longest stall {max(stalls):.2f} s, {len(stalls) - 1} words at the other table")
        assert max(stalls) < 5
        await ann.do(to_server.Chat(text="free again"))


@pytest.mark.parametrize("lock", ["SHARE ROW EXCLUSIVE", "ACCESS EXCLUSIVE"])
async def test_a_session_that_locks_every_table_stops_none_for_five_seconds(
    postgres: PostgreSQL, lock: str
) -> None:
    """Rows of many tables share a transaction: they are not tried one after the other."""
    async with house(postgres.url) as home:
        players = [(await begin(home, new_table("dicetown/2009", 2, 0, clock=0)))[0] for _table in range(8)]
        engine = open_engine(postgres.url)
        async with engine.connect() as connection:
            await connection.execute(text("SET idle_in_transaction_session_timeout = 0"))
            await connection.execute(text(f"LOCK TABLE tables IN {lock} MODE"))
            watch = Stopwatch()
            codes = await asyncio.gather(*[refusal(player) for player in players])
            stall = watch.stop()
            await connection.rollback()
        await engine.dispose()
        print(f"all tables were busy for {stall:.2f} s")
        assert set(codes) == {"busy"}
        assert stall < 5
        for player in players:
            await until(lambda player=player: free_again(player))  # type: ignore[misc]


async def free_again(player: Player) -> bool:
    return await refusal(player) is None


@soak
async def test_postgresql_stands_still(postgres: PostgreSQL, caplog: pytest.LogCaptureFixture) -> None:
    """It is frozen as a whole, in the middle of everything: players hear of it, and then it goes on."""
    async with house(postgres.url, bus=postgres.url) as home:
        tables = [await begin(home, new_table("dicetown/2009", 2, 1, clock=0)) for _ in range(6)]
        players = [player for table in tables for player in table]
        caplog.clear()
        with postgres.frozen():
            # Both players of a table at once: the second waits behind the first.
            watch = Stopwatch()
            codes = await asyncio.gather(*[refusal(player) for player in players])
            first = watch.stop()
            assert set(codes) == {"store-down"}
            assert first < 5
            assert home.lobby.health.away("database")
            began = time.monotonic()
            assert await try_everything(home, players[0]) == AWAY
            then = time.monotonic() - began
        print(f"the first word of it after {first:.2f} s, seven more requests within {then:.2f} s")
        await until(lambda: not home.lobby.health.away("database"))
        for player in players:  # some rows have been written all the same: the same answer is done once
            await until(lambda player=player: free_again(player))  # type: ignore[misc]
        for ann, _ben in tables:
            log = await home.lobby.store.rows(ann.seen.table.id, 0)
            answered = [one.row for one in log if isinstance(one.row, AnsweredRow)]
            said = [(row.question, seat) for row in answered for seat, _parts in row.answers]
            assert len(said) == len(set(said))
        assert not tracebacks(caplog)


async def test_a_full_disk(caplog: pytest.LogCaptureFixture) -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=0))
        await ann.answer(some_choice(ann))
        pen = home.lobby.store.pen
        assert pen is not None
        await pen.write(lambda connection: connection.execute(text("PRAGMA max_page_count = 1")))
        new = b'{"ruleset": "cincinnati", "seats": [{}, {}, {}], "name": "Cat"}'
        while (await home.post("/api/tables", new)).status_code == 201:  # what room is left in the last pages
            assert not home.lobby.health.away("database")
        got = await home.get("/healthz")
        assert (got.status_code, got.json()["code"]) == (503, "store-down")
        got = await home.post("/api/tables", new)
        assert (got.status_code, got.json()["code"]) == (503, "store-down")
        assert lines(caplog) == ["the database is away: database or disk is full"]
        before = (await home.table(ann.seen.table.id)).state.number
        log = await home.lobby.store.rows(ann.seen.table.id, 0)
        assert len(log) == before  # memory and disk agree

        await pen.write(lambda connection: connection.execute(text("PRAGMA max_page_count = 1000000")))
        await until(lambda: not home.lobby.health.away("database"))  # a probe finds it out
        await ben.answer(some_choice(ben))
        assert (await home.get("/healthz")).status_code == 200
        assert [line.partition(" after")[0] for line in lines(caplog)[1:]] == ["the database is back"]
        assert not tracebacks(caplog)


async def test_a_row_that_is_there_all_the_same_is_found() -> None:
    """The connection is cut after the commit: the player hears of a failure, and then sees what they did."""
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=0))
        append = home.lobby.writer.append

        async def cut(row: Entry) -> bool:
            await append(row)
            home.lobby.writer.append = append  # type: ignore[method-assign]
            raise Trouble("store-down", 503, {"part": "database"})

        home.lobby.writer.append = cut  # type: ignore[method-assign,assignment]
        number, choice = ann.asked.number, some_choice(ann)
        with pytest.raises(ServerError):
            await ann.answer(choice)
        await ann.until(lambda view: view.question is not None and bool(view.question.said))
        await ann.answer(choice, number)  # the same again is done, and not twice
        log = await home.lobby.store.rows(ann.seen.table.id, 0)
        answered = [one.row for one in log if isinstance(one.row, AnsweredRow)]
        assert [seat for row in answered for seat, _parts in row.answers] == [0]
        await ben.answer(some_choice(ben))


async def test_a_locked_table_holds_no_other_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rows wait by themselves, and once they have waited in vain the next ones fail at once."""
    batches: list[str] = []
    free = False

    class Locked(Store):
        async def append(self, entries: Sequence[Entry]) -> list[Appended]:
            batches.append("".join([entry.table for entry in entries]))
            return ["locked" if entry.table == "x" and not free else "first" for entry in entries]

    writer = Writer(Locked(open_engine("sqlite://")), 1)
    monkeypatch.setattr("gobelet.server.storage.writer.INSIST", 60)
    got = asyncio.gather(*[writer.append(a_row(id)) for id in "xab"])
    await until(lambda: "x" in batches)
    assert await writer.append(a_row("c"))
    free = True
    assert await got == [True, True, True]
    assert batches[0] == "abx"
    assert set(batches[1:]) == {"x", "c"}

    free = False
    monkeypatch.setattr("gobelet.server.storage.writer.INSIST", 0.05)
    for _time in range(2):
        batches.clear()
        with pytest.raises(Trouble) as refused:
            await writer.append(a_row("x"))
        assert refused.value.id == "busy"
    assert batches == ["x"]
    free = True
    assert await writer.append(a_row("x"))
    assert not writer.held
    await writer.close()
    await writer.store.close()


async def test_rows_behind_one_that_failed_do_not_wait_for_the_same() -> None:
    """All hands of the writer wait for a database that does not answer: who comes then waits with them."""
    answer = asyncio.Event()

    class Frozen(Store):
        asked = 0

        async def append(self, entries: Sequence[Entry]) -> list[Appended]:
            self.asked += 1
            await answer.wait()
            raise Trouble("store-down", 503, {"part": "database"})

    store = Frozen(open_engine("sqlite://"))
    writer = Writer(store, 2)
    rows = []
    for id in "abcd":
        rows.append(asyncio.create_task(writer.append(a_row(id))))
        await until(lambda id=id: store.asked == 2 or id in "ab")  # type: ignore[misc]
        await asyncio.sleep(0)
    answer.set()
    got = await asyncio.gather(*rows, return_exceptions=True)
    assert [isinstance(one, Trouble) and one.id for one in got] == ["store-down"] * 4
    assert store.asked == 2
    await writer.close()
    await store.close()


async def test_a_table_that_was_deleted_takes_no_other_with_it(tmp_path: Path) -> None:
    """Rows of several tables share a transaction: a row that has no table any more fails alone."""
    file = tmp_path / "tables.db"
    async with house(f"sqlite:///{file}") as home:
        (ann, _x), (cat, _y) = [await begin(home, new_table("cincinnati", 2, 1, clock=0)) for _ in "ab"]
        with sqlite3.connect(file) as other:
            other.execute("PRAGMA foreign_keys=ON")
            other.execute("DELETE FROM tables WHERE id = ?", (ann.seen.table.id,))
        other.close()
        results = await asyncio.gather(
            *[player.do(to_server.Chat(text="still there")) for player in (ann, cat) * 5],
            return_exceptions=True,
        )
        assert results[1::2] == [None] * 5
        assert {type(one) for one in results[::2]} == {ServerError}


def test_the_log_has_a_line_when_a_part_goes_one_a_minute_and_one_when_it_is_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = 0.0
    health = Health(lambda: clock)
    health.up("bus")
    for _failure in range(100):
        health.down("bus", ConnectionError("gone"))
    assert lines(caplog) == ["the bus is away: gone"]
    clock += AGAIN
    for _failure in range(100):
        health.down("bus", TimeoutError())
    assert lines(caplog)[1:] == ["the bus is away: TimeoutError"]
    clock += 1.0
    health.up("bus")
    health.up("bus")
    assert lines(caplog)[2:] == [f"the bus is back after {AGAIN + 1:.1f} s"]
    assert not health.away("bus")
