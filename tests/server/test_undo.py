"""Undo among bots: back to the last decision, if nothing has become known since."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from gobelet import api, records
from gobelet.core.game import Game
from gobelet.server.client.connection import ServerError
from gobelet.server.errors import Trouble
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.tables import fair, rows
from gobelet.server.tables.actions import decision
from gobelet.server.tables.fold import fold
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.state import State
from gobelet.server.tables.table import rebuild
from gobelet.server.tables.undo import refusal
from gobelet.server.tables.viewer_messages import Moment, ViewBody
from gobelet.testing import Dice
from tests.laws.catalogue import EVERY_RULESET
from tests.server.house import House, house, until
from tests.server.planting import plant, window
from tests.server.players import LATE, Player, any_choice, begin, come, look_on, new_table
from tests.server.test_silence import HOUR, settle

ME = 0
GAMES = 3  # of each ruleset
WORLDS = 5  # that look to the person as the real one did
ENOUGH = 20  # undone in one game: a table takes no more than thirty at once


class Given(NamedTuple):
    """A decision of the person: the table before it, its row, and the table at once after it."""

    before: State
    row: AnyRow
    after: State
    since: list[tuple[int, ...]]  # what the person has said to questions that were settled since


def seated(ruleset: str, seats: int, number: int) -> State:
    """A table of one person with bots, whose game has begun."""
    settings = TableSettings(
        id=f"t{number}",
        ruleset=ruleset,
        choices={},
        bots=[None, *["greedy"] * (seats - 1)],
        clock=0,
        beat=3000,
        listed=False,
        secret=f"{number:064x}",
        commitment="",
        created=0,
        version=api.ruleset(ruleset).version,
    )
    state = State(settings)
    for row in (rows.Sat(ME, "Ann", "hash"), rows.Here(ME, True), rows.Started(), rows.Dealt([0])):
        state, _events = fold(state, row, 1)
    return state


def whole_answer(game: Game, seat: int, dice: Dice) -> tuple[int, ...]:
    trial = game.copy()
    parts: list[int] = []
    while trial.serial == game.serial and not trial.over and seat in trial.waiting:
        parts.append(dice.one_of(trial.options(seat)))
        trial.answer(seat, parts[-1])
    return tuple(parts)


def mine(state: State, dice: Dice) -> AnyRow:
    """Some answer of the person, in or outside a window."""
    assert state.game is not None
    parts = whole_answer(state.game, ME, dice)
    if state.window:
        return rows.Sealed(state.question, ME, parts, "digest")
    return rows.AnsweredRow(state.question, [(ME, parts)], "human", "digest")


class Table:
    """A table without a server: its rows, and what the person has decided."""

    def __init__(self, ruleset: str, seats: int, number: int) -> None:
        self.state = self.first = seated(ruleset, seats, number)
        self.log: list[AnyRow] = []
        self.given: list[Given] = []
        self.dice = Dice(number)

    def do(self, row: AnyRow) -> None:
        before = self.state
        self.state, _events = fold(before, row, before.at + 1)
        self.log.append(row)
        if isinstance(row, rows.Undone):
            self.given.pop()
        elif isinstance(row, rows.Sealed) or (isinstance(row, rows.AnsweredRow) and row.cause == "human"):
            self.given.append(Given(before, row, self.state, []))
        if isinstance(row, rows.AnsweredRow) and self.state.question != before.question and self.given:
            self.given[-1].since.extend([parts for seat, parts in row.answers if seat == ME])

    def go_on(self) -> None:
        """One row more: the person's or a bot's."""
        state, game, dice = self.state, self.state.game, self.dice
        assert game is not None
        owing = list(state.owing())
        chooses = ME in owing and len(game.options(ME)) > 1
        if state.window and chooses and dice.below(4):
            self.do(mine(state, dice))
        elif state.window:  # the beat is over
            silent = {ME: (game.default(ME),)} if ME in owing else {}
            said = {one: whole_answer(game, one, dice) for one in game.waiting} | silent | state.sealed
            self.do(rows.AnsweredRow(state.question, [*said.items()], "beat"))
        else:
            seat = dice.one_of(tuple(owing))
            parts = whole_answer(game, seat, dice)
            if seat == ME:
                self.do(mine(state, dice))
            else:
                self.do(rows.AnsweredRow(state.question, [(seat, parts)], "bot"))


def undo(state: State) -> rows.Undone:
    row = decision(to_server.Undo(question=state.question), ME, lambda: 0)(state)
    assert isinstance(row, rows.Undone)
    return row


def refused(state: State, message: to_server.ToServer | None = None) -> str:
    """The code with which this, or undo, is refused."""
    with pytest.raises(Trouble) as trouble:
        decision(message or to_server.Undo(question=state.question), ME, lambda: 0)(state)
    return trouble.value.id


def why_not(state: State) -> str:
    why = refusal(state, ME)
    return why.id if why is not None else ""


def text(state: State) -> str:
    assert state.game is not None
    return f"{state.game.text()} {sorted(state.sealed.items())}"


def check_undo(table: Table) -> None:
    """Whatever is answered then, the game is as if that had been answered at once."""
    state, given = table.state, table.given[-1]
    back, events = fold(state, undo(state), state.at + 1)
    assert not events
    assert text(back) == text(given.before)
    assert back.events == given.before.events
    assert back.waits_for(ME) or back.window
    same, _events = fold(back, given.row, back.at + 1)
    assert text(same) == text(given.after)
    assert why_not(same) == why_not(given.after)
    other = mine(back, table.dice)
    redone, _events = fold(back, other, back.at + 1)
    at_once, _events = fold(given.before, other, given.before.at + 1)
    assert text(redone) == text(at_once)
    assert redone.game is not None
    assert at_once.game is not None
    assert redone.game.record() == at_once.game.record()


def check_nothing_was_seen(table: Table) -> None:
    """No draw, no answer of others, and nothing that other worlds, looking the same, would not show too."""
    last = table.state.decisions[-1]
    game = table.state.game
    assert game is not None
    assert game.luck == last.before.luck
    answers = game.record().answers[len(last.before.record().answers) :]
    assert {seat for _serial, said in answers for seat, _parts in said} <= {ME}
    if last.after is None:
        return
    seen = api.view(last.before, ME)
    for number in range(WORLDS):
        world = api.imagine(seen, number)
        for parts in table.given[-1].since:
            world.answer(ME, *parts)
        assert api.view(world, ME).text() == api.view(last.after, ME).text()


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_undo_and_another_answer_is_a_game_in_which_that_was_answered_at_once(ruleset: str) -> None:
    undone, lost = 0, set[str]()
    for number in range(GAMES):
        seats = api.ruleset(ruleset).seats
        table = Table(ruleset, seats[number % len(seats)], number)
        while table.state.phase == "playing":
            table.go_on()
            why = why_not(table.state)
            lost.add(why)
            if not why and not table.dice.below(3):
                check_undo(table)
                check_nothing_was_seen(table)
                table.do(undo(table.state))
                undone += 1
        state = table.first
        for row in table.log:
            state, _events = fold(state, row, state.at + 1)
        assert state.game is not None
        assert table.state.game is not None
        assert text(state) == text(table.state)
        record = table.state.game.record()
        assert api.replay(record).fingerprint() == record.fingerprint == state.game.fingerprint()
    assert undone > 20
    assert {"undo-chance", "undo-others"} <= lost


# --- what is refused, and why -------------------------------------------------------------------------------


def to_undo(ruleset: str = "dicetown/2009") -> Table:
    """A table at which the last decision can be undone, and led to another question."""
    table = Table(ruleset, 3, 1)
    while why_not(table.state) or table.state.decisions[-1].after is None:
        table.go_on()
    return table


def test_a_refusal_names_why_and_changes_nothing() -> None:
    table = Table("dicetown/extension", 3, 1)
    found = {refused(table.state)}
    while table.state.phase == "playing" and len(found) < 3:
        table.go_on()
        why = why_not(table.state)
        if why:
            assert refused(table.state) == why
            found.add(why)
    assert found == {"undo-nothing", "undo-others", "undo-chance"}


def test_what_the_person_has_seen_since_is_not_unseen() -> None:
    """A Voucher shows the Store discard: no chance, and nobody else is asked."""
    for number in range(200):
        table = Table("dicetown/extension", 3, number)
        while table.state.phase == "playing":
            table.go_on()
            if why_not(table.state) == "undo-shown":
                assert refused(table.state) == "undo-shown"
                assert not undo_shown(table.state)
                return
    raise AssertionError("nothing was shown in 200 games")


def undo_shown(state: State) -> bool:
    """Whether the person reads that they can undo."""
    return b'"undo":true' in ViewBody(Moment(state), ME).quiet


def test_only_the_person_reads_that_they_can_undo() -> None:
    state = to_undo().state
    assert undo_shown(state)
    for other in (None, 1, 2):
        assert b'"undo":true' not in ViewBody(Moment(state), other).quiet


def test_with_another_person_nothing_is_undone() -> None:
    state, _events = fold(to_undo().state, rows.Sat(1, "Ben", "other"), 9)
    assert refused(state) == "undo-people"
    assert not undo_shown(state)


def test_nothing_is_undone_in_a_pause_or_at_the_end() -> None:
    table = to_undo()
    paused, _events = fold(table.state, rows.Paused(True, ME), 9)
    assert refused(paused) == "table-paused"
    ended, _events = fold(table.state, rows.Abandoned(), 9)
    assert refused(ended) == "phase-other"


def test_undo_is_for_the_question_that_was_seen() -> None:
    """Pressed twice, it takes one decision back, not two."""
    table = to_undo()
    seen = to_server.Undo(question=table.state.question)
    table.do(undo(table.state))
    assert refused(table.state, seen) in ("question-over", "undo-nothing", "undo-others", "undo-chance")


def test_an_answer_that_was_undone_can_be_given_again() -> None:
    """It is not taken for the answer of before, sent twice."""
    table = to_undo()
    choice = to_server.Answer(question=0, choice=Choice(parts=list(table.given[-1].since[0])))
    table.do(undo(table.state))
    choice.question = table.state.question
    first = decision(choice, ME, lambda: 0)(table.state)
    assert first is not None
    table.do(first)
    assert decision(choice, ME, lambda: 0)(table.state) is None
    table.do(undo(table.state))
    assert decision(choice, ME, lambda: 0)(table.state) == first


def test_a_sealed_answer_that_was_taken_back_is_no_decision() -> None:
    table = Table("cincinnati", 3, 1)
    table.do(mine(table.state, table.dice))
    assert why_not(table.state) == ""
    table.do(rows.Withdrew(table.state.question, ME))
    assert why_not(table.state) == "undo-nothing"


# --- at a server --------------------------------------------------------------------------------------------


async def play_and_undo(player: Player, seed: int) -> int:
    """A whole game at random, in which what can be undone is, once; how often it was."""
    dice = random.Random(seed)
    undone = 0
    left: set[int] = set()  # questions from which we went back
    async for view in player.views():
        question = view.question
        if view.table.phase != "playing" or question is None:
            return undone
        try:
            if view.you.undo and len(left) < ENOUGH and question.number not in left:
                left.add(question.number)
                await player.do(to_server.Undo(question=question.number))
                undone += 1
            elif question.yours:
                await player.answer(any_choice(dice.choice(question.forms), dice), question.number)
        except ServerError as error:  # a bot was first
            if error.code not in (*LATE, "undo-others", "undo-chance"):
                raise
    raise ConnectionError(str(player.refused))


@pytest.mark.parametrize("ruleset", ["dicetown/extension", "cincinnati"])
async def test_the_record_of_a_game_with_undo_is_proved(ruleset: str) -> None:
    async with house() as home:
        undone = games = 0
        while not undone:  # dice and quick bots may leave nothing to undo in a whole game
            games += 1
            assert games < 10
            (ann,) = await begin(home, new_table(ruleset, 1, 2, beat=10))
            undone = await play_and_undo(ann, games)
        id = ann.seen.table.id
        record = (await home.get(f"/api/tables/{id}/record")).json()
        assert fair.check(record.pop("proof"), record["generator"], record["seed"]) is None
        file = records.read(json.dumps(record))
        assert records.verify(file.record, file.marks) is None
        log = await home.lobby.store.rows(id, 0)
        assert len([one for one in log if isinstance(one.row, rows.Undone)]) == undone
        table = await home.table(id)
        again, error = rebuild(State(table.state.settings), log)
        assert error is None
        assert again.game is not None
        assert again.game.fingerprint() == file.record.fingerprint


async def test_undo_at_another_worker_and_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with house(database) as one, house(database) as two:
        found = None
        while found is None:  # the dice may leave nothing to undo in a whole game
            (ann,) = await begin(one, new_table("dicetown/2009", 1, 2, beat=10, clock=0))
            found = await until_undo(ann)
        before, number = found
        assert ann.token is not None
        seated = table_wire.Seated(ann.seen.table.id, 0, ann.token, "")
        there = await come(two.url, seated)  # rebuilt from the log
        assert there.seen.you.undo
        await there.do(to_server.Undo(question=there.asked.number))
        view = await there.until(lambda view: view.question is not None and view.question.number == number)
        assert view.board == before.board
        assert view.question is not None
        assert before.question is not None
        assert view.question.forms == before.question.forms
        first = await one.table(seated.table)
        await first.read_on()
        view = await ann.until(lambda view: view.question is not None and view.question.number == number)
        assert view.board == before.board
        assert [note.id for note in view.notes] == ["undone"]


async def test_others_do_not_hear_that_a_sealed_answer_was_undone() -> None:
    """Otherwise they would know that there was one, and so would operators."""
    async with house() as home:
        (ann,) = await begin(home, new_table("dicetown/2009", 1, 2))
        table = await home.table(ann.seen.table.id)
        spectators = [await look_on(home.url, table.id) for _one in range(2)]
        await until(lambda: table.state.watched)
        # The bots have answered: no row of theirs puts the state back that is set here.
        await until(lambda: list(table.state.owing()) == [ME] and not table.lock.locked())
        table.state.lone = None  # they were here before Ann was alone
        table.state.settings = msgspec.structs.replace(table.state.settings, beat=HOUR)
        await plant(table, window(3, (0,), ()))
        await ann.until(lambda view: view.question is not None and view.question.window)
        assert not table.state.hides_from(None)

        async def heard() -> tuple[list[bytes], float]:
            for one in spectators:
                await settle(one, 1)
            received = [message for one in spectators for message in one.received]
            return [message for message in received if b'"pong"' not in message], rows_counted(home)

        def rows_counted(home: House) -> float:
            return home.lobby.metrics.registry.get_sample_value("gobelet_rows_total") or 0.0

        before, number = await heard(), table.state.number
        for _time in range(2):
            await ann.answer(Choice(pass_=True))
            assert ann.seen.you.undo
            await ann.do(to_server.Undo(question=ann.asked.number))
            view = await ann.until(lambda view: view.question is not None and view.question.yours)
            assert [note.id for note in view.notes] == ["undone"]
        assert table.state.number == number + 4
        after = await heard()
        assert after == before


@contextmanager
def late(allowed: bool) -> Iterator[None]:
    """An answer that comes after its question is no error, if the question closes by itself."""
    try:
        yield
    except ServerError as error:
        if not allowed or error.code not in LATE:
            raise


async def until_undo(player: Player) -> tuple[to_browser.TableView, int] | None:
    """Play until the last answer has led to another question of this player's and can be undone.

    None if the game is over before that.
    """
    dice = random.Random(2)
    before: to_browser.TableView | None = None
    number = 0
    async with asyncio.timeout(60):
        async for view in player.views():
            question = view.question
            if question is None:
                return None
            if not question.yours:
                continue
            if view.you.undo and before and question.number > number and not question.window:
                return before, number
            # A window may close by itself: it is neither gone back to nor waited in.
            before, number = None if question.window else view, question.number
            with late(question.window):
                await player.answer(any_choice(dice.choice(question.forms), dice), question.number)
    raise AssertionError
