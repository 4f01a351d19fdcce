"""Typing dice."""

import re
from collections.abc import Sequence
from typing import Final

from gobelet.cli.games.terminal_game import ALL
from gobelet.core.dice import SORTED, handful, mask_of
from gobelet.core.errors import BadRequest
from gobelet.core.names import Dice


class DiceReader:
    """Reads dice out of some: by their faces, or by their places if no face looks like a place."""

    def __init__(self, words: Sequence[str], places: bool, aliases: dict[str, str] | None = None) -> None:
        self.words: Final = tuple(words)
        self.aliases: Final = aliases or {}
        self.places: Final = places
        known = [*words, *self.aliases, *(["1", "2", "3", "4", "5"] if places else [])]
        self.pattern: Final = re.compile("|".join(sorted(known, key=len, reverse=True)), re.IGNORECASE)

    def faces(self, typed: str) -> list[str]:
        """The words for dice in what was typed, with any separators."""
        found = self.pattern.findall(typed)
        if not found or re.sub(r"[\s,;.]+", "", self.pattern.sub("", typed)):
            raise BadRequest("cli-type-dice", "", {"dice": " ".join(self.words)})
        return [self.aliases.get(word.upper(), word.upper()) for word in found]

    def mask(self, dice: Dice, typed: str) -> int:
        """What was typed, as a mask over these dice."""
        faces = SORTED[dice]
        if typed.lower() in ALL:
            return (1 << len(faces)) - 1
        words = self.faces(typed)
        there = {"dice": " ".join([self.words[face] for face in faces])}
        if self.places and all(word in "12345" for word in words):
            taken = [int(word) - 1 for word in words]
            if max(taken) >= len(faces) or len(set(taken)) < len(taken):
                raise BadRequest("cli-no-such-place", "", {"number": len(faces), **there})
            return mask_of(dice, handful(tuple([faces[place] for place in taken])))
        if any(word not in self.words for word in words):
            raise BadRequest("cli-faces-or-places", "", {})
        wanted = [self.words.index(word) for word in words]
        if any(wanted.count(face) > faces.count(face) for face in wanted):
            raise BadRequest("cli-no-such-dice", "", dict(there))
        return mask_of(dice, handful(tuple(sorted(wanted))))
