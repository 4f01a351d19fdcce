"""Whoever reads is “you” in every sentence of both languages, with a verb that fits."""

import re
from collections.abc import Iterator
from copy import copy
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import gobelet
from gobelet.core.errors import Fact
from gobelet.locale import LANGUAGES
from gobelet.locale.bundles import SHARED, text_of
from gobelet.locale.vocabulary import SEATS
from gobelet.locale.voice import Voice
from tests.locale.strict import StrictVoice
from tests.locale.test_files import NAMES, entries
from tests.locale.test_sentences import SAMPLES

READER: Final = 2
PLAYERS: Final = ("Ann", "Bob", "Zorro", "Cid")  # Zorro reads
RULESETS: Final = [gobelet.ruleset("dicetown/2009"), gobelet.ruleset("cincinnati")]
GAMES: Final = tuple([f"{rules.box.id}.ftl" for rules in RULESETS])
KEYS: Final = SEATS | {"who"}  # `who` are the seats of whom the page says that they are asked
MANY: Final = frozenset(("seats", "who"))
NUMBERS: Final = (0, 1, 2)
# The analysis and the command line speak of records: nobody in them is the reader.
NO_READER: Final = frozenset(("analysis.ftl", "arena.ftl", "bench.ftl", "notation.ftl", "odds.ftl"))
# Somebody else, by the rules: the reader is asked about them, or the page offers the seat of another.
OTHERS: Final = frozenset(
    (
        ("wanted", "seat"),
        ("split", "seat"),
        ("backs", "victim"),
        ("loot", "victim"),
        ("whisky", "victim"),
        ("give-card", "taker"),
        ("give-deed", "taker"),
        ("choose-action", "target"),
        ("option-joe", "target"),
        ("option-rob", "victim"),
        ("option-challenge", "target"),
        ("end-rematch-wanted", "seat"),
        ("lobby-invites", "seat"),
        ("lobby-sit-instead", "seat"),
        ("web-sit-bot", "seat"),
        ("web-ask-seat", "seat"),
        ("web-challenge", "target"),
        ("record-answer-missing", "seats"),
        ("unknown-seat", "seats"),
        ("turn-after", "seats"),
        ("turn-before", "seats"),
    )
)


class Variables(Visitor):
    """The variables of a pattern, and those by which it selects."""

    def __init__(self) -> None:
        super().__init__()
        self.all: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.all.add(node.id.name)


def variables(entry: ast.Message) -> set[str]:
    reader = Variables()
    reader.visit(entry)
    return reader.all


class PageVoice(StrictVoice):
    """A voice with the sentences of the page, too."""

    def __init__(self, lang: str, rules: gobelet.Ruleset) -> None:
        super().__init__(lang, rules, PLAYERS, READER)
        words = FluentBundle([lang], use_isolating=False)
        for name in [*SHARED, *[Path(name).stem for name in NAMES], rules.box.id]:
            words.add_resource(FluentResource(text_of(lang, name)))
        vocabulary = copy(self.vocabulary)
        vars(vocabulary)["seats"] = KEYS
        vars(self).update({"bundle": words, "vocabulary": vocabulary})


def samples(entry: ast.Message, mine: str) -> Iterator[dict[str, Fact]]:
    """Facts in which the reader is in the fact `mine`: alone and with others, and with every number."""
    bases = {name.partition("-")[0] if name.partition("-")[0] in KEYS else name for name in variables(entry)}
    facts: dict[str, Fact] = {}
    for name in bases:
        base = name.partition("-")[0]
        if not isinstance(facts.get(base), tuple):
            facts[base if base in SAMPLES or base in KEYS else name] = SAMPLES.get(base, 1)
        if name.endswith("-count") and base not in KEYS and not isinstance(facts.get(base), tuple):
            facts[base] = (0, 1)
    if "goods" in bases:
        facts.update({"number": 1, "deeds": 1, "dollars": 3})
        del facts["goods"]
    for key in KEYS & set(facts):
        facts[key] = (0, 1) if key in MANY else 0
    counted = [key for key, value in facts.items() if value == 1 and key not in KEYS]
    for number, alone in product(NUMBERS, (True, False)):
        others = (0, READER, 1) if mine in MANY and not alone else (READER,)
        yield {**facts, **dict.fromkeys(counted, number), mine: others if mine in MANY else READER}


def walk(lang: str) -> Iterator[tuple[str, str, str]]:
    """(id, fact, sentence) of every text that can hold the reader."""
    voices = {f"{rules.box.id}.ftl": PageVoice(lang, rules) for rules in RULESETS}
    for name in NAMES:
        voice = voices.get(name, voices[GAMES[0]])
        for id, entry in entries(lang, name).items():
            if name not in NO_READER and not id.startswith("cli-"):
                yield from said(voice, id, entry)


def said(voice: Voice, id: str, entry: ast.Message) -> Iterator[tuple[str, str, str]]:
    keys = {name.partition("-")[0] for name in variables(entry)} & KEYS
    for key in sorted(keys):
        if (id, key) in OTHERS:
            continue
        for facts in samples(entry, key):
            for form in ("", "note", "help"):
                if not form or form in [attribute.id.name for attribute in entry.attributes]:
                    yield id, key, voice.tell(id, facts, form)


# --- grammar -----------------------------------------------------------------------------------------------

NAME: Final = "|".join(PLAYERS)
CLAUSE: Final = r"(?:^|[.;!?:] |, )"
WITH: Final = rf"(?:(?:, (?:{NAME}))* (?:and|et) (?:{NAME}))?"
ENGLISH: Final = re.compile(rf"{CLAUSE}[Yy]ou{WITH}(?:, the last in order,)? ([a-z]+)")
FRENCH: Final = re.compile(
    rf"{CLAUSE}[Vv]ous{WITH} (?:ne |n’|en |y |la |le |les |l’|vous )*(?!et\b)([a-zà-ÿ]+)"
)
NOT_VERBS: Final = frozenset(("pass", "as", "always"))
SECOND_PERSON: Final = re.compile(r"(?:ez|êtes|faites|dites)$")


def wrong(lang: str, sentence: str) -> str:
    """The verb that does not go with “you”, or ""."""
    text = re.sub(r"[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", sentence)
    if lang == "en":
        found = [verb for verb in ENGLISH.findall(text) if verb.endswith("s") and verb not in NOT_VERBS]
    else:
        found = [verb for verb in FRENCH.findall(text) if not SECOND_PERSON.search(verb)]
    return " ".join(found)


@pytest.mark.parametrize(
    ("lang", "sentence", "verb"),
    [
        ("en", "You rolls 9 9.", "rolls"),
        ("en", "You and Ann are tied: you wins.", "wins"),
        ("en", "You, Ann and Bob is tied.", "is"),
        ("en", "Ann takes a Ranch from you.", ""),
        ("en", "You are tied.", ""),
        ("fr", "Vous réfléchit.", "réfléchit"),
        ("fr", "Vous et Ann sont à égalité.", "sont"),
        ("fr", "Vous ne garde rien.", "garde"),
        ("fr", "Ann joue : vous doit payer.", "doit"),
        ("fr", "Ann vous vole une carte.", ""),
        ("fr", "Vous, Ann et Bob êtes à égalité.", ""),
        ("fr", "Vous vous installez au Ballroom.", ""),
    ],
)
def test_the_check_of_verbs_finds_what_is_wrong(lang: str, sentence: str, verb: str) -> None:
    assert wrong(lang, sentence) == verb


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_names_the_reader_and_every_verb_fits(lang: str) -> None:
    you = "you" if lang == "en" else "v(?:ou|ô|o)"
    failures = []
    heard: dict[tuple[str, str], bool] = {}
    for id, key, sentence in walk(lang):
        if PLAYERS[READER] in sentence or wrong(lang, sentence):
            failures.append(f"{id} ({key}): {sentence}")
        heard[id, key] = heard.get((id, key), False) or bool(re.search(rf"\b{you}", sentence, re.IGNORECASE))
    assert not failures
    assert [pair for pair, addressed in heard.items() if not addressed] == []
    assert len(heard) > 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_are_short(lang: str) -> None:
    """A question fits into one line of a phone; a few with a long name or card take two."""
    longest = 34
    long = []
    for rules in RULESETS:
        voice = Voice(lang, rules)
        for id, entry in entries(lang, f"{rules.box.id}.ftl").items():
            if "help" not in [attribute.id.name for attribute in entry.attributes]:
                continue
            facts: dict[str, Fact] = {name.partition("-")[0]: 1 for name in variables(entry)}
            facts.update({key: value for key, value in SAMPLES.items() if key in facts})
            for place in ("mine", "bank", "store", "saloon", "sheriff", "hall"):
                text = voice.tell(id, {**facts, "place": place, "card": 11})
                if len(text) > longest:
                    long.append(text)
    assert not long
