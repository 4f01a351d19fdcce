"""Names for what is a number in Dice Town's engine: faces, cards, deeds."""

from functools import lru_cache
from typing import Final

from gobelet.core.names import Cards
from gobelet.dicetown.cards import DEEDS, deed_points
from gobelet.dicetown.faces import FACE_NAMES
from gobelet.locale.dicetown import card as card_name
from gobelet.server.protocol.answers import Face

__all__ = ["FACES", "card_name", "deeds"]

FACES: Final[tuple[Face, ...]] = FACE_NAMES


@lru_cache(4096)
def deeds(held: Cards) -> list[int]:
    """Deeds by their points; a Ranch is 0. The list is only ever read."""
    return [deed_points(kind) for kind in DEEDS.spread(held)] if held else []
