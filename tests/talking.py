"""Answers in words, refusals, and the table read back in the words of its notation.

say(scene, 1, "keep 9 9")         say(scene, 0, "offer $3 n1 brute d4 [d2]")
say(scene, 2, "play wanted")      say(scene, 0, "order 2 0 1")
"""

import pytest

import gobelet
from gobelet import Refused, notation
from gobelet.core.names import Parts, Seat
from gobelet.dicetown import holders
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.holders import FENCED
from gobelet.dicetown.option_table import PASS
from gobelet.dicetown.state import Town
from gobelet.dicetown.view import TownView
from gobelet.notation.dicetown.names import faces
from tests.drawing import Story, cards

CURTAIN = ("curtain", 0)  # what a scene asks when it is over


# --- saying ------------------------------------------------------------------------------------------------


def say(town: Town, seat: Seat, words: str) -> None:
    notation.answer(town, seat, words)


def all_pass(town: Town) -> None:
    """Every asked seat lets the window pass."""
    for seat in town.waiting:
        town.answer(seat, PASS)


def refused(town: Town, seat: Seat, words: str | Parts, rule: str) -> str:
    """This answer is refused by this rule, and nothing has changed. Gives the refusal's id."""
    before, heard = town.text(), len(story(town).events)
    answer = notation.read(town, seat, words) if isinstance(words, str) else words
    with pytest.raises(Refused) as caught:
        town.answer(seat, *answer)
    assert caught.value.rule == rule
    assert town.text() == before
    assert len(story(town).events) == heard
    return caught.value.id


# --- hearing -----------------------------------------------------------------------------------------------


def asking(town: Town) -> tuple[str | int, ...]:
    """The id of the open question, and the seats that owe an answer."""
    return (town.question.id, *town.waiting) if town.question is not None else ("over",)


def may(town: Town, seat: Seat) -> list[str]:
    """What a seat may say next, in words."""
    return [notation.spell(town, seat, option) for option in town.options(seat)]


def look(town: Town, seat: Seat | None) -> TownView:
    """What a seat sees; None is a spectator."""
    view = gobelet.view(town, seat)
    assert isinstance(view, TownView)
    return view


def story(town: Town) -> Story:
    """What the watchers of a drawn town saw."""
    (watcher,) = town.watchers
    assert isinstance(watcher, Story)
    return watcher


# --- reading the table -------------------------------------------------------------------------------------


def hand(town: Town, seat: Seat) -> str:
    """The cards in a hand: Store cards, then deeds."""
    return f"{cards(town.store[seat], STORE)} {cards(town.deeds[seat], DEEDS)}".strip()


def fenced(town: Town, seat: Seat) -> str:
    return cards(town.deeds[FENCED + seat], DEEDS)


def dice(town: Town, seat: Seat) -> str:
    """The dice that a seat has set aside."""
    return faces(town.dice[seat])


def row(town: Town) -> str:
    """The deeds of the row, the bottom one first."""
    places = town.deeds[holders.ROW : holders.ROW + town.edition.row]
    return " ".join(cards(deed, DEEDS) for deed in places if deed)


def discard(town: Town) -> str:
    return cards(town.store[holders.DISCARD], STORE)


def deck(town: Town) -> str:
    return cards(town.store[holders.DECK], STORE)
