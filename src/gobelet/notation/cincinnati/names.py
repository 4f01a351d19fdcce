"""The words of Cincinnati: dice by their pips, cards, tables."""

from typing import Final

from gobelet.cincinnati.cards import CARDS, ROWS
from gobelet.core.dice import MOST_DICE, SORTED, handful
from gobelet.core.names import Cards, Dice
from gobelet.notation.fields import counted, each, wrong

NAMES: Final = tuple([row.name.replace("money-", "$") for row in ROWS])
LETTERS: Final = "ABC"


def is_dice(word: str) -> bool:
    return 0 < len(word) <= MOST_DICE and set(word) <= set("123456")


def dice(field: str, word: str) -> Dice:
    """`66442` as dice."""
    if not is_dice(word):
        raise wrong(field, word)
    return handful(tuple([int(pip) - 1 for pip in word]))


def pips(dice: Dice) -> str:
    """Dice as text, the highest first."""
    return "".join([str(face + 1) for face in reversed(SORTED[dice])])


def cards(field: str, words: list[str]) -> Cards:
    """`$15x2 duel` as cards."""
    packed = 0
    for word in each(words):
        if word not in NAMES:
            raise wrong(field, word)
        packed += CARDS.one[NAMES.index(word)]
    return packed


def titles(cards: Cards) -> list[str]:
    return [NAMES[kind] for kind in CARDS.spread(cards)]


def cards_text(cards: Cards) -> str:
    """Cards as text, like ones together."""
    return counted(titles(cards))
