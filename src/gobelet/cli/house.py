"""`gobelet house`: what an operator does, on the live database, beside a running server or without one."""

from importlib import import_module
from typing import Final

from gobelet.cli.exit_codes import DONE
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice

SUBJECTS: Final = (
    "tables",
    "players",
    "reports",
    "moderators",
    "announce",
    "statistics",
    "check",
    "backup",
    "move",
    "acts",
    "settings",
    "export",
)


def run(words: list[str], lang: str) -> int:
    while words and words[0].startswith("--lang"):  # read already, wherever it stands
        words = words[1 if "=" in words[0] else 2 :]
    subject = words[0] if words else "--help"
    if subject in ("--help", "-h"):
        print(Voice(lang).text("cli-house-overview"))
        return DONE
    if subject not in SUBJECTS:
        raise BadRequest("cli-unknown-command", "", {"command": f"house {subject}", "known": SUBJECTS})
    code: int = import_module(f"gobelet.cli.operator.{subject}").run(words[1:], Voice(lang))
    return code
