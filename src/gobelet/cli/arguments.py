"""Reading the arguments of a command, with help and errors in the user's language."""

import argparse
import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from gobelet.core.errors import BadRequest
from gobelet.core.ruleset import Ruleset
from gobelet.locale import LANGUAGES
from gobelet.locale.voice import Voice

Values = Callable[[], Iterable[str]]  # looked up only when somebody presses Tab


class HelpLayout(argparse.HelpFormatter):
    """argparse's layout, its one English word replaced, with examples as they are at the end."""

    usage_word = "usage: "
    examples = ""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)

    def format_help(self) -> str:
        return super().format_help() + (f"\n{self.examples}\n" if self.examples else "")


class Arguments:
    """The arguments that a command takes: options with a value, flags, and what stands alone."""

    def __init__(self, voice: Voice, command: str, about: str) -> None:
        self.voice = voice

        class Words(HelpLayout):
            usage_word = voice.text("cli-usage")
            examples = _examples(voice, command)

        self.parser = _Parser(
            prog=f"gobelet {command}",
            description=voice.text(about),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=Words,
        )
        self.alone = self.parser.add_argument_group(voice.text("cli-arguments"))
        self.options = self.parser.add_argument_group(voice.text("cli-options"))
        self.names = ["-h", "--help", "--lang"]

    def argument(self, name: str, help: str, values: Values | None = None) -> None:
        """An argument that must be there."""
        self._complete(
            self.alone.add_argument(name.lower(), metavar=name, help=self.voice.text(help)), values
        )

    def arguments(self, name: str, help: str) -> None:
        """One or more of them."""
        self.alone.add_argument(name.lower(), metavar=name, nargs="+", help=self.voice.text(help))

    def perhaps(self, name: str, help: str, values: Values | None = None) -> None:
        """An argument that may be left out."""
        self._complete(
            self.alone.add_argument(name.lower(), metavar=name, nargs="?", help=self.voice.text(help)), values
        )

    def option(
        self, name: str, metavar: str, help: str, default: str | None = None, values: Values | None = None
    ) -> None:
        self._complete(
            self._named(name, metavar=metavar, default=default, help=self._help(help, default)), values
        )

    def setting(self, name: str, metavar: str, help: str, default: str | None) -> None:
        """An option that may also be set elsewhere: None, if it is not given here."""
        self._named(name, metavar=metavar, help=self._help(help, default))

    def several(self, name: str, metavar: str, help: str) -> None:
        """An option that may be given more than once."""
        self._named(name, metavar=metavar, action="append", default=[], help=self._help(help, None))

    def flag(self, name: str, help: str) -> None:
        self._named(name, action="store_true", help=self._help(help, None))

    def _named(self, name: str, **how: Any) -> argparse.Action:
        self.names.append(f"--{name}")
        return self.options.add_argument(f"--{name}", **how)

    def _complete(self, action: argparse.Action, values: Values | None) -> None:
        """What Tab can write there; without values, the names of files."""
        if values is not None:
            action.completer = _completer(values)  # type: ignore[attr-defined] # argcomplete's name for it

    def _help(self, id: str, default: str | None) -> str:
        text = self.voice.text(id)
        shown = self.voice.text("cli-default", {"value": default}) if default is not None else ""
        return f"{text} {shown}".strip().replace("%", "%%")

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        self.option("lang", "en|fr", "cli-help-lang", values=lambda: LANGUAGES)
        self.options.add_argument("-h", "--help", action="help", help=self.voice.text("cli-help-help"))
        if "_ARGCOMPLETE" in os.environ:
            from gobelet.cli.completion import complete

            complete(self.parser)
        self._check_names(words)
        try:
            read, left = self.parser.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise self._misread(error) from error
        if left:
            raise self._unknown(left[0])
        return read

    def _check_names(self, words: Sequence[str]) -> None:
        """A misspelt option is named before what is missing because of it."""
        for word in words:
            if word == "--":
                return
            if word.startswith("--") and word.partition("=")[0] not in self.names:
                raise self._unknown(word.partition("=")[0])

    def _unknown(self, word: str) -> BadRequest:
        return BadRequest("cli-unknown-argument", "", {"argument": word, "known": tuple(self.names)})

    def _misread(self, error: argparse.ArgumentError) -> BadRequest:
        option = error.argument_name or ""
        if error.message.startswith("ignored"):
            return BadRequest("cli-takes-no-value", "", {"option": option})
        return BadRequest("cli-needs-value", "", {"option": option})


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Called when something that must be there is missing: argparse names it after a colon."""
        raise BadRequest("cli-missing", "", {"argument": message.rpartition(": ")[2]})


def ruleset_ids() -> list[str]:
    """What Tab can write for a ruleset."""
    from gobelet import api  # not every command needs the games

    return [rules.id for rules in api.rulesets()]


def _examples(voice: Voice, command: str) -> str:
    lines = voice.text("cli-examples", attribute=command).splitlines()
    return "\n".join([voice.text("cli-examples"), *[f"  {line}" for line in lines]]) if lines else ""


def _completer(values: Values) -> Callable[..., list[str]]:
    """The values; behind a comma, one more of them."""

    def complete(prefix: str, **_asked: object) -> list[str]:
        before = prefix[: prefix.rfind(",") + 1]
        return [f"{before}{value}" for value in values()]

    return complete


def whole(option: str, text: str, least: int, most: int) -> int:
    """A whole number that an option gives, within bounds."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise BadRequest(
            "cli-not-a-number", "", {"option": option, "value": text, "least": least, "most": most}
        )
    return number


def chosen(words: Sequence[str], rules: Ruleset) -> dict[str, str]:
    """The ruleset's options, from `--choice sheriff=0`."""
    choices: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            known = tuple([choice.id for choice in rules.choices])
            raise BadRequest("cli-choice-form", "", {"value": word, "known": known})
        choices[key] = value
    return choices
