"""The word filter: names with such words are refused, and in the chat they are covered.

Whole words are compared, unless the list says otherwise: Scunthorpe stays. A word is recognised in capitals,
with accents, in letters and signs that look alike (`names.py`), drawn out, or with something between its
letters.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from gobelet.server.errors import Trouble
from gobelet.server.moderation.word_list import WordList
from gobelet.server.settings.named_file import read_text
from gobelet.server.tables import names

BUILT_IN: Final = Path(__file__).with_name("words.txt")
COVER: Final = "***"
# Signs that stand for letters: "1" for two, so each is tried.
_SIGNS: Final = [str.maketrans("01345789@$!|+€£", f"o{one}eastbgas{one}ltel") for one in ("i", "l")]
_PIECE: Final = re.compile(r"\S+")
_CAPITAL_INSIDE: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
_NO_LETTERS: Final = re.compile(r"[\W\d_]+")
_AROUND: Final = ".,-_*"  # what may stand beside a letter that stands alone


def _entries(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        entry = _bare(line.partition("#")[0]).casefold().strip()
        if entry.strip("-* "):
            yield entry


def _bare(text: str) -> str:
    """Latin letters without accents, in their own case."""
    if text.isascii():
        return text
    apart = unicodedata.normalize("NFKD", names.as_latin(text))
    return "".join([letter for letter in apart if unicodedata.category(letter)[0] != "M"])


class Words:
    """The built-in list, and what the operator adds to it or takes out of it."""

    def __init__(self, file: str = "") -> None:
        lines = BUILT_IN.read_text(encoding="utf-8").splitlines()
        entries = [*_entries(lines), *_entries(read_text(file, "words").splitlines() if file else ())]
        self.unwanted: Final = WordList([entry for entry in entries if not entry.startswith("-")])
        self.allowed: Final = WordList([entry[1:] for entry in entries if entry.startswith("-")])

    def check_name(self, name: str, field: str = "name") -> None:
        if self._places(names.plain(name)):
            raise Trouble("name-unwanted", 400, {"field": field})

    def covered(self, text: str) -> str:
        """A line of chat, without what stands on the list."""
        for start, end in reversed(self._places(text)):
            text = text[:start] + COVER + text[end:]
        return text

    def _places(self, text: str) -> list[tuple[int, int]]:
        """From where to where such words stand: whole pieces between spaces."""
        pieces = [found.span() for found in _PIECE.finditer(text)]
        found: list[tuple[int, int]] = []
        for first, last in sorted(self._spans([_bare(text[start:end]) for start, end in pieces])):
            start, end = pieces[first][0], pieces[last][1]
            if found and start <= found[-1][1]:
                found[-1] = (found[-1][0], max(end, found[-1][1]))
            else:
                found.append((start, end))
        return found

    def _spans(self, pieces: list[str]) -> Iterator[tuple[int, int]]:
        """The first and the last piece of each word, and of words that belong together."""
        plain = [_NO_LETTERS.sub("", piece).casefold() for piece in pieces]
        for number, piece in enumerate(pieces):
            if self._is_unwanted(piece):
                yield number, number
            length = self.unwanted.phrase(plain, number)
            if length:
                yield number, number + length - 1
        for alone, run in groupby(enumerate(pieces), key=lambda one: len(one[1].strip(_AROUND)) == 1):
            numbers = [number for number, _piece in run]
            joined = "".join([pieces[number].strip(_AROUND) for number in numbers])
            if alone and len(numbers) > 2 and self._is_unwanted(joined):  # with spaces between its letters
                yield numbers[0], numbers[-1]

    def _is_unwanted(self, piece: str) -> bool:
        words = {word for form in _forms(piece) for word in form.split()}
        return any(self.unwanted.has(word) and not self.allowed.has(word) for word in words)


def _forms(piece: str) -> Iterator[str]:
    """How a piece may be read: as words apart, by its signs, and as one word if these parts are short."""
    if piece.isalpha():
        yield piece.casefold()
        yield _CAPITAL_INSIDE.sub(" ", piece).casefold()
        return
    signs = [piece.casefold().translate(one) for one in _SIGNS]
    for text in (piece, *signs):
        parts = _NO_LETTERS.sub(" ", text)
        yield parts.casefold()
        yield _CAPITAL_INSIDE.sub(" ", parts).casefold()
        if all(len(part) <= 2 for part in parts.split()):
            yield parts.replace(" ", "").casefold()
