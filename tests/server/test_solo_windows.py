"""Windows of one person alone with bots: no time limit, or no time at all, and nothing for others to see."""

import re
from typing import Any, NamedTuple

import msgspec
import pytest

import gobelet
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.server.client.connection import ServerError, sit
from gobelet.server.clock import now
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.protocol.answers import Choice
from gobelet.server.storage.entries import Logged
from gobelet.server.tables import bot_pool, deadlines, rows
from gobelet.server.tables.fold import fold
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.solo import put_question
from gobelet.server.tables.state import State
from gobelet.server.tables.table import Table, entry, rebuild
from gobelet.server.tables.viewer_messages import Moment, ViewBody
from gobelet.testing import Dice, random_steps
from tests.server.house import House, house, until
from tests.server.planting import find, grow_old, is_window, window
from tests.server.players import Player, look_on
from tests.server.test_hints import hinted
from tests.server.test_windows import LONG, SETTINGS, acting, can_act, ended, over, planted, put
from tests.tiers import SOAK


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
            await ann.do(to_server.Wait(question=game.serial))
        assert error.value.code == "wait-not-now"


async def test_alone_a_window_has_hints_and_guests_get_none() -> None:
    async with house() as home:
        game = window(3, (0,), (), "wanted")
        table, ann, _seen, _welcome = await alone(home, game, open=True, hints=True)
        guest = await look_on(home.url, table.id)
        token = (await sit(home.url, table.id, table_wire.SitDown(name="Ben", seat=1))).token
        ben = await Player.connect(home.url, table.id, token)
        await until(lambda: any(one.question == game.serial for one in hinted(ann)))
        assert table.state.solo == 0
        told = hinted(ann)[-1]
        assert [line.choice for line in told.hints if line.choice in acting(ann)]
        again = await Player.connect(home.url, table.id, ann.token)
        await until(lambda: bool(hinted(again)))
        assert hinted(again) == [told]
        for other in (guest, ben):
            await other.send(to_server.Ping(ref=9))
            await until(lambda other=other: other.received[-1].endswith(b'"ref":9}'))  # type: ignore[misc]
            assert not hinted(other)


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


async def alone(
    home: House, game: Game, **changes: object
) -> tuple[Table, Player, to_browser.TableView, bytes]:
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


def window_after(before: State, game: Game, at: int | None = None) -> State:
    """The table as it is once the answers to its question have led to this window."""
    state = before.successor()
    state.game = game
    state.opened = state.at = now() if at is None else at
    put_question(before, state, list(before.events[-2:]))
    return state


def as_seen(view: to_browser.TableView) -> dict[str, Any]:
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
        assert (spectator.asked.since, spectator.asked.until) == (0, None)
        await ann.until(lambda view: view.table.watched)
        seated = await sit(home.url, table.id, table_wire.SitDown(name="Ben", seat=1))
        ben = await Player.connect(home.url, table.id, seated.token, engine=True)
        assert isinstance(ben, Player)
        await ben.until(lambda view: view.table.seats[1].here)
        assert ben.asked.number == before.question.number  # type: ignore[union-attr]
        assert not ben.asked.yours  # a bot plays for Ben until Ann is asked
        assert spectator.seen.table.seats[1].program
        # Nothing that Ben says tells Ben more: the hidden window is a question like any that is none.
        refused: list[tuple[str, str]] = []
        for number in (game.serial, game.serial + 5):
            messages: list[to_server.ToServer] = [
                to_server.Wait(question=number),
                to_server.Withdraw(question=number),
                to_server.Answer(question=number, choice=Choice(pass_=True)),
            ]
            for message in messages:
                with pytest.raises(ServerError) as error:
                    await ben.do(message)
                refused.append((error.value.code, str(error.value)))
        assert len(set(refused)) == 1
        assert refused[0][0] == "question-over"
        # What the person does in it is heard by nobody.
        heard = [len(player.received) for player in (spectator, ben)]
        await ann.do(to_server.StandingOrder(card="joe", order="never"))
        assert [len(player.received) for player in (spectator, ben)] == heard
        await ann.answer(acting(ann)[0])
        # Guests come in when Ann is asked the next time.
        for guest in (spectator, ben):
            view = await guest.until(lambda view: view.question is not None and view.question.since > 0)
            assert view.question is not None
            assert not view.question.window
            assert 0 in view.question.asked
            assert "played-wanted" in [event.id for event in view.events]
        assert len([text for text in spectator.received[heard[0] :] if b'"view"' in text]) == 1


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
        if state.phase != "playing":
            break
        assert state.shown_to(0) is state
        assert state.hides_from(None)
        if state.waits_for(0):
            assert state.shown_to(None) is state
            continue
        solo += state.solo is not None
        shown = state.shown_to(None)
        assert (shown.number, shown.opened, shown.question) == (waited.number, waited.opened, waited.question)
        assert shown.game is waited.game
        assert shown.before is None  # one table more is kept, not a chain of them
        assert list(state.held) == since
    assert solo > 50
    assert state.before is None


def test_guests_do_not_see_who_has_answered_before_the_person_did() -> None:
    """Bots answer after a moment: that they have not would show that the person has, since long."""
    state = State(TableSettings(**SETTINGS))
    for first in (rows.Sat(0, "Ann", "hash"), rows.Here(0, True), rows.Started(), rows.Dealt()):
        state, _events = fold(state, first, 1)
    assert state.game is not None
    said = rows.AnsweredRow(state.question, [(0, common_parts(state.game, 0, 1))], "human")
    after, _events = fold(state, said, 2)
    assert after.question == state.question
    seen = [ViewBody(Moment(one), None).quiet for one in (state, after)]
    assert seen[0] == seen[1]
    assert b'"answered":[1]' in seen[0]


@pytest.mark.parametrize(("answered", "ends"), [(40_000, 61_000), (60_000, 63_000)])
def test_guests_who_came_before_a_window_wait_no_longer_than_the_clock(answered: int, ends: int) -> None:
    """Otherwise the time would show it: no question lasts longer. The person has one beat at least."""
    window_of_ann = window(2, (0,), ())
    state = State(TableSettings(**SETTINGS))
    for first in (rows.Sat(0, "Ann", "hash"), rows.Here(0, True), rows.Started(), rows.Dealt()):
        state, _events = fold(state, first, 1)
    asked = state.successor()
    asked.game, asked.opened = open_question(window_of_ann), 500
    put_question(state, asked, [])
    assert asked.lone == 0
    watched, _events = fold(asked, rows.Watched(True), 1_000)
    after = window_after(watched, window_of_ann, answered)
    assert deadlines.may_act(after)
    assert deadlines.due(after) == (ends, "window")
    # A pause does not count.
    paused, _events = fold(after, rows.Paused(True, 0), answered + 10)
    again, _events = fold(paused, rows.Paused(False, 0), answered + 1_010)
    assert deadlines.due(again) == (ends + 1_000, "window")


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
        if state.solo is None:
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

MOMENTS = 2 * max(SOAK, 1)  # scripts/soak server: more of them
WITH_WINDOWS = [rules.id for rules in gobelet.rulesets() if wire_of(rules).windows(rules)]
TIMES = re.compile(rb'"(now|at|gone|since|until|ref)":\d+')
WORLD = re.compile(rb'"engine":\{.*$')  # imagined by chance; test_secrets.py looks into it
GUESTS = ("looks on", "looks on, engine", "plays", "plays, engine", "comes back")


def script(game: Game, seat: int) -> tuple[int, ...]:
    """What a seat answers at both tables."""
    return common_parts(game, seat, 10 * game.serial + seat)


class HiddenWindow(NamedTuple):
    """A question to the first seat, a window after it in which this seat can react, and its next question."""

    asked: Game
    window: Game
    end: int

    def unused(self) -> str:
        """A card that the person can't play in the window."""
        rules = self.asked.ruleset
        played = {wire_of(rules).card_of(option) for option in self.window.options(0)}
        return min(wire_of(rules).orderable(rules) - played)


def hidden_window(game: Game) -> HiddenWindow | None:
    """The first one of this game, as the script goes on with it."""
    asked: Game = game.copy()
    window: Game | None = None
    while not game.over:
        if not is_window(game) and 0 in game.waiting:
            if window is not None:
                return HiddenWindow(asked, window, game.serial)
            asked = game.copy()
        elif is_window(game) and can_act(game, 0) and window is None:
            window = game.copy()
        for seat, parts in [(seat, script(game, seat)) for seat in game.waiting]:
            game.answer(seat, *parts)
    return None


def hidden_windows(ruleset: str, seats: int) -> list[HiddenWindow]:
    """Some of them, each at a random moment of a game."""
    found: list[HiddenWindow] = []
    for seed in range(100 * MOMENTS):
        start = Dice(seed).below(120)
        for number, step in enumerate(random_steps(gobelet.new(ruleset, seats, seed), seed)):
            if number >= start and not any(step.said) and not is_window(step) and 0 in step.waiting:
                one = hidden_window(step.copy())
                found += [one] if one is not None else []
                break
        if len(found) == MOMENTS:
            return found
    raise AssertionError("no such windows")


class Twin:
    """A table with one person. The script answers for them and for bots; guests come and try everything."""

    def __init__(self, home: House, table: Table, ann: Player) -> None:
        self.home = home
        self.table = table
        self.ann = ann
        self.token = ""  # of somebody who has left
        self.guests: dict[str, Player] = {}
        self.refused: list[str] = []

    @classmethod
    async def open(cls, home: House, hidden: HiddenWindow) -> "Twin":
        table, (ann,) = await planted(home, hidden.asked, 1, clock=3600, beat=20, open=True, hints=True)
        twin = cls(home, table, ann)
        twin.token = (await sit(home.url, table.id, table_wire.SitDown(name="Cem", seat=3))).token
        cem = await Player.connect(home.url, table.id, twin.token)
        await cem.do(to_server.LeaveTable())
        # No row is being written: it would put back what is replaced here.
        await until(lambda: table.state.seats[3].left and len(table.viewers) == 1 and not table.lock.locked())
        state = table.state.successor()
        state.events = ()  # of the game that was dealt first
        state.seat(3).missed = 1  # the clock has answered for them: a bot plays now
        table.state = state
        await put(table, [ann], hidden.asked)
        assert table.state.lone == 0
        return twin

    async def play_to(self, question: int) -> None:
        """The person answers whatever waits for them, until this question is open."""

        def waits() -> bool:
            state = self.table.state
            return state.question >= question or state.waits_for(0) or deadlines.may_act(state)

        while True:
            await until(waits)
            game = self.table.state.game
            assert game is not None
            if game.serial >= question:
                return
            await self.ann.answer(Choice(parts=list(script(game, 0))), game.serial)

    async def let_guests_come(self) -> None:
        for name in GUESTS:
            token, engine = self.token if name == "comes back" else None, "engine" in name
            if name.startswith("plays"):
                seat = 1 + engine
                token = (
                    await sit(self.home.url, self.table.id, table_wire.SitDown(name=name, seat=seat))
                ).token
            guest = await Player.connect(self.home.url, self.table.id, token, engine=engine)
            assert isinstance(guest, Player)
            await guest.first()
            self.guests[name] = guest
            seat_taken = guest.seen.you.seat
            await guest.until(
                lambda view, seat=seat_taken: (  # type: ignore[misc]
                    view.table.watched if seat is None else view.table.seats[seat].here
                )
            )
            await self.settle()

    async def try_everything(self, hidden: HiddenWindow) -> None:
        """What guests say in the meantime, and what they hear."""
        for number in (hidden.asked.serial, hidden.window.serial, hidden.end):
            for guest in self.guests.values():
                messages: list[to_server.ToServer] = [
                    to_server.Wait(question=number),
                    to_server.Withdraw(question=number),
                    to_server.Answer(question=number, choice=Choice(pass_=True)),
                    to_server.StandIn(seat=0, question=number),
                ]
                for message in messages:
                    with pytest.raises(ServerError) as error:
                        await guest.do(message)
                    self.refused.append(error.value.code)

    async def settle(self) -> None:
        """All that was sent to guests has arrived."""
        for guest in self.guests.values():
            await guest.send(to_server.Ping(ref=999))
            await until(lambda guest=guest: guest.received[-1].endswith(b'"ref":999}'))  # type: ignore[misc]

    def heard(self) -> dict[str, list[bytes]]:
        """All that guests got, without what differs between any two tables and moments."""
        return {
            name: [self.plain(text) for text in guest.received if b'"pong"' not in text]
            for name, guest in self.guests.items()
        }

    def hinted_at(self, question: int) -> bool:
        """The person has hints; that nobody else gets any is in what they heard."""
        return any(one.question == question for one in hinted(self.ann))

    def plain(self, text: bytes) -> bytes:
        text = TIMES.sub(rb'"\1":0', WORLD.sub(b'"engine":{}}', text.replace(self.table.id.encode(), b"@")))
        return re.sub(rb"[0-9a-f]{64}", b"#", text)

    async def info(self) -> bytes:
        return self.plain((await self.home.get(f"/api/tables/{self.table.id}")).content)


@pytest.mark.parametrize("ruleset", WITH_WINDOWS)
async def test_guests_can_not_tell_a_hidden_window_from_a_person_who_thinks(ruleset: str) -> None:
    """Two tables: at one the person still thinks about a question, at the other about a window after it.

    Guests of every kind get the same at both, as many messages of the same bytes, until they come in.
    """

    async def think(game: Game, seat: int, _bot: str, _seconds: float) -> tuple[int, ...]:
        return script(game, seat)

    async def hint(seen: gobelet.View) -> list[bot_pool.Hinted]:
        ended = seen.serial >= hidden.end  # guests have come in, and would have their own
        return [] if ended else [(option, "hint-win", {"percent": 50}) for option in seen.options]

    messages = 0
    for hidden in hidden_windows(ruleset, 4):
        async with house() as home:
            home.lobby.thinkers.think = think  # type: ignore[method-assign, assignment]
            home.lobby.thinkers.hint = hint  # type: ignore[method-assign]
            twins = [await Twin.open(home, hidden) for _side in range(2)]
            left, right = twins
            await left.play_to(hidden.window.serial)
            assert left.table.state.solo == 0
            assert right.table.state.waits_for(0)
            for twin in twins:
                await twin.let_guests_come()
                await twin.try_everything(hidden)
                await twin.ann.do(to_server.StandingOrder(card=hidden.unused(), order="never"))
                await twin.settle()
            assert left.table.state.question == hidden.window.serial
            await until(lambda left=left, hidden=hidden: left.hinted_at(hidden.window.serial))  # type: ignore[misc]
            assert left.heard() == right.heard()
            for guest in [guest for twin in twins for guest in twin.guests.values()]:
                views = [text for text in guest.received if text.startswith(b'{"type":"view"')]
                assert all(b'"since":0,"until":null' in view for view in views)
            assert left.refused == right.refused
            assert await left.info() == await right.info()
            before = {name: len(texts) for name, texts in left.heard().items()}
            for twin in twins:
                await twin.play_to(hidden.end)
                for guest in twin.guests.values():
                    await guest.until(lambda view: view.question is not None and view.question.since > 0)
                await twin.settle()
            heard = left.heard()
            assert heard == right.heard()
            assert {name: len(texts) for name, texts in heard.items()} == {
                name: number + 1 for name, number in before.items()
            }
            messages += sum([len(texts) for texts in heard.values()])
    assert messages > 20 * MOMENTS
