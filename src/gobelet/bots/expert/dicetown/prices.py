"""What things are worth to the expert: what they promise for the end, in nuggets of now."""

from math import exp
from typing import Final

from gobelet.bots.answers.dicetown.appraiser import OUTLAWS, Appraiser
from gobelet.bots.answers.dicetown.robbing import spoils
from gobelet.bots.expert.dicetown.aims import NO_AIMS, Aims
from gobelet.bots.expert.dicetown.promise import (
    BADGE,
    CARD,
    CARD_POINT,
    DEED,
    DEED_POINT,
    DOLLAR,
    NUGGET,
    OTHER,
    OUTLAW,
    SPREAD,
    Promise,
)
from gobelet.core.dice import count
from gobelet.core.names import Face, Kind, Seat
from gobelet.dicetown.cards import DEEDS, RANCH, STORE, deed_points
from gobelet.dicetown.holders import MINE
from gobelet.dicetown.view import TownView
from gobelet.dicetown.winners import JACKS

ANY_OUTLAW: Final = sum(OUTLAWS) / len(OUTLAWS)
TAKEN: Final = 2  # dollars that the Doc's patient takes from each
LEAD: Final = 12.0  # points ahead: a leader's point is taken to cost twice as much


class ExpertPrices(Appraiser):
    """The prices of one moment, by the table of the edition."""

    __slots__ = ("aims", "column", "hauls", "left", "next", "nugget", "promise", "pulls", "rolling")

    def __init__(
        self, view: TownView, seed: int, rolling: bool, promise: Promise, aims: Aims = NO_AIMS
    ) -> None:
        super().__init__(view, seed)
        deeds = len(view.row) + view.pile_deeds
        left = min(view.nuggets[MINE] / promise.nuggets_a_round, deeds / promise.deeds_a_round)
        nugget = promise.column(left)[NUGGET]
        self.nugget: Final = nugget
        self.promise: Final[Promise] = promise
        self.aims: Final = aims
        self.pulls: Final = [pull * aim for pull, aim in zip(promise.pulls, aims.weights, strict=True)]
        self.left: Final = left
        self.column: Final = [points / nugget for points in promise.column(left)]
        self.next: Final = [points / nugget for points in promise.column(max(0.0, left - 1))]
        self.hauls: list[float] = []
        self.rolling: Final = rolling  # the Store is still to be visited, before the Saloon

    def denied(self) -> float:
        return self.promise.denied

    # --- money and the badge -----------------------------------------------------------------------------

    def spent(self, dollars: int) -> float:
        return self.column[DOLLAR] * dollars * self.promise.thrift

    def got(self, dollars: int) -> float:
        return self.column[DOLLAR] * dollars

    def badge(self) -> float:
        return self.column[BADGE]

    # --- cards -------------------------------------------------------------------------------------------

    def card(self, kind: Kind) -> float:
        return self._card(kind, self.column, self.left) * self.promise.faith

    def later(self, kind: Kind) -> float:
        """What a card promises that is not played now; after the last round, nothing."""
        there = min(1.0, max(0.0, self.left - 0.5))
        return self._card(kind, self.next, self.left - 1) * there

    def _card(self, kind: Kind, column: list[float], left: float) -> float:
        points = self.view.edition.points[kind]
        value = column[CARD] + column[CARD_POINT] * (points * self.times(kind) if points else 0)
        return max(0.0, value + self.promise.card(kind, left) / self.nugget)

    def bought(self, seat: Seat) -> list[float]:
        """DT-24, DT-27. The Store is visited before the Saloon, twice in the first round."""
        if not self.rolling:
            return []
        return [self.draw(2) * self._shops(seat)] * (2 if self.view.round == 1 else 1)

    def _shops(self, seat: Seat) -> float:
        """How likely a rival is the first at the Store, by the Jacks that lie before all."""
        jacks = [1 + 3 * count(dice, JACKS) ** 2 for dice in self.view.dice]
        return jacks[seat] / sum(jacks)

    # --- land --------------------------------------------------------------------------------------------

    def land(self, kind: Kind) -> float:
        if kind == RANCH:
            return self.ranch() * self.column[OTHER]
        return self.column[DEED] + self.column[DEED_POINT] * deed_points(kind)

    def average_deed(self) -> float:
        return self.column[DEED] + self.column[DEED_POINT] * self.average_points()

    def fencing(self) -> float:
        deeds = DEEDS.spread(self.view.hand_deeds)[-2:]
        return sum([max(0.0, self.column[OTHER] * deed_points(kind) - self.land(kind)) for kind in deeds])

    # --- the Extension -----------------------------------------------------------------------------------

    def outlaw(self, face: Face) -> float:
        return self.column[OUTLAW] * OUTLAWS[face] / ANY_OUTLAW

    def reward(self, dollars: int) -> float:
        return self.column[OTHER] * dollars / 2

    def indian(self) -> float:
        return self.promise.indian

    # --- rivals ------------------------------------------------------------------------------------------

    def standing(self, seat: Seat) -> float:
        """What a seat will score by what I can see, in nuggets of now."""
        view = self.view
        column = self.column
        points = float(view.nuggets[seat]) + column[DOLLAR] * view.dollars[seat]
        if view.sheriff == seat:
            points += column[BADGE]
        points += column[OTHER] * sum([deed_points(kind) for kind in DEEDS.spread(view.fenced[seat])])
        if seat == self.me:
            points += sum([self.land(kind) for kind in DEEDS.spread(view.hand_deeds)])
            return points + sum([self.card(kind) for kind in STORE.spread(view.hand_store)])
        cards, deeds = self.hand(seat)
        return points + sum(cards) + sum(deeds)

    def weight(self, seat: Seat) -> float:
        """What a point of this rival costs me: as likely as they win if I do not."""
        if not self.weights:
            likely = self._likely()
            likely[self.me] = 0.0
            total = sum(likely)
            self.weights = [chance / total for chance in likely]
        return self.weights[seat]

    def chance(self) -> float:
        """How likely I win, by what I can see."""
        total: float = sum(self._likely())
        return 1.0 / total

    def _likely(self) -> list[float]:
        """How likely each other seat wins."""
        mine = self.standing(self.me)
        spread = self.column[SPREAD]
        return [exp((self.standing(seat) - mine) / spread) for seat in range(self.view.seats)]

    def grudge(self, seat: Seat) -> float:
        """What a point of this seat costs the Sheriff, as they may see it: more if it leads."""
        sheriff = self.view.sheriff
        others = [self.standing(other) for other in range(self.view.seats) if other != sheriff]
        lead = (self.standing(seat) - sum(others) / len(others)) / LEAD
        return min(2.0, max(0.4, 1 + lead)) / self.rivals

    def cure(self, seat: Seat) -> float:
        """DT-33. They take dollars or a nugget from all, and what my other rivals lose serves me."""
        mine = max(self.got(min(TAKEN, self.purse)), float(min(1, self.view.nuggets[self.me])))
        return mine * (self.rivals + 1) * self.weight(seat)

    def robbery(self, thief: Seat, draws: int) -> float:
        """They gain and somebody loses: the more I hold, the more likely it is me."""
        if not self.hauls:
            self.hauls = spoils(self)
        view = self.view
        sizes = [float(view.store[seat] + view.deeds[seat]) for seat in range(view.seats)]
        sizes[thief] = 0.0
        total = max(1.0, sum(sizes))
        cost = self.weight(thief)
        for seat in range(view.seats):
            if seat == self.me:
                cost += sizes[seat] / total
            elif seat != thief:
                cost -= sizes[seat] / total * self.weight(seat)
        return self.hauls[draws] / (1 + 1 / self.rivals) * cost
