"""Cincinnati as text."""

from typing import Final

from gobelet.notation.cincinnati.casino import CasinoNotation

NOTATION: Final = CasinoNotation()
