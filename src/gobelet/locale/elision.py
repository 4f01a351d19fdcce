"""Elision: whether a French word before a name loses its vowel, as in “d’Annie”."""

import unicodedata
from typing import Final

VOWELS: Final = frozenset("aeiouœæ")
MUTE_H: Final = frozenset("eiouy")  # Henri, Hippolyte, Hortense, Hugo; not Harry


def elided(name: str) -> bool:
    """A vowel, a mute h, or a y before a consonant: “d’Annie”, “d’Henri”, “d’Yves”, “de Yann”, “de Harry”."""
    plain = [letter for letter in unicodedata.normalize("NFD", name.lower()) if letter.isalpha()]
    first, second = [*plain, "", ""][:2]
    if first == "h":
        return second in MUTE_H
    if first == "y":
        return second.isalpha() and second not in VOWELS
    return first in VOWELS
