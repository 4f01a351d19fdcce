"""`gobelet verify`: does a record replay to its fingerprint? Are its dice proved, and who signed it?"""

import json
import sys
from typing import Any

from gobelet.cli.arguments import Arguments
from gobelet.cli.checking import CheckReport, check_file
from gobelet.cli.exit_codes import BAD_INPUT
from gobelet.cli.screen import Screen
from gobelet.core.errors import BadRequest, GobeletError
from gobelet.locale.voice import LONGEST_PATH, Voice, printable
from gobelet.records.signing import KEY


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    arguments = Arguments(voice, "verify", "cli-about-verify")
    arguments.arguments("FILE", "cli-help-files")
    arguments.option("key", "HEX", "cli-help-key")
    arguments.flag("json", "cli-help-json-lines")
    read = arguments.read(words)
    if read.key is not None and not KEY.fullmatch(read.key.lower()):
        raise BadRequest("cli-key-form", "", {"value": read.key})
    screen = Screen()
    code = 0
    for name in read.file:
        try:
            finding = check_file(name, lang, (read.key or "").lower())
        except GobeletError as error:
            if len(read.file) == 1 and not read.json:
                raise
            code = BAD_INPUT
            if read.json:
                print(json.dumps(unreadable(name, error, voice), ensure_ascii=False))
            else:
                print(f"gobelet: {printable(name, LONGEST_PATH)}: {voice.say(error)}", file=sys.stderr)
            continue
        code = max(code, finding.code)
        if read.json:
            print(json.dumps({"file": name, **finding.figures}, ensure_ascii=False))
        else:
            show(screen, finding, printable(name, LONGEST_PATH) if len(read.file) > 1 else "")
    return code


def show(screen: Screen, finding: CheckReport, title: str) -> None:
    if title:
        screen.say(title, style="bold")
    for line, wrong in finding.lines:
        screen.say(line, style="red" if wrong else "", indent=2 if title else 0)


def unreadable(name: str, error: GobeletError, voice: Voice) -> dict[str, Any]:
    return {"file": name, "verdict": "unreadable", "error": {"id": error.id, "text": voice.say(error)}}
