"""Sentences: the messages of the engine in English and French, from the Fluent files beside this one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from gobelet.core.errors import GobeletError, speak_errors_with
from gobelet.core.event import Message
from gobelet.core.ruleset import Ruleset

LANGUAGES: Final = ("en", "fr")

__all__ = ["LANGUAGES", "install", "language_of", "say"]


def say(
    ruleset: Ruleset | None,
    message: Message | GobeletError,
    lang: str = "en",
    names: Sequence[str] = (),
    reader: int | None = None,
) -> str:
    """A message as a sentence. Without names the players are called as the game calls them.

    `reader` is the seat of the one who reads, whom the sentence calls “you”.
    """
    from gobelet.locale.voice import Voice  # the first sentence loads Fluent, not the import of this package

    return Voice(lang, ruleset, names, reader).say(message)


def speak(ruleset: Ruleset, message: Message, lang: str) -> str:
    return say(ruleset, message, lang)


def speak_error(error: GobeletError) -> str:
    """An error as an English sentence, with the words of the game that refused."""
    return say(error.ruleset, error)


def install(rulesets: Iterable[Ruleset]) -> None:
    """Give words to rulesets, for `game.describe(option, lang)`, and to errors, for `str(error)`."""
    speak_errors_with(speak_error)
    for ruleset in rulesets:
        ruleset.speaker = speak


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if Gobelet has it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            lang = environment[variable].replace(".", "_").partition("_")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
