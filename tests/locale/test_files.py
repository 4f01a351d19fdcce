"""The sentence files themselves: the same in every language, in standard Fluent, with real typography."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gobelet.locale
from gobelet.locale import LANGUAGES
from gobelet.locale.bundles import SHARED
from gobelet.locale.vocabulary import SEATS
from tests.locale.used import GAMES

FOLDER = Path(gobelet.locale.__file__).parent
NAMES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
Entries = dict[str, ast.Message]


class Reader(Visitor):
    """What a pattern refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name.partition("-")[0])  # `place-at` is a form of `place`

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def text(lang: str, name: str) -> str:
    return (FOLDER / lang / name).read_text(encoding="utf-8")


def entries(lang: str, name: str) -> Entries:
    resource = FluentParser().parse(text(lang, name))
    found: Entries = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{name}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def refers(node: ast.BaseNode) -> Reader:
    reader = Reader()
    reader.visit(node)
    return reader


@pytest.mark.parametrize("name", NAMES)
def test_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english = entries("en", name)
    for lang in LANGUAGES:
        other = entries(lang, name)
        assert list(other) == list(english), "the same ids, in the same order"
        for id, entry in english.items():
            assert entry.value is not None
            mine = other[id]
            assert mine.value is not None
            assert refers(mine.value).variables == refers(entry.value).variables, f"{lang} {id}"
            attributes = [attribute.id.name for attribute in entry.attributes]
            assert [attribute.id.name for attribute in mine.attributes] == attributes, f"{lang} {id}"


@pytest.mark.parametrize("game", GAMES)
def test_no_message_hides_another(game: str) -> None:
    """The files that are read together share no id: the first would be said for both."""
    together = [id for name in (*SHARED, game) for id in entries("en", f"{name}.ftl")]
    assert len(set(together)) == len(together)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_standard_functions(lang: str, name: str) -> None:
    for entry in entries(lang, name).values():
        assert refers(entry).functions <= {"NUMBER", "DATETIME"}


def sentences(lang: str) -> str:
    lines = [line for name in NAMES for line in text(lang, name).splitlines() if not line.startswith("#")]
    return "\n".join(lines)


def test_french_typography() -> None:
    french = sentences("fr")
    assert not re.findall(r".*(?<!\N{NARROW NO-BREAK SPACE})(?<!«\N{NO-BREAK SPACE})[;!?].*", french)
    assert not re.findall(r".*(?<!\N{NO-BREAK SPACE})%.*", french)
    assert not re.findall(r".*[^\N{NO-BREAK SPACE}\-]:(?!//).*", french)
    assert not re.findall(r".*«(?!\N{NO-BREAK SPACE}).*", french)
    assert not re.findall(r".*(?<!\N{NO-BREAK SPACE})».*", french)
    assert not re.findall(r".*[\}\d] \$.*", french), "a price keeps its dollar"
    assert "“" not in french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_curly_apostrophes(lang: str) -> None:
    assert not re.findall(r".*\w'\w.*", sentences(lang))


def test_no_french_name_needs_an_elision() -> None:
    """`de Annie`, `que Annie` would be wrong: names stand after words that never change."""
    seats = "|".join(sorted(SEATS))
    assert not re.findall(rf".*\b(?:de|que|le|la|du|ne|se|si)\s\{{ \$(?:{seats}) \}}.*", sentences("fr"))
