"""Tables over days: a clock of days always runs, and nobody is expected to be connected."""

import json

import pytest

from gobelet.server.client.connection import ServerError, create
from gobelet.server.errors import Trouble
from gobelet.server.protocol import to_server
from gobelet.server.storage.entries import Logged
from gobelet.server.tables import actions, deadlines, rows, viewer_messages
from gobelet.server.tables.bot_pool import default
from gobelet.server.tables.deadlines import Due, due
from gobelet.server.tables.fold import fold
from gobelet.server.tables.rounds import IDLE, ROUNDS
from gobelet.server.tables.settings import DAY, GAME_PATIENCE, LOBBY_PATIENCE
from gobelet.server.tables.state import State
from gobelet.server.tables.table import entry, rebuild
from tests.server.comings import asks_again, back, gone, noted
from tests.server.house import house, until
from tests.server.players import Player, begin, new_table
from tests.server.still_clock import StillClock
from tests.server.test_deadlines import START, after, playing, sitting, table

DAYS = DAY // 1000  # a clock of one day


def both_gone(state: State, at: int = 1000) -> State:
    return after(state, (at, rows.Here(0, False)), (at, rows.Here(1, False)))


def clock_answers(state: State, at: int) -> State:
    """The clock answers for all who owe an answer."""
    assert state.game is not None
    answers = [(seat, default(state.game, seat)) for seat in deadlines.overdue(state)]
    return after(state, (at, rows.AnsweredRow(state.question, answers, "clock")))


def test_a_clock_of_days_runs_whoever_is_connected() -> None:
    for days in (1, 3, 7):
        state = playing(table(bots=0, clock=days * DAYS))
        put = Due(START + 10 + days * DAY, "clock")
        assert due(state) == put
        assert due(both_gone(state)) == put
        back = after(both_gone(state), (DAY // 2, rows.Here(1, True)))
        assert due(back) == put
        assert not deadlines.stands(both_gone(state))
    live = playing(table(bots=0, clock=3600))
    assert due(both_gone(live)) == Due(START + 1000 + GAME_PATIENCE, "alone")


def test_a_pause_stops_a_clock_of_days_as_any_other() -> None:
    paused = after(playing(table(bots=0, clock=DAYS)), (1000, rows.Paused(True, 0)))
    assert due(paused) is None
    on = after(paused, (5000, rows.Paused(False, 1)))
    assert due(on) == Due(START + 10 + DAY + 4000, "clock")


def test_a_game_over_days_is_not_abandoned_while_it_is_played() -> None:
    state = both_gone(playing(table(bots=0, clock=7 * DAYS)))
    assert deadlines.patience(state) == viewer_messages.info(state).patience == 0
    paused = after(playing(table(bots=0, clock=7 * DAYS)), (500, rows.Paused(True, 0)))
    assert due(both_gone(paused)) == Due(START + 1000 + GAME_PATIENCE, "alone")
    assert deadlines.patience(paused) == GAME_PATIENCE


def test_a_lobby_of_a_game_over_days_is_abandoned_as_any_other() -> None:
    lobby = both_gone(after(table(clock=DAYS), *sitting()))
    assert due(lobby) == Due(START + 1000 + LOBBY_PATIENCE, "alone")


def test_a_host_who_comes_and_goes_stays_the_host() -> None:
    state = after(playing(table(3, 0, clock=DAYS), 3), (1000, rows.Here(0, False)))
    assert due(state) == Due(START + 10 + DAY, "clock")
    lobby = after(table(3, 0, clock=DAYS), *sitting(3), (1000, rows.Here(0, False)))
    assert due(lobby) is None
    left = after(state, (2000, rows.LeftRow(0)))
    assert left.host == 1  # who leaves for good hands it on, as everywhere


def test_a_bot_plays_for_somebody_after_two_missed_clocks_connected_or_not() -> None:
    state = both_gone(playing(table(bots=0, clock=DAYS)))
    once = clock_answers(state, DAY)
    assert [(seat.missed, seat.away) for seat in once.seats] == [(1, False)] * 2
    twice = clock_answers(once, 2 * DAY)
    assert {(seat.missed, seat.away) for seat in twice.seats if seat.missed == 2} == {(2, True)}
    here = after(twice, (2 * DAY + 1, rows.Here(0, True)), (2 * DAY + 1, rows.Here(1, True)))
    assert not any(seat.away for seat in here.seats)


def test_who_leaves_a_table_over_days_is_not_waited_for() -> None:
    state = after(playing(table(bots=0, clock=DAYS)), (2000, rows.LeftRow(1)))
    assert [seat.away for seat in state.seats] == [False, True]
    assert due(state) == Due(START + 10 + deadlines.pace(state), "bots")
    assert not after(state, (3000, rows.Here(1, True))).seats[1].away


def test_nobody_is_alone_at_a_table_over_days() -> None:
    """A person among bots has the same clock and windows as with others: they come and go, too."""
    state = playing(table(1, 2, clock=DAYS), 1)
    assert state.lone is None
    assert playing(table(1, 2, clock=60), 1).lone == 0


def test_a_pause_whose_author_is_gone_is_ended_by_others_after_a_whole_clock() -> None:
    paused = after(
        playing(table(bots=0, clock=DAYS)), (500, rows.Paused(True, 0)), (1000, rows.Here(0, False))
    )
    early = actions.decision(to_server.Pause(on=False), 1, lambda: START + DAY)
    with pytest.raises(Trouble) as refused:
        early(paused)
    assert refused.value.id == "only-for-hosts"
    late = actions.decision(to_server.Pause(on=False), 1, lambda: START + 1000 + DAY)
    assert late(paused) == rows.Paused(False, 1)


def test_a_rebuilt_table_over_days_comes_to_the_same() -> None:
    log: list[Logged] = []
    state = table(bots=0, clock=3 * DAYS)
    told: list[tuple[int, rows.AnyRow]] = [*sitting(), (10, rows.Started()), (10, rows.Dealt())]
    told += [(1000, rows.Here(0, False)), (1000, rows.Here(1, False)), (2 * DAY, rows.Here(1, True))]
    for at, row in told:
        state, _events = fold(state, row, START + at)
        log.append(Logged(state.number, state.at, row, entry(state, row).fingerprint))
    again, error = rebuild(table(bots=0, clock=3 * DAYS), log)
    assert error is None
    assert due(again) == due(state) == Due(START + 10 + 3 * DAY, "clock")


async def test_the_clock_answers_for_those_who_did_not_come_and_tells_them() -> None:
    """Nobody is connected, the table has left the memory, and the server finds it by what is due."""
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=DAYS))
        here, number = await home.table(ann.seen.table.id), ann.asked.number
        assert ann.asked.until == here.state.opened + DAY
        await gone(home, clock, here, ann, ben)

        def forgotten() -> bool:
            clock.advance(ROUNDS)
            return here.id not in home.lobby.tables

        clock.advance(IDLE / 1000)
        await until(forgotten)
        clock.advance(DAY / 1000)

        def answered() -> bool:
            clock.advance(ROUNDS)
            found = home.lobby.tables.get(here.id)
            return found is not None and found.state.question > number

        await until(answered)
        state = home.lobby.tables[here.id].state
        assert state.phase == "playing"
        assert [seat.missed for seat in state.seats] == [1, 1]
        again = await back(home, ann)
        await until(lambda: home.lobby.tables[here.id].state.seats[0].missed == 0)
        assert not again.seen.you.absent
        assert again.asked.until is not None


async def test_somebody_at_the_page_hears_that_a_bot_has_answered() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=DAYS))
        here, number = await home.table(ann.seen.table.id), ann.asked.number
        await gone(home, clock, here, ben)
        clock.advance(DAY / 1000 + 1)
        await asks_again(here, number)
        await ann.until(lambda view: view.question is not None and view.question.number > number)
        assert ("clock-answered", 0) in noted(ann)
        assert ("clock-ran-out", 1) in noted(ann)
        assert ("seat-absent", 1) not in noted(ann)


async def test_windows_at_a_table_over_days_are_held_by_nobody() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=DAYS))
        with pytest.raises(ServerError) as refused:
            await ann.do(to_server.Wait(question=ann.asked.number))
        assert refused.value.code == "wait-not-now"
        with pytest.raises(ServerError) as refused:
            await ann.do(to_server.StandIn(seat=1, question=ann.asked.number))
        assert refused.value.code == "stand-in-clock"


async def test_a_clock_between_an_hour_and_a_day_is_refused_in_words() -> None:
    async with house() as home:
        for clock, shared, code in (
            (3601, False, "clock-between"),
            (2 * DAYS, False, "clock-between"),
            (DAYS, True, "clock-one-device"),
        ):
            seats = [{}, {"bot": "greedy"}]
            body = {
                "ruleset": "dicetown/2009",
                "seats": seats,
                "name": "Ann",
                "clock": clock,
                "shared": shared,
            }
            answer = await home.post("/api/tables", json.dumps(body).encode())
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert "clock" in answer.json()["text"]
        seated = await create(home.url, new_table("dicetown/2009", 2, 0, clock=7 * DAYS))
        found = (await home.get(f"/api/tables/{seated.table}")).json()
        assert found["clock"] == 7 * DAYS


async def test_who_looks_at_their_games_sees_when_the_clock_of_days_ends() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=DAYS))
        assert isinstance(ann, Player)
        here = await home.table(ann.seen.table.id)
        await gone(home, clock, here, ann, ben)
        news = await home.get(f"/api/tables/{here.id}/seat", Authorization=f"Bearer {ann.token}")
        assert news.json()["yours"]
        assert news.json()["until"] == here.state.opened + DAY
