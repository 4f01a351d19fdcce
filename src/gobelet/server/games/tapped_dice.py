"""Tapped dice: places in the list that was shown, mapped onto the engine's masks."""

from gobelet.core.dice import MOST_DICE, ONE, SORTED, mask_of
from gobelet.core.names import Dice
from gobelet.server.errors import Trouble


def places_to_mask(dice: Dice, places: list[int]) -> int:
    """The mask for these dice. Of equal dice any may be tapped: the engine names the leftmost."""
    shown = SORTED[dice]
    if len(set(places)) != len(places) or any(place >= len(shown) for place in places):
        raise Trouble("choice-places", 400, {"number": len(shown)})
    return mask_of(dice, sum([ONE[shown[place]] for place in places]))


def mask_to_places(mask: int) -> list[int]:
    return [place for place in range(MOST_DICE) if mask >> place & 1]


def numbers_of(masks: list[int]) -> list[int]:
    """How many dice may be taken: of each number, all choices are allowed or none."""
    return sorted({mask.bit_count() for mask in masks})
