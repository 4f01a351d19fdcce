"""One row more, and what it makes of a table: for any worker, now or after a crash, the same."""

from collections.abc import Callable
from typing import Any, Final

from gobelet.core.event import Event
from gobelet.server.tables import course_rows, game_rows, notes, rows, seat_rows, undo
from gobelet.server.tables.delayed import hold_back
from gobelet.server.tables.growth import payer
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.solo import put_question
from gobelet.server.tables.state import EVENTS_KEPT, State

FOLDS: Final[dict[type, Callable[[State, Any, list[Event]], None]]] = {
    **seat_rows.FOLDS,
    **course_rows.FOLDS,
    **game_rows.FOLDS,
}


def fold(state: State, row: AnyRow, at: int) -> tuple[State, list[Event]]:
    """The table after this row, and what has happened in the game; `Refused` if it is not allowed."""
    after = state.successor()
    after.number += 1
    after.at = at
    after.notes = ()
    events: list[Event] = []
    FOLDS[type(row)](after, row, events)
    if after.turn == state.turn:
        after.boards = state.boards
    _count(state, after, row)
    if events:
        after.events = (*after.events, *events)[-EVENTS_KEPT:]
    undo.keep(state, after, row, events)
    notes.add(state, after)
    _keep_clock(state, after, row)
    put_question(state, after, events)
    hold_back(state, after, events)
    if after.phase in ("over", "abandoned"):
        after.requests = ()
    return after, events


def _keep_clock(state: State, after: State, row: AnyRow) -> None:
    """The clock stands still while no player is here, unless it is one of days."""
    at = after.at
    if after.watched or any(seat.present for seat in after.seats):
        after.deserted = None
    elif after.deserted is None:
        after.deserted = at
    if not any(seat.present for seat in after.seats):
        last = row.since if isinstance(row, rows.Here) else None
        after.alone = state.alone if state.alone is not None else min(at, last) if last is not None else at
    elif state.alone is not None:
        after.alone = None
        if after.phase == "playing" and after.paused is None and not after.settings.over_days:
            after.stood_still(state.alone)


def _count(before: State, after: State, row: AnyRow) -> None:
    """What seats add to the log is bounded in each phase."""
    seat = payer(row, before.host)
    if after.phase != before.phase:
        after.spent = (0,) * len(before.spent)
    elif seat is not None:
        spent = list(before.spent)
        spent[seat] += 1
        after.spent = tuple(spent)
