"""Typing in Dice Town: dice to keep, a die to turn, a bribe."""

import re
from typing import Final

from gobelet.cli.games.terminal_game import NONE, Form
from gobelet.cli.games.typed_dice import DiceReader
from gobelet.core.dice import SORTED, count
from gobelet.core.errors import BadRequest
from gobelet.core.names import Option, Parts
from gobelet.dicetown.cards import BRUTE, DEEDS, FIELD, RANCH, STORE, deed_points
from gobelet.dicetown.faces import FACE_NAMES
from gobelet.dicetown.option_table import (
    A_DEED,
    A_FENCED_DEED,
    BRUTE_KEEP,
    CARDS_OF,
    DEED,
    DOLLARS,
    DONE,
    FENCED_DEED,
    GOODS,
    KEEP,
    NUGGETS,
    PASS,
    TURN,
    kind_of,
)
from gobelet.dicetown.view import TownView
from gobelet.locale.dicetown import card
from gobelet.locale.voice import Voice

READER: Final = DiceReader(FACE_NAMES, places=True, aliases={"V": "J", "D": "Q", "R": "K"})
FACE_READER: Final = DiceReader(FACE_NAMES, places=False, aliases={"V": "J", "D": "Q", "R": "K"})


def owner(view: TownView) -> int:
    assert view.seat is not None
    return view.seat


class KeepForm(Form):
    """`9 9 J` or `1 2 3`, `all`, `none`; `+brute` with it."""

    def __init__(self, voice: Voice, view: TownView) -> None:
        self.voice: Final = voice
        self.view: Final = view
        self.fewer: Final = view.question is not None and view.question.id == "keep-fewer"
        self.dice: Final = view.kept[owner(view)] if self.fewer else view.cup
        self.brute: Final = not self.fewer and bool(view.hand_store & FIELD[BRUTE])

    def hints(self) -> list[str]:
        word, view = self.voice.text, self.view
        if self.fewer:
            return []
        set_aside = self.voice.dice(SORTED[view.dice[owner(view)]]) or word("list-none")
        facts: dict[str, str | int] = {
            "dice": self.voice.dice(SORTED[self.dice]),
            "aside": set_aside,
            "dollars": view.dollars[owner(view)],
        }
        lines = [word("cli-you-rolled", facts)]
        return [*lines, word("cli-type-brute")] if self.brute else lines

    def how(self) -> str:
        return self.voice.text("cli-type-fewer" if self.fewer else "cli-type-keep")

    def read(self, typed: str) -> Parts:
        plain = re.sub(r"\+\s*(la\s+)?brute", "", typed, flags=re.IGNORECASE).strip()
        start = BRUTE_KEEP if plain != typed else KEEP
        return (start + (0 if plain.lower() in NONE else READER.mask(self.dice, plain)),)


class TurnForm(Form):
    """`9 A`: a 9 becomes an A. Enter: no."""

    def __init__(self, voice: Voice, view: TownView) -> None:
        self.voice: Final = voice
        self.dice: Final = view.dice[owner(view)]

    def hints(self) -> list[str]:
        return [self.voice.text("cli-type-turn", {"dice": self.voice.dice(SORTED[self.dice])})]

    def read(self, typed: str) -> Parts:
        if not typed or typed.lower() in NONE:
            return (PASS,)
        faces = [FACE_NAMES.index(face) for face in FACE_READER.faces(re.sub(r"[>→=]", " ", typed))]
        if len(faces) != 2 or not count(self.dice, faces[0]):
            raise BadRequest("cli-type-turn", "", {"dice": self.voice.dice(SORTED[self.dice])})
        return (TURN + faces[0] * 6 + faces[1],)


class OfferForm(Form):
    """`$3 n1 2`: three dollars, a nugget and card 2 of the list. Enter: nothing."""

    def __init__(self, voice: Voice, view: TownView) -> None:
        me = owner(view)
        self.voice: Final = voice
        # What is offered already, in a raise, can't be offered again.
        held = view.offers[me]
        cards, deeds = view.offers_seen[me]
        self.dollars: Final = view.dollars[me] - held.dollars
        self.nuggets: Final = view.nuggets[me] - held.nuggets
        self.items: Final = (
            [CARDS_OF[kind] for kind in STORE.spread(view.hand_store - cards)]
            + [DEED + kind for kind in DEEDS.spread(view.hand_deeds - deeds)]
            + [FENCED_DEED + kind for kind in DEEDS.spread(view.fenced[me] - held.fenced)]
        )

    def _label(self, option: Option) -> str:
        word = self.voice.text
        if option == FENCED_DEED + RANCH:
            return word("option-ranch")
        if GOODS[option] == A_FENCED_DEED:
            return word("cli-a-fenced-deed", {"points": deed_points(kind_of(option))})
        if GOODS[option] == A_DEED:
            return word("cli-a-deed", {"points": deed_points(kind_of(option))})
        return word(card(kind_of(option)))

    def hints(self) -> list[str]:
        word = self.voice.text
        lines = [f"{number:>2}  {self._label(option)}" for number, option in enumerate(self.items, 1)]
        have: dict[str, str | int] = {"dollars": self.dollars, "nuggets": self.nuggets}
        return [word("cli-you-have", have), *lines]

    def how(self) -> str:
        return self.voice.text("cli-type-offer")

    def read(self, typed: str) -> Parts:
        if not typed or typed.lower() in NONE:
            return (DONE,)
        dollars = nuggets = 0
        taken: list[Option] = []
        places: set[int] = set()
        for word in re.sub(r"[,;]|\band\b|\bet\b", " ", typed.lower()).split():
            amount = re.fullmatch(r"(\$|[np])?([0-9]{1,3})(\$|[np])?", word)
            if amount is None or (amount[1] and amount[3]):
                raise BadRequest("cli-type-offer", "", {})
            number, sign = int(amount[2]), amount[1] or amount[3]
            if sign == "$":
                dollars += number
            elif sign:
                nuggets += number
            elif 1 <= number <= len(self.items) and number not in places:
                places.add(number)
                taken.append(self.items[number - 1])
            else:
                raise BadRequest("cli-no-such-item", "", {"number": number, "most": len(self.items)})
        if dollars > self.dollars or nuggets > self.nuggets:
            raise BadRequest("cli-you-have", "", {"dollars": self.dollars, "nuggets": self.nuggets})
        parts = [DOLLARS + dollars] if dollars else []
        parts += [NUGGETS + nuggets] if nuggets else []
        return (*parts, *sorted(taken), DONE)
