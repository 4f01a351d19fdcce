"""Which build runs: the inner rings compiled with mypyc, or plain Python."""

from typing import Final

COMPILED: Final[bool] = not __file__.endswith(".py")
