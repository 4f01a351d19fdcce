"""Every rule says whose it is: what is ours carries its mark, and what the books print carries none."""

import re
from pathlib import Path

import pytest

import gobelet
from tests.test_french_rules import DEPARTS, PAGES, rules

RULES = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES = ("", "fr")
BOOKS = {
    lang: {number: text for page in PAGES for number, text in rules(lang, page).items()} for lang in LANGUAGES
}
MARK = re.compile(r"\[([RV])([^\]]*)\]")

# By rule: the words before each mark that a reader must find, in both languages.
OURS = [
    ("DT-8", "Dollars and nuggets are public", "Dollars et pépites sont publics"),
    ("DT-14", "One Brute a reveal", "Une Brute par révélation"),
    ("DT-15", "the last roll included", "le dernier lancer compris"),
    ("DT-29", "no later change of Sheriff in this round", "plus tard pendant ce tour-ci"),
    ("DT-30", "(or all they have", "(ou tout ce qu’elle a"),
    ("DT-33", "(one if you hold only one", "(un si vous n’en avez qu’un"),
    ("DT-34", "(one if you hold only one", "(un si vous n’en avez qu’un"),
    ("DT-35", "the order stays", "l’ordre reste"),
    ("DT-35", "and owes nothing", "sans dette"),
    ("DT-41", "may offer a bribe", "peuvent proposer un pot-de-vin"),
    ("DT-42", "there are no raises", "on ne surenchérit pas"),
    ("DT-50", "whoever plays it is not asked", "l’on ne demande pas à qui la joue"),
    ("DX-6", "the mine holds 30 nuggets", "la mine contient 30 pépites"),
    ("DX-10", "before the second begins", "avant que la seconde commence"),
    ("DX-10", "while the other can give something", "tant que l’autre peut donner quelque chose"),
    ("DX-20", "still costs $1", "coûte toujours 1 $"),
    ("CI-10", "(never among the 12 removed cards)", "(jamais parmi les 12 cartes retirées)"),
    ("CI-24", "before the next table is looked at", "avant qu’on regarde la table suivante"),
    ("CI-24", "All of them roll in one duel", "Tous lancent dans un seul duel"),
    ("CI-31", "All see duel dice", "Tous voient les dés d’un duel"),
]
# Where a book says otherwise than we play, and its words stand in the mark.
DEPARTING = ["CI-10", "CI-31", "DT-15", "DT-41", "DX-10"]

# How the rows of a ruleset begin in the table of versions, in both languages.
ROWS = {
    "dicetown/extension": "Extension, ",
    "dicetown/extension+indians": "Extension",
    "cincinnati": "Cincinnati",
}


def plain(text: str) -> str:
    """A rule in one line, with usual blanks."""
    return " ".join(text.split())


@pytest.mark.parametrize(("number", "english", "french"), OURS)
def test_what_is_ours_carries_its_mark(number: str, english: str, french: str) -> None:
    for lang, words in zip(LANGUAGES, (english, french), strict=True):
        assert f"{plain(words)} [R" in plain(BOOKS[lang][number])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_departs_says_so_in_its_mark(lang: str) -> None:
    departing = []
    for number, text in BOOKS[lang].items():
        said = [kind for kind, reason in MARK.findall(plain(text)) if DEPARTS.search(reason)]
        assert said == ["R"] * len(DEPARTS.findall(text)), number
        departing += [number] * len(said)
    assert sorted(departing) == DEPARTING


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_no_book_prints_is_for_owners_to_correct(lang: str) -> None:
    """The rules with a [V] are those with an option, and the first page lists the same options."""
    marked = {number for number, text in BOOKS[lang].items() for kind, _ in MARK.findall(text) if kind == "V"}
    figures = {figure.id: figure.rule for ruleset in gobelet.rulesets() for figure in ruleset.figures}
    assert marked == {*figures.values()}
    page = (RULES / lang / "README.md").read_text(encoding="utf-8")
    assert dict(re.findall(r"^\| `(\w+)` \| ([A-Z]+-\d+) \|", page, re.MULTILINE)) == figures


@pytest.mark.parametrize(
    ("lang", "printed"), [("", "a four beats a full house"), ("fr", "un carré bat un full")]
)
def test_a_mark_says_which_part_is_printed(lang: str, printed: str) -> None:
    hands = [reason for kind, reason in MARK.findall(plain(BOOKS[lang]["DT-32"])) if kind == "V"]
    assert [printed in reason for reason in hands] == [True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_tells_of_every_later_version(lang: str) -> None:
    """One row or more for each version after the first: what is new in it, beginning with the rule."""
    page = (RULES / lang / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| ([A-Z]+-\d+)\s?:", page, re.MULTILINE)
    assert all(rule in BOOKS[lang] for _, _, rule in rows)
    for ruleset in gobelet.rulesets():
        later = {*range(2, ruleset.version + 1)}
        told = {int(number) for name, number, _ in rows if later and name.startswith(ROWS[ruleset.id])}
        assert told == later, ruleset.id
