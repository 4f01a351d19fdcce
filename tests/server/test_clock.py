"""The server's clock: steps of the time of day neither stop a table nor let it hurry."""

import time
from pathlib import Path

import pytest

from gobelet.server.clock import Clock
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.tables import deadlines
from tests.server.house import house, run, until
from tests.server.players import come, new_table, seat_people, some_choice
from tests.server.still_clock import MORNING, StillClock


@pytest.mark.parametrize("step", [-600, 600])
def test_a_step_of_the_time_of_day_does_not_move_the_clock(
    step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    before, real = clock.now(), time.time_ns
    assert abs(before - real() // 1_000_000) < 60_000
    monkeypatch.setattr(time, "time_ns", lambda: real() + step * 1_000_000_000)
    assert 0 <= clock.now() - before < 60_000


def test_a_table_whose_last_row_lies_in_the_future_counts_on_from_there(tmp_path: Path) -> None:
    """The clock was set back between two starts, and nobody was there at the end of the first."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def before() -> table_wire.Seated:
        clock = StillClock()
        async with house(database, clock) as home:
            (ann,) = await seat_people(home.url, new_table("dicetown/2009", 1, 1, clock=60))
            player = await come(home.url, ann)
            await player.do(to_server.StartGame())
            await player.until(lambda view: view.question is not None)
            table = await home.table(ann.table)
            await player.close()
            await until(lambda: not table.viewers)

            def noticed() -> bool:
                clock.advance(0.05)
                return not table.state.seats[0].here

            await until(noticed)
            return ann

    async def after(ann: table_wire.Seated) -> None:
        clock = StillClock(MORNING - 600_000)
        async with house(database, clock) as home:
            player = await come(home.url, ann)
            await player.until(lambda view: view.table.seats[0].here)
            table = await home.table(ann.table)
            assert table.now() == table.state.at >= MORNING
            assert player.asked.until is not None
            assert player.seen.now <= player.asked.until <= player.seen.now + 60_000
            number = table.state.question
            if player.asked.yours:
                await player.answer(some_choice(player))
            due = deadlines.due(table.state)
            assert due is not None
            assert due.at - table.now() <= 60_000
            clock.advance((due.at - table.now()) / 1000)
            await until(lambda: table.state.question != number)

    run(after(run(before())))
