"""What a round brings me once all hands are complete: who wins each place, what they get, what it costs me.

`Outlook` is for one hand against all hands that the others may have. Here all dice are known.
"""

from typing import Final

from gobelet.bots.answers.dicetown.actions import badge_goes, costs_me, to_me
from gobelet.bots.answers.dicetown.outlook import BY_FACE
from gobelet.bots.expert.dicetown.hands import DOC, DOC_CLASS, DOC_FACES
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.search.dicetown.shown import ShownPlaces, shown_in
from gobelet.core.dice import FACES, MOST_DICE
from gobelet.core.names import Seat
from gobelet.dicetown.winners import KINGS
from gobelet.odds.dicetown.policy import COUNTS, HALL, RANKS

NOBODY: Final = -1
BRIBED: Final = 0.5  # what is left of a place that the Sheriff gives me


class Showdown:
    """The prices of one round, for every seat, place and number of dice, in what they are worth to me."""

    __slots__ = ("cures", "doc", "gives", "me", "paid", "seats", "second", "sheriff")

    def __init__(self, worth: ExpertPrices, shown: ShownPlaces | None = None) -> None:
        """`shown`: what places bring, if not as in the edition's table."""
        view = worth.view
        self.me: Final = worth.me
        self.seats: Final = view.seats
        self.sheriff: Final = view.sheriff
        self.second: Final = view.seats > 2 and len(view.edition.places[0].actions) > 1  # DX-10
        shown = shown if shown is not None else shown_in(view.edition)
        mine = (shown.mine, shown.mine_second)
        theirs = (shown.theirs, shown.their_second)
        # By place, first or second, seat, and dice that count.
        self.gives: Final = [
            [
                [
                    [points * (mine if seat == worth.me else theirs)[role][place] for points in row]
                    for seat, row in enumerate(self._rows(worth, place, role))
                ]
                for role in range(2)
            ]
            for place in range(len(view.edition.places))
        ]
        self.paid: Final = worth.got(1) * shown.paid
        cures = [worth.doc(dice) for dice in DOC_FACES]
        self.doc: Final = [points * shown.mine[DOC] for points in cures]
        cure = max(cures) * shown.theirs[DOC]
        self.cures: Final = [
            0.0 if seat == worth.me else -cure * worth.weight(seat) for seat in range(view.seats)
        ]

    def _rows(self, worth: ExpertPrices, place: int, role: int) -> list[list[float]]:
        """For each seat what the first or the second gets for 0 … 5 dice, as I see it."""
        actions = [action.name for action in worth.view.edition.places[place].actions]
        rows: list[list[float]] = []
        for seat in range(self.seats):
            row: list[float] = []
            for number in range(MOST_DICE + 1):
                given = [gain(worth, action, seat, number) for action in actions]
                if role and not self.second:
                    row.append(0.0)
                elif (seat == worth.me) == (role == 0):  # the first takes what is best for them
                    row.append(max(given))
                else:
                    row.append(min(given))
            rows.append(row)
        return rows

    def value(self, hands: list[int]) -> float:
        """What these hands, by their numbers, bring me."""
        me = self.me
        seats = self.seats
        sheriff = self.sheriff
        nothing = [1.0] * seats
        total = 0.0
        for place in range(BY_FACE + 1):
            hall = place == HALL
            most = 0
            next = 0
            first = 0
            follow = 0
            for seat in range(seats):
                strength = RANKS[hands[seat]] + 1 if hall else COUNTS[hands[seat]][place]
                if strength > most:
                    most, next = strength, most
                    first, follow = 1 << seat, first
                elif strength == most:
                    first |= 1 << seat
                elif strength > next:
                    next, follow = strength, 1 << seat
                elif strength == next:
                    follow |= 1 << seat
            if not most:
                continue
            winner = settled(first, sheriff)
            total += self._shared(place, 0, first, winner, hands, nothing)
            if self.second:
                if first & (first - 1):
                    rest = first & ~(1 << winner) if winner >= 0 else first
                    total += self._shared(place, 1, rest, settled(rest, sheriff), hands, nothing)
                elif next:
                    total += self._shared(place, 1, follow, settled(follow, sheriff), hands, nothing)
            if place == KINGS:  # DT-28. From now on the new Sheriff settles ties
                sheriff = winner
        total += nothing[me] * self.doc[DOC_CLASS[hands[me]]]
        for seat in range(seats):
            total += nothing[seat] * self.cures[seat]
        return total

    def _shared(
        self, place: int, role: int, tied: int, winner: int, hands: list[int], nothing: list[float]
    ) -> float:
        """What it means to me that one of those tied gets it: the winner, or each as likely as the other."""
        gives = self.gives[place][role]
        face = place if place != HALL else FACES - 1
        if winner >= 0:
            nothing[winner] = 0.0
            return gives[winner][COUNTS[hands[winner]][face]]
        number = 0
        total = 0.0
        for seat in range(self.seats):
            if tied >> seat & 1:
                number += 1
        for seat in range(self.seats):
            if tied >> seat & 1:
                nothing[seat] *= 1 - 1 / number
                points = gives[seat][COUNTS[hands[seat]][face]]
                total += points * BRIBED if seat == self.me else points
        return total / number


def settled(tied: int, sheriff: Seat) -> Seat:
    """The winner: the only one, or the Sheriff; otherwise unknown."""
    if not tied & (tied - 1):
        return tied.bit_length() - 1
    return sheriff if sheriff >= 0 and tied >> sheriff & 1 else NOBODY


def gain(worth: ExpertPrices, action: str, seat: Seat, number: int) -> float:
    """What it means to me that a seat takes an action with this number of dice."""
    if action == "badge":
        return badge_goes(worth, seat)
    if seat == worth.me:
        return to_me(worth, action, number)
    return -costs_me(worth, action, seat, number)
