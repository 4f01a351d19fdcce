"""Information states of OpenSpiel as tensors: all that a player has said and heard, in rows of numbers.

A row is one message or one answer: the bits that stand for its id, then its facts. Small whole numbers stand
for themselves, everything else for a fraction that follows from it.
"""

from functools import cache
from hashlib import blake2b
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.envs.openspiel_trail import Inside, links_to

ID_BITS: Final = 16
FACTS: Final = 28
ROW: Final = ID_BITS + FACTS
EXACT: Final = 1 << 24  # whole numbers that 32-bit floats hold
ANSWER: Final = ">"


@cache
def number_of(word: str) -> int:
    """Sixteen bits that stand for a word."""
    return int.from_bytes(blake2b(word.encode(), digest_size=2).digest(), "big")


@cache
def bits_of(id: str) -> tuple[int, ...]:
    number = number_of(id)
    return tuple([number >> bit & 1 for bit in range(ID_BITS)])


def value_of(fact: int | str) -> float:
    if isinstance(fact, int) and abs(fact) < EXACT:
        return float(fact)
    return number_of(str(fact)) / (1 << 16)


def row_of(id: str, facts: list[Fact]) -> list[float]:
    values: list[float] = [*bits_of(id)]
    for fact in facts:
        values += [value_of(one) for one in fact] if isinstance(fact, tuple) else [value_of(fact)]
    if len(values) > ROW:  # the last number stands for all that has no room
        values[ROW - 1 :] = [value_of(str(values[ROW - 1 :]))]
    return values + [0.0] * (ROW - len(values))


def message_row(message: Message) -> list[float]:
    return row_of(message.id, list(message.facts.values()))


def rows_heard(inside: Inside, player: int) -> list[list[float]]:
    """The rows of a player, the oldest first."""
    rows: list[list[float]] = []
    for link in links_to(inside.trail, inside.settings):
        if link.said is not None and link.said[0] == player:
            rows.append(row_of(ANSWER, [link.said[1]]))
        rows += [message_row(event.seen_by(player)) for event in link.events or ()]
    if inside.said is not None and inside.said[0] == player:
        rows.append(row_of(ANSWER, [inside.said[1]]))
    return rows


def fields_of(tensor: NDArray[np.float32], rows: int) -> dict[str, Any]:
    """The first parts of an information state: how many rows had no room, and the rows."""
    return {"forgotten": tensor[:1], "heard": tensor[1 : 1 + rows * ROW].reshape(rows, ROW)}


def write_rows(inside: Inside, player: int, fields: dict[str, Any], rows: int) -> None:
    """Write them. Where there is more than `rows`, the oldest are left out, and counted."""
    heard = rows_heard(inside, player)
    fields["forgotten"][0] = max(0, len(heard) - rows)
    fields["heard"][:] = 0
    kept = heard[-rows:]
    if kept:
        fields["heard"][: len(kept)] = kept
