"""What rows about the course of a table make of it: commitments, the deal, pauses, the end, a rematch."""

from collections.abc import Callable
from typing import Any, Final

from gobelet.core.event import Event
from gobelet.server.tables import fair, rows
from gobelet.server.tables.deal import deal, resume
from gobelet.server.tables.game_rows import go_on
from gobelet.server.tables.seat_state import SeatState
from gobelet.server.tables.state import State


def _committed(state: State, row: rows.Committed, _events: list[Event]) -> None:
    state.commitments[row.seat] = row.commitment


def _started(state: State, _row: rows.Started, _events: list[Event]) -> None:
    state.phase = "opening"
    state.opened = state.at
    for number, seat in enumerate(state.seats):
        if seat.kind == "free":
            state.seats[number] = SeatState("bot", seat.bot, state.settings)


def _opened(state: State, row: rows.Opened, _events: list[Event]) -> None:
    state.entropies[row.seat] = row.entropy


def _dealt(state: State, _row: rows.Dealt, events: list[Event]) -> None:
    settings = state.settings
    seed = fair.seed(settings.id, settings.secret, fair.entropies(settings.secret, state.entropies))
    if settings.start is not None:
        game = resume(settings.start, seed)
    else:
        # Dice that other tables have, too, are everybody's: neither a seat nor the table's id has a share.
        chance = ("duplicate", settings.secret) if settings.duplicate else ("keyed", seed)
        game = deal(settings.rules, len(state.seats), settings.choices, *chance, [events.append])
    state.phase = "playing"
    go_on(state, game)


def _paused(state: State, row: rows.Paused, _events: list[Event]) -> None:
    if row.on:
        state.paused = state.at
        state.pauser = row.seat
    elif state.paused is not None:
        state.stood_still(state.paused)
        state.paused = None
        state.pauser = None


def _abandoned(state: State, _row: rows.Abandoned, _events: list[Event]) -> None:
    state.phase = "abandoned"
    state.paused = None


def _rematched(state: State, row: rows.Rematched, _events: list[Event]) -> None:
    state.rematch, state.rematcher = row.table, row.seat


def _hints_switched(state: State, row: rows.HintsSwitched, _events: list[Event]) -> None:
    state.hints_wanted = row.on


FOLDS: Final[dict[type, Callable[[State, Any, list[Event]], None]]] = {
    rows.Committed: _committed,
    rows.Started: _started,
    rows.Opened: _opened,
    rows.Dealt: _dealt,
    rows.Paused: _paused,
    rows.Abandoned: _abandoned,
    rows.Rematched: _rematched,
    rows.HintsSwitched: _hints_switched,
}
