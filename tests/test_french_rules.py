"""The French rules say what the English ones say: the same numbers, marks, references and figures."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "docs" / "rules"
PAGES = ("dice-town.md", "dice-town-extension.md", "cincinnati.md")
RULE = re.compile(r"^- \*\*((?:DT|DX|DI|CI)-\d+)\*\*", re.MULTILINE)
DEPARTS = re.compile(r"\*(?:departs|s’écarte)\*")  # what a mark says where the book says otherwise


def rules(lang: str, page: str) -> dict[str, str]:
    """Each rule's text by its number, in the order of the page."""
    text = (RULES / lang / page).read_text(encoding="utf-8")
    starts = [*RULE.finditer(text)]
    ends = [*[match.start() for match in starts[1:]], len(text)]
    found = {
        match[1]: re.split(r"^#", text[match.start() : end], maxsplit=1, flags=re.MULTILINE)[0]
        for match, end in zip(starts, ends, strict=True)
    }
    assert len(found) == len(starts)
    return found


def figures(text: str) -> list[str]:
    """All numbers, with any separator of thousands."""
    plain = re.sub("(?<=\\d)[,\N{NARROW NO-BREAK SPACE}](?=000)", "", text)
    return sorted(re.findall(r"\d+", plain))


@pytest.mark.parametrize("page", PAGES)
def test_both_languages_have_the_same_rules_in_the_same_order(page: str) -> None:
    assert list(rules("fr", page)) == list(rules("", page))


@pytest.mark.parametrize("page", PAGES)
def test_rule_by_rule_marks_references_tables_and_editions_are_the_same(page: str) -> None:
    french = rules("fr", page)
    for number, english in rules("", page).items():
        other = french[number]
        for what in (r"\[[RV]", r"(?:DT|DX|DI|CI)-\d+", r"^ *\|", r"^ +- "):
            ours, theirs = [sorted(re.findall(what, text, re.MULTILINE)) for text in (english, other)]
            assert theirs == ours, f"{number}: {what}"
        assert len(DEPARTS.findall(other)) == len(DEPARTS.findall(english)), f"{number}: departs"
        assert figures(other) == figures(english), number
        assert len(re.findall(r"(2009|revised):\*\*", english)) == len(
            re.findall(r"(2009|révisée)\s:\*\*", other)
        ), number


@pytest.mark.parametrize("page", PAGES)
def test_headings_correspond(page: str) -> None:
    english, french = [
        re.findall(r"^(#+) ", (RULES / lang / page).read_text(encoding="utf-8"), re.MULTILINE)
        for lang in ("", "fr")
    ]
    assert french == english


@pytest.mark.parametrize("page", [*PAGES, "README.md"])
def test_french_typography(page: str) -> None:
    text = (RULES / "fr" / page).read_text(encoding="utf-8")
    for sign in ";!?":
        assert not re.findall(rf".*[^\N{{NARROW NO-BREAK SPACE}}]{re.escape(sign)}.*", text)
    assert not re.findall(r".*[^\N{NO-BREAK SPACE}\-|]:(?![-/]).*", text.replace("](#", ""))
    assert not re.findall(r".*«(?!\N{NO-BREAK SPACE}).*|.*(?<!\N{NO-BREAK SPACE})».*", text)
    assert not re.findall(r".*\w'\w.*", text)
    assert not re.findall(r".*\d \$.*", text)
