"""What things are worth to one seat, in points: dollars, the badge, cards, land, and a rival's lead."""

from typing import Final

from gobelet.bots.answers.dicetown.draws import best_of, unseen
from gobelet.bots.picking import Scored, pick
from gobelet.core.dice import MOST_DICE
from gobelet.core.names import Kind, Option, Seat
from gobelet.dicetown.cards import (
    BRUTE,
    CHEATER,
    CORRUPTION,
    CREDITS,
    DEEDS,
    DESPERADO,
    DOUBLE_GUN,
    DYNAMITE,
    ELIXIR,
    GIFT,
    GIRLS,
    INSURANCE,
    JOE,
    MARSHALL,
    RANCH,
    ROWS,
    SMOKE,
    SPLIT,
    STORE,
    SWINDLER,
    WANTED,
    WHISKY,
    deed_points,
)
from gobelet.dicetown.extras.extension import CAPTURED, GANG, FrontierView
from gobelet.dicetown.holders import BANK, MINE
from gobelet.dicetown.view import TownView

NUGGETS_A_ROUND: Final = 2.8  # what a round takes from the mine, and from the row of deeds
DEEDS_A_ROUND: Final = (1.9, 2.5)  # with one action at the Town Hall, and with two
DOLLAR: Final = 0.5  # DT-61
# The first dollars of a purse buy dice in later rounds: what each is worth beyond its points.
PREMIUM: Final[tuple[float, ...]] = (0.35, 0.28, 0.2, 0.14, 0.1, 0.07, 0.05, 0.03)
BADGE_STAYS: Final = 0.45  # how often a Sheriff is still one a round later
TIES: Final = 0.8  # what settling the ties of one round is worth
SAFE: Final = 0.85  # a card that is not used now may be robbed, or its moment may not come
SCENT: Final = 0.25  # how many Outlaws one captures in a round

# What a card gains when its moment comes, and how often that moment comes in a round.
MOMENT: Final[dict[Kind, tuple[float, float]]] = {
    BRUTE: (1.4, 0.6),
    CHEATER: (2.6, 0.7),
    DYNAMITE: (2.5, 0.3),
    GIRLS: (3.4, 0.3),
    CORRUPTION: (3.0, 0.3),
    CREDITS: (4.2, 0.3),
    JOE: (2.2, 0.9),
    MARSHALL: (1.9, 0.4),
    SPLIT: (1.9, 0.5),
    WANTED: (1.6, 0.3),
    ELIXIR: (3.0, 0.8),
    GIFT: (2.5, 1.0),
    SWINDLER: (2.5, 1.0),
    DOUBLE_GUN: (1.2, 0.2),
    WHISKY: (1.8, 0.3),
    INSURANCE: (3.0, 0.3),
    DESPERADO: (0.4, 0.3),
    SMOKE: (1.8, 0.9),
}
USUAL: Final[tuple[float, float]] = (2.0, 0.4)  # of a card that has no line above
# Cards that a visit to the Store brings too late for this round.
NEXT_ROUND: Final = (BRUTE, CHEATER, DYNAMITE, SPLIT, CREDITS)


class Prices:
    """The prices of one moment, seen from one seat."""

    __slots__ = (
        "draws",
        "hands",
        "lands",
        "me",
        "prey",
        "purse",
        "rivals",
        "rounds",
        "seed",
        "unseen",
        "view",
        "weights",
    )

    def __init__(self, view: TownView, seed: int) -> None:
        assert view.seat is not None
        self.seed: Final = seed
        self.view: Final = view
        self.me: Final[Seat] = view.seat
        self.rivals: Final = view.seats - 1
        self.purse: Final = view.dollars[view.seat]
        mine = view.nuggets[MINE] / NUGGETS_A_ROUND
        hall = (len(view.row) + view.pile_deeds) / DEEDS_A_ROUND[len(view.edition.place("hall").actions) - 1]
        self.rounds: Final = max(1.0, min(mine, hall))  # to come, this one included
        self.unseen: Final = unseen(view)
        guarded = view.annex.guarded if isinstance(view.annex, FrontierView) else 0
        self.prey: Final = [
            seat for seat in range(view.seats) if seat != view.seat and not guarded >> seat & 1
        ]
        self.draws: list[float] = []
        self.lands: tuple[float, float] | None = None
        self.hands: dict[Seat, tuple[list[float], list[float]]] = {}
        self.weights: list[float] = []

    def pick(self, scored: Scored) -> Option:
        """The option worth most to me."""
        return pick(scored, self.seed, self.view.serial)

    # --- money and the badge -----------------------------------------------------------------------------

    def spent(self, dollars: int) -> float:
        """What it costs to part with so many dollars of the purse."""
        later = min(1.0, (self.rounds - 1) / 2)
        points = 0.0
        for left in range(self.purse - dollars, self.purse):
            points += DOLLAR + (PREMIUM[left] * later if left < len(PREMIUM) else 0.0)
        return points

    def got(self, dollars: int) -> float:
        """What so many dollars add to the purse."""
        later = min(1.0, (self.rounds - 1) / 2)
        points = 0.0
        for have in range(self.purse, self.purse + dollars):
            points += DOLLAR + (PREMIUM[have] * later if have < len(PREMIUM) else 0.0)
        return points

    def badge(self) -> float:
        """Its points, if it stays to the end, and the ties that it settles until it goes."""
        after = self.rounds - 1
        stays: float = BADGE_STAYS**after
        return self.view.edition.badge_points * stays + TIES * (1 - stays) / (1 - BADGE_STAYS)

    # --- cards -------------------------------------------------------------------------------------------

    def card(self, kind: Kind) -> float:
        """A Store card that comes into the hand now."""
        points = self.view.edition.points[kind]
        if points:
            return points * self._times(ROWS[kind].per)
        return self._moments(kind, self.rounds - 1 if kind in NEXT_ROUND else self.rounds)

    def _times(self, per: str) -> float:
        """DX-42, DX-43. How often a card scores: Mule by Store cards, Dog by Outlaws captured."""
        view = self.view
        if per == "card":
            return view.store[self.me] + 1 + min(2.0, self.rounds / 4)
        if per == "captured":
            return len(captured(view, self.me)) + SCENT * (self.rounds - 1)
        return 1.0

    def later(self, kind: Kind) -> float:
        """What a card promises that is not played now."""
        return self._moments(kind, self.rounds - 1) * SAFE

    def _moments(self, kind: Kind, rounds: float) -> float:
        gain, comes = MOMENT.get(kind, USUAL)
        if kind == ELIXIR:
            gain = 1.2 + 0.5 * self.rivals
        never: float = (1 - comes) ** rounds
        return gain * (1 - never)

    def draw(self, cards: int) -> float:
        """DT-24. The best of so many cards from the Store, of all that may lie there."""
        if not self.draws:
            prices = sorted([self.card(kind) for kind in STORE.spread(self.unseen)], reverse=True)
            self.draws = [best_of(prices, number) for number in range(MOST_DICE + 1)]
        return self.draws[cards]

    def hand(self, seat: Seat) -> tuple[list[float], list[float]]:
        """A rival's hand: what its Store cards and its deeds are worth to me, from the dearest.

        Those that I do not know are worth the average.
        """
        if seat in self.hands:
            return self.hands[seat]
        view = self.view
        known = view.known_store[seat]
        cards = [self.card(kind) for kind in STORE.spread(known)] if known else []
        cards += [self.draw(1)] * (view.store[seat] - len(cards)) + self.bought(seat)
        known = view.known_deeds[seat]
        deeds = [self.land(kind) for kind in DEEDS.spread(known)] if known else []
        deeds += [self.average_deed()] * (view.deeds[seat] - len(deeds))
        cards.sort(reverse=True)
        deeds.sort(reverse=True)
        self.hands[seat] = cards, deeds
        return cards, deeds

    def bought(self, seat: Seat) -> list[float]:
        """What a rival will have bought before somebody robs him: who lives in the present counts none."""
        return []

    def average_deed(self) -> float:
        """A deed in a hand, which I have not seen."""
        return self._averages()[0]

    def top(self) -> float:
        """The top card of the deed pile, which may be a Ranch."""
        return self._averages()[1] if self.view.pile_deeds else 0.0

    def _averages(self) -> tuple[float, float]:
        """What the deeds are worth whose place I do not know: without the Ranches, and with them."""
        if self.lands is None:
            view = self.view
            left = view.edition.deeds - view.hand_deeds
            for kind in view.row:
                left -= DEEDS.one[kind]
            for seat in range(view.seats):
                left -= view.fenced[seat]
                if seat != self.me:
                    left -= view.known_deeds[seat]
            lands = DEEDS.spread(left)
            deeds = [deed_points(kind) for kind in lands if kind != RANCH]
            self.lands = (
                sum(deeds) / len(deeds) if deeds else 3.0,
                sum([self.land(kind) for kind in lands]) / len(lands) if lands else 3.0,
            )
        return self.lands

    def land(self, kind: Kind) -> float:
        """A deed, or DX-50 my next Ranch, which makes those after it dearer."""
        if kind != RANCH:
            return float(deed_points(kind))
        return 1.0 + DEEDS.count(self.view.fenced[self.me], RANCH) + min(1.0, (self.rounds - 1) / 6)

    # --- rivals ------------------------------------------------------------------------------------------

    def standing(self, seat: Seat) -> float:
        """The score of a seat, as far as I can tell."""
        view = self.view
        points = view.nuggets[seat] + view.dollars[seat] * DOLLAR
        if view.sheriff == seat:
            points += self.badge()
        points += sum([deed_points(kind) for kind in DEEDS.spread(view.fenced[seat])])
        ranches = DEEDS.count(view.fenced[seat], RANCH)
        points += ranches * (ranches + 1) // 2
        points += sum([view.edition.outlaws[kind].reward * DOLLAR for kind in captured(view, seat)])
        if seat == self.me:
            points += sum([deed_points(kind) for kind in DEEDS.spread(view.hand_deeds)])
            return points + sum([self.card(kind) for kind in STORE.spread(view.hand_store)])
        cards, deeds = self.hand(seat)
        return points + sum(cards) + sum(deeds)

    def weight(self, seat: Seat) -> float:
        """What a point of this rival costs me: more if he leads."""
        if not self.weights:
            standings = [self.standing(other) for other in range(self.view.seats)]
            mean = (sum(standings) - standings[self.me]) / self.rivals
            self.weights = [
                min(2.0, max(0.4, 1 + (standing - mean) / 12)) / self.rivals for standing in standings
            ]
        return self.weights[seat]

    # --- places ------------------------------------------------------------------------------------------

    def deed_points(self) -> list[float]:
        """The deeds of the row, from the bottom."""
        return [self.land(kind) for kind in self.view.row]

    def bank(self) -> int:
        return self.view.dollars[BANK]


def captured(view: TownView, seat: Seat) -> tuple[Kind, ...]:
    """DX-22. The Outlaws that a seat has captured."""
    annex = view.annex
    return GANG.spread(annex.outlaws[CAPTURED + seat]) if isinstance(annex, FrontierView) else ()
