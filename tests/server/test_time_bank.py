"""The time bank of live tables: a reserve of each seat that runs when the clock has run out."""

import json
from typing import Any

import msgspec

from gobelet.server.client.connection import create
from gobelet.server.storage.entries import Logged
from gobelet.server.tables import rows, viewer_messages
from gobelet.server.tables.bot_pool import default
from gobelet.server.tables.deadlines import Due, due, overdue
from gobelet.server.tables.fold import fold
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.state import State
from gobelet.server.tables.table import entry, rebuild
from tests.server.comings import gone, noted
from tests.server.house import house, until
from tests.server.planting import planted, window
from tests.server.players import begin, new_table, some_choice
from tests.server.still_clock import StillClock
from tests.server.test_deadlines import START, after, playing, sitting, table

PUT = START + 10  # when the first question is open
CLOCK = 60_000
BANK = 180_000


def banked(people: int = 2, bots: int = 0) -> State:
    settings = msgspec.structs.replace(table(people, bots).settings, bank=BANK // 1000)
    return playing(State(settings), people)


def answers(state: State, seat: int, at: int, cause: Any = "human") -> State:
    assert state.game is not None
    row = rows.AnsweredRow(state.question, [(seat, default(state.game, seat))], cause)
    return after(state, (at, row))


def left(state: State) -> list[int]:
    return [seat.bank for seat in viewer_messages.info(state).seats]


def test_the_clock_answers_when_the_reserve_is_used_up() -> None:
    state = banked()
    assert left(state) == [BANK, BANK]
    assert due(state) == Due(PUT + CLOCK + BANK, "clock")
    assert viewer_messages.Moment(state).info.bank == BANK // 1000
    late = after(state, (CLOCK + BANK + 10, clock_row(state)))
    assert [seat.missed for seat in late.seats] == [1, 1]
    assert left(late) == [0, 0]
    assert due(late) == Due(late.opened + CLOCK, "clock")


def clock_row(state: State) -> rows.AnsweredRow:
    assert state.game is not None
    said: list[rows.Said] = [(seat, default(state.game, seat)) for seat in overdue(state)]
    return rows.AnsweredRow(state.question, said, "clock")


def test_an_answer_in_time_takes_nothing_of_it() -> None:
    state = answers(answers(banked(), 0, 5_000), 1, CLOCK)
    assert left(state) == [BANK, BANK]


def test_what_somebody_takes_longer_is_gone_once_the_question_is_settled() -> None:
    state = answers(banked(), 0, 10 + CLOCK + 30_000)
    assert left(state) == [BANK, BANK]  # others see no more than that there is an answer
    assert due(state) == Due(PUT + CLOCK + BANK, "clock")
    state = answers(state, 1, 10 + CLOCK + 50_000)
    assert left(state) == [BANK - 30_000, BANK - 50_000]


def test_whoever_has_less_in_reserve_is_answered_for_first() -> None:
    state = answers(answers(banked(), 0, 10 + CLOCK + 30_000), 1, 10 + CLOCK + 100_000)
    assert overdue(state) == [1]
    assert due(state) == Due(state.opened + CLOCK + BANK - 100_000, "clock")
    once = after(state, (state.opened - START + CLOCK + BANK - 100_000, clock_row(state)))
    assert once.question == state.question
    assert overdue(once) == [0]
    assert due(once) == Due(state.opened + CLOCK + BANK - 30_000, "clock")


def test_an_answer_that_is_taken_back_takes_the_reserve_once() -> None:
    state = answers(banked(), 0, 10 + CLOCK + 30_000)
    state = after(state, (10 + CLOCK + 31_000, rows.Withdrew(state.question, 0)))
    state = answers(answers(state, 0, 10 + CLOCK + 40_000), 1, 10 + CLOCK + 50_000)
    assert left(state) == [BANK - 40_000, BANK - 50_000]


def test_pauses_and_standing_clocks_take_nothing_of_it() -> None:
    state = after(banked(), (CLOCK + 10_010, rows.Paused(True, 0)), (CLOCK + 510_010, rows.Paused(False, 0)))
    assert due(state) == Due(PUT + 500_000 + CLOCK + BANK, "clock")
    empty = after(state, (CLOCK + 520_010, rows.Here(0, False)), (CLOCK + 520_010, rows.Here(1, False)))
    # An answer may come before the table knows that its player is back.
    early = answers(empty, 0, CLOCK + 900_010)
    here = after(early, (CLOCK + 900_020, rows.Here(0, True)), (CLOCK + 900_020, rows.Here(1, True)))
    done = answers(here, 1, CLOCK + 910_020)
    assert left(done) == [BANK - 20_000, BANK - 30_000]


def test_whoever_has_left_has_no_reserve_to_wait_for() -> None:
    state = after(banked(), (1000, rows.LeftRow(1)))
    assert due(state) == Due(PUT + CLOCK, "clock")
    assert overdue(state) == [1]


def test_windows_take_nothing_of_it() -> None:
    state = banked(3)
    opened = planted(state, window(3, (0,), (1,)), START + 20)
    assert due(opened) == Due(START + 20 + 2000, "window")
    waited = after(opened, (100, rows.Waited(opened.question, 0)))
    assert due(waited) == Due(START + 20 + CLOCK, "window")
    assert opened.game is not None
    said: list[rows.Said] = [(seat, default(opened.game, seat)) for seat in opened.game.waiting]
    over = after(waited, (20 + 2 * CLOCK, rows.AnsweredRow(opened.question, said, "beat")))
    assert left(over) == [BANK] * 3


def test_bots_have_no_reserve_and_new_people_a_whole_one() -> None:
    state = banked(2, 1)
    assert left(state) == [BANK, BANK, 0]
    assert left(after(state, (100, rows.Sat(2, "Cleo", "hash")))) == [BANK] * 3


def test_a_rebuilt_table_has_the_same_reserves() -> None:
    log: list[Logged] = []
    settings = banked().settings
    state = State(settings)

    def go_on(at: int, row: rows.AnyRow) -> None:
        nonlocal state
        state, _events = fold(state, row, START + at)
        log.append(Logged(state.number, state.at, row, entry(state, row).fingerprint))

    for at, row in [*sitting(), (10, rows.Started()), (10, rows.Dealt())]:
        go_on(at, row)
    for seat, at in ((0, CLOCK + 5_010), (1, CLOCK + 7_010)):
        assert state.game is not None
        go_on(at, rows.AnsweredRow(state.question, [(seat, default(state.game, seat))], "human"))
    again, error = rebuild(State(settings), log)
    assert error is None
    assert left(again) == left(state) == [BANK - 5_000, BANK - 7_000]
    assert due(again) == due(state)


def test_settings_of_earlier_programs_have_none() -> None:
    old = msgspec.json.encode(table().settings)
    found: dict[str, Any] = json.loads(old)
    del found["bank"]
    assert msgspec.json.decode(json.dumps(found), type=TableSettings).bank == 0


async def test_the_table_waits_for_the_reserve_and_then_a_bot_answers() -> None:
    clock = StillClock()
    async with house(clock=clock) as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=60, bank=60))
        here, number = await home.table(ann.seen.table.id), ann.asked.number
        assert [seat.bank for seat in ann.seen.table.seats] == [60_000, 60_000]
        assert ann.asked.until == here.state.opened + 60_000
        news = await home.get(f"/api/tables/{here.id}/seat", Authorization=f"Bearer {ann.token}")
        assert news.json()["until"] == here.state.opened + 120_000
        clock.advance(100)
        await ben.answer(some_choice(ben))
        assert here.state.question == number
        clock.advance(21)
        await until(lambda: here.state.question != number)
        await ben.until(lambda view: view.question is not None and view.question.number > number)
        assert ("clock-ran-out", 0) in noted(ben)
        assert [seat.bank for seat in ben.seen.table.seats] == [0, 20_000]
        await gone(home, clock, here, ann)


async def test_a_bank_without_a_live_clock_is_refused_in_words() -> None:
    async with house() as home:
        for clock in (0, 86_400):
            seats = [{}, {"bot": "greedy"}]
            body = {"ruleset": "dicetown/2009", "seats": seats, "name": "Ann", "clock": clock, "bank": 60}
            answer = await home.post("/api/tables", json.dumps(body).encode())
            assert (answer.status_code, answer.json()["code"]) == (400, "bank-without-clock")
            assert "bank" in answer.json()["text"]
        for bank in (-1, 601, "long"):
            body = {"ruleset": "dicetown/2009", "seats": [{}, {}], "name": "Ann", "bank": bank}
            answer = await home.post("/api/tables", json.dumps(body).encode())
            assert answer.status_code == 400
            assert "bank" in answer.json()["text"]
        seated = await create(home.url, new_table("dicetown/2009", 2, 0, clock=60, bank=600))
        assert (await home.get(f"/api/tables/{seated.table}")).json()["bank"] == 600
