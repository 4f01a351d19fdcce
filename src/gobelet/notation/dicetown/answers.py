"""Answers of Dice Town in words.

    keep 9 9        brute 9        turn 9 K        play wanted        name 1        order 2 0 1
    offer $3 n1 brute d4 [d2]      outlaws K$4x2   gun 9 J            drink wealth  find star

An offer and a list of Outlaws end by themselves. A single thing that is said of them goes by its own name:
`$3`, `n1`, `brute`, `d4`, `[d2]`, `K$4x2`, and `done`.
"""

from typing import Final

from gobelet.core.dice import PICKED, mask_of
from gobelet.core.game import Game
from gobelet.core.names import MOST_SEATS, Dice, Option, Parts, Seat
from gobelet.core.options import OptionTable
from gobelet.dicetown.doc import REMEDIES
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.hunting import DoubleGun
from gobelet.dicetown.option_table import CARDS_OF, DEEDS_OF, DONE, FENCED_OF, TABLE
from gobelet.dicetown.rolling import KeepDice
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown.names import (
    ELIXIR_NAMES,
    FACES,
    LANDS,
    OUTLAW_NAMES,
    RIVER_NAMES,
    STORE_CARDS,
    dice,
    faces,
)
from gobelet.notation.notation import Notation, no_answer

# Verbs whose operands have names.
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "play": STORE_CARDS,
    "remedy": REMEDIES,
    "drink": (*ELIXIR_NAMES, "top"),
    "find": RIVER_NAMES,
    "warpath": tuple([place.name for place in CLASSIC.places]),
    "desperado": OUTLAW_NAMES,
}
TWO_FACES: Final = ("turn", "shaman")  # from this face to that one
DICE: Final = ("keep", "brute", "gun")  # some of one's dice
LISTS: Final = ("offer", "take", "fence", "outlaws", "order")  # the verbs of whole answers
GOODS: Final = ("dollars", "nuggets", "card", "deed", "fenced")
SEATS: Final = tuple([str(seat) for seat in range(MOST_SEATS)])
OUTLAWS: Final = tuple([f"{name}x{number}" for name in OUTLAW_NAMES for number in (1, 2)])


class TownAnswers(Notation):
    """The words of options and answers."""

    # --- writing ---------------------------------------------------------------------------------------

    def spell(self, game: Game, seat: Seat, parts: Parts) -> str:
        verbs = [TABLE.read(part)[0] for part in parts]
        if len(parts) > 1 and set(verbs) == {"name"}:
            return " ".join(["order", *[str(TABLE.read(part)[1]) for part in parts]])
        if len(parts) > 1 and verbs[-1] == "done":
            words = [self.word(game, seat, part) for part in parts[:-1]]
            if set(verbs[:-1]) <= set(GOODS):
                return " ".join(["offer", *words])
            if set(verbs[:-1]) == {"outlaw"}:
                return " ".join(["outlaws", *words])
        return super().spell(game, seat, parts)

    def word(self, game: Game, seat: Seat, option: Option) -> str:
        assert isinstance(game, Town)
        verb, operand = TABLE.read(option)
        if verb in DICE:
            return f"{verb} {faces(PICKED[_dice_of(game, seat, verb)][operand])}".strip()
        if verb in NAMED:
            return f"{verb} {NAMED[verb][operand]}"
        if verb in TWO_FACES:
            return f"{verb} {FACES[operand // 6]} {FACES[operand % 6]}"
        if verb == "ambush":
            return f"ambush {operand // 6} {FACES[operand % 6]}"
        return _thing_name(verb, operand) or super().word(game, seat, option)

    # --- reading ---------------------------------------------------------------------------------------

    def read_word(self, game: Game, seat: Seat, words: list[str], text: str) -> Parts:
        assert isinstance(game, Town)
        verb, *operands = words or [""]
        if verb in NAMED and len(operands) == 1 and operands[0] in NAMED[verb]:
            return (_write(game.ruleset.table, verb, NAMED[verb].index(operands[0]), text),)
        things = [_thing(word) for word in words]
        if things and min(things) >= 0 and not _keeps_none(game, words):
            return tuple(things)
        if verb in LISTS:
            return self._list(verb, operands, text)
        if verb in DICE and set(operands) <= set(FACES):
            mask = mask_of(_dice_of(game, seat, verb), dice(verb, operands))
            if mask < 0:
                raise no_answer(text, verb)
            return (_write(game.ruleset.table, verb, mask, text),)
        if verb in TWO_FACES and len(operands) == 2 and set(operands) <= set(FACES):
            turned = FACES.index(operands[0]) * 6 + FACES.index(operands[1])
            return (_write(game.ruleset.table, verb, turned, text),)
        if verb == "ambush" and len(operands) == 2 and operands[0].isdigit() and operands[1] in FACES:
            rerolled = int(operands[0]) * 6 + FACES.index(operands[1])
            return (_write(game.ruleset.table, verb, rerolled, text),)
        if verb in (*NAMED, *DICE, *TWO_FACES, "ambush"):
            raise no_answer(text, verb)
        return super().read_word(game, seat, words, text)

    def _list(self, verb: str, operands: list[str], text: str) -> Parts:
        if verb == "order":
            if not operands or not set(operands) <= set(SEATS):
                raise no_answer(text, verb)
            return tuple([TABLE.write("name", int(word)) for word in operands])
        things = tuple([_thing(word) for word in operands])
        if -1 in things or (verb in ("take", "fence") and not things):
            raise no_answer(text, verb)
        return things if verb in ("take", "fence") else (*things, DONE)


def _keeps_none(town: Town, words: list[str]) -> bool:
    """Whether the lone word `brute` is a Brute that keeps no dice, and not a card that is named."""
    return words == ["brute"] and isinstance(town.question, KeepDice)


def _thing_name(verb: str, operand: int) -> str:
    """What a thing is called that an option names; nothing if it names none."""
    if verb == "dollars":
        return f"${operand + 1}"
    if verb == "nuggets":
        return f"n{operand + 1}"
    if verb == "card":
        return STORE_CARDS[operand]
    if verb == "outlaw":
        return OUTLAWS[operand]
    if verb == "fenced":
        return f"[{LANDS[operand]}]"
    return LANDS[operand] if verb == "deed" else ""


def _thing(word: str) -> Option:
    """The option that names a thing; -1 if the word is none."""
    if word in STORE_CARDS:
        return CARDS_OF[STORE_CARDS.index(word)]
    if word in LANDS:
        return DEEDS_OF[LANDS.index(word)]
    if word[0] == "[" and word[1:-1] in LANDS:
        return FENCED_OF[LANDS.index(word[1:-1])]
    if word in OUTLAWS or word in OUTLAW_NAMES:
        return TABLE.write("outlaw", OUTLAWS.index(word if word in OUTLAWS else f"{word}x1"))
    for sign, verb in (("$", "dollars"), ("n", "nuggets")):
        if word[0] == sign and word[1:].isdigit() and 0 < int(word[1:]) <= TABLE.width[verb]:
            return TABLE.write(verb, int(word[1:]) - 1)
    return DONE if word == "done" else -1


def _write(table: OptionTable, verb: str, operand: int, text: str) -> Option:
    if verb not in table.width or not 0 <= operand < table.width[verb]:
        raise no_answer(text, verb)
    return table.write(verb, operand)


def _dice_of(town: Town, seat: Seat, verb: str) -> Dice:
    """The dice that an answer chooses among: those of the hunt (DX-46), or of this roll."""
    if verb == "gun":
        return town.question.dice if isinstance(town.question, DoubleGun) else 0
    return town.cup[seat] or town.kept[seat]
