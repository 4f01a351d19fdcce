"""The judge, who is the host: starts, pauses, replaces, sets results, ends a round. All see it, and why."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from gobelet.server.errors import Trouble
from gobelet.server.protocol import tournaments as wire
from gobelet.server.storage.tournaments import ActRow, EntryRow, TableRow, TournamentChange, numbers
from gobelet.server.tables import names, rows
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import State
from gobelet.server.tournaments import entering
from gobelet.server.tournaments.plan import plan_of
from gobelet.server.tournaments.rounds import close_round

if TYPE_CHECKING:
    from gobelet.server.tournaments.house import Tournaments

REASONED = ("pause", "replace", "result", "cancel")
RUNNING = ("opening", "playing")

logger = logging.getLogger(__name__)
AtTable = Callable[[State], AnyRow | None]
After = list[tuple[str, AtTable]]  # what is done at tables, once the act is written down


async def judge(house: "Tournaments", id: str, wanted: wire.JudgeAct, player: str) -> None:
    # Everybody reads the reason, as they read the chat.
    wanted = msgspec.structs.replace(wanted, reason=house.lobby.words.covered(names.plain(wanted.reason)))
    if wanted.act in REASONED:
        _check_reason(wanted)

    def write(change: TournamentChange) -> After:
        if not player or change.was.row.host_id != player:
            raise Trouble("tournament-judge-only", 403, {})
        note, after = ACTS[wanted.act](change, wanted)
        if note is not None:
            change.note(note._replace(reason=wanted.reason))
        return after

    for table, act in await house.store.change(id, house.lobby.clock.now(), write):
        await _at_table(house, table, act)
    await house.look()


def _check_reason(wanted: wire.JudgeAct) -> None:
    if not wanted.reason:
        raise Trouble("tournament-reason", 400, {"field": "reason"})


async def withdraw(house: "Tournaments", id: str, player: str) -> None:
    """A player leaves by themselves; at a table that runs a bot plays on for them."""

    def write(change: TournamentChange) -> After:
        mine = entering.withdraw(change, player)
        return seat_changes(change, mine, rows.LeftRow)

    for table, act in await house.store.change(id, house.lobby.clock.now(), write):
        await _at_table(house, table, act)


async def _at_table(house: "Tournaments", id: str, act: AtTable) -> None:
    """At a table that can't be reached the act is not done; the judge sees how it stands, and acts again."""
    try:
        await (await house.lobby.table(id)).do(act)
    except Trouble as trouble:
        logger.warning("table %s: the judge's act was not done: %s", id, trouble)


Decided = tuple[ActRow | None, After]


def _act(
    change: TournamentChange,
    act: str,
    entry: int | None = None,
    round: int | None = None,
    number: int | None = None,
) -> ActRow:
    return ActRow(change.was.row.id, change.now, act, entry, round, number)


def _running(change: TournamentChange) -> list[TableRow]:
    return [one for one in change.was.tables_of(change.was.row.round) if one.state == "playing"]


def _going(change: TournamentChange, *phases: str) -> None:
    if change.was.row.phase not in phases:
        raise Trouble("tournament-phase", 409, {"phase": change.was.row.phase})


def _start(change: TournamentChange, _wanted: wire.JudgeAct) -> Decided:
    _going(change, "entry")
    if len(change.was.there) < 2:
        raise Trouble("tournament-too-few", 409, {})
    change.set(due=change.now)
    return None, []


def _pause(change: TournamentChange, _wanted: wire.JudgeAct) -> Decided:
    """No round begins, and running games stand still."""
    _going(change, "playing")
    change.set(paused=True)
    return _act(change, "pause"), [(one.table_id, _paused(True)) for one in _running(change)]


def _resume(change: TournamentChange, _wanted: wire.JudgeAct) -> Decided:
    _going(change, "playing")
    if not change.was.row.paused:
        return None, []
    change.set(paused=False)
    return _act(change, "resume"), [(one.table_id, _paused(False)) for one in _running(change)]


def _paused(on: bool) -> AtTable:
    def decide(state: State) -> AnyRow | None:
        if state.phase != "playing" or on == (state.paused is not None):
            return None
        return rows.Paused(on)

    return decide


def _next(change: TournamentChange, wanted: wire.JudgeAct) -> Decided:
    """The next round begins at once. Games that still run end, and count as the mean: that needs a reason."""
    _going(change, "playing")
    if change.was.row.paused:
        raise Trouble("tournament-paused", 409, {})
    running = _running(change)
    if running:
        _check_reason(wanted)
    for one in running:
        change.set_table(one.table_id, state="unfinished")
    close_round(change, {one.table_id for one in running})
    if change.was.row.due is not None or running:
        change.set(due=change.now)
    note = _act(change, "next", round=change.was.row.round) if running else None
    return note, [(one.table_id, _ended) for one in running]


def _ended(state: State) -> AnyRow | None:
    return rows.Abandoned() if state.phase in RUNNING else None


def _replace(change: TournamentChange, wanted: wire.JudgeAct) -> Decided:
    """A bot plays on for this entry, which is out of the tournament from now on."""
    _going(change, "entry", "playing")
    found = [one for one in change.was.there if one.number == wanted.entry]
    if not found:
        raise Trouble("tournament-no-entry", 404, {"field": "entry"})
    change.set_entry(found[0].number, gone=change.now)
    after = seat_changes(change, found[0], lambda seat: rows.Replaced(seat, plan_of(change.was.row).bot))
    return _act(change, "replace", entry=found[0].number), after


def seat_changes(change: TournamentChange, entry: EntryRow, row: Callable[[int], AnyRow]) -> After:
    """This row at the table where the entry plays now, if it does."""
    after: After = []
    for one in _running(change):
        sitting = numbers(one.seats)
        if entry.number in sitting:
            after.append((one.table_id, _while_running(row(sitting.index(entry.number)))))
    return after


def _while_running(row: AnyRow) -> AtTable:
    return lambda state: row if state.phase in RUNNING else None


def _result(change: TournamentChange, wanted: wire.JudgeAct) -> Decided:
    """Places at a table of the latest round; its game ends if it still runs."""
    _going(change, "playing", "over")
    found = [one for one in change.was.tables_of(change.was.row.round) if one.table_id == wanted.table]
    if not found:
        raise Trouble("tournament-no-table", 404, {"field": "table"})
    _check_places(wanted.places, plan_of(change.was.row).size)
    places = msgspec.json.encode(wanted.places).decode()
    change.set_table(found[0].table_id, state="judged", places=places, scores="[]", reason=wanted.reason)
    close_round(change, {found[0].table_id})
    note = _act(change, "result", round=found[0].round, number=found[0].number)
    return note, [(found[0].table_id, _ended)]


def _check_places(places: list[int], size: int) -> None:
    """One for each seat. Equals share one: then the next ones are left out, as in 1, 1, 3."""
    fits = [1 + len([other for other in places if other < place]) for place in places] == places
    if len(places) != size or not fits:
        raise Trouble("tournament-places", 400, {"field": "places", "number": size})


def _cancel(change: TournamentChange, _wanted: wire.JudgeAct) -> Decided:
    _going(change, "entry", "playing")
    running = _running(change)
    for one in running:
        change.set_table(one.table_id, state="unfinished")
    if change.was.rounds and change.was.rounds[-1].over is None:
        change.end_round(change.was.row.round)
    change.set(phase="cancelled", due=None)
    return _act(change, "cancel"), [(one.table_id, _ended) for one in running]


ACTS: dict[str, Callable[[TournamentChange, wire.JudgeAct], Decided]] = {
    "start": _start,
    "pause": _pause,
    "resume": _resume,
    "next": _next,
    "replace": _replace,
    "result": _result,
    "cancel": _cancel,
}
