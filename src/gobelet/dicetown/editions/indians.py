"""Dice Town, the Extension with the Indian die: how it differs from the Extension."""

from dataclasses import replace
from typing import Final

from gobelet.dicetown.cards import SMOKE, deck
from gobelet.dicetown.editions.extension import EXTENSION
from gobelet.dicetown.indian import Dismiss, RollIndian
from gobelet.dicetown.unprinted_values import INDIAN, SPIRITS
from gobelet.dicetown.village import OpenClaim, SmokeSignals, Village

_ROUND: Final = EXTENSION.round
_HALL: Final = EXTENSION.places[-1]


def faces(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """DI-3. The six faces of the die, with so many of each effect."""
    return tuple([spirit for spirit, number in zip(SPIRITS, numbers, strict=True) for _face in range(number)])


INDIANS: Final = EXTENSION.but(
    id="dicetown/extension+indians",
    store=deck(SMOKE + 1),  # DI-1
    indian=faces(INDIAN),
    places=(
        *EXTENSION.places[:-1],
        replace(_HALL, actions=tuple([action.after(OpenClaim) for action in _HALL.actions])),  # DI-2
    ),
    round=(
        _ROUND[0],
        RollIndian(),  # DI-3
        *_ROUND[1:-2],
        Village(),  # DI-2
        _ROUND[-2],
        Dismiss(),  # DI-4
        SmokeSignals(),  # DI-5
        _ROUND[-1],
    ),
)
