"""The driver of a table: when it is time it answers for bots and for the absent, and ends windows.

The worker that wrote last drives; another steps in a moment after something was due. Both may: the number of
the row decides.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from gobelet.core.errors import GobeletError, Refused
from gobelet.core.names import Parts
from gobelet.server.clock import Alarm
from gobelet.server.storage.failures import severity
from gobelet.server.tables import deadlines, one_device, orders, plans, rows
from gobelet.server.tables.bot_pool import default
from gobelet.server.tables.deadlines import Due
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import State

if TYPE_CHECKING:
    from gobelet.server.tables.table import Table

GRACE: Final = 1_500  # milliseconds after which another worker steps in
SHARE: Final = 0.6  # the part of the time until an answer is due in which bots may think
PLAN: Final = "plan "  # in place of a bot
AGAIN: Final = 1.0  # seconds until another attempt after a failure

Thinker = tuple[int, str]  # a seat, and the bot that thinks for it

logger = logging.getLogger(__name__)


class Driver:
    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self.drives = True
        self.stopped = True
        self.timer: Alarm | None = None
        self.acting = False
        self.thoughts: dict[Thinker, asyncio.Task[Parts]] = {}  # on the open question
        self.turn = (0, 0)
        self.began = 0  # when they began to think about it
        self.distrusted = (0, 0)  # a question to which a bot gave an answer that was refused

    def start(self) -> None:
        """The table is in memory, as it is."""
        self.stopped = False
        self.schedule()

    def take(self) -> None:
        """This worker has written: it sees to what comes next."""
        self.drives = True
        self.schedule()

    def follow(self) -> None:
        """Another worker has."""
        self.drives = False
        self.schedule()

    def wake(self) -> None:
        """Something was due a while ago. It may be under way; the alarm may also have been forgotten."""
        if self.timer is None and not self.acting:
            self.schedule()

    def stop(self) -> None:
        """The table leaves this worker's memory."""
        self.stopped = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self._forget()

    def schedule(self) -> None:
        """Set the alarm for what is due next, and let bots think ahead."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        state = self.table.state
        due = deadlines.due(state) if self.table.notice is None else None
        # A window that waits for people has no end by itself: bots have thought when it is over.
        waits = state.solo is not None or one_device.is_open_window(state)
        waits = waits and self.table.notice is None
        if self.stopped or (due is None and not waits):
            self._forget()
            return
        if self.drives and (waits or (due is not None and due.what in ("window", "bots", "orders"))):
            self._think(state, thinkers(state))
        if due is not None and not self.acting:
            left = due.at - self.table.now() + (0 if self.drives else GRACE)
            if self.drives and due.what == "window":  # bots have their time, also if it begins late
                left = max(left, self.began + deadlines.moment(state) - self.table.now())
            self.timer = self.table.lobby.clock.later(max(0, left) / 1000, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self.acting = True
        self.table.lobby.spawn(self._act())

    async def _act(self) -> None:
        """Do what is due. The table may have changed meanwhile, so the action checks again."""
        try:
            state = self.table.state
            due = deadlines.due(state)
            if due is not None and due.at <= self.table.now():
                answers = await self._answers(state, due)
                await self.table.do(
                    lambda state_now: act(state_now, state.turn, due, answers, self.table.now())
                )
        except Refused as refused:  # an answer that no bot should give: the harmless one next time
            logger.error("table %s: a bot's answer was refused: %s", self.table.id, refused)
            self._forget()
            self.distrusted = self.table.state.turn
        except GobeletError as error:
            logger.log(severity(error), "table %s: %s", self.table.id, error)
            await self.table.lobby.sleep(AGAIN)
        except Exception:
            logger.exception("table %s: what was due was not done", self.table.id)
            await self.table.lobby.sleep(AGAIN)
        finally:
            self.acting = False
            self.schedule()

    async def _answers(self, state: State, due: Due) -> dict[Thinker, Parts]:
        """The answers of bots whose time has come.

        A window waits for nobody: a bot that has not made up its mind passes. Otherwise its time would show
        that there was something to think about.
        """
        if state.settings.duplicate and due.what in ("window", "bots"):
            return await self._same_answers(state)
        if due.what == "window":
            ready = self.turn == state.turn  # otherwise another worker has thought
            thoughts = [one for one in self.thoughts.items() if ready and one[1].done()]
            return {thinker: thought.result() for thinker, thought in thoughts if not thought.cancelled()}
        if due.what == "clock":
            wanted = [(seat, state.seats[seat].bot) for seat in deadlines.overdue(state)]
        elif due.what == "bots":
            wanted = thinkers(state)
        elif due.what == "orders":
            wanted = planners(state)
        else:
            return {}
        self._think(state, wanted)
        answers = await asyncio.gather(*[self.thoughts[one] for one in wanted], return_exceptions=True)
        # A thought is broken off when its question is over: then there is nothing to answer any more.
        return {one: parts for one, parts in zip(wanted, answers, strict=True) if isinstance(parts, tuple)}

    async def _same_answers(self, state: State) -> dict[Thinker, Parts]:
        """With dice that other tables have, too, bots are waited for: their answer does not depend on time.

        If one of them fails, all think again later.
        """
        wanted = thinkers(state)
        self._think(state, wanted)
        answers = await asyncio.gather(*[self.thoughts[one] for one in wanted], return_exceptions=True)
        for answer in answers:
            if isinstance(answer, Exception):  # not one that was broken off, with its question
                self._forget()
                raise answer
        return {one: parts for one, parts in zip(wanted, answers, strict=True) if isinstance(parts, tuple)}

    def _think(self, state: State, wanted: list[Thinker]) -> None:
        if self.turn != state.turn:
            self._forget()
            self.turn = state.turn
            self.began = self.table.now()
        assert state.game is not None
        for thinker in wanted:
            if thinker not in self.thoughts:
                thinking = self._answer(state, *thinker)
                self.thoughts[thinker] = asyncio.create_task(thinking)

    async def _answer(self, state: State, seat: int, bot: str) -> Parts:
        game = state.game
        assert game is not None
        options = game.options(seat)
        # A duplicate table waits for its bots: there all of them think, so that nobody sees who could react.
        if state.window and len(options) == 1 and not state.settings.duplicate:
            return options
        if bot.startswith(PLAN):  # a plan that was refused answers nothing
            trusted = state.turn != self.distrusted
            wishes = plans.wishes(state.seats[seat])
            return await self.table.lobby.thinkers.follow(game, seat, wishes) if trusted else ()
        if state.turn == self.distrusted:
            return default(game, seat)
        left = deadlines.moment(state) if state.window else deadlines.THOUGHT
        seconds = left / 1000 * SHARE / max(1, deadlines.slow_bots(state))
        if state.settings.duplicate:
            return await self.table.lobby.thinkers.think_alike(game, seat, bot, state.settings.secret)
        return await self.table.lobby.thinkers.think(game, seat, bot, seconds)

    def _forget(self) -> None:
        for thought in self.thoughts.values():
            thought.cancel()
        self.thoughts = {}


def planners(state: State) -> list[Thinker]:
    """The seats whose plans speak of the open question, each with the time of its plan."""
    found = [seat for seat in state.owing() if plans.speaks(state, seat)]
    return [(seat, f"{PLAN}{state.seats[seat].planned}") for seat in found]


def thinkers(state: State) -> list[Thinker]:
    """Bots and plans that answer the open question; in a window the expert for those who leave it to them."""
    found = planners(state)
    found += [(seat, state.seats[seat].bot) for seat in state.owing() if state.seats[seat].by_bot]
    if state.window:
        found += [(seat, orders.EXPERT) for seat in state.owing() if orders.reckons(state, seat)]
    return found


def act(
    state: State, turn: tuple[int, int], due: Due, answers: dict[Thinker, Parts], time: int
) -> AnyRow | None:
    """The row for what is due, if it still is."""
    due_now = deadlines.due(state)
    if due_now is None or due_now.what != due.what or due_now.at > time or state.turn != turn:
        return None
    if due.what == "open":
        return rows.Dealt([seat for seat, opened in enumerate(state.entropies) if not opened])
    if due.what == "alone":
        return rows.Abandoned()
    if due.what == "host":
        follower = deadlines.next_host(state)
        return rows.Hosted(follower) if follower is not None else None
    if due.what == "window":
        return rows.AnsweredRow(state.question, window_answers(state, answers), "beat")
    if due.what == "orders":
        return planned_answer(state, answers, time)
    late = due.what == "clock"
    owing = deadlines.overdue(state) if late else [one for one in state.owing() if state.seats[one].by_bot]
    given = [(seat, answers.get((seat, state.seats[seat].bot))) for seat in owing]
    said: list[rows.Said] = [(seat, parts) for seat, parts in given if parts is not None]
    return rows.AnsweredRow(state.question, said, "clock" if late else "bot") if said else None


def planned_answer(state: State, answers: dict[Thinker, Parts], time: int) -> AnyRow | None:
    """The answer of one seat whose plan speaks, and whose time has come."""
    for seat, plan in planners(state):
        parts = answers.get((seat, plan))
        if parts is None or plans.answers_at(state, seat) > time:
            continue
        if not parts:
            return rows.Unplanned(state.question, seat)
        return rows.AnsweredRow(state.question, [(seat, parts)], "order", order=plans.said(state, seat))
    return None


def window_answers(state: State, answers: dict[Thinker, Parts]) -> list[rows.Said]:
    """The end of a beat: sealed answers, bots', standing orders, and passes for all who were silent."""
    game = state.game
    assert game is not None
    said: list[rows.Said] = []
    for number in game.waiting:
        seat = state.seats[number]
        thought = answers.get((number, seat.bot))
        if number in state.sealed:
            said.append((number, state.sealed[number]))
        elif thought is not None and seat.by_bot and not seat.quiet:
            said.append((number, thought))
        else:
            reckoned = answers.get((number, orders.EXPERT), ()) if not seat.by_bot else ()
            said.append((number, (orders.ordered(state, number, reckoned),)))
    return said
