"""The values that no rulebook prints, marked [V] in docs/rules: they are defined only here.

An owner of the box who knows better corrects them for a game by its options (owner_values.py). Two of the
values here follow from what the books print: earlier programs let them be corrected, new games do not.
"""

from typing import Any, Final

from gobelet.core.names import Face

# DT-4: what the six Equipment cards are worth. The book prints "1 to 8", six unique cards, and shows 2, 3, 4
# and 5: no other six numbers fit.
EQUIPMENT: Final = (1, 2, 3, 4, 5, 8)

# DT-5 [V]: how many deeds are worth 1, 2, 3, 4 and 5.
DEEDS_2009: Final = (5, 5, 5, 5, 5)
DEEDS_REVISED: Final = (4, 4, 4, 4, 4)

# DT-32 [V]: the poker hands from the lowest to the highest. That four beats full is printed.
HANDS: Final = ("nothing", "pair", "two-pair", "three", "straight", "full", "four", "five")

# DX-4 [V]: the River cards, and how many there are of each.
FINDS: Final = ("nuggets-2", "wallet", "nuggets-5", "star", "discoveries", "voucher", "nothing")
RIVER: Final = (4, 3, 1, 1, 1, 1, 1)


class Outlaw:
    """DX-5. A card of two sides: the face of the outlaw side, that of the Wanted side, the reward on it."""

    __slots__ = ("face", "reward", "wanted")

    def __init__(self, face: Face, wanted: Face, reward: int) -> None:
        self.face: Final = face
        self.wanted: Final = wanted
        self.reward: Final = reward

    def __reduce__(self) -> tuple[Any, ...]:
        return Outlaw, (self.face, self.wanted, self.reward)


# DX-5 [V]: two Outlaws for each die face, the Wanted side with the same face, $4 on one and $6 on the other.
OUTLAWS: Final = tuple([Outlaw(face, face, reward) for face in range(6) for reward in (4, 6)])

# DX-6: with two or three players, how many deeds are removed, and what the mine holds.
SHORT: Final = (10, 30)

# DI-3 [V]: the effects of the Indian die, and on how many of its faces each stands.
SPIRITS: Final = ("shaman", "ambush", "bodyguard", "warpath")
INDIAN: Final = (2, 2, 1, 1)
