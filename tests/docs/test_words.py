"""Plain words (CONTRIBUTING, habit 11): people are they, and phrases that readers stumble over stay out."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("bench", "docs", "examples", "fitting", "scripts", "src", "tests", "web/src", "web/tests")
TEXTS = {".css", ".ftl", ".md", ".py", ".sh", ".svelte", ".ts"}
BUILT = {"__pycache__", "build", "node_modules", "static"}
FRENCH = {"fr"}  # folders of rules and of sentences
# Names of tests are read, too: their words are parted by underscores.
STILTED = re.compile(
    r"(?<![a-z])(?:(?:is|are|was|were|be|been)[ _]told|anew|so[ _]many|hung[ _]up[ _]on|he[ _]who"
    r"|he|him|his|himself|she|her|herself)(?![a-z])",
    re.IGNORECASE,
)
# Ids of messages that records and logs know, and a few names of people.
ALLOWED = ("named-himself", "what she does")


def files() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in TEXTS]
    found += ROOT.glob("*.md")
    return [path for path in found if not (BUILT | FRENCH) & {*path.parts}]


def stilted(text: str) -> list[str]:
    for allowed in ALLOWED:
        text = text.replace(allowed, "")
    return [match[0] for match in STILTED.finditer(text)]


def test_no_text_has_a_stilted_phrase() -> None:
    found = {
        str(path.relative_to(ROOT)): words
        for path in files()
        if path != Path(__file__) and (words := stilted(path.read_text(encoding="utf-8")))
    }
    assert not found


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("The others are told.", ["are told"]),
        ("def test_the_thief_is_told_his_dice() -> None:", ["is_told", "his"]),
        ("A table made anew, so many of each.", ["anew", "so many"]),
        ("The others hear of this: there they sit.", []),
    ],
)
def test_stilted_phrases_are_found(text: str, words: list[str]) -> None:
    assert stilted(text) == words
