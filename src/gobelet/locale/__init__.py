"""Sentences: the messages of the engine in English and French, from the Fluent files beside this one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from gobelet.core.errors import GobeletError
from gobelet.core.event import Message
from gobelet.core.ruleset import Ruleset

LANGUAGES: Final = ("en", "fr")

__all__ = ["LANGUAGES", "install", "language_of", "say"]


def say(
    ruleset: Ruleset | None, message: Message | GobeletError, lang: str = "en", names: Sequence[str] = ()
) -> str:
    """A message as a sentence. Without names the players are called as the game calls them."""
    from gobelet.locale.voice import Voice  # the first sentence loads Fluent, not the import of this package

    return Voice(lang, ruleset, names).say(message)


def speak(ruleset: Ruleset, message: Message, lang: str) -> str:
    return say(ruleset, message, lang)


def install(rulesets: Iterable[Ruleset]) -> None:
    """Give the rulesets words, so that `game.describe(option, lang)` speaks."""
    for ruleset in rulesets:
        ruleset.speaker = speak


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as far as we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            lang = environment[variable].replace(".", "_").partition("_")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
