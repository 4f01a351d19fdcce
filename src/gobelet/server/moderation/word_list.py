"""A list of words, and whether a word stands on it: in time that grows with the word, not with the list."""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

REMEMBERED: Final = 5_000  # words: most of a chat are the same ones again
_RUN: Final = re.compile(r"(.)\1+")


class Drawn(NamedTuple):
    """A word as letters, none twice in a row, and how often each stands there: `fuuck` is fuck, 1 2 1 1."""

    letters: str
    counts: tuple[int, ...]

    def covers(self, other: "Drawn", start: int = 0) -> bool:
        """Whether from this letter on we are the other word, drawn out or not. No letter may be missing."""
        counts = self.counts[start : start + len(other.counts)]
        return self.letters.startswith(other.letters, start) and all(
            mine >= least for mine, least in zip(counts, other.counts, strict=True)
        )


def once(word: str) -> str:
    """Its letters, none twice in a row."""
    return _RUN.sub(r"\1", word)


def drawn(word: str) -> Drawn:
    runs = [(letter, len(list(run))) for letter, run in groupby(word)]
    return Drawn("".join([letter for letter, _count in runs]), tuple([count for _letter, count in runs]))


class WordList:
    """`word` is that word alone, `word*` what begins with it, `*word` what ends with it, `*word*` both."""

    def __init__(self, entries: Iterable[str]) -> None:
        self.words: Final[dict[str, list[Drawn]]] = {}
        self.starts: Final[dict[str, list[Drawn]]] = {}
        self.ends: Final[list[Drawn]] = []
        self.inside: Final[list[Drawn]] = []
        self.phrases: Final[dict[str, list[list[Drawn]]]] = {}  # by their first word
        for entry in entries:
            self._add(entry)
        self.longest: Final = max([len(start) for start in self.starts], default=0)
        self.has: Final = lru_cache(REMEMBERED)(self._has)

    def _add(self, entry: str) -> None:
        first, *others = [drawn(word.strip("*")) for word in entry.split()]
        if others:
            self.phrases.setdefault(first.letters, []).append([first, *others])
        elif entry.startswith("*"):
            (self.inside if entry.endswith("*") else self.ends).append(first)
        else:
            kind = self.starts if entry.endswith("*") else self.words
            kind.setdefault(first.letters, []).append(first)

    def _has(self, word: str) -> bool:
        letters = once(word)
        places = [(one, 0) for one in self.words.get(letters, ())]
        for end in range(1, min(len(letters), self.longest) + 1):
            places += [(one, 0) for one in self.starts.get(letters[:end], ())]
        places += [
            (one, len(letters) - len(one.letters)) for one in self.ends if letters.endswith(one.letters)
        ]
        for one in self.inside:
            place = letters.find(one.letters)
            while place >= 0:
                places.append((one, place))
                place = letters.find(one.letters, place + 1)
        mine = drawn(word) if places else None
        return mine is not None and any(mine.covers(one, place) for one, place in places)

    def phrase(self, words: list[str], start: int) -> int:
        """How many of these words are a phrase of the list, from this one on; 0: none."""
        for phrase in self.phrases.get(once(words[start]), ()):
            said = [drawn(word) for word in words[start : start + len(phrase)]]
            if [one.letters for one in said] == [one.letters for one in phrase] and all(
                one.covers(wanted) for one, wanted in zip(said, phrase, strict=True)
            ):
                return len(phrase)
        return 0
