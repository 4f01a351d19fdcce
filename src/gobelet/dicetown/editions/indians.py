"""Dice Town, the Extension with the Indian die: how it differs from the Extension."""

from dataclasses import replace
from typing import Final

from gobelet.dicetown.cards import SMOKE, deck_up_to
from gobelet.dicetown.editions.extension import EXTENSION, EXTENSION_1
from gobelet.dicetown.indian import (
    AMBUSHES,
    BODYGUARDS,
    SHAMANS,
    WARPATHS,
    WAYLAYERS,
    Dismiss,
    RollIndian,
)
from gobelet.dicetown.unprinted_values import INDIAN, SPIRITS
from gobelet.dicetown.village import OpenClaim, SmokeSignals, Village

_HALL: Final = EXTENSION_1.place("hall")


def faces(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """DI-3. The six faces of the die, with this many of each effect."""
    return tuple([spirit for spirit, number in zip(SPIRITS, numbers, strict=True) for _face in range(number)])


# Version 1: Insurance as in the Extension's, and an Ambush was put even where it had one answer only.
INDIANS_1: Final = EXTENSION_1.but(
    id="dicetown/extension+indians",
    store=deck_up_to(SMOKE),  # DI-1
    indian=faces(INDIAN),
    spirits={"shaman": SHAMANS, "ambush": AMBUSHES, "bodyguard": BODYGUARDS, "warpath": WARPATHS},  # DI-4
    places=EXTENSION_1.with_place(
        replace(_HALL, actions=tuple([action.after(OpenClaim) for action in _HALL.actions]))  # DI-2
    ),
    rolling=(*EXTENSION_1.rolling, RollIndian()),  # DI-3
    before_doc=(Village(),),  # DI-2
    guard_gives=False,
    after_doc=(Dismiss(), SmokeSignals()),  # DI-4, DI-5
)

# Version 2: the owner of a Bodyguard still gave nobody anything.
INDIANS_2: Final = INDIANS_1.but(
    insurance=EXTENSION.insurance,  # DX-48
    spirits={**INDIANS_1.spirits, "ambush": WAYLAYERS},  # DT-57
)

INDIANS: Final = INDIANS_2.but(guard_gives=True)  # DI-4
