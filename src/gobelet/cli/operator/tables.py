"""`gobelet house tables`: list, show, close, unfreeze, delete."""

from argparse import Namespace
from typing import Final

from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import act_of, arguments_for, with_store
from gobelet.cli.operator.printing import print_json, print_rows, when
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.errors import Trouble
from gobelet.server.operating.hands import Hands
from gobelet.server.operating.overview import (
    SeatEntry,
    TableEntry,
    TableReport,
    find_table,
    list_tables,
    report,
)
from gobelet.server.storage.database import Store

ACTS: Final = ("list", "show", "close", "unfreeze", "delete")
SAID: Final = {
    "close": "house-close-done",
    "unfreeze": "house-unfreeze-done",
    "delete": "house-delete-done",
}
PHASES: Final = ("lobby", "opening", "playing", "over", "abandoned", "frozen")


def run(words: list[str], voice: Voice) -> int:
    act, rest = act_of("tables", ACTS, words)
    arguments = arguments_for(voice, f"tables {act}", "cli-about-house-tables")
    if act == "list":
        arguments.option("phase", "PHASE", "cli-help-phase")
    else:
        arguments.argument("TABLE", "cli-help-table")
    if act not in ("list", "show"):
        arguments.option("reason", "TEXT", "cli-help-reason", "")
    if act == "delete":
        arguments.flag("yes", "cli-help-yes")
    read = arguments.read(rest)
    if act == "list":
        return _list(read, voice)
    if act == "show":
        return _show(read, voice)
    return _change(act, read, voice)


def _list(read: Namespace, voice: Voice) -> int:
    if read.phase and read.phase not in PHASES:
        raise BadRequest("house-no-phase", "", {"value": read.phase, "known": PHASES})
    found = with_store(read, lambda store: list_tables(store, read.phase or ""))
    if read.json:
        print_json(found)
    elif found:
        print_rows([_line(voice, one) for one in found])
    else:
        print(voice.text("house-no-tables"))
    return DONE


def _line(voice: Voice, one: TableEntry) -> tuple[str, ...]:
    seats = voice.text("house-seats", {"people": one.people, "bots": one.bots, "free": one.free})
    return one.id, one.phase, one.ruleset, one.host or "–", seats, when(one.changed)


def _show(read: Namespace, voice: Voice) -> int:
    found = with_store(read, lambda store: _report(store, read.table))
    if read.json:
        print_json(found)
        return DONE
    print_rows([_line(voice, found.table)])
    print_rows(
        [
            (
                str(number),
                seat.kind,
                seat.name or "–",
                seat.player or "–",
                _presence(voice, seat),
            )
            for number, seat in enumerate(found.seats)
        ]
    )
    if found.frozen:
        print(voice.text("house-frozen-why", {"reason": found.frozen}))
    return DONE


def _presence(voice: Voice, seat: SeatEntry) -> str:
    if seat.kind != "person":
        return "–"
    return voice.text("house-here-yes" if seat.here else "house-here-no")


async def _report(store: Store, table: str) -> TableReport:
    entry = await find_table(store, table)
    if entry is None:
        raise Trouble("unknown-table", 404, {})
    return report(entry, *await Hands(store).state(table))


def _change(act: str, read: Namespace, voice: Voice) -> int:
    if act == "delete" and not read.yes:
        raise BadRequest("house-say-yes", "", {})
    with_store(read, lambda store: _do(Hands(store), act, read.table, read.reason))
    if read.json:
        print_json({"done": act, "table": read.table})
    else:
        print(voice.text(SAID[act], {"table": read.table}))
    return DONE


async def _do(hands: Hands, act: str, table: str, reason: str) -> None:
    acts = {"close": hands.close, "unfreeze": hands.unfreeze, "delete": hands.delete_table}
    await acts[act](table, reason)
