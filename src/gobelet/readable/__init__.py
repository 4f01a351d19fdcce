"""Views in words, for programs and language models: as JSON, and as text in every language.

>>> import gobelet
>>> from gobelet import readable
>>> game = gobelet.new("cincinnati", 3, seed=7)
>>> seen = readable.describe(gobelet.view(game, 0))
>>> seen.question.text, seen.options[0].text
('Which table do you play at?', 'Atlantic (three of a kind or better)')
>>> print(readable.text(gobelet.view(game, 0), lang="fr").splitlines()[1])
Vous êtes Ruby, place 0 sur 3 ; les places se comptent à partir de 0. Manche 1.
>>> readable.read_answer(gobelet.view(game, 0), "A")
(65,)

`describe` gives a view as data, `as_json` as JSON, `text` as text, `read_answer` the parts of an answer that
was typed. All of them look at a view and at nothing else (docs/text.md).
"""

from collections.abc import Iterable, Sequence

import msgspec

from gobelet.core.event import Event
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from gobelet.locale.voice import Voice
from gobelet.readable.answers import read_answer
from gobelet.readable.describing import describe
from gobelet.readable.lines import lines_of
from gobelet.readable.types import ReadableView

__all__ = ["ReadableView", "as_json", "describe", "lines_of", "news", "read_answer", "text"]


def text(view: View, lang: str = "en", names: Sequence[str] = (), news: Sequence[str] = ()) -> str:
    """A view as text, after the sentences of what has happened, if there are any."""
    return lines_of(describe(view, lang, names), news)


def as_json(view: View, lang: str = "en", names: Sequence[str] = ()) -> str:
    """A view as JSON, with ids for programs and words for readers."""
    return msgspec.json.encode(describe(view, lang, names)).decode()


def news(
    rules: Ruleset, events: Iterable[Event], seat: int | None, lang: str = "en", names: Sequence[str] = ()
) -> list[str]:
    """What has happened, in sentences, as this seat may know it; None is a spectator."""
    voice = Voice(lang, rules, names, seat)
    return [voice.say(event.seen_by(seat)) for event in events]
