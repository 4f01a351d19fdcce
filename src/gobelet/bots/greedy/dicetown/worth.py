"""What things are worth to one seat, Doc Badluck's remedies and Elixirs included (DT-33, DT-34)."""

from typing import Final

from gobelet.bots.greedy.dicetown.prices import DOLLAR, Prices
from gobelet.core.names import Dice, Face, Kind, Seat
from gobelet.dicetown.cards import DEEDS, ELIXIRS, deed_points
from gobelet.dicetown.doc import CHARM, COLLECT, FACES, FENCE, SAMPLE
from gobelet.dicetown.extras.revised import BOTTLES, OPEN, SHELF, SPENT, CabinetView
from gobelet.dicetown.view import TownView

ROBBED: Final = 0.1  # how likely a deed in hand is robbed in a round
# What an Outlaw of each face is worth who may still be played, and how likely he is in a round.
OUTLAWS: Final[tuple[float, ...]] = (1.8, 1.4, 1.8, 1.7, 1.7, 2.2)
PLAYED: Final = 0.5
DENIED: Final = 0.6  # how much of what I win a rival would have had instead
DIE: Final = 1.7  # what the Indian die is worth in the next round
ROBBERY: Final = 3.0  # what a robbery gives a rival
OWN_CHOICE: Final = 2.0  # who gives a card of his choice gives his worst: of n cards so much through n + 1


class Worth(Prices):
    """The prices of one moment, seen from one seat, and what a visit to the Doc is worth then."""

    __slots__ = ("cures", "remedies")

    def __init__(self, view: TownView, seed: int) -> None:
        super().__init__(view, seed)
        self.remedies: list[float] = []
        self.cures: list[tuple[float, Dice]] = []

    def denied(self) -> float:
        """How much of what I win a rival would have had instead."""
        return DENIED

    def robbery(self, thief: Seat, draws: int) -> float:
        """What it costs me that a rival robs somebody."""
        return ROBBERY * self.weight(thief)

    def cure(self, seat: Seat) -> float:
        """What a rival's visit to the Doc costs me: who lives in the present does not think of it."""
        return 0.0

    def remedy(self, number: int) -> float:
        """DT-33. What a remedy is worth."""
        if not self.remedies:
            view = self.view
            shared = 1 + 1 / self.rivals  # what I get, the others lose
            dollars = sum([min(2, view.dollars[seat]) for seat in self.prey])
            nuggets = sum([min(1, view.nuggets[seat]) for seat in self.prey])
            self.remedies = [0.0] * len(FACES)
            self.remedies[FENCE] = self._fencing()
            self.remedies[SAMPLE] = self.draw(1)
            self.remedies[COLLECT] = self.got(dollars) * shared
            self.remedies[CHARM] = nuggets * shared
        return self.remedies[number]

    def _fencing(self) -> float:
        """My two dearest deeds made safe."""
        safe: float = (1 - ROBBED) ** (self.rounds - 1)
        deeds = DEEDS.spread(self.view.hand_deeds)[-2:]
        return sum([deed_points(kind) for kind in deeds]) * (1 - safe)

    def doc(self, dice: Dice) -> float:
        """A visit: the best remedy that the faces of a handful offer, or the best Elixir."""
        if not self.cures:
            self.cures = self._cures()
        for points, faces in self.cures:
            if dice & faces:
                return points
        return 0.0

    def _cures(self) -> list[tuple[float, Dice]]:
        """What may be had, from the best, and the faces that offer it: an Elixir needs none."""
        annex = self.view.annex
        if isinstance(annex, CabinetView):
            opened = [self.elixir(kind) for kind in BOTTLES.distinct(annex.elixirs[OPEN])]
            return [(max(self.any_elixir(), *opened), -1)]
        return sorted([(self.remedy(number), faces) for number, faces in enumerate(FACES)], reverse=True)

    # --- the Extension -----------------------------------------------------------------------------------

    def outlaw(self, face: Face) -> float:
        """DX-20. An Outlaw of this face who may be played in a round to come."""
        never: float = (1 - PLAYED) ** (self.rounds - 1)
        return OUTLAWS[face] * (1 - never)

    def reward(self, dollars: int) -> float:
        """DX-22. So many dollars on a captured Outlaw, which stay with me."""
        return dollars * DOLLAR

    def indian(self) -> float:
        """DI-2. What the Indian die is worth, which is rolled in the next round."""
        return DIE

    # --- the revised edition -----------------------------------------------------------------------------

    def any_elixir(self) -> float:
        """The pile's top one, on average; an empty pile is filled again with those spent."""
        annex = self.view.annex
        assert isinstance(annex, CabinetView)
        kinds = BOTTLES.spread(annex.elixirs[SHELF] or annex.elixirs[SPENT])
        return sum([self.elixir(kind) for kind in kinds]) / max(1, len(kinds))

    def elixir(self, kind: Kind) -> float:
        """DT-34. What an Elixir is worth."""
        name = ELIXIRS[kind]
        if name == "wealth":
            return self.remedy(COLLECT)
        if name == "charm":
            return self.remedy(CHARM)
        if name == "fortune":
            return self.remedy(SAMPLE)
        if name == "protection":
            return self.remedy(FENCE)
        if name == "power":
            sheriff = self.view.sheriff
            return self.badge() * (1 + self.weight(sheriff)) if sheriff != self.me else 0.0
        return max([self.gift(seat, name == "domination") for seat in self.prey])

    def gift(self, seat: Seat, deed: bool) -> float:
        """What a seat gives me if it chooses the card: a Store card, or a deed."""
        prices = self.hand(seat)[1 if deed else 0]
        if not prices:
            return 0.0
        lowest = min(prices[-1], OWN_CHOICE * sum(prices) / len(prices) / (len(prices) + 1))
        return lowest * (1 + self.weight(seat))
