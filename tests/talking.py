"""Answers in words, refusals, and the table read back in the notation of drawing.py.

say(scene, 1, "keep 9 9")         say(scene, 0, "offer $3 n1 brute d4 [d2]")
say(scene, 2, "play wanted")      say(scene, 0, "order 2 0 1")
"""

import pytest

import gobelet
from gobelet import Refused
from gobelet.core.dice import PICKED, mask_of
from gobelet.core.names import Option, Parts, Seat
from gobelet.dicetown import holders
from gobelet.dicetown.cards import DEEDS, ELIXIRS, STORE
from gobelet.dicetown.doc import REMEDIES
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.holders import FENCED
from gobelet.dicetown.hunting import DoubleGun
from gobelet.dicetown.option_table import DONE, PASS, TABLE
from gobelet.dicetown.state import Town
from gobelet.dicetown.unprinted_values import FINDS
from gobelet.dicetown.view import TownView
from tests.annexes import NAMES as OUTLAWS
from tests.drawing import FACES, NAMES, Story, card, cards, die, faces, title

# What the operands of these verbs are, by name.
THINGS = {
    "drink": (*ELIXIRS, "top"),
    "find": FINDS,
    "warpath": tuple(place.name for place in CLASSIC.places),
    "desperado": OUTLAWS,
}
CURTAIN = ("curtain", 0)  # what a scene asks when it is over


# --- saying ------------------------------------------------------------------------------------------------


def say(town: Town, seat: Seat, words: str) -> None:
    town.answer(seat, *parts(town, seat, words))


def all_pass(town: Town) -> None:
    """Everyone who is asked lets the window pass."""
    for seat in town.waiting:
        town.answer(seat, PASS)


def refused(town: Town, seat: Seat, words: str | Parts, rule: str) -> str:
    """This answer is refused by this rule, and nothing has changed. Gives the refusal's id."""
    before, told = town.text(), len(story(town).events)
    answer = parts(town, seat, words) if isinstance(words, str) else words
    with pytest.raises(Refused) as caught:
        town.answer(seat, *answer)
    assert caught.value.rule == rule
    assert town.text() == before
    assert len(story(town).events) == told
    return caught.value.id


def parts(town: Town, seat: Seat, words: str) -> Parts:
    """The parts of an answer in words."""
    verb, *operands = words.split()
    write = TABLE.write
    if verb in ("keep", "brute"):
        kept = sum(die(face) for face in operands)
        return (write(verb, mask_of(_rolled(town, seat), kept)),)
    if verb == "turn":
        return (write(verb, FACES.index(operands[0]) * 6 + FACES.index(operands[1])),)
    if verb == "play":
        return (write(verb, NAMES.index(operands[0])),)
    if verb == "remedy":
        return (write(verb, REMEDIES.index(operands[0])),)
    if verb == "order":
        return tuple(write("name", int(visitor)) for visitor in operands)
    if verb == "offer":
        return (*[_part(token) for token in operands], DONE)
    if verb in ("take", "fence"):
        return tuple(_part(token) for token in operands)
    if verb in ("drink", "find", "warpath", "desperado"):
        return (write(verb, THINGS[verb].index(operands[0])),)
    if verb == "outlaws":
        named = [token.partition("x") for token in operands]
        return (
            *[write("outlaw", OUTLAWS.index(name) * 2 + int(dice or 1) - 1) for name, _x, dice in named],
            DONE,
        )
    if verb == "gun":
        return (write(verb, mask_of(_hunted(town), sum(die(face) for face in operands))),)
    if verb == "shaman":
        return (write(verb, FACES.index(operands[0]) * 6 + FACES.index(operands[1])),)
    if verb == "ambush":
        return (write(verb, int(operands[0]) * 6 + FACES.index(operands[1])),)
    return (write(verb, int(operands[0]) if operands else 0),)  # pass, done, joe 1, name 1, rob 1, backs 2


def _part(token: str) -> Option:
    if token[0] == "$":
        return TABLE.write("dollars", int(token[1:]) - 1)
    if token[0] == "n" and token[1:].isdigit():
        return TABLE.write("nuggets", int(token[1:]) - 1)
    if token[0] == "[":
        return TABLE.write("fenced", card(token[1:-1])[1])
    back, kind = card(token)
    return TABLE.write("card" if back is STORE else "deed", kind)


def _hunted(town: Town) -> int:
    """DX-46. The dice of a hunt."""
    assert isinstance(town.question, DoubleGun)
    return town.question.dice


def _rolled(town: Town, seat: Seat) -> int:
    return town.cup[seat] or town.kept[seat]


# --- hearing -----------------------------------------------------------------------------------------------


def asking(town: Town) -> tuple[str | int, ...]:
    """The id of the open question, and the seats that owe an answer."""
    return (town.question.id, *town.waiting) if town.question is not None else ("over",)


def may(town: Town, seat: Seat) -> list[str]:
    """What a seat may say next, in words."""
    return [_word(town, seat, option) for option in town.options(seat)]


def _word(town: Town, seat: Seat, option: Option) -> str:
    verb, operand = TABLE.read(option)
    words = {
        "turn": f"turn {FACES[operand // 6]} {FACES[operand % 6]}",
        "dollars": f"${operand + 1}",
        "nuggets": f"n{operand + 1}",
        "pass": "pass",
        "done": "done",
    }
    if verb in ("keep", "brute"):
        return f"{verb} {faces(PICKED[_rolled(town, seat)][operand])}".strip()
    if verb in ("play", "card"):
        return f"play {NAMES[operand]}" if verb == "play" else NAMES[operand]
    if verb in ("deed", "fenced"):
        return title(DEEDS, operand) if verb == "deed" else f"[{title(DEEDS, operand)}]"
    if verb == "remedy":
        return f"remedy {REMEDIES[operand]}"
    if verb in THINGS:
        return f"{verb} {THINGS[verb][operand]}"
    if verb == "outlaw":
        return f"{OUTLAWS[operand // 2]}x{operand % 2 + 1}"
    if verb == "gun":
        return f"gun {faces(PICKED[_hunted(town)][operand])}"
    if verb == "shaman":
        return f"shaman {FACES[operand // 6]} {FACES[operand % 6]}"
    if verb == "ambush":
        return f"ambush {operand // 6} {FACES[operand % 6]}"
    return words.get(verb, f"{verb} {operand}")


def look(town: Town, seat: Seat | None) -> TownView:
    """What a seat sees; None is a spectator."""
    view = gobelet.view(town, seat)
    assert isinstance(view, TownView)
    return view


def story(town: Town) -> Story:
    """What the watchers of a drawn town were told."""
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
