"""Reading the arguments of a command, with help and errors in the user's language."""

import argparse
from collections.abc import Iterable, Sequence
from typing import NoReturn

from gobelet.core.errors import BadRequest
from gobelet.core.ruleset import Ruleset
from gobelet.locale.voice import Voice


class HelpLayout(argparse.HelpFormatter):
    """argparse's layout, its one English word replaced."""

    usage_word = "usage: "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


class Arguments:
    """The arguments that a command takes: options with a value, flags, and what stands alone."""

    def __init__(self, voice: Voice, command: str, about: str) -> None:
        self.voice = voice

        class Words(HelpLayout):
            usage_word = voice.text("cli-usage")

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

    def argument(self, name: str, help: str) -> None:
        """An argument that must be there."""
        self.alone.add_argument(name.lower(), metavar=name, help=self.voice.text(help))

    def option(self, name: str, metavar: str, help: str, default: str | None = None) -> None:
        self.options.add_argument(
            f"--{name}", metavar=metavar, default=default, help=self._help(help, default)
        )

    def several(self, name: str, metavar: str, help: str) -> None:
        """An option that may be given more than once."""
        self.options.add_argument(
            f"--{name}", metavar=metavar, action="append", default=[], help=self._help(help, None)
        )

    def flag(self, name: str, help: str) -> None:
        self.options.add_argument(f"--{name}", action="store_true", help=self._help(help, None))

    def _help(self, id: str, default: str | None) -> str:
        text = self.voice.text(id)
        shown = self.voice.text("cli-default", {"value": default}) if default is not None else ""
        return f"{text} {shown}".strip().replace("%", "%%")

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        self.option("lang", "en|fr", "cli-help-lang")
        self.options.add_argument("-h", "--help", action="help", help=self.voice.text("cli-help-help"))
        try:
            read, left = self.parser.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise self._misread(error) from error
        if left:
            raise BadRequest("cli-unknown-argument", "", {"argument": left[0]})
        return read

    def _misread(self, error: argparse.ArgumentError) -> BadRequest:
        option = error.argument_name or ""
        if error.message.startswith("ignored"):
            return BadRequest("cli-takes-no-value", "", {"option": option})
        return BadRequest("cli-needs-value", "", {"option": option})


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Called when something that must be there is missing: argparse names it after a colon."""
        raise BadRequest("cli-missing", "", {"argument": message.rpartition(": ")[2]})


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
