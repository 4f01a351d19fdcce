"""The sentences of a game as a file, for pages that were built without that game; and its title."""

from functools import cache
from hashlib import blake2b
from typing import NamedTuple

from gobelet import api
from gobelet.core.ruleset import Ruleset
from gobelet.locale import LANGUAGES
from gobelet.locale.bundles import text_of
from gobelet.locale.vocabulary import vocabulary_of
from gobelet.locale.voice import Voice
from gobelet.server.errors import Trouble


class Sentences(NamedTuple):
    text: str
    tag: str  # the same for the same text: an ETag


@cache
def sentences(game: str, lang: str) -> Sentences:
    """The sentence file of a game in a language, or Trouble if there is none."""
    box = next((box for box in api.games() if box.id == game), None)
    text = text_of(lang, game, vocabulary_of(box).folder) if box is not None and lang in LANGUAGES else ""
    if not text:
        raise Trouble("not-found", 404, {})
    return Sentences(text, f'"{blake2b(text.encode(), digest_size=12).hexdigest()}"')


def title_of(voice: Voice, rules: Ruleset) -> str:
    """What a ruleset is called: in the voice's language, if it has a word for it."""
    return voice.title(rules).name
