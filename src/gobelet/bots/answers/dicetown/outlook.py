"""What a handful of dice promises one seat this round: every place by the chance to win it."""

from typing import Final

from gobelet.bots.answers.dicetown.actions import to_me
from gobelet.bots.answers.dicetown.appraiser import Appraiser
from gobelet.bots.answers.dicetown.rivals import fewer, weaker
from gobelet.core.dice import FACES, MOST_DICE, ONE
from gobelet.core.names import Dice
from gobelet.dicetown.winners import KINGS
from gobelet.odds.dicetown.handfuls import becomes

COUNTS: Final = range(MOST_DICE + 1)
BY_FACE: Final = 5  # places won by a face; the sixth is the Town Hall
TIED: Final = 0.35  # what a tie is worth of a place: the Sheriff may choose another, or wants a bribe
# PRESENT[left][rank]: how likely, of the dice left, some show the face of this rank, and none a better one.
PRESENT: Final = tuple(
    [
        tuple([((6 - rank) / 6) ** left - ((5 - rank) / 6) ** left for rank in range(FACES)])
        for left in range(MOST_DICE + 1)
    ]
)


class Takings:
    """The prices of one round: what each place gives its first and its second, by their dice."""

    __slots__ = ("denied", "places", "second", "worth")

    def __init__(self, worth: Appraiser) -> None:
        view = worth.view
        self.worth: Final = worth
        self.denied: Final = 1 + worth.denied() / worth.rivals
        self.second: Final = view.seats > 2 and len(view.edition.places[0].actions) > 1  # DX-10
        self.places: Final[list[tuple[list[float], list[float]]]] = [([], [])] * len(view.edition.places)

    def place(self, number: int) -> list[float]:
        """What the first at a place gets for 0 … 5 dice of its face; at the Town Hall, for 0 … 5 As."""
        return self._both(number)[0]

    def follow(self, number: int) -> list[float]:
        """What the second gets."""
        return self._both(number)[1]

    def of(self, number: int, role: int) -> list[float]:
        """What the first (0) or the second (1) gets."""
        return self._both(number)[role]

    def deeds(self) -> list[float]:
        """What the first deed at the Town Hall gives, and what the second and the third add."""
        none, one, two = self.place(BY_FACE)[:3]
        return [none, one - none, two - one]

    def by_dice(
        self, face: int, rivals: list[tuple[float, ...]], tied: float, sheriff: bool
    ) -> tuple[list[float], list[float], list[float]]:
        """By the dice of a face: points, how likely its place is won, and how likely it gives anything."""
        first = self.place(face)
        none, one = beaten(rivals, self.second)
        wins = chances(none, tied)
        worths = [win * give for win, give in zip(wins, first, strict=True)]
        gain = wins
        if one:
            follows = chances(one, tied)
            second = self.follow(face)
            worths = [w + comes * give for w, comes, give in zip(worths, follows, second, strict=True)]
            gain = [win + comes for win, comes in zip(wins, follows, strict=True)]
        if face == KINGS and sheriff:  # a Sheriff keeps the badge if nobody has a King
            worths[0] = none[1] * first[0]
            gain = [0.0] * (MOST_DICE + 1)
        return worths, wins, gain

    def _both(self, number: int) -> tuple[list[float], list[float]]:
        prices = self.places[number]
        if not prices[0]:
            actions = self.worth.view.edition.places[number].actions
            given = [self._price(action.name) for action in actions]
            prices = given[0], [0.0] * len(COUNTS)
            if len(given) > 1:
                both = list(zip(given[0], given[1], strict=True))
                second = [min(pair) if self.second else 0.0 for pair in both]
                prices = [max(pair) for pair in both], second
            self.places[number] = prices
        return prices

    def _price(self, action: str) -> list[float]:
        """A robbery is priced with the rival's loss; of other goods a rival might have had some."""
        denied = 1.0 if action == "steal" else self.denied
        return [to_me(self.worth, action, number) * denied for number in COUNTS]


class Outlook:
    """The chances of one seat, while its rivals go on in a certain way (see rivals.py)."""

    __slots__ = ("deeds", "follow", "gains", "hall", "known", "points", "seconds", "worth")

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
            worths, _wins, gain = takings.by_dice(face, [table[face] for table in tables], tied, sheriff)
            points.append(worths)
            gains.append(gain)
        self.points: Final = [points]
        self.gains: Final = [gains]
        self.hall, self.seconds = beaten([weaker(theirs, way) for theirs in others], takings.second)
        self.deeds: Final = takings.deeds()
        self.follow: Final = takings.follow(BY_FACE)[0]

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
        hall, seconds = self.hall, self.seconds
        follows = self.follow
        value = 0.0
        nothing = 1.0
        for number, any_aces, an_ace, two_aces in becomes(dice):
            win = hall[number]
            value += win * (any_aces * first + an_ace * second + two_aces * third)
            nothing -= win * any_aces
            if seconds:
                value += seconds[number] * any_aces * follows
                nothing -= seconds[number] * any_aces
        points = self.points[left]
        gains = self.gains[left]
        for face in range(BY_FACE):
            number = dice >> 3 * face & 7
            value += points[face][number]
            nothing *= 1 - gains[face][number]
        value += nothing * self.worth.doc(dice)
        self.known[dice] = value
        return value


def further(outlook: Outlook, dice: Dice, left: int) -> float:
    """What a handful promises if of the next roll the best die is kept, free, and the rest falls."""
    values = sorted([outlook.value(dice + one, left - 1) for one in ONE], reverse=True)
    present = PRESENT[left]
    total = 0.0
    for rank, value in enumerate(values):
        total += value * present[rank]
    return total


def beaten(rivals: list[tuple[float, ...]], second: bool) -> tuple[list[float], list[float]]:
    """From each rival's chances to have less: how likely all have; and, if asked, all but one."""
    none = [1.0] * len(rivals[0])
    one = [0.0] * len(none) if second else []
    for less in rivals:
        if second:
            one = [o * few + n * (1 - few) for o, n, few in zip(one, none, less, strict=True)]
        none = [n * few for n, few in zip(none, less, strict=True)]
    return none, one


def chances(better: list[float], tied: float) -> list[float]:
    """From the chances with 0 … 6 dice, ties lost, those with 0 … 5 dice and this share of ties won."""
    won = [
        better[number] + tied * (better[number + 1] - better[number]) for number in range(1, MOST_DICE + 1)
    ]
    return [0.0, *won]
