"""Plans and standing orders at tables: when they answer, what is kept, and that nobody else can tell."""

import asyncio
import json
from pathlib import Path

import pytest

import gobelet
from gobelet import records
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.server.client.connection import ServerError
from gobelet.server.errors import Trouble
from gobelet.server.protocol import to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.protocol.fields import Wish
from gobelet.server.storage.entries import Logged
from gobelet.server.tables import plans, rows
from gobelet.server.tables.deadlines import Due, due
from gobelet.server.tables.driver import act, planners
from gobelet.server.tables.fold import fold
from gobelet.server.tables.plans import SOONEST, UNEVEN, answers_at, given, speaks
from gobelet.server.tables.published_record import record_text
from gobelet.server.tables.settings import DAY
from gobelet.server.tables.state import State
from gobelet.server.tables.table import entry, rebuild
from gobelet.server.tables.viewer_messages import Moment, ViewBody, welcome
from tests.server.comings import noted
from tests.server.house import House, house, run, until
from tests.server.planting import find, grow_old, is_window, plant, planted
from tests.server.players import Player, begin, new_table
from tests.server.test_deadlines import START, after, playing, sitting, table

DAYS = DAY // 1000
AS_EXPERT: dict[str, Wish] = {"dice": "expert"}


def plan(state: State, seat: int, at: int = 20, every: bool = False, **said: Wish) -> State:
    """What this seat says: dice are a plan, all else are orders."""
    dice = {name: value for name, value in said.items() if name in ("dice", "places", "pay")}
    standing = {name: value for name, value in said.items() if name not in dice}
    return after(state, (at, rows.Planned(seat, standing, dice, every)))


def keeping(clock: int = 60, people: int = 3) -> State:
    """Everybody keeps dice."""
    return playing(table(people, 0, clock=clock), people)


def keep(state: State, seat: int) -> Parts:
    assert state.game is not None
    return (state.game.default(seat),)


def by_plan(state: State, seat: int, at: int = 30) -> State:
    row = rows.AnsweredRow(
        state.question, [(seat, keep(state, seat))], "order", order=plans.said(state, seat)
    )
    return after(state, (at, row))


# --- when they answer --------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [0, 60, DAYS], ids=["no clock", "live", "over days"])
def test_a_plan_answers_soon_and_only_what_it_speaks_of(clock: int) -> None:
    state = keeping(clock)
    assert planners(state) == []
    before = due(state)
    assert due(plan(state, 0, offer=3, rob="expert")) == before, "that is about other questions"
    assert due(plan(state, 0, dice="ask")) == before
    spoken = plan(state, 0, dice="expert")
    found = due(spoken)
    assert found == Due(answers_at(spoken, 0), "orders")
    assert SOONEST <= found.at - (START + 20) < SOONEST + UNEVEN
    assert [seat for seat, _plan in planners(spoken)] == [0]


def test_the_time_that_a_plan_takes_can_not_be_foreseen() -> None:
    state = keeping()
    took = {answers_at(state, seat) - state.opened for seat in range(3)}
    assert len(took) == 3


def test_the_row_of_an_answer_says_what_gave_it() -> None:
    state = plan(keeping(), 0, dice="places", places=["hall", "mine"], offer=3)
    time = START + 5_000
    found = due(state)
    assert found is not None
    (thinker,) = planners(state)
    row = act(state, state.turn, found, {thinker: keep(state, 0)}, time)
    said: dict[str, Wish] = {"dice": "places", "places": ["hall", "mine"]}
    assert row == rows.AnsweredRow(state.question, [(0, keep(state, 0))], "order", order=said)
    assert rows.read(rows.write(row)) == row
    assert act(state, state.turn, found, {thinker: keep(state, 0)}, START + 21) is None, "too soon"
    changed = plan(state, 0, 40, dice="expert")
    assert act(changed, state.turn, found, {thinker: keep(state, 0)}, time) is None, "of the plan before"


def test_where_a_plan_has_no_answer_the_person_is_asked_once_and_for_all() -> None:
    state = plan(keeping(), 0, dice="expert")
    found = due(state)
    assert found is not None
    (thinker,) = planners(state)
    row = act(state, state.turn, found, {thinker: ()}, START + 5_000)
    assert row == rows.Unplanned(state.question, 0)
    asked = after(state, (50, row))
    assert not speaks(asked, 0)
    assert due(asked) == due(keeping())
    assert speaks(plan(asked, 0, 60, dice="expert", pay=1), 0), "another plan may know"


def test_whoever_takes_an_answer_back_answers_in_person() -> None:
    state = by_plan(plan(keeping(), 0, dice="expert"), 0)
    assert [(one.question, one.seat) for one in given(state)] == [(state.question, 0)]
    back = after(state, (40, rows.Withdrew(state.question, 0)))
    assert given(back) == []
    assert not speaks(back, 0)


def test_a_bot_that_plays_for_somebody_does_not_follow_their_plan() -> None:
    state = plan(keeping(), 0, dice="expert")
    assert planners(after(state, (30, rows.StoodIn(0)))) == []


def test_windows_are_not_answered_by_plans() -> None:
    game = find("dicetown/2009", 3, lambda game: is_window(game) and bool(game.asked & 1))
    state = plan(planted(keeping(), game, START + 10), 0, dice="expert", others="expert", rob="expert")
    assert planners(state) == []


# --- how long they last ------------------------------------------------------------------------------------


def rounds_later(state: State) -> State:
    """The same table in the next round."""
    game = state.game
    assert game is not None
    now = game.round
    at = 100
    while state.game is not None and state.game.round == now:
        said: list[rows.Said] = [(seat, (state.game.default(seat),)) for seat in state.game.waiting]
        cause = "beat" if state.window else "bot"
        parts = [one for one in said if state.game.question is not None]
        state = after(state, (at, rows.AnsweredRow(state.question, parts, cause)))  # type: ignore[arg-type]
        at += 1
    return state


def test_a_plan_is_over_with_its_round_and_orders_are_not() -> None:
    state = rounds_later(plan(keeping(), 0, dice="expert", offer=3))
    assert (state.seats[0].plan, state.seats[0].standing) == ({}, {"offer": 3})
    lasting = rounds_later(plan(keeping(), 0, every=True, dice="expert"))
    assert lasting.seats[0].plan == {"dice": "expert"}


def test_a_plan_of_the_lobby_is_for_the_first_round() -> None:
    lobby = after(table(2, 0), *sitting())
    early = after(plan(lobby, 0, dice="expert"), (30, rows.Started()), (40, rows.Dealt()))
    assert speaks(early, 0)


def test_a_rebuilt_table_has_the_same_plans_and_runs_no_bot() -> None:
    log: list[Logged] = []
    state = table(2, 0)
    told: list[tuple[int, rows.AnyRow]] = [*sitting(), (10, rows.Started()), (10, rows.Dealt())]
    told.append((20, rows.Planned(0, {"offer": 3}, AS_EXPERT)))
    for at, row in told:
        state, _events = fold(state, row, START + at)
        log.append(Logged(state.number, state.at, row, entry(state, row).fingerprint))
    answer = rows.AnsweredRow(state.question, [(0, keep(state, 0))], "order", order=AS_EXPERT)
    state, _events = fold(state, answer, START + 30)
    log.append(
        Logged(state.number, state.at, rows.read(rows.write(answer)), entry(state, answer).fingerprint)
    )
    again, error = rebuild(table(2, 0), log)
    assert error is None
    assert again.game == state.game
    assert (again.seats[0].standing, again.seats[0].plan) == ({"offer": 3}, AS_EXPERT)
    assert given(again) == given(state)
    assert due(again) == due(state)


def test_a_record_has_the_order_beside_the_answer_once_the_game_is_over() -> None:
    state = plan(keeping(people=2), 0, dice="places", places=["hall"], offer=3)
    answered = after(
        by_plan(state, 0), (40, rows.AnsweredRow(state.question, [(1, keep(state, 1))], "human"))
    )
    with pytest.raises(Trouble) as sealed:
        record_text(answered)
    assert sealed.value.id == "record-sealed"
    file = records.read(record_text(after(answered, (50, rows.Abandoned()))))
    said: dict[str, str | int | tuple[str, ...]] = {"dice": "places", "places": ("hall",)}
    assert file.orders == (records.GivenOrder(state.question, 0, said),)
    assert records.verify(file.record, file.marks) is None


# --- nobody can tell ---------------------------------------------------------------------------------------


def heard(state: State, seats: tuple[Seat | None, ...] = (1, 2, None)) -> list[bytes]:
    return [ViewBody(Moment(state), seat).quiet for seat in seats]


@pytest.mark.parametrize("clock", [60, DAYS], ids=["live", "over days"])
def test_others_see_neither_plans_nor_that_one_has_answered(clock: int) -> None:
    state = keeping(clock)
    planned = plan(state, 0, dice="expert", offer=3)
    assert heard(planned) == heard(state)
    in_person = rows.AnsweredRow(state.question, [(0, keep(state, 0))], "human")
    answered, person = by_plan(planned, 0), after(state, (20, rows.HintsSwitched(0, False)), (30, in_person))
    assert heard(answered) == heard(person)
    mine, theirs = [[note for note in one.notes if note.reaches(1)] for one in (answered, person)]
    assert mine == theirs == []
    assert next(note.told.id for note in answered.notes if note.reaches(0)) == "plan-answered"


def welcomed(state: State, seat: Seat | None) -> list[str]:
    return [one["id"] for one in json.loads(welcome(state, seat))["notes"]]


def test_who_comes_back_reads_what_was_answered_for_them_and_nobody_else() -> None:
    planned = plan(keeping(), 0, dice="expert")
    answered = by_plan(planned, 0)
    assert welcomed(answered, 0)[0] == "plan-answered"
    assert welcomed(answered, 1) == welcomed(answered, None) == []
    back = after(answered, (40, rows.Withdrew(answered.question, 0)))
    assert welcomed(back, 0)[-1] == "plan-silent"
    assert welcomed(back, 1) == []
    mine = after(back, (50, rows.AnsweredRow(back.question, [(0, keep(back, 0))], "human")))
    assert welcomed(mine, 0) == []


# --- at a table --------------------------------------------------------------------------------------------


async def last_answer(home: House, id: str) -> rows.AnsweredRow:
    log = await home.lobby.store.rows(id, 0)
    return next(one.row for one in reversed(log) if isinstance(one.row, rows.AnsweredRow))


async def set_plan(
    player: Player, orders: dict[str, Wish], plan: dict[str, Wish], every: bool = False
) -> None:
    await player.do(to_server.SetPlan(orders=orders, plan=plan, every=every))


async def test_a_plan_answers_at_a_live_table_and_its_person_reads_of_it() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=0))
        here = await home.table(ann.seen.table.id)
        question = here.state.question
        await set_plan(ann, {"offer": 3}, {"dice": "places", "places": ["mine"]})
        assert ann.seen.you.plan is not None
        assert ann.seen.you.plan.plan == {"dice": "places", "places": ["mine"]}
        assert ben.seen.you.plan is None
        grow_old(here, 60_000)
        planned = here.state.successor()
        planned.seat(0).planned -= 60_000
        here.state = planned
        here.driver.schedule()
        await ann.until(lambda view: view.question is not None and view.question.said)
        row = await last_answer(home, here.id)
        assert (row.cause, row.question, row.answers[0][0]) == ("order", question, 0)
        assert row.order == {"dice": "places", "places": ["mine"]}
        assert ann.seen.question is not None
        assert ann.seen.question.by == "order"
        assert noted(ann)[0][0] == "plan-answered"
        assert not noted(ben)


async def test_a_plan_that_fails_asks_its_person() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=0))
        here = await home.table(ann.seen.table.id)

        async def broken(_game: Game, _seat: Seat, _wishes: object) -> Parts:
            return (0,)

        home.lobby.thinkers.follow = broken  # type: ignore[method-assign, assignment]
        await set_plan(ann, {}, AS_EXPERT)
        planned = here.state.successor()
        planned.opened -= 60_000
        planned.seat(0).planned -= 60_000
        here.state = planned
        here.driver.schedule()
        await until(lambda: here.state.seats[0].in_person == here.state.question)
        await ann.until(lambda view: view.question is not None and not view.question.planned)
        assert ann.seen.question is not None
        assert ann.seen.question.yours


async def test_somebody_with_a_plan_is_not_awaited() -> None:
    game = gobelet.new("dicetown/2009", 2, seed=3)
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=DAYS))
        here = await home.table(ann.seen.table.id)
        await plant(here, game)
        await set_plan(ann, {}, AS_EXPERT)
        waits = []
        for player in (ann, ben):
            path = f"/api/tables/{here.id}/seat"
            news = await home.get(path, Authorization=f"Bearer {player.token}")
            waits.append(bool(news.json()["yours"]))
        assert waits == [False, True]


async def test_bad_plans_are_refused_in_words_and_change_nothing() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0))
        here = await home.table(ann.seen.table.id)
        bad: list[tuple[dict[str, Wish], dict[str, Wish], str]] = [
            ({}, {"moon": "ask"}, "plan-unknown-field"),
            ({"offer": 99}, {}, "plan-bad-number"),
            ({"dice": "expert"}, {}, "plan-wrong-part"),
            ({}, {"offer": 3}, "plan-wrong-part"),
            ({}, {"dice": "places"}, "plan-no-places"),
        ]
        before = here.state.number
        for orders, round_plan, code in bad:
            with pytest.raises(ServerError) as error:
                await set_plan(ann, orders, round_plan)
            assert error.value.code == code
        await ann.socket.send(json.dumps({"type": "plan", "orders": {"offer": {}}, "plan": {}, "ref": 77}))
        await until(lambda: any(b'"ref":77' in one for one in ann.received))
        refused = next(json.loads(one) for one in ann.received if b'"ref":77' in one)
        assert refused["type"] == "error"
        assert "offer" in refused["text"] or "orders" in refused["text"]
        assert here.state.number == before
        assert here.state.seats[0].plan == {}


async def test_an_answer_in_person_comes_before_the_plan() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0))
        here = await home.table(ann.seen.table.id)
        await set_plan(ann, {}, AS_EXPERT)
        assert ann.seen.question is not None
        assert ann.seen.question.planned
        await ann.answer(Choice(parts=[*keep(here.state, 0)]))
        row = await last_answer(home, here.id)
        assert row.cause == "human"
        assert given(here.state) == []


@pytest.mark.parametrize("clock", [60, DAYS], ids=["live", "over days"])
def test_a_plan_answers_after_the_server_has_come_back(tmp_path: Path, clock: int) -> None:
    """Over days whoever is there; at a live table when its person has come back."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def say_and_go() -> tuple[str, str | None, int]:
        async with house(database) as home:
            ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0, clock=clock))
            here = await home.table(ann.seen.table.id)
            home.lobby.thinkers.follow = never  # type: ignore[method-assign, assignment]
            await set_plan(ann, {}, AS_EXPERT)
            return here.id, ann.token, here.state.question

    async def never(_game: Game, _seat: Seat, _wishes: object) -> Parts:
        await asyncio.Event().wait()
        return ()

    async def come_back(id: str, token: str | None, question: int) -> None:
        async with house(database) as home:
            if clock != DAYS:
                await Player.connect(home.url, id, token)
            while True:
                log = await home.lobby.store.rows(id, 0)
                found = [one.row for one in log if isinstance(one.row, rows.AnsweredRow)]
                if any(row.cause == "order" and row.question == question for row in found):
                    return
                await asyncio.sleep(0.05)

    run(come_back(*run(say_and_go())))
