"""Undo: a person among bots goes back to their last decision, if nothing has become known to them since.

A decision keeps the game as it was before. It is lost when chance is drawn, or when a question is settled
that others were asked. So a draw is never made twice, and whether undo is possible tells nothing about their
hands: who is asked follows from what all know.
"""

from operator import gt

import msgspec

from gobelet import api
from gobelet.core.event import Event
from gobelet.server.errors import Trouble
from gobelet.server.tables import rows
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import Lost, State, Undoable


def refusal(state: State, seat: int) -> Trouble | None:
    """Why this seat can't undo now; None if it can."""
    if state.phase != "playing":
        return Trouble("phase-other", 409, {"phase": state.phase})
    if state.settings.daily is not None:
        return Trouble("daily-no-undo", 409, {})
    if state.settings.tournament is not None:
        return Trouble("tournament-no-undo", 409, {})
    if not state.among_bots(seat):
        return Trouble("undo-people", 409, {})
    if state.paused is not None:
        return Trouble("table-paused", 409, {})
    if not state.decisions:
        return lost(state)
    return Trouble("undo-shown", 409, {}) if _shows(state.decisions[-1]) else None


def lost(state: State) -> Trouble:
    """Why there is no decision to undo."""
    match state.undo_lost:
        case "nothing":
            return Trouble("undo-nothing", 409, {})
        case "chance":
            return Trouble("undo-chance", 409, {})
        case "others":
            return Trouble("undo-others", 409, {})


def keep(before: State, after: State, row: AnyRow, events: list[Event]) -> None:
    """Which decisions can be undone after this row."""
    if isinstance(row, rows.Sealed):
        _add(before, after, row.seat)
    elif isinstance(row, rows.Withdrew):
        after.decisions = tuple([one for one in after.decisions if one.before.serial < row.question])
    elif isinstance(row, rows.AnsweredRow):
        if row.cause in ("human", "order"):
            _add(before, after, row.answers[0][0])
        _follow(before, after, events)


def _add(before: State, after: State, seat: int) -> None:
    assert before.game is not None
    if not before.among_bots(seat):
        _lose(after, "others")
        return
    earlier = [one for one in after.decisions if one.seat == seat]
    after.decisions = (*earlier, Undoable(seat=seat, before=before.game, events=before.events))


def _follow(before: State, after: State, events: list[Event]) -> None:
    """If the question is settled, the last decision has led further, or can't be undone any more."""
    asked, game = before.game, after.game
    assert asked is not None
    assert game is not None
    settled = game.over or game.serial != asked.serial
    if not settled or not after.decisions:
        return
    last = after.decisions[-1]
    if asked.asked != 1 << last.seat:
        _lose(after, "others")
    elif game.luck != asked.luck:
        _lose(after, "chance")
    else:
        more = msgspec.structs.replace(last, told=last.told + len(events), after=game, shows=None)
        after.decisions = (*after.decisions[:-1], more)


def _lose(state: State, why: Lost) -> None:
    state.decisions = ()
    state.undo_lost = why


def _shows(decision: Undoable) -> bool:
    """Whether something may have become known to the person since: they know of more than before.

    What a seat sees follows from what it has seen before, until something hidden is shown to it (law 3b).
    """
    if decision.after is None:
        return False
    if decision.shows is None:
        before = api.view(decision.before, decision.seat).unknown()
        now = api.view(decision.after, decision.seat).unknown()
        decision.shows = before is None or now is None or any(map(gt, before, now))
    return decision.shows
