"""Garbage: what is young is collected in small portions, what is old once an hour.

Left to itself, Python's collector goes through all objects now and then, which takes a second with a thousand
tables. Tables grow old and are rarely garbage: only the look once an hour goes through them. What a table
makes and forgets is young, and a look through that takes a millisecond.
"""

import gc
from typing import Final

WHOLE: Final = 3_600_000  # milliseconds between two looks through everything
YOUNG: Final = 2_000  # new objects after which the young ones are looked through
MIDDLE: Final = 5  # such looks after which those that stayed are looked through again
NEVER: Final = 1_000_000_000
USUAL: Final = gc.get_threshold()


class Tidier:
    def __init__(self, time: int) -> None:
        self.whole = time
        gc.collect()
        gc.freeze()  # what the program itself consists of stays
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def tidy(self, time: int) -> None:
        """Look through everything, if it is time. Called in every round."""
        if time - self.whole >= WHOLE:
            self.whole = time
            gc.collect()

    def close(self) -> None:
        """Hand collecting back to Python."""
        gc.unfreeze()
        gc.set_threshold(*USUAL)
