"""What each complete hand of mine promises this round, against what the rivals' dice may become."""

from typing import Final

from gobelet.bots.answers.dicetown.outlook import BY_FACE, Takings, beaten
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.core.dice import FACES
from gobelet.core.names import Dice
from gobelet.odds.dicetown.policy import COUNTS, HALL, RANKS, against
from gobelet.odds.rolls import HANDS, NUMBER

TIED: Final = 0.34  # what a tie is worth of a place: the Sheriff may choose another, or wants a bribe
DOC: Final = 6  # behind the Town Hall among the pulls


class HandOutlook:
    """By face and number of dice: points, and how likely a gain is. By rank: how likely the Town Hall."""

    __slots__ = ("deeds", "doc", "follow", "gains", "hall", "points", "seconds")

    def __init__(self, worth: ExpertPrices, takings: Takings, dice: list[Dice], rolls: int) -> None:
        pulls, more = worth.pulls, worth.aims.more
        me = worth.me
        sheriff = worth.view.sheriff == me
        tied = 1.0 if sheriff else TIED
        tables = [against(NUMBER[theirs], rolls) for seat, theirs in enumerate(dice) if seat != me]
        places: list[list[float]] = []
        gains: list[list[float]] = []
        for face in range(BY_FACE):
            worths, wins, gain = takings.by_dice(face, [table[face] for table in tables], tied, sheriff)
            pull, wish = pulls[face], more[face]
            places.append([points * pull + win * wish for points, win in zip(worths, wins, strict=True)])
            gains.append(gain)
        self.points: Final = places
        self.gains: Final = gains
        none, one = beaten([table[HALL] for table in tables], takings.second)
        self.hall: Final = aimed(named(none, tied), worth.aims.least_rank)
        self.seconds: Final = named(one, tied) if one else []
        deed, another, third = [points * pulls[HALL] for points in takings.deeds()]
        deed += more[HALL]
        self.deeds: Final = (deed, deed + another, deed + another + third)
        self.follow: Final = takings.follow(BY_FACE)[0] * pulls[HALL]
        self.doc: Final = [worth.doc(dice) * pulls[DOC] for dice in DOC_FACES]

    def value(self, hand: int) -> float:
        """What a complete hand promises."""
        counts = COUNTS[hand]
        points = self.points
        gains = self.gains
        rank = RANKS[hand]
        win = self.hall[rank]
        aces = counts[FACES - 1]
        value = win * self.deeds[aces if aces < 2 else 2]
        nothing = 1 - win
        if self.seconds:
            value += self.seconds[rank] * self.follow
            nothing -= self.seconds[rank]
        for face in range(BY_FACE):
            number = counts[face]
            value += points[face][number]
            nothing *= 1 - gains[face][number]
        return value + nothing * self.doc[DOC_CLASS[hand]]


def named(better: list[float], tied: float) -> list[float]:
    """For each rank the chance to win with this share of ties won; in `better` all ties are lost."""
    return [better[rank] + tied * (better[rank + 1] - better[rank]) for rank in range(len(HANDS))]


def aimed(wins: list[float], least_rank: int) -> list[float]:
    """The same without the hands that are not meant for the Town Hall."""
    return [0.0] * least_rank + wins[least_rank:]


# Which of the Doc's faces are in a hand: 9 or 10, J or Q, K, A, as four bits; and a handful with just those.
def _doc_class(counts: tuple[int, ...]) -> int:
    return (
        (1 if counts[0] or counts[1] else 0)
        + (2 if counts[2] or counts[3] else 0)
        + (4 if counts[4] else 0)
        + (8 if counts[5] else 0)
    )


DOC_CLASS: Final = tuple([_doc_class(counts) for counts in COUNTS])
DOC_FACES: Final[tuple[int, ...]] = tuple(
    [sum([1 << 3 * face for bit, face in enumerate((0, 2, 4, 5)) if bits >> bit & 1]) for bits in range(16)]
)
