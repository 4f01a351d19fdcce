"""What a handful of dice promises one seat this round: every place by the chance to win it."""

from typing import Final

from gobelet.bots.dicetown.rivals import fewer, weaker
from gobelet.bots.dicetown.robbing import spoils
from gobelet.bots.dicetown.worth import Worth
from gobelet.core.dice import MOST_DICE
from gobelet.core.kinds import Dice, Face
from gobelet.dicetown.holders import MINE
from gobelet.dicetown.store import CORRUPTION, CREDITS, DYNAMITE, FIELD, GIRLS
from gobelet.dicetown.winners import JACKS, KINGS, NINES, QUEENS, TENS
from gobelet.odds.dicetown import CLASSES, becomes

COUNTS: Final = range(MOST_DICE + 1)
BY_FACE: Final = 5  # places won by a face; the sixth is the Town Hall
TIED: Final = 0.35  # what a tie is worth of a place: the Sheriff may choose another, or wants a bribe
DENIED: Final = 0.6  # how much of what I win a rival would have had instead


class Takings:
    """What each place gives for 0 … 5 dice of its face, and the row's deeds: the prices of one round."""

    __slots__ = ("denied", "places", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        self.denied: Final = 1 + DENIED / worth.rivals
        self.places: Final[list[list[float]]] = [[] for _face in range(BY_FACE)]

    def place(self, face: Face) -> list[float]:
        """By the number of dice."""
        if not self.places[face]:
            self.places[face] = self._price(face)
        return self.places[face]

    def _price(self, face: Face) -> list[float]:
        worth = self.worth
        view = worth.view
        hand = view.hand_store
        if face == NINES:
            sticks = 2 if hand & FIELD[DYNAMITE] else 1
            mine = view.nuggets[MINE]
            return [min(sticks * number, mine) * self.denied for number in COUNTS]
        if face == JACKS:
            visits = (2 if view.round == 1 else 1) * (2 if hand & FIELD[CREDITS] else 1)
            return [worth.draw(number) * visits * self.denied for number in COUNTS]
        if face == QUEENS:
            robberies = 1.8 if hand & FIELD[GIRLS] else 1.0
            return [points * robberies for points in spoils(worth)]
        points = worth.got(worth.bank()) if face == TENS else worth.badge()
        return [points * self.denied] * len(COUNTS)

    def deeds(self) -> list[float]:
        """The first, second and third deed that one may take."""
        deeds = [price * self.denied for price in self.worth.deed_points()] + [0.0] * 3
        if self.worth.view.hand_store & FIELD[CORRUPTION] and self.worth.view.pile_deeds:
            deeds[0] += self.worth.average_deed()
        return deeds[:3]


class Outlook:
    """The chances of one seat, while its rivals go on in a certain way (see rivals.py)."""

    __slots__ = ("deeds", "gains", "hall", "known", "points", "worth")

    def __init__(self, takings: Takings, dice: list[Dice], way: int) -> None:
        worth = takings.worth
        view = worth.view
        me = worth.me
        sheriff = view.sheriff == me
        tied = 1.0 if sheriff else TIED
        others = [dice[seat] for seat in range(view.seats) if seat != me]
        tables = [fewer(theirs, way) for theirs in others]
        self.worth: Final = worth
        self.known: Final[dict[Dice, float]] = {}
        # By the number of dice to fall, the face and the dice that one has of it: points, and
        # the chance to gain something.
        points: list[list[float]] = []
        gains: list[list[float]] = []
        for face in range(BY_FACE):
            beaten = [1.0] * (MOST_DICE + 2)
            for table in tables:
                row = table[face]
                beaten = [chance * less for chance, less in zip(beaten, row, strict=True)]
            wins = [
                beaten[number] + tied * (beaten[number + 1] - beaten[number])
                for number in range(1, MOST_DICE + 1)
            ]
            wins.insert(0, 0.0)
            place = takings.place(face)
            if face == KINGS and sheriff:  # he keeps the badge also when nobody has a King
                wins[0] = beaten[1]
                gains.append([0.0] * (MOST_DICE + 1))
            else:
                gains.append(wins)
            points.append([win * give for win, give in zip(wins, place, strict=True)])
        self.points: Final = [points]
        self.gains: Final = [gains]
        hall = [1.0] * CLASSES
        for theirs in others:
            hall = [chance * less for chance, less in zip(hall, weaker(theirs, way), strict=True)]
        self.hall: Final = hall
        self.deeds: Final = takings.deeds()

    def _prepare(self, left: int) -> None:
        """The same with one die more to fall."""
        while len(self.points) <= left:
            for table in (self.points, self.gains):
                table.append(
                    [
                        [
                            row[number] + (row[number + 1] - row[number]) / 6 if number < MOST_DICE else 0.0
                            for number in range(MOST_DICE + 1)
                        ]
                        for row in table[-1]
                    ]
                )

    def value(self, dice: Dice, left: int) -> float:
        """What this handful promises if the dice left fall as they may."""
        if dice in self.known:
            return self.known[dice]
        if left >= len(self.points):
            self._prepare(left)
        first, second, third = self.deeds
        hall = self.hall
        value = 0.0
        nothing = 1.0
        for number, any_aces, an_ace, two_aces in becomes(dice):
            win = hall[number]
            value += win * (any_aces * first + an_ace * second + two_aces * third)
            nothing -= win * any_aces
        points = self.points[left]
        gains = self.gains[left]
        for face in range(BY_FACE):
            number = dice >> 3 * face & 7
            value += points[face][number]
            nothing *= 1 - gains[face][number]
        value += nothing * self.worth.doc(dice)
        self.known[dice] = value
        return value
