"""Windows of one person alone with bots: no time limit, or no time at all, and nothing for others to see."""

import re
from typing import Any

import msgspec
import pytest

from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.server.client.connection import ServerError, sit
from gobelet.server.clock import now
from gobelet.server.protocol import messages as wire
from gobelet.server.protocol.answers import Choice
from gobelet.server.storage.database import Logged
from gobelet.server.tables import bot_pool, deadlines, rows
from gobelet.server.tables.fold import fold
from gobelet.server.tables.solo import put_question
from gobelet.server.tables.state import State, TableSettings
from gobelet.server.tables.table import Table, entry, rebuild
from gobelet.testing import Dice
from tests.server.house import House, house
from tests.server.planting import end_beat, find, grow_old, is_window, window
from tests.server.players import Player, look_on
from tests.server.test_windows import LONG, SETTINGS, acting, can_act, ended, over, planted, put


async def test_alone_a_window_waits_for_the_one_who_can_react() -> None:
    async with house() as home:
        game = window(3, (0,), ())
        table, (ann,) = await planted(home, game, 1, beat=10)
        assert ann.asked.until is None
        grow_old(table, 1_000_000)
        assert deadlines.due(table.state) is None  # no beat, and no clock
        await ann.answer(Choice(pass_=True))
        await over(ann, game.serial)
        row = await ended(home, table, game.serial)
        assert row.cause == "beat"  # as with several people: the record is the same
        assert (0, (0,)) in row.answers


async def test_alone_a_window_without_a_choice_takes_no_time() -> None:
    async with house() as home:
        game = window(3, (), (0,))
        _table, (ann,) = await planted(home, game, 1)
        await over(ann, game.serial)
        assert now() - ann.asked.since < LONG


async def test_alone_nobody_presses_wait() -> None:
    async with house() as home:
        game = window(3, (0,), ())
        _table, (ann,) = await planted(home, game, 1)
        with pytest.raises(ServerError) as error:
            await ann.do(wire.Wait(question=game.serial))
        assert error.value.code == "wait-not-now"


async def test_bots_have_thought_when_the_one_person_answers() -> None:
    """However long the window is open: bots think at its beginning, not only once it is due."""

    def fits(game: Game) -> bool:
        return is_window(game) and can_act(game, 0) and can_act(game, 1)

    game = find("dicetown/2009", 2, fits)
    async with house() as home:
        table, (ann,) = await planted(home, game, 1)
        card = game.options(1)[1]

        async def think(game: Game, seat: int, bot: str, seconds: float) -> tuple[int, ...]:
            assert seconds <= deadlines.SLOW_BEAT / 1000
            return (card,) if is_window(game) and card in game.options(seat) else bot_pool.default(game, seat)

        home.lobby.thinkers.think = think  # type: ignore[method-assign]
        await put(table, [ann], game)
        assert deadlines.due(table.state) is None
        await ann.answer(Choice(pass_=True))
        await over(ann, game.serial)
        assert (1, (card,)) in (await ended(home, table, game.serial)).answers


# --- who comes while one person is in a window of their own -------------------------------------------------


async def alone(home: House, game: Game, **changes: object) -> tuple[Table, Player, wire.TableView, bytes]:
    """A table with one person and bots that waited for this person, and then came to a window: with the
    view and the welcome of a spectator who came and went before it.
    """
    table, (ann,) = await planted(home, open_question(game), 1, **changes)
    early = await look_on(home.url, table.id)
    await ann.until(lambda view: view.table.watched)
    seen, welcome = early.seen, early.received[0]
    await early.close()
    await ann.until(lambda view: not view.table.watched)
    table.driver._forget()
    table.state = window_after(table.state, game)
    table._show([])
    table.driver.schedule()
    await ann.until(lambda view: view.question is not None and view.question.number == game.serial)
    return table, ann, seen, welcome


def open_question(window: Game) -> Game:
    """A question before that window that is no window, and waits for the first seat."""

    def fits(game: Game) -> bool:
        return not is_window(game) and 0 in game.waiting and game.serial < window.serial

    return find(window.ruleset.id, window.seats, fits)


def window_after(before: State, game: Game) -> State:
    """The table as it is once the answers to its question have led to this window."""
    state = before.successor()
    state.game = game
    state.opened = state.at = now()
    put_question(before, state, list(before.events[-2:]))
    return state


def as_seen(view: wire.TableView) -> dict[str, Any]:
    """What a view shows of the game, with its times."""
    found: dict[str, Any] = msgspec.to_builtins(view)
    return {key: found[key] for key in ("board", "question", "events", "scores", "winners", "notes")}


async def test_who_comes_in_a_window_of_one_person_sees_the_table_as_before_it() -> None:
    """A spectator, and a program at a seat that a bot played: both until the person has answered."""
    async with house() as home:
        game = window(3, (0,), (), "wanted")
        table, ann, before, welcome = await alone(home, game, open=True)
        assert ann.asked.until is None
        spectator = await look_on(home.url, table.id)
        assert as_seen(spectator.seen) == as_seen(before)
        assert spectator.received[0] == welcome
        assert spectator.asked.until == spectator.asked.since + 60_000  # the clock of the question before
        await ann.until(lambda view: view.table.watched)
        seated = await sit(home.url, table.id, wire.SitDown(name="Ben", seat=1))
        ben = await Player.connect(home.url, table.id, seated.token, engine=True)
        assert isinstance(ben, Player)
        await ben.until(lambda view: view.table.seats[1].here)
        assert ben.asked.number == before.question.number  # type: ignore[union-attr]
        assert ben.asked.since == spectator.asked.since
        assert spectator.seen.table.seats[1].program
        # Nothing that Ben says tells Ben more: the hidden window is a question like any that is none.
        refused: list[tuple[str, str]] = []
        for number in (game.serial, game.serial + 5):
            messages: list[wire.ToServer] = [
                wire.Wait(question=number),
                wire.Withdraw(question=number),
                wire.Answer(question=number, choice=Choice(pass_=True)),
            ]
            for message in messages:
                with pytest.raises(ServerError) as error:
                    await ben.do(message)
                refused.append((error.value.code, str(error.value)))
        assert len(set(refused)) == 1
        assert refused[0][0] == "question-over"
        # What the person does in it is heard by nobody.
        heard = [len(player.received) for player in (spectator, ben)]
        await ann.do(wire.StandingOrder(card="joe", order="never"))
        assert [len(player.received) for player in (spectator, ben)] == heard
        await ann.answer(acting(ann)[0])
        # Now it is a window like any other: for everybody, and for one beat.
        view = await spectator.until(lambda view: view.question is not None and view.question.window)
        assert view.question is not None
        assert (view.question.number, view.question.until) == (game.serial, view.question.since + LONG)
        assert len(view.events) == 2  # what has happened since the table that they saw
        assert ann.asked.said
        await end_beat(table)
        view = await over(spectator, game.serial)
        assert "played-wanted" in [event.id for event in view.events]


def test_others_see_the_last_table_that_waited_for_the_person() -> None:
    """In whole games of one person with bots: the table that others see, and what they hear of it later."""
    state = State(TableSettings(**SETTINGS))
    for first in (rows.Sat(0, "Ann", "hash"), rows.Here(0, True), rows.Started(), rows.Dealt()):
        state, _events = fold(state, first, 1)
    dice = Dice(1)
    waited, since, solo = state, list[Event](), 0
    while state.phase == "playing":
        assert state.game is not None
        if state.waits_for(0):
            waited, since = state, []
        answers = [(seat, common_parts(state.game, seat, dice.below(1000))) for seat in state.game.waiting]
        said = answers if state.window else answers[dice.below(len(answers)) :][:1]
        row = rows.AnsweredRow(state.question, said, "beat" if state.window else "human")
        state, events = fold(state, row, state.at + 1)
        since += events
        if state.solo is not None:
            solo += 1
            assert state.shown_to(0) is state
            shown = state.shown_to(None)
            assert (shown.number, shown.opened, shown.question) == (
                waited.number,
                waited.opened,
                waited.question,
            )
            assert shown.game is waited.game
            assert shown.before is None  # one table more is kept, not a chain of them
            assert list(state.held) == since
        else:
            assert not state.hides_from(None)
    assert solo > 50
    assert state.before is None


def common_parts(game: Game, seat: int, seed: int) -> tuple[int, ...]:
    """Any whole answer of this seat."""
    trial, dice = game.copy(), Dice(seed)
    parts: list[int] = []
    while trial.serial == game.serial and seat in trial.waiting:
        parts.append(dice.one_of(trial.options(seat)))
        trial.answer(seat, parts[-1])
    return tuple(parts)


def test_a_rebuilt_table_hides_the_same_window() -> None:
    """Whom a window is for is decided by the rows alone: a worker that comes later shows the same."""
    state, log, dice, hidden = State(TableSettings(**SETTINGS)), list[Logged](), Dice(1), 0
    first: list[rows.AnyRow] = [rows.Sat(0, "Ann", "hash"), rows.Here(0, True), rows.Started(), rows.Dealt()]
    while hidden < 5:
        if first:
            row = first.pop(0)
        else:
            assert state.game is not None
            seats = state.game.waiting if state.window else state.game.waiting[:1]
            said = [(seat, common_parts(state.game, seat, dice.below(1000))) for seat in seats]
            row = rows.AnsweredRow(state.question, said, "beat" if state.window else "human")
        state, _events = fold(state, row, state.at + 7)
        log.append(Logged(state.number, state.at, row, entry(state, row).fingerprint))
        if not state.hides_from(None):
            continue
        hidden += 1
        again, error = rebuild(State(state.settings), log)
        assert error is None
        assert (again.solo, again.question, again.opened) == (0, state.question, state.opened)
        shown, mine = again.shown_to(None), state.shown_to(None)
        assert (shown.number, shown.question, shown.opened) == (mine.number, mine.question, mine.opened)
        assert shown.question < again.question
        assert deadlines.due(again) == deadlines.due(state)


# --- twins --------------------------------------------------------------------------------------------------


def leading_to_a_window() -> tuple[Game, int]:
    """A question to the first seat alone, and an answer after which this seat can react in a window."""
    found: list[int] = []

    def fits(game: Game) -> bool:
        if is_window(game) or game.waiting != (0,):
            return False
        for option in game.options(0):
            trial = game.copy()
            trial.answer(0, option)
            if is_window(trial) and can_act(trial, 0):
                found[:] = [option]
                return True
        return False

    return find("dicetown/2009", 3, fits), found[0]


def heard(table: Table, player: Player, last: int) -> list[bytes]:
    """All that a viewer got, to the end of this question; times count from the opening of a question."""
    found: list[bytes] = []
    for received in player.received:
        message = msgspec.json.decode(received)
        question = message.get("question")
        if question:
            question["until"] = question["until"] and question["until"] - question["since"]
            question["since"] = 0
        message["now"] = 0
        text = msgspec.json.encode(message).replace(table.id.encode(), b"@")
        found.append(re.sub(rb"[0-9a-f]{64}", b"#", text))
        if question and question["number"] > last:
            break
    return found


async def test_who_comes_can_not_tell_a_hidden_window_from_a_person_who_thinks() -> None:
    """Two tables: at one the person still thinks about a question, at the other about the window after it.

    Somebody who comes receives the same at both, to the end of the window, byte for byte.
    """
    game, option = leading_to_a_window()
    async with house() as home:
        answer = Choice(parts=[option])
        tables: list[tuple[Table, Player]] = []
        for _side in range(2):
            table, (ann,) = await planted(home, game, 1, clock=3600)
            table.state.events = ()  # of the game that was dealt first
            tables.append((table, ann))
        (left, ann), (right, bea) = tables
        await ann.answer(answer)
        await ann.until(lambda view: view.question is not None and view.question.window)
        assert left.state.solo == 0
        assert right.state.question == game.serial
        come = [await look_on(home.url, table.id) for table, _person in tables]
        for player in come:
            await player.until(lambda view: view.table.watched)
        await ann.do(wire.StandingOrder(card="joe", order="never"))  # a row that nobody hears of
        # At the same time one answers in the window, the other the question before it.
        await ann.answer(Choice(pass_=True))
        await bea.answer(answer)
        number = game.serial + 1
        for (table, _person), player in zip(tables, come, strict=True):
            await player.until(lambda view: view.question is not None and view.question.number == number)
            assert (await home.get(f"/api/tables/{table.id}")).status_code == 200
            await end_beat(table)
            await over(player, number)
        first, second = [
            heard(table, player, number) for (table, _), player in zip(tables, come, strict=True)
        ]
        assert len(first) >= 4
        assert first == second
