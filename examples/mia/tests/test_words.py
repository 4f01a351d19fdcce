"""Both languages say everything, with the same facts, and nothing that is never said."""

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from gobelet_mia.values import VALUES

import gobelet
from gobelet.core.errors import GobeletError, Refused
from gobelet.core.event import Event, Message
from gobelet.core.names import MOST_SEATS
from gobelet.locale import LANGUAGES
from tests.locale.strict import StrictVoice
from tests.locale.test_files import refers

QUESTIONS = ("claim", "believe")
NAMED = {"ruleset-mia", "choice-lives", "value-none", "heap-lives", "heap-cup", "heap-claim", "over"}
NAMED |= {f"value-{value}" for value in VALUES} | {f"player-{seat}" for seat in range(MOST_SEATS)}
ASKED = {f"asked-{question}" for question in QUESTIONS}
NAMED |= ASKED


@cache
def sentences(lang: str) -> dict[str, ast.Message]:
    text = (files("gobelet_mia") / lang / "mia.ftl").read_text(encoding="utf-8")
    found = FluentParser().parse(text).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def messages(seats: int, seed: int) -> Iterator[Message | GobeletError]:
    """Everything that a game says, to every seat and to spectators."""
    events: list[Event] = []
    dice = random.Random(seed)
    game = gobelet.new("mia", seats, seed, watchers=[events.append])
    while not game.over:
        yield game.prompt()
        seat = game.waiting[0]
        yield from [game.message(option, seat) for option in game.options(seat)]
        try:
            game.copy().answer(seat, dice.randrange(game.ruleset.table.size))
        except Refused as refused:
            yield refused
        game.answer(seat, dice.choice(game.options(seat)))
    yield game.prompt()
    for event in events:
        yield from [event.whole(), *[event.seen_by(seat) for seat in (*range(seats), None)]]
    for seat in range(seats):
        yield from game.score_lines(seat)


@cache
def said() -> tuple[Message | GobeletError, ...]:
    return tuple([message for seed in range(8) for message in messages(2 + seed % 5, seed)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    voice = StrictVoice(lang, gobelet.ruleset("mia"))
    for message in said():
        assert voice.say(message)
    facts = voice.words({"seat": 0, "target": 1, "value": "43"})
    for question in QUESTIONS:
        assert voice.text(question, attribute="help")
        assert voice.text(f"asked-{question}", {**facts, "who": "Ida"})
    for name in NAMED - ASKED:
        assert voice.text(name)


def test_every_sentence_is_used() -> None:
    assert set(sentences("en")) <= NAMED | {message.id for message in said()}


def test_languages_have_the_same_messages_with_the_same_facts() -> None:
    english, french = sentences("en"), sentences("fr")
    assert list(english) == list(french)
    for id, entry in english.items():
        assert refers(entry).variables == refers(french[id]).variables, id
        assert [one.id.name for one in entry.attributes] == [one.id.name for one in french[id].attributes]


def test_french_typography() -> None:
    text = (files("gobelet_mia") / "fr" / "mia.ftl").read_text(encoding="utf-8")
    assert not re.findall(r".*[^\N{NARROW NO-BREAK SPACE}][;!?].*", text)
    assert not re.findall(r".*[^\N{NO-BREAK SPACE}]:.*", text)
    assert not re.findall(r".*\w'\w.*", text)
