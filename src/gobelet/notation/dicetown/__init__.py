"""Dice Town as text, in all its editions."""

from typing import Final

from gobelet.notation.dicetown.town import TownNotation

NOTATION: Final = TownNotation()
