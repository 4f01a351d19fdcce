"""Heaps as words: what lies before a seat or on the table, in any game."""

from typing import Final

from gobelet.core.shown import Heap
from gobelet.locale.voice import Voice

HIDDEN: Final = "?"  # a die or a card that lies face down
EMPTY: Final = "–"


def label(voice: Voice, heap: Heap) -> str:
    """The name of a heap: the message `heap-<id>`, or the id if a game has no such sentence."""
    id = f"heap-{heap.id}"
    return voice.text(id) if voice.bundle.has_message(id) else heap.id


def faces_of(voice: Voice, heap: Heap) -> list[str]:
    """The dice of a heap by their faces, or by their numbers if these have no names."""
    faces = voice.vocabulary.faces
    return [faces[die] if 0 <= die < len(faces) else str(die) for die in heap.dice]


def contents(voice: Voice, heap: Heap) -> str:
    """Dice by their faces, cards by their names, what is hidden, and the amount."""
    found = [" ".join([*faces_of(voice, heap), *[HIDDEN] * heap.hidden])]
    found.append(", ".join([voice.text(card) for card in heap.cards]))
    found.append(voice.text("cli-number", {"number": heap.amount}) if heap.amount >= 0 else "")
    return " ".join([part for part in found if part]) or EMPTY


def in_words(voice: Voice, heap: Heap) -> str:
    return f"{label(voice, heap)} {contents(voice, heap)}"
