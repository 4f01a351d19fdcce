"""The option table of Cincinnati."""

from typing import Final

from gobelet.core.dice import MASKS, SIZE, at_spots
from gobelet.core.names import MOST_SEATS, Parts
from gobelet.core.options import OptionTable

HAND: Final = 5  # dice of a player

TABLE: Final = OptionTable(
    [
        ("pass", 1),  # decline an extra roll
        ("reroll", 32),  # reroll these dice: a mask over the player's dice in ascending order; 0 is to stand
        ("pay", 32),  # pay a chip and reroll these dice: at least one
        ("table", 3),  # choose this table
        ("challenge", MOST_SEATS),  # play a Duel card against this seat
    ],
    {"challenge": 1},
)

PASS: Final[int] = TABLE.start["pass"]
REROLL: Final[int] = TABLE.start["reroll"]
PAY: Final[int] = TABLE.start["pay"]
CHOOSE: Final[int] = TABLE.start["table"]
CHALLENGE: Final[int] = TABLE.start["challenge"]

# For every five dice, at dice % SPOTS: what may be rerolled; and what for a chip, or nothing.
_HANDS: Final = {dice: masks for dice, masks in MASKS.items() if dice >> SIZE == HAND}
REROLLS: Final[tuple[Parts, ...]] = at_spots(
    {dice: tuple([REROLL + mask for mask in masks]) for dice, masks in _HANDS.items()}, ()
)
PAYS: Final[tuple[Parts, ...]] = at_spots(
    {dice: (PASS, *[PAY + mask for mask in masks if mask]) for dice, masks in _HANDS.items()}, ()
)
# CI-30. Whom each seat may challenge: OPPONENTS[seats][seat].
OPPONENTS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple(
            [tuple([CHALLENGE + other for other in range(seats) if other != seat]) for seat in range(seats)]
        )
        for seats in range(MOST_SEATS + 1)
    ]
)
