"""The sentence files, read with Fluent: one bundle for each language and game."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from gobelet.core.errors import BadRequest
from gobelet.locale import LANGUAGES
from gobelet.locale.vocabulary import HOME

# What every game shares, and the words of the parts of the program. A game’s file comes on top.
SHARED: Final = (
    "core",
    "terminal",
    "server",
    "house",
    "bots",
    "odds",
    "arena",
    "analysis",
    "bench",
    "export",
    "notation",
    "notes",
    "readable",
    "mcp",
)


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadRequest("unknown-language", "", {"language": lang, "known": LANGUAGES})
    return lang


@cache
def text_of(lang: str, name: str, folder: str = HOME) -> str:
    """The text of one sentence file; empty if a game has none."""
    file = files(folder) / lang / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def sentences(lang: str, name: str, folder: str = HOME) -> Resource:
    """One sentence file, parsed."""
    return FluentResource(text_of(lang, name, folder))


@cache
def bundle(lang: str, game: str, folder: str = HOME) -> FluentBundle:
    """All sentences for one game, whose own are in `folder`; game "" for those that need no game."""
    made = FluentBundle([check_language(lang)], use_isolating=False)
    for name in SHARED:
        made.add_resource(sentences(lang, name))
    if game:
        made.add_resource(sentences(lang, game, folder))
    return made
