"""`gobelet completion`: Tab in bash, zsh and fish. The work is done by argcomplete."""

import argparse
import os
from collections.abc import Sequence
from typing import Final

import argcomplete
from argcomplete.lexers import split_line
from argcomplete.shell_integration import shellcode

from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import DONE
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice

SHELLS: Final = ("bash", "zsh", "fish")


def run(words: list[str], lang: str) -> int:
    arguments = Arguments(Voice(lang), "completion", "cli-about-completion")
    arguments.argument("SHELL", "cli-help-shell", lambda: SHELLS)
    shell = arguments.read(words).shell
    if shell not in SHELLS:
        raise BadRequest("cli-unknown-shell", "", {"value": shell, "known": SHELLS})
    print(shellcode(["gobelet"], shell=shell))
    return DONE


def words_so_far(commands: Sequence[str]) -> list[str]:
    """The command whose arguments are being typed, for `main` to find; without one, completes its name."""
    words = split_line(os.environ["COMP_LINE"], int(os.environ["COMP_POINT"]))[3][1:]
    before = 0
    while before < len(words) and words[before].startswith("--lang"):
        before += 1 if "=" in words[before] else 2
    if len(words) <= before or words[before] not in commands or words[before] == "help":
        parser = argparse.ArgumentParser("gobelet")
        parser.add_argument("--version", action="store_true")
        parser.add_argument("--lang", choices=("en", "fr"))
        parser.add_argument("command", choices=commands)
        parser.add_argument("about", nargs="?", choices=commands)  # of `gobelet help`
        complete(parser)
    # To argcomplete the command is the program, and what stands before it is none of its business.
    os.environ["_ARGCOMPLETE"] = str(before + 2)
    return [words[before]]


def complete(parser: argparse.ArgumentParser) -> None:
    """Answer the shell, and end."""
    argcomplete.autocomplete(parser, always_complete_options=False)
