"""Garbage: collected a little at a time, so that no player waits while all tables are looked through.

Now and then Python's own collector goes through all objects, which takes a second with a thousand tables.
Here, what survives a round is set aside, and all of it is looked through once an hour.
"""

import gc
from typing import Final

WHOLE: Final = 3_600_000  # milliseconds between two looks through everything


class Tidier:
    def __init__(self, time: int) -> None:
        self.whole = time
        gc.disable()
        gc.collect()
        gc.freeze()

    def tidy(self, time: int) -> None:
        """Collect what is new since the last round. Called in every round."""
        if time - self.whole >= WHOLE:
            self.whole = time
            gc.unfreeze()
        gc.collect()
        gc.freeze()

    def close(self) -> None:
        """Hand collecting back to Python."""
        gc.unfreeze()
        gc.enable()
