"""The grammar of a position: what lies before each seat, then fields.

    9 9 $4 ★ / 10 $8 brute [d2]x2 (9 J K); round: 3; row: d1 d2 d3

Seats are parted by `/`, fields by `;`. A field has a name, `:` and words. What stands in brackets is one
word. `x3` after a word stands for three of it, and a field may be empty: `-`.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from gobelet.core.errors import BadRequest
from gobelet.core.names import SEATS_OF, Seat, Seats

Value = str | int | Sequence[int] | None

WORD: Final = re.compile(r"\([^)]*\)|<[^>]*>|\[[^\]]*\]\S*|\S+")
TIMES: Final = re.compile(r"(.+)x([1-9]\d?)")
NUMBER: Final = re.compile(r"\d{1,6}")
NOTHING: Final = "-"


class Drawing:
    """A position that was taken apart: the words of each seat, and the fields."""

    def __init__(self, text: str, beside: dict[str, Value]) -> None:
        seats, *parts = text.split(";")
        self.seats: Final = [WORD.findall(seat) for seat in seats.split("/")]
        self.fields: Final[dict[str, str]] = {}
        for part in filter(str.strip, parts):
            name, colon, value = part.partition(":")
            if not colon or name.strip() in self.fields:
                raise wrong(name.strip(), part.strip())
            self.fields[name.strip()] = value.strip()
        for name, given in beside.items():
            if given is not None:
                self.fields[name] = _spelled(given)
        for number, words in enumerate(self.seats):
            if any("?" in word for word in words):
                raise _hidden(seat_field(number))
        for name, value in self.fields.items():
            if "?" in value:
                raise _hidden(name)

    def check(self, ruleset: str, known: tuple[str, ...]) -> None:
        """Refuse fields that positions of this ruleset don't have."""
        for name in self.fields:
            if name not in known:
                raise BadRequest(
                    "notation-unknown-field", "", {"ruleset": ruleset, "field": name, "known": known}
                )

    def has(self, field: str) -> bool:
        return field in self.fields

    def words(self, field: str) -> list[str]:
        """The words of a field; none if it is not drawn."""
        value = self.fields.get(field, "")
        return [] if value == NOTHING else WORD.findall(value)

    def each(self, field: str) -> list[str]:
        """The words of a field, `d1x3` three times."""
        return list(each(self.words(field)))

    def entries(self, field: str) -> list[list[str]]:
        """The words of a field that is parted by commas."""
        value = self.fields.get(field, "")
        return [] if value in ("", NOTHING) else [WORD.findall(entry) for entry in value.split(",")]

    def number(self, field: str, otherwise: int) -> int:
        return number(field, self.fields[field]) if field in self.fields else otherwise

    def in_turn(self, field: str) -> list[Seat]:
        """The seats of a field, in their order."""
        seats = []
        for word in self.words(field):
            seat = number(field, word)
            if seat >= len(self.seats):
                raise wrong(field, word)
            seats.append(seat)
        return seats

    def set_of(self, field: str) -> Seats:
        """The seats of a field, as a set."""
        return sum([1 << seat for seat in set(self.in_turn(field))])


# --- reading -----------------------------------------------------------------------------------------------


def each(words: list[str]) -> Iterator[str]:
    for word in words:
        times = TIMES.fullmatch(word)
        yield from [times[1]] * int(times[2]) if times else [word]


def number(field: str, word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise wrong(field, word)
    return int(word)


def seat_field(seat: Seat) -> str:
    """What errors call the part of a seat."""
    return f"seat {seat}"


def wrong(field: str, value: str) -> BadRequest:
    """A word that the field can't have."""
    return BadRequest("notation-field", "", {"field": field, "value": value})


def missing(field: str, value: str) -> BadRequest:
    """More of something than there is."""
    return BadRequest("notation-missing", "", {"field": field, "value": value})


def differs(field: str, value: int | str, known: int | str) -> BadRequest:
    """A field that does not go with the rest of the position."""
    return BadRequest("notation-differs", "", {"field": field, "value": str(value), "known": str(known)})


def lacks(field: str, known: str) -> BadRequest:
    """A field without something that it needs."""
    return BadRequest("notation-lacks", "", {"field": field, "known": known})


def not_once(value: str, number: int) -> BadRequest:
    """Something that has to be drawn once."""
    return BadRequest("notation-once", "", {"value": value, "number": number})


def _hidden(field: str) -> BadRequest:
    return BadRequest("notation-hidden", "", {"field": field})


def _spelled(value: Value) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join([str(entry) for entry in value])
    return str(value).strip()


# --- writing -----------------------------------------------------------------------------------------------


def written(seats: list[list[str]], fields: dict[str, str]) -> str:
    """A position as text."""
    line = " / ".join([" ".join(filter(None, words)) or NOTHING for words in seats])
    return "; ".join([line, *[f"{name}: {value}" for name, value in fields.items() if value]])


def counted(words: list[str]) -> str:
    """The words in their order, like ones together: `d1 d2x3`."""
    return " ".join([times(word, words.count(word)) for word in dict.fromkeys(words)])


def times(word: str, number: int) -> str:
    """`?x3`: a word and how often it stands there; nothing for 0."""
    return f"{word}x{number}" if number > 1 else word if number else ""


def seat_numbers(seats: Seats) -> str:
    return " ".join([str(seat) for seat in SEATS_OF[seats]])
