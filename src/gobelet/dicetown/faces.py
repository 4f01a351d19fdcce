"""The faces of the dice, from the lowest to the highest."""

from typing import Final, Literal, TypeAlias

FaceName: TypeAlias = Literal["9", "10", "J", "Q", "K", "A"]
FACE_NAMES: Final[tuple[FaceName, ...]] = ("9", "10", "J", "Q", "K", "A")
