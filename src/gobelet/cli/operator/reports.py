"""`gobelet house reports`: those on which nobody has acted, with what was said; or dismiss one."""

from typing import Final

from gobelet.cli.arguments import whole
from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import act_of, arguments_for, with_store
from gobelet.cli.operator.printing import print_json, print_rows, when
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.clock import now
from gobelet.server.storage.database import Store
from gobelet.server.storage.reports import Report, Reports

ACTS: Final = ("list", "show", "dismiss")
MOST_NUMBER: Final = 2**31 - 1


def run(words: list[str], voice: Voice) -> int:
    act, rest = act_of("reports", ACTS, words)
    return _list(rest, voice) if act == "list" else _one(act, rest, voice)


def _list(words: list[str], voice: Voice) -> int:
    read = arguments_for(voice, "reports list", "cli-about-house-reports").read(words)
    found = with_store(read, lambda store: Reports(store).open_ones())
    if read.json:
        print_json([one._asdict() for one in found])
    elif found:
        print_rows(
            [
                (str(one.id), when(one.at), one.kind, one.name or "–", one.player or "–", one.text)
                for one in found
            ]
        )
    else:
        print(voice.text("house-no-reports"))
    return DONE


def _one(act: str, words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, f"reports {act}", "cli-about-house-reports")
    arguments.argument("NUMBER", "cli-help-report-number")
    arguments.option("reason", "TEXT", "cli-help-reason", "")
    read = arguments.read(words)
    number = whole("NUMBER", read.number, 1, MOST_NUMBER)
    if act == "show":
        _print(with_store(read, lambda store: _find(store, number)), read.json)
        return DONE
    with_store(read, lambda store: _dismiss(store, number, read.reason))
    if read.json:
        print_json({"done": "dismiss", "number": number})
    else:
        print(voice.text("house-report-dismissed", {"number": number}))
    return DONE


async def _find(store: Store, number: int) -> Report:
    found = await Reports(store).find(number)
    if found is None:
        raise BadRequest("report-unknown", "", {"number": number})
    return found


async def _dismiss(store: Store, number: int, reason: str) -> None:
    await _find(store, number)
    if not await Reports(store).settle(number, None, reason, now()):
        raise BadRequest("report-settled", "", {"number": number})


def _print(report: Report, json: bool) -> None:
    if json:
        print_json(report._asdict())
        return
    print_rows(
        [
            (
                str(report.id),
                when(report.at),
                report.kind,
                report.name or "–",
                report.player or "–",
                report.text,
            )
        ]
    )
    for line in report.context:
        mark = ">" if (line.at, line.seat) == (report.line, report.seat) else " "
        print_rows([(mark, when(line.at), line.name or "–", line.text)])
