"""What the tables of odds of all games share: dice as they are written, percentages, grids."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from gobelet.core.dice import MOST_DICE, SIZE, SORTED, handful
from gobelet.core.errors import BadRequest
from gobelet.core.names import Dice
from gobelet.locale.voice import Voice

MOST_ROLLS: Final = 5


def dice_of(voice: Voice, words: str) -> Dice:
    """Dice as they are written, with spaces between: “K K 9”, “6 6 4 4 2”, “-” for none."""
    known = voice.vocabulary.faces[voice.vocabulary.first_face :]
    read: list[int] = []
    for word in words.upper().split():
        if word == "-":
            continue
        if word not in known:
            raise BadRequest("odds-bad-dice", "", {"value": words, "known": known})
        read.append(known.index(word))
    if len(read) > MOST_DICE:
        raise BadRequest("odds-too-many-dice", "", {"number": len(read), "most": MOST_DICE})
    return handful(tuple(sorted(read)))


def complete(dice: Dice) -> Dice:
    """All five dice, or BadRequest."""
    if dice >> SIZE < MOST_DICE:
        raise BadRequest("odds-too-few-dice", "", {"number": dice >> SIZE, "least": MOST_DICE})
    return dice


def percent(voice: Voice, chance: float) -> str:
    """A chance with one digit behind the point."""
    return voice.text(
        "odds-percent", {"percent": f"{100 * chance:.1f}".replace(".", voice.text("odds-point"))}
    )


def grid(voice: Voice, title: str, columns: Sequence[str]) -> Table:
    """An empty table with these heads."""
    table = Table(title=title, title_justify="left", title_style="bold")
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if not place else "right")
    return table


def faces(voice: Voice, dice: Dice) -> list[str]:
    """Each die as it is written."""
    named = voice.vocabulary.faces[voice.vocabulary.first_face :]
    return [named[face] for face in SORTED[dice]] if dice else []


def shown(voice: Voice, dice: Sequence[str]) -> str:
    """Dice as they are written, in a line."""
    return " ".join(dice) or voice.text("odds-none")
