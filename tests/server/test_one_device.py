"""Several people at one device: windows without a clock, people who are spared, and who counts as here."""

import re
from typing import Any

import pytest

from gobelet.core.game import Game
from gobelet.server.client.connection import ServerError, create, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.tables import bot_pool, deadlines, one_device, rows
from gobelet.server.tables.deadlines import AWAITED_GONE
from gobelet.server.tables.table import Table
from tests.server.comings import FAREWELL, gone
from tests.server.house import House, house, until
from tests.server.planting import find, grow_old, is_window, window
from tests.server.players import Player, at_rest, begin, come, look_on, new_table
from tests.server.still_clock import StillClock
from tests.server.test_windows import acting, can_act, ended, over, planted, put

BROWSER = "ab" * 32
SHARED: dict[str, Any] = {"shared": True, "clock": 0}
TIMES = re.compile(rb'"(now|at|since|n)":\d+')
PASS = Choice(pass_=True)


async def open_device(
    home: House, bots: int = 1, **changes: object
) -> tuple[table_wire.Seated, table_wire.Seated]:
    """Ann and Bob of one browser, at a table that has not begun."""
    wanted = new_table("dicetown/2009", 2, bots, browser=BROWSER, **{**SHARED, **changes})
    ann = await create(home.url, wanted)
    return ann, await sit(home.url, ann.table, table_wire.SitDown(name="Bob", browser=BROWSER))


async def lay_open(home: House, seated: table_wire.Seated) -> Player:
    """The device as it lies on the table: it speaks for a seat, and sees what everybody sees."""
    player = await Player.connect(home.url, seated.table, seated.token, public=True)
    assert isinstance(player, Player)
    await player.first()
    return player


# --- windows ------------------------------------------------------------------------------------------------


async def test_a_window_waits_for_everybody_who_is_asked_card_or_not() -> None:
    async with house() as home:
        game = window(3, (0,), (1,), "wanted")
        table, (ann, bob) = await planted(home, game, 2, **SHARED)
        looks_on = await look_on(home.url, table.id)
        for player in (ann, bob, looks_on):
            assert player.asked.until is None
            assert {0, 1} <= set(player.asked.asked) - set(player.asked.answered)
        grow_old(table, 10_000_000)
        assert deadlines.due(table.state) is None
        await bob.answer(PASS)
        await looks_on.until(lambda view: view.question is not None and 1 in view.question.answered)
        assert deadlines.due(table.state) is None
        await ann.answer(acting(ann)[0])
        view = await over(looks_on, game.serial)
        assert "played-wanted" in [event.id for event in view.events]
        assert (await ended(home, table, game.serial)).cause == "beat"  # the record is as elsewhere


async def test_what_the_others_hear_in_a_window_does_not_depend_on_what_is_answered() -> None:
    """Ann plays or passes, is spared with an order or without: it is the same until all have answered."""

    async def heard(what: str) -> list[list[bytes]]:
        async with house() as home:
            game = window(3, (0,), (1,), "wanted")
            table, (ann, bob) = await planted(home, game, 2, **SHARED)
            looks_on = await look_on(home.url, table.id)
            await at_rest(home, [ann, bob, looks_on])
            await until(lambda: table.state.watched)
            await looks_on.until(lambda view: view.table.watched)
            await bob.until(lambda view: view.table.watched)
            for player in (bob, looks_on):
                player.received.clear()
            if what in ("order", "no order"):
                if what == "order":
                    await ann.do(to_server.StandingOrder(card="wanted", order="play"))
                await ann.do(to_server.NoReactions(on=True, orders=True))
            else:
                await ann.answer(acting(ann)[0] if what == "card" else PASS)
            for player in (bob, looks_on):
                await player.until(lambda view: view.question is not None and 0 in view.question.answered)
            assert deadlines.due(table.state) is None
            found = []
            for player in (bob, looks_on):
                plain = [TIMES.sub(rb'"\1":0', one) for one in player.received]
                found.append(
                    [re.sub(rb"[0-9a-f]{64}", b"#", one.replace(table.id.encode(), b"@")) for one in plain]
                )
            return found

    said = [await heard(what) for what in ("card", "pass")]
    assert said[0] == said[1]
    assert [len(one) for one in said[0]] == [1, 1]
    spared = [await heard(what) for what in ("order", "no order")]
    assert spared[0] == spared[1]
    assert b'"by_orders":true' in spared[0][0][0]


async def test_whoever_is_spared_is_not_waited_for_and_orders_decide() -> None:
    async with house() as home:
        game = window(3, (0,), (1,), "wanted")
        table, players = await planted(home, game, 2, **SHARED)
        ann, bob = players
        await ann.do(to_server.StandingOrder(card="wanted", order="play"))
        await ann.do(to_server.NoReactions(on=True, orders=True))
        await ann.do(to_server.NoReactions(on=True, orders=True))  # again: done already
        view = await bob.until(lambda view: view.table.seats[0].by_orders)
        assert not view.table.seats[0].quiet
        assert one_device.awaited(table.state) == [1]
        await bob.answer(PASS)
        view = await over(bob, game.serial)
        assert "played-wanted" in [event.id for event in view.events]
        # Both are spared: the window takes no time, and nobody is asked in person.
        await ann.do(to_server.StandingOrder(card="wanted", order="ask"))
        await ann.do(to_server.NoReactions(on=True, orders=True))  # it may be another round
        await bob.do(to_server.NoReactions(on=True))
        await put(table, players, game)
        view = await over(bob, game.serial)
        assert "played-wanted" not in [event.id for event in view.events]  # without an order, no card
        assert view.notes == []
        log = [one.row for one in await home.lobby.store.rows(table.id, 0)]
        said = [(row.seat, row.on, row.orders) for row in log if isinstance(row, rows.Quieted)]
        assert set(said) == {(0, True, True), (1, True, False)}
        await ann.do(to_server.NoReactions(on=False))
        assert not table.state.seats[0].spared


async def test_a_window_of_the_spared_takes_as_long_whatever_they_hold() -> None:
    async with house() as home:
        lasts = []
        for game in (window(3, (0, 1), ()), window(3, (), (0, 1))):
            table, (ann, bob) = await planted(home, game, 2, **SHARED)
            state = table.state.successor()
            for number in (0, 1):
                state.seat(number).by_orders = True
            end = deadlines.window_end(state)
            assert end is not None
            lasts.append(end - state.opened)
            await ann.close()
            await bob.close()
        assert lasts == [deadlines.SOLO_BEAT] * 2


async def test_bots_have_thought_when_the_last_person_answers() -> None:
    def fits(game: Game) -> bool:
        return is_window(game) and {0, 1} <= set(game.waiting) and can_act(game, 2)

    game = find("dicetown/2009", 3, fits)
    async with house() as home:
        table, (ann, bob) = await planted(home, game, 2, **SHARED)
        card = game.options(2)[1]

        async def think(game: Game, seat: int, bot: str, seconds: float) -> tuple[int, ...]:
            assert seconds <= deadlines.SLOW_BEAT / 1000
            return (card,) if is_window(game) and card in game.options(seat) else bot_pool.default(game, seat)

        home.lobby.thinkers.think = think  # type: ignore[method-assign]
        await put(table, [ann, bob], game)
        await ann.answer(PASS)
        await bob.answer(PASS)
        await over(ann, game.serial)
        assert (2, (card,)) in (await ended(home, table, game.serial)).answers


async def test_nobody_holds_a_window_that_has_no_clock() -> None:
    async with house() as home:
        game = window(3, (0,), (1,))
        _table, (ann, _bob) = await planted(home, game, 2, **SHARED)
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.Wait(question=game.serial))
        assert error.value.code == "wait-not-now"


async def test_a_bot_may_answer_in_a_window_for_somebody_elsewhere_who_is_gone() -> None:
    """A shared table may have people at other devices, too: nobody is stranded by one of them."""
    clock = StillClock()
    async with house(clock=clock) as home:
        game = window(3, (), (0, 1))
        table, (ann, bob) = await planted(home, game, 2, **SHARED)
        await gone(home, clock, table, bob)
        await ann.answer(PASS)
        assert deadlines.due(table.state) is None or deadlines.due(table.state).what != "window"  # type: ignore[union-attr]
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.StandIn(seat=1, question=game.serial))
        assert error.value.code == "stand-in-too-soon"
        clock.advance(AWAITED_GONE / 1000)
        await ann.do(to_server.StandIn(seat=1, question=game.serial))

        def settled() -> bool:
            clock.advance(1)
            return table.state.question != game.serial

        await until(settled)


async def test_the_first_page_does_not_say_who_can_react() -> None:
    async with house() as home:
        for able, unable in (((0, 1), ()), ((), (0, 1))):
            game = window(3, able, unable)
            table, (ann, _bob) = await planted(home, game, 2, **SHARED)
            answer = await home.get(f"/api/tables/{table.id}/seat", authorization=f"Bearer {ann.token}")
            assert answer.json()["yours"]


# --- the device ---------------------------------------------------------------------------------------------


async def started(home: House, device: Player) -> Table:
    await device.do(to_server.Lock(on=True))
    await device.do(to_server.StartGame())
    await device.until(lambda view: view.table.phase == "playing" and view.question is not None)
    return await home.table(device.seen.table.id)


async def test_one_socket_keeps_everybody_of_the_device_here_and_sees_nothing_of_them() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, bob = await open_device(home)
        device = await lay_open(home, ann)
        assert device.seen.you.seat is None
        begun = await begin_with(clock, home, device)
        assert [seat.here for seat in begun.state.seats[:2]] == [True, True]
        assert not begun.state.watched
        looks_on = await look_on(home.url, begun.id)
        for one in (device, looks_on):  # both have seen that the bot has answered, and nobody else will
            await one.until(lambda view: view.question is not None and view.question.answered == [2])
        assert device.seen.board == looks_on.seen.board
        assert device.seen.question == looks_on.seen.question
        # A seat's own socket comes and goes: nobody is gone by that.
        for seated in (ann, bob, ann):
            eyes = await come(home.url, seated)
            assert eyes.seen.you.seat == seated.seat
            await eyes.close()
            await until(lambda: len(begun.viewers) == 2)
            clock.advance(FAREWELL * 2)
        log = [one.row for one in await home.lobby.store.rows(begun.id, 0)]
        assert [row for row in log if isinstance(row, rows.Here) and not row.on] == []
        await looks_on.close()
        await device.close()

        def left() -> bool:
            clock.advance(FAREWELL)
            return not any(seat.here for seat in begun.state.seats)

        await until(left)
        assert begun.state.alone is not None


async def begin_with(clock: StillClock, home: House, device: Player) -> Table:
    await device.do(to_server.Lock(on=True))
    await device.do(to_server.StartGame())
    table = await home.table(device.seen.table.id)

    def begun() -> bool:
        clock.advance(1)
        return table.state.phase == "playing"

    await until(begun)
    await device.until(lambda view: view.question is not None)
    return table


async def test_elsewhere_a_socket_that_lies_open_is_the_presence_of_its_own_seat_alone() -> None:
    async with house() as home:
        ann, _bob = await begin(home, new_table("dicetown/2009", 2, 0))
        table = await home.table(ann.seen.table.id)
        seated = table_wire.Seated(table.id, 0, ann.token or "", "")
        device = await lay_open(home, seated)
        assert table.attendance.seats_of(next(one for one in table.viewers if one.seat is None)) == [0]
        assert device.seen.you.seat is None


async def test_whose_seat_was_given_away_speaks_for_nobody() -> None:
    async with house() as home:
        ann, bob = await open_device(home)
        host = await lay_open(home, ann)
        other = await lay_open(home, bob)
        await started(home, host)
        await host.do(to_server.Replace(seat=1, bot="greedy"))
        await until(lambda: other.closed)


async def test_the_rematch_of_one_device_starts_at_once() -> None:
    async with house() as home:
        ann, bob = await open_device(home)
        device = await lay_open(home, ann)
        await started(home, device)
        await device.do(to_server.Abandon())
        await device.do(to_server.Rematch())
        view = await device.until(lambda view: view.table.rematch is not None)
        table = await home.table(view.table.rematch or "")
        assert table.state.phase in ("opening", "playing")
        assert [seat.name for seat in table.state.seats[:2]] == ["Ann", "Bob"]
        assert table.state.locked
        assert (await come(home.url, table_wire.Seated(table.id, 1, bob.token, ""))).seen.you.seat == 1


async def test_with_somebody_elsewhere_the_rematch_waits_for_them() -> None:
    async with house() as home:
        ann, *_others = await begin(home, new_table("dicetown/2009", 2, 1, **SHARED))
        await ann.do(to_server.Abandon())
        await ann.do(to_server.Rematch())
        view = await ann.until(lambda view: view.table.rematch is not None)
        assert (await home.table(view.table.rematch or "")).state.phase == "lobby"


async def test_bots_are_as_quick_with_one_device_as_with_one_person() -> None:
    async with house() as home:
        seated, _bob = await open_device(home, beat=2000)
        table = await started(home, await lay_open(home, seated))
        assert deadlines.pace(table.state) == 500
        ann, *_others = await begin(home, new_table("dicetown/2009", 2, 1, **{**SHARED, "beat": 2000}))
        assert deadlines.pace((await home.table(ann.seen.table.id)).state) == 2000  # bob is elsewhere
