"""What things are worth to one seat, in points: dollars, the badge, cards, robberies, the Doc."""

from functools import cache
from math import comb
from typing import Final

from gobelet.bots.picking import Scored, pick
from gobelet.core.dice import MOST_DICE
from gobelet.core.goods import SIZE
from gobelet.core.kinds import Cards, Dice, Kind, Option, Seat
from gobelet.dicetown.doc import CHARM, COLLECT, FACES, FENCE, SAMPLE
from gobelet.dicetown.holders import BANK, DECK, DISCARD, MINE
from gobelet.dicetown.store import (
    BRUTE,
    CHEATER,
    CORRUPTION,
    CREDITS,
    DEEDS,
    DYNAMITE,
    ELIXIR,
    GIRLS,
    JOE,
    MARSHALL,
    POINTS,
    SPLIT,
    STORE,
    WANTED,
    deed_points,
)
from gobelet.dicetown.view import TownView

NUGGETS_A_ROUND: Final = 2.8  # what a round takes from the mine, and from the row of deeds
DEEDS_A_ROUND: Final = 1.9
DOLLAR: Final = 0.5  # DT-61
# The first dollars of a purse buy dice in later rounds: what each is worth beyond its points.
PREMIUM: Final[tuple[float, ...]] = (0.35, 0.28, 0.2, 0.14, 0.1, 0.07, 0.05, 0.03)
BADGE_STAYS: Final = 0.45  # how often a Sheriff is still one a round later
TIES: Final = 0.8  # what settling the ties of one round is worth
SAFE: Final = 0.85  # a card that is not used now may be robbed, or its moment may not come
ROBBED: Final = 0.1  # how likely a deed in hand is robbed in a round

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
}
OTHER: Final = 2.0  # a card of a later edition
# Cards that a visit to the Store brings too late for this round.
NEXT_ROUND: Final = (BRUTE, CHEATER, DYNAMITE, SPLIT, CREDITS)


class Worth:
    """The prices of one moment, seen from one seat."""

    __slots__ = (
        "cures",
        "deed",
        "draws",
        "hands",
        "me",
        "purse",
        "remedies",
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
        hall = (len(view.row) + view.pile_deeds) / DEEDS_A_ROUND
        self.rounds: Final = max(1.0, min(mine, hall))  # to come, this one included
        self.unseen: Final = unseen(view)
        self.draws: list[float] = []
        self.deed = 0.0
        self.hands: dict[Seat, tuple[list[float], list[float]]] = {}
        self.remedies: list[float] = []
        self.weights: list[float] = []
        self.cures: list[tuple[float, int]] = []

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
        if POINTS[kind]:
            return float(POINTS[kind])
        return self._moments(kind, self.rounds - 1 if kind in NEXT_ROUND else self.rounds)

    def later(self, kind: Kind) -> float:
        """What a card promises that is not played now."""
        return self._moments(kind, self.rounds - 1) * SAFE

    def _moments(self, kind: Kind, rounds: float) -> float:
        gain, comes = MOMENT.get(kind, (OTHER, 0.4))
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
        cards += [self.draw(1)] * (view.store[seat] - len(cards))
        known = view.known_deeds[seat]
        deeds = [float(deed_points(kind)) for kind in DEEDS.spread(known)] if known else []
        deeds += [self.average_deed()] * (view.deeds[seat] - len(deeds))
        cards.sort(reverse=True)
        deeds.sort(reverse=True)
        self.hands[seat] = cards, deeds
        return cards, deeds

    def average_deed(self) -> float:
        """A deed that I have not seen."""
        if self.deed:
            return self.deed
        view = self.view
        left = view.edition.deeds - view.hand_deeds
        for kind in view.row:
            left -= DEEDS.one[kind]
        for seat in range(view.seats):
            left -= view.fenced[seat]
            if seat != self.me:
                left -= view.known_deeds[seat]
        number = left >> SIZE
        self.deed = sum([deed_points(kind) for kind in DEEDS.spread(left)]) / number if number else 3.0
        return self.deed

    # --- rivals ------------------------------------------------------------------------------------------

    def standing(self, seat: Seat) -> float:
        """The score of a seat, as far as I can tell."""
        view = self.view
        points = view.nuggets[seat] + view.dollars[seat] * DOLLAR
        if view.sheriff == seat:
            points += self.badge()
        points += sum([deed_points(kind) for kind in DEEDS.spread(view.fenced[seat])])
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

    # --- Doc Badluck -------------------------------------------------------------------------------------

    def remedy(self, number: int) -> float:
        """DT-33. What a remedy is worth."""
        if not self.remedies:
            view = self.view
            others = [seat for seat in range(view.seats) if seat != self.me]
            shared = 1 + 1 / self.rivals  # what I get, the others lose
            self.remedies = [0.0] * len(FACES)
            deeds = DEEDS.spread(view.hand_deeds)[-2:]
            self.remedies[FENCE] = sum([deed_points(kind) for kind in deeds]) * self.danger()
            self.remedies[SAMPLE] = self.draw(1)
            self.remedies[COLLECT] = self.got(sum([min(2, view.dollars[seat]) for seat in others])) * shared
            self.remedies[CHARM] = sum([min(1, view.nuggets[seat]) for seat in others]) * shared
        return self.remedies[number]

    def danger(self) -> float:
        """How likely a deed of my hand is robbed before the end."""
        safe: float = (1 - ROBBED) ** (self.rounds - 1)
        return 1 - safe

    def doc(self, dice: Dice) -> float:
        """The best remedy that the faces of a handful offer."""
        if not self.cures:
            cures = [(self.remedy(number), faces) for number, faces in enumerate(FACES)]
            self.cures = sorted(cures, reverse=True)
        for points, faces in self.cures:
            if dice & faces:
                return points
        return 0.0

    # --- places ------------------------------------------------------------------------------------------

    def deed_points(self) -> list[float]:
        """The deeds of the row, from the bottom."""
        return [float(deed_points(kind)) for kind in self.view.row]

    def bank(self) -> int:
        return self.view.dollars[BANK]


def unseen(view: TownView) -> Cards:
    """The Store cards whose place this seat does not know, those known to lie in the deck included."""
    cards = view.edition.store - view.hand_store - view.shown_store
    for holder, known in enumerate(view.known_store):
        if holder != view.seat and holder != DECK:
            cards -= known
    return cards if cards >> SIZE else view.known_store[DISCARD]


def best_of(prices: list[float], number: int) -> float:
    """The best of so many drawn from these, which are sorted from the dearest, on average."""
    shares = best_chances(len(prices), min(number, len(prices)))
    return sum([price * share for price, share in zip(prices, shares, strict=True)])


@cache
def best_chances(size: int, number: int) -> tuple[float, ...]:
    """How likely the dearest, the next and so on of these cards is the best of so many drawn."""
    if not number:
        return (0.0,) * size
    ways = comb(size, number)
    return tuple([comb(size - 1 - place, number - 1) / ways for place in range(size)])
