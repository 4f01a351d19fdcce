"""Who is connected, and what follows from it. The clock stands still in these tests until they move it on."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.protocol.answers import Told
from gobelet.server.tables import deadlines, rows
from gobelet.server.tables.presence import HEARTBEAT, LOST
from gobelet.server.tables.settings import DAY
from gobelet.server.tables.state import Note
from gobelet.server.tables.table import Table
from tests.server.comings import FAREWELL, asks_again, back, gone, noted
from tests.server.house import House, house, run, until
from tests.server.outside import Server, postgresql, redis
from tests.server.players import Player, begin, come, look_on, new_table, seat_people, some_choice
from tests.server.still_clock import MORNING, StillClock
from tests.tiers import soak


async def logged(home: House, table: Table) -> list[rows.AnyRow]:
    return [one.row for one in await home.lobby.store.rows(table.id, 0)]


async def miss_clock(clock: StillClock, table: Table) -> None:
    """The clock of the open question runs out; windows after it, too."""
    number = table.state.question
    clock.advance(table.state.settings.clock)
    await asks_again(table, number)
    while table.state.window:
        number = table.state.question
        clock.advance(20)
        await asks_again(table, number)


async def quiet(ann: Player, ben: Player) -> None:
    """Ben has got whatever was on its way to Ben."""
    await ann.do(to_server.StandingOrder(card="wanted", order="never"))
    await ben.do(to_server.Touch())


# --- touching the page --------------------------------------------------------------------------------------


async def test_two_missed_clocks_make_a_seat_absent_and_a_touch_brings_it_back() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=60, beat=3000))
        table = await home.table(ann.seen.table.id)
        await miss_clock(clock, table)
        assert [seat.away for seat in table.state.seats] == [False, False]
        await ann.until(lambda view: view.you.missed == 1)
        while not all(seat.away for seat in table.state.seats):  # by the dice, one may be asked alone
            await miss_clock(clock, table)
        await ann.until(lambda view: view.you.absent)
        await ben.until(lambda view: view.you.absent)
        assert all(seat.away for seat in ann.seen.table.seats)
        # Both pages are open: the game goes on, at the pace of bots, and says so.
        state = table.state
        assert state.alone is None
        due = deadlines.due(state)
        assert due is not None
        assert due.what in ("bots", "window")
        assert ann.asked.until == due.at
        assert due.at - clock.now() <= 3000
        await ann.do(to_server.Touch())
        await ann.until(lambda view: not view.you.absent and not view.table.seats[0].away)
        assert ben.seen.you.absent
        # Ann is asked again, with all the time there is.
        while table.state.window or 0 not in table.state.owing():
            number = table.state.question
            clock.advance(3)
            await asks_again(table, number)
        await ann.until(
            lambda view: view.question is not None and view.question.number == table.state.question
        )
        assert ann.asked.until == table.state.opened + 60_000


async def test_one_who_is_not_connected_is_absent_after_one_clock() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=60))
        table = await home.table(ann.seen.table.id)
        await gone(home, clock, table, ben)
        await ann.answer(some_choice(ann))
        await miss_clock(clock, table)
        assert table.state.seats[1].away
        await ann.until(lambda view: ("seat-absent", 1) in noted(ann))
        again = await back(home, ben)
        view = await again.until(lambda view: not view.table.seats[1].away)
        assert not view.you.absent


async def test_a_touch_is_written_only_if_it_changes_something() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=60))
        table = await home.table(ann.seen.table.id)
        number, heard = table.state.number, len(ben.received)
        for _touch in range(3):
            await ann.do(to_server.Touch())
        assert table.state.number == number
        assert len(ben.received) == heard
        await ben.answer(some_choice(ben))
        await miss_clock(clock, table)
        await ann.until(lambda view: view.you.missed == 1)
        await quiet(ann, ben)
        number, heard = table.state.number, len(ben.received)
        await ann.do(to_server.Touch())
        await ann.do(to_server.Touch())
        assert table.state.number == number + 1
        assert isinstance((await logged(home, table))[-1], rows.Here)
        await ann.until(lambda view: view.you.missed == 0)
        await ben.do(to_server.Touch())  # whatever was sent to Ben is here by now
        assert len(ben.received) == heard + 1  # the acknowledgement: hers is nobody else's business


# --- what the clock did -------------------------------------------------------------------------------------


async def test_what_the_clock_did_is_said_to_the_one_it_was_done_to_and_to_others_with_the_reveal() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=60))
        spectator = await look_on(home.url, ann.seen.table.id)
        table = await home.table(ann.seen.table.id)
        await ben.answer(some_choice(ben))
        await miss_clock(clock, table)
        await spectator.until(lambda _view: bool(noted(spectator)))
        await ann.until(lambda _view: bool(noted(ann)))
        await ben.until(lambda _view: bool(noted(ben)))
        # To Ann what was answered, as the option says it.
        (first, *options) = noted(ann)
        assert first == ("clock-answered", 0)
        assert [id for id, _seat in options] == ["option-keep"]
        assert noted(ben) == noted(spectator) == [("clock-ran-out", 0)]
        (view,) = [json.loads(one) for one in ben.received if b"clock-ran-out" in one]
        assert [event["id"] for event in view["events"]]  # the reveal itself
        # A newcomer does not hear it again.
        late = await look_on(home.url, table.id)
        assert late.seen.notes == []


async def test_a_sealed_answer_says_to_its_seat_alone_that_the_clock_or_a_bot_gave_it() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=0))
        table = await home.table(ann.seen.table.id)
        number = table.state.question
        await ben.do(to_server.LeaveTable())
        clock.advance(deadlines.LONGEST_WAIT / 1000)
        await ann.until(lambda view: view.question is not None and view.question.answered == [1])
        assert ann.asked.by == ""
        ben = await back(home, ben)
        await ben.until(lambda view: view.question is not None and view.question.said)
        given: list[str] = [ben.asked.by]
        await ben.do(to_server.Withdraw(question=number))
        await ben.until(lambda view: view.question is not None and view.question.yours)
        given.append(ben.asked.by)
        await ben.answer(some_choice(ben))
        await ben.until(lambda view: view.question is not None and view.question.said)
        given.append(ben.asked.by)  # their own
        assert given == ["clock", "", ""]


async def test_while_others_are_waited_for_nobody_hears_for_whom_the_clock_has_answered() -> None:
    """A table without a clock waits a minute for one who has left, and without end for the others."""
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=0))
        table = await home.table(ann.seen.table.id)
        number = table.state.question
        await ben.do(to_server.LeaveTable())
        await ann.until(lambda view: view.table.seats[1].away)
        assert ann.asked.until is None  # Ann has all the time in the world
        clock.advance(deadlines.LONGEST_WAIT / 1000)
        await ann.until(lambda view: view.question is not None and view.question.answered == [1])
        assert table.state.question == number
        assert noted(ann) == []
        await ann.answer(some_choice(ann))
        await ann.until(lambda _view: bool(noted(ann)))
        assert noted(ann) == [("clock-ran-out", 1), ("seat-absent", 1)]


async def test_a_note_is_news_for_those_who_get_it_alone() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=60))
        table = await home.table(ann.seen.table.id)
        await quiet(ann, ben)
        heard = (len(ann.received), len(ben.received))
        table._show([], (Note(Told("clock-answered", "", {"seat": 0}), 0),))
        await ann.until(lambda _view: bool(noted(ann)))
        await ben.do(to_server.Touch())  # whatever was sent to Ben is here by now
        assert len(ann.received) == heard[0] + 1
        assert len(ben.received) == heard[1] + 1  # the acknowledgement
        assert noted(ben) == []


# --- nobody is there ----------------------------------------------------------------------------------------


async def test_the_clock_stands_while_no_player_is_connected_and_a_watched_game_is_not_abandoned() -> None:
    clock = StillClock()
    async with house(clock=clock, game_patience=1.0) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=60))
        spectator = await look_on(home.url, ann.seen.table.id)
        assert spectator.seen.table.patience == DAY
        table = await home.table(ann.seen.table.id)
        await gone(home, clock, table, ann, ben)
        await spectator.until(lambda view: view.question is not None and view.question.until is None)
        left = table.state.opened + 60_000 - clock.now()
        question = table.state.question
        assert deadlines.due(table.state) is None
        clock.advance(3 * 86_400)
        await gone(home, clock, table, spectator)
        due = deadlines.due(table.state)
        assert due is not None
        assert due.what == "alone"
        assert 0 <= due.at - clock.now() - DAY + 1000 <= 1000  # a whole day from now on
        again = await back(home, ann)
        await again.until(lambda view: view.question is not None and view.question.until is not None)
        assert table.state.question == question
        assert abs(table.state.opened + 60_000 - clock.now() - left) <= 1000


# --- restarts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gap", [3600, -600], ids=["an hour later", "with a clock set back"])
def test_after_a_restart_nobody_is_here_who_did_not_come_back(tmp_path: Path, gap: int) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    later = StillClock(MORNING + 1000 * gap)

    async def before() -> tuple[table_wire.Seated, table_wire.Seated]:
        clock = StillClock()
        async with house(database, clock) as home:
            ann, ben = await seat_people(home.url, new_table("dicetown/2009", 2, 0, clock=60))
            players = [await come(home.url, one) for one in (ann, ben)]
            await look_on(home.url, ann.table)
            await players[0].do(to_server.StartGame())
            await players[1].until(lambda view: view.question is not None and view.table.watched)
            clock.advance(20)
            return ann, ben

    async def after(ann: table_wire.Seated, ben: table_wire.Seated) -> None:
        async with house(database, later) as home:
            table = await home.table(ann.table)
            state = table.state
            assert [seat.here for seat in state.seats] == [False, False]
            assert not state.watched
            assert state.alone is not None
            player = await come(home.url, ann)
            await player.until(lambda view: view.table.seats[0].here)
            assert [seat.here for seat in table.state.seats] == [True, False]
            # The clock has stood since the end of the first server: 40 of 60 seconds are left.
            assert player.asked.until == table.now() + 40_000
            number = table.state.question
            await player.answer(some_choice(player))
            later.advance(40)
            await until(lambda: table.state.question != number)
            await (await come(home.url, ben)).until(lambda view: view.table.seats[1].here)

    run(after(*run(before())))


async def test_after_a_kill_tables_that_nobody_comes_back_to_know_it(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    def here() -> list[dict[str, object]]:
        with sqlite3.connect(database) as connection:
            bodies = [
                json.loads(body) for (body,) in connection.execute("SELECT body FROM log ORDER BY number")
            ]
        connection.close()
        return [body for body in bodies if body["row"] in ("here", "watched")]

    def counted(table: str) -> int:
        with sqlite3.connect(database) as connection:
            (number,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
        connection.close()
        return int(number)

    with Server(f"sqlite:///{database}") as server:
        (ann,) = await seat_people(server.url, new_table("dicetown/2009", 1, 1, clock=0))
        player = await come(server.url, ann)
        await look_on(server.url, ann.table)
        await player.until(lambda view: view.table.watched)
        assert [row["on"] for row in here()] == [True, True]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await until(lambda: len(here()) == 4, 30)  # nobody has asked for the table
        assert sorted([str(row["row"]) for row in here() if not row["on"]]) == ["here", "watched"]
        await until(lambda: counted("workers") == 1)
        assert counted("connections") == 0


# --- several workers ----------------------------------------------------------------------------------------


async def beat(*homes: House) -> None:
    """One heartbeat of each of these workers."""
    (first, *_others) = homes
    before = await first.lobby.presence.connections.workers()

    async def done() -> bool:
        now = await first.lobby.presence.connections.workers()
        late = [one for one in homes if now.get(one.lobby.worker) in (None, before.get(one.lobby.worker))]
        for home in late:
            assert isinstance(home.lobby.clock, StillClock)
            home.lobby.clock.advance(HEARTBEAT)
        return not late

    await until(done)


async def test_whoever_was_connected_to_a_worker_without_heartbeat_is_gone_until_it_beats_again(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    ours, theirs = StillClock(), StillClock(MORNING - 3_600_000)  # clocks that differ by an hour
    with redis() as bus:
        async with house(database, ours, bus=bus) as here:
            async with house(database, theirs, bus=bus) as there:
                ann, ben = await seat_people(here.url, new_table("dicetown/2009", 2, 0, clock=0))
                player, other = await come(here.url, ann), await come(there.url, ben)
                await look_on(there.url, ann.table)
                await player.until(lambda view: view.table.seats[1].here and view.table.watched)

                def lost() -> bool:
                    ours.advance(FAREWELL)
                    return not player.seen.table.seats[1].here and not player.seen.table.watched

                second = await come(here.url, ben)  # another page of Ben's: one is enough to be here
                await second.close()
                for _beat in range(2 * LOST):
                    await beat(here, there)
                assert player.seen.table.seats[1].here
                for _beat in range(LOST + 1):  # there nothing moves any more
                    await beat(here)
                await until(lost)
                # Only when the dead worker is forgotten, too, does its next beat tell it so.
                await until(
                    lambda: here.lobby.presence.clearing is None or here.lobby.presence.clearing.done()
                )
                assert player.seen.table.seats[0].here
                assert not other.closed
                await beat(here, there)
                await beat(here, there)
                await player.until(lambda view: view.table.seats[1].here and view.table.watched)
            # It ends in good order: the next look shows it.
            await beat(here)
            await until(lost)


@soak
async def test_a_worker_is_killed_and_its_players_are_gone_on_postgresql_too() -> None:
    with (
        postgresql() as database,
        redis() as bus,
        Server(database, "--bus", bus) as here,
        Server(database, "--bus", bus) as there,
    ):
        ann, ben = await seat_people(here.url, new_table("dicetown/2009", 2, 0, clock=0))
        player, _other = await come(here.url, ann), await come(there.url, ben)
        await player.until(lambda view: view.table.seats[1].here)
        await asyncio.to_thread(there.kill)
        view = await player.until(lambda view: not view.table.seats[1].here, 60)
        assert view.table.seats[0].here
        assert view.table.seats[1].gone is not None
        again = await come(here.url, ben)
        assert (await again.until(lambda view: view.table.seats[1].here)).table.seats[0].here


async def test_what_could_not_be_written_down_is_with_the_next_heartbeat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with house(clock=StillClock()) as home:
        (ann,) = await seat_people(home.url, new_table("dicetown/2009", 1, 1))
        connections = home.lobby.presence.connections
        with monkeypatch.context() as broken:

            async def fail(*_of: object) -> None:
                raise OSError("the disk is full")

            broken.setattr(connections, "add", fail)
            player = await come(home.url, ann)
            await player.do(to_server.Touch())
            assert (await home.table(ann.table)).attendance.published == set()
        await beat(home)
        await until(lambda: home.lobby.tables[ann.table].attendance.published == {0})
        assert player.seen.table.seats[0].here
