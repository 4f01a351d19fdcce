"""Tables and versions of the rules: which table plays by earlier ones, and which can't go on, and why.

A table keeps the version that it began with, for as long as the program has it. If the program does not have
it, or if our rules do not lead where the log says, the table is frozen: its players read why, and may leave
or go on to a new table. Its log stays as it is.
"""

from collections.abc import Iterable
from typing import Final

from gobelet import api
from gobelet.core.errors import GobeletError
from gobelet.core.event import Message
from gobelet.server.errors import Trouble
from gobelet.server.games.facts import as_it_is, told
from gobelet.server.protocol.answers import Told
from gobelet.server.storage.entries import Logged
from gobelet.server.tables import rows
from gobelet.server.tables.fold import fold
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.state import State

# What still changes a frozen table: who sits there, and where it goes on. All other rows are only counted.
FOLDED: Final = (
    rows.Sat,
    rows.DeviceKeyed,
    rows.DeviceUnkeyed,
    rows.Forgot,
    rows.Here,
    rows.Watched,
    rows.LeftRow,
    rows.Replaced,
    rows.Rematched,
)
# What can be done there: leave, or go on to another table. Players also move and delete themselves.
PARTING: Final = rows.LeftRow | rows.Rematched | rows.DeviceKeyed | rows.DeviceUnkeyed | rows.Forgot
UNKNOWN_RULES: Final = ("unknown-ruleset", "record-version")


def freeze(state: State, log: Iterable[Logged] = ()) -> State:
    """The table, frozen, after these rows of its log."""
    frozen = state.successor()
    frozen.phase = "frozen"
    for logged in log:
        frozen = count(frozen, logged.row, logged.at)
    return frozen


def count(state: State, row: AnyRow, at: int) -> State:
    """A frozen table after one row more."""
    if isinstance(row, FOLDED):
        return fold(state, row, at)[0]
    after = state.successor()
    after.number += 1
    after.at = at
    return after


def departed(state: State, logged: Logged) -> Trouble:
    """Our rules have led elsewhere. The facts are for the operator's log: players hear the id alone."""
    found = state.game.fingerprint() if state.game is not None else ""
    return Trouble(
        "table-frozen", 409, {"row": logged.number, "expected": logged.fingerprint or "", "found": found}
    )


def reason(error: GobeletError) -> Trouble:
    """Why a table can't go on, by the error that its log has led to."""
    if error.id not in UNKNOWN_RULES:
        return Trouble("table-frozen", 409, {})
    wanted = str(error.facts["ruleset"])
    rules = api.REGISTRY.find(wanted.partition("@")[0])
    known = [version.name for version in rules.versions] if rules is not None else []
    return Trouble("table-version", 409, {"ruleset": wanted, "known": ", ".join(known), "number": len(known)})


def earlier_rules(settings: TableSettings) -> Told | None:
    """That a table plays by an earlier version of its rules than new ones; None if it does not."""
    rules = api.REGISTRY.find(settings.ruleset)
    if rules is None or settings.version >= rules.version:
        return None
    message = Message("table-earlier-rules", "", {"version": settings.version, "latest": rules.version})
    return told(as_it_is, message)
