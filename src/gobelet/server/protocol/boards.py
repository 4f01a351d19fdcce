"""The boards: one type for each game that brings one, and the plain board for all others.

A game names its type in its box, as the piece `board`. What decodes a board, and the schema, need them all;
for a type checker a board is an `AnyBoard`.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from gobelet import api
from gobelet.server.protocol.part import AnyBoard
from gobelet.server.protocol.plain_board import PlainBoard


def board_types() -> tuple[type[AnyBoard], ...]:
    """Every type of board that this server may send."""
    found: list[type[AnyBoard]] = [PlainBoard]
    for box in api.games():
        board = box.piece("board")
        if board is None:
            continue
        if not (isinstance(board, type) and issubclass(board, AnyBoard)):
            raise box.wrong_piece("board", AnyBoard.__name__)
        found.append(board)
    return tuple(found)


if TYPE_CHECKING:
    Board = AnyBoard
else:
    Board = reduce(or_, board_types())
