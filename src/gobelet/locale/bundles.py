"""The sentence files, read with Fluent: one bundle for each language and game."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from gobelet.core.errors import BadRequest
from gobelet.locale import LANGUAGES

# What every game shares, and the words of the parts of the program. A game’s file comes on top.
SHARED: Final = ("core", "terminal", "server", "bots", "odds", "arena", "analysis", "bench")


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadRequest("unknown-language", "", {"language": lang, "known": LANGUAGES})
    return lang


@cache
def sentences(lang: str, name: str) -> Resource:
    """One sentence file; empty if a game has none."""
    file = files("gobelet.locale") / lang / f"{name}.ftl"
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    """All sentences for one game; game "" for those that no game is needed for."""
    made = FluentBundle([check_language(lang)], use_isolating=False)
    for name in (*SHARED, game) if game else SHARED:
        made.add_resource(sentences(lang, name))
    return made
