"""The black box of a worker: memory that it shares with its watcher, and that outlives it.

The worker writes down the seat and the time before a bot thinks, and every answer. So the watcher knows which
bot hangs or was thinking when the process died, and has the record of the game so far.
"""

import time
from ctypes import Array, c_int64
from multiprocessing.context import BaseContext
from typing import Final

from gobelet.arena.plan import Plan
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat

SEED: Final = 0
TURN: Final = 1
THINKING: Final = 2  # the seat + 1; 0 if no bot is thinking
SINCE: Final = 3  # nanoseconds of the clock that all processes share
NUMBER: Final = 4  # of answers
ANSWERS: Final = 5
MOST_ANSWERS: Final = 50_000  # further ones are not kept: no game comes near
PART_BITS: Final = 16


class BlackBox:
    def __init__(self, cells: "Array[c_int64]") -> None:
        self.cells = cells

    def start(self, seed: int, turn: int) -> None:
        cells = self.cells
        cells[SEED] = seed
        cells[TURN] = turn
        cells[NUMBER] = cells[THINKING] = 0

    def think(self, seat: Seat) -> None:
        self.cells[SINCE] = time.monotonic_ns()
        self.cells[THINKING] = seat + 1

    def rest(self) -> None:
        self.cells[THINKING] = 0

    def note(self, seat: Seat, part: Option) -> None:
        number = self.cells[NUMBER]
        if number < MOST_ANSWERS:
            self.cells[ANSWERS + number] = seat << PART_BITS | part
            self.cells[NUMBER] = number + 1

    # --- for the watcher ---------------------------------------------------------------------------------

    def game(self) -> tuple[int, int]:
        return self.cells[SEED], self.cells[TURN]

    def thinker(self) -> Seat:
        """The seat that is thinking; -1 if none is."""
        return self.cells[THINKING] - 1

    def thinking_for(self) -> float:
        """Seconds."""
        if not self.cells[THINKING]:
            return 0.0
        return (time.monotonic_ns() - self.cells[SINCE]) / 1e9

    def replay(self, plan: Plan) -> Game:
        """The game so far."""
        game = plan.new_game(self.cells[SEED])
        for place in range(self.cells[NUMBER]):
            answer = self.cells[ANSWERS + place]
            game.answer(answer >> PART_BITS, answer & (1 << PART_BITS) - 1)
        return game


def shared_box(context: BaseContext) -> BlackBox:
    """A box for a process that is about to start."""
    return BlackBox(context.RawArray(c_int64, ANSWERS + MOST_ANSWERS))


def private_box() -> BlackBox:
    """A box for games in this process, which has no watcher."""
    return BlackBox((c_int64 * (ANSWERS + MOST_ANSWERS))())
