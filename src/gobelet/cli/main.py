"""The command `gobelet`: finds the command, and turns every error into one line.

Only what the command needs is imported, and only when it is known.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import takewhile
from types import ModuleType
from typing import Final

import gobelet
from gobelet.cli.exit_codes import BAD_INPUT, BROKEN_PIPE, DONE, INTERRUPTED
from gobelet.core.errors import BadRequest, GobeletError
from gobelet.locale import LANGUAGES, language_of

COMMANDS: Final = (
    "play",
    "serve",
    "house",
    "bot",
    "mcp",
    "simulate",
    "arena",
    "export",
    "odds",
    "analyse",
    "replay",
    "verify",
    "rulesets",
    "bench",
    "completion",
    "help",
)
SERVER_COMMANDS: Final = ("serve", "house", "bot", "mcp")
COMPLETING: Final = "_ARGCOMPLETE"  # set while a shell asks what Tab could write


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    _be_lenient()
    try:
        if COMPLETING in os.environ:
            from gobelet.cli.completion import words_so_far

            arguments = words_so_far(COMMANDS)
        code = run(arguments)
        sys.stdout.flush()
        return code
    except GobeletError as error:
        complain(error, language(arguments))
        return BAD_INPUT
    except SystemExit as done:  # argparse, when it has shown its help
        return int(done.code or DONE)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except OSError as error:  # a full disk behind the output
        _drop_output()
        complain(BadRequest("cli-output-failed", "", {"why": error.strerror or ""}), language(arguments))
        return BAD_INPUT


def run(arguments: list[str]) -> int:
    lang = check_language(arguments)
    while arguments and arguments[0].startswith("--lang"):  # it may stand before the command, too
        arguments = arguments[1 if "=" in arguments[0] else 2 :]
    first = arguments[0] if arguments else "--help"
    if first == "help":  # as in `gobelet help play`, and `gobelet help house tables`
        arguments = [*takewhile(lambda word: not word.startswith("-"), arguments[1:]), "--help"]
        first = arguments[0]
    if first in ("--version", "-V"):
        from gobelet.core.build import COMPILED

        print(f"gobelet {gobelet.__version__} ({'compiled' if COMPILED else 'plain Python'})")
        return DONE
    if first in ("--help", "-h"):
        from gobelet.cli.overview import show_overview

        return show_overview(lang)
    if first not in COMMANDS:
        raise BadRequest("cli-unknown-command", "", {"command": first, "known": COMMANDS})
    command = find(first)
    code: int = command.run(arguments[1:], lang)
    return code


def find(command: str) -> ModuleType:
    """The module of a command. Some need packages that only an extra such as `gobelet[server]` brings."""
    try:
        return import_module(f"gobelet.cli.{command}")
    except ModuleNotFoundError as missing:
        if command not in SERVER_COMMANDS or (missing.name or "").startswith("gobelet"):
            raise
        if command == "mcp":
            raise BadRequest("cli-needs-mcp", "", {}) from missing
        raise BadRequest("cli-needs-server", "", {"command": command}) from missing


def named_language(arguments: Sequence[str]) -> str | None:
    """What --lang says, read before the rest: errors come in that language."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def language(arguments: Sequence[str]) -> str:
    named = named_language(arguments)
    return named if named in LANGUAGES else language_of(os.environ)


def check_language(arguments: Sequence[str]) -> str:
    named = named_language(arguments)
    if named is not None and named not in LANGUAGES:
        raise BadRequest("unknown-language", "", {"language": named, "known": LANGUAGES})
    return language(arguments)


def complain(error: GobeletError, lang: str) -> None:
    """One line on the error stream, with what was probably meant."""
    from gobelet.cli.did_you_mean import meant
    from gobelet.locale.voice import Voice

    voice = Voice(lang)
    print(" ".join(["gobelet:", voice.say(error), *meant(error, voice)]), file=sys.stderr)


def _be_lenient() -> None:
    """Never stop because of a character that the terminal can't show, or of one that can't be read."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the parent process
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 open as long as the program runs
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _drop_output() -> None:
    """Python flushes once more when it ends, and would complain then."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
