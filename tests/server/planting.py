"""Games planted at tables, so that a test need not wait for chance."""

from collections.abc import Callable

import gobelet
from gobelet.core.game import Game
from gobelet.server.tables.solo import put_question
from gobelet.server.tables.state import State
from gobelet.server.tables.table import Table
from gobelet.testing import random_steps
from tests.server.house import until


async def plant(table: Table, game: Game) -> None:
    """The table goes on with this game, at its open question, now. Its log knows nothing of it."""
    await until(lambda: not table.lock.locked())  # a row that is being written would put the old game back
    state = planted(table.state, game, table.now())
    table.state = state
    table.driver._forget()
    table._show([])
    table.driver.schedule()


def planted(before: State, game: Game, at: int) -> State:
    """The table with this game, whose question opens at this time."""
    state = before.successor()
    state.game = game
    state.phase = "playing"
    state.round = game.round
    state.opened = at
    state.sealed = {}
    state.waiting = frozenset()
    state.before = None
    state.held = ()
    state.earlier = None
    state.unseen = ()
    asking = before.successor()
    if before.question == game.serial:  # another question in any case
        asking.game = None
    put_question(asking, state, [])
    return state


async def end_beat(table: Table) -> None:
    """The window of this table is over, as if its beat were."""
    number = table.state.question
    grow_old(table, max(10_000, table.state.settings.beat))
    await until(lambda: table.state.question != number)


def grow_old(table: Table, milliseconds: int) -> None:
    """Moves the opening of the question back by this time."""
    state = table.state.successor()
    state.opened -= milliseconds
    table.state = state
    table._show([])
    table.driver.schedule()


def find(ruleset: str, seats: int, true: Callable[[Game], bool]) -> Game:
    """A game at a question of which something is true, nothing said to it yet."""
    for seed in range(2000):
        for step in random_steps(gobelet.new(ruleset, seats, seed), seed):
            if not any(step.said) and true(step):
                return step.copy()
    raise AssertionError("no such game in 2000")


def is_window(game: Game) -> bool:
    return game.question is not None and not game.question.open_seats


def window(seats: int, able: tuple[int, ...], unable: tuple[int, ...], id: str = "") -> Game:
    """A reaction window of Dice Town in which these seats can act, and those are asked but can only pass."""

    def fits(game: Game) -> bool:
        if not is_window(game) or (id and game.question is not None and game.question.id != id):
            return False
        counts = [len(game.options(seat)) for seat in range(seats)]
        return all(counts[seat] > 1 for seat in able) and all(counts[seat] == 1 for seat in unable)

    return find("dicetown/2009", seats, fits)
