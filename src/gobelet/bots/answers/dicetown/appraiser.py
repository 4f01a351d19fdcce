"""What a bot asks about prices in Dice Town, and what follows from the prices for every bot.

All prices are in points as one seat sees them: dollars, the badge, cards, land, the remedies and Elixirs of
the Doc (DT-33, DT-34), and a rival's lead.
"""

from typing import Final

from gobelet.bots.answers.dicetown.draws import best_of, unseen
from gobelet.bots.picking import Scored, pick
from gobelet.core.dice import MOST_DICE
from gobelet.core.names import Dice, Face, Kind, Option, Seat
from gobelet.dicetown.cards import DEEDS, ELIXIRS, RANCH, ROWS, STORE, deed_points
from gobelet.dicetown.doc import CHARM, COLLECT, FACES, FENCE, SAMPLE
from gobelet.dicetown.extras.extension import CAPTURED, GANG, FrontierView
from gobelet.dicetown.extras.revised import BOTTLES, OPEN, SHELF, SPENT, CabinetView
from gobelet.dicetown.holders import MINE
from gobelet.dicetown.view import TownView

DOLLAR: Final = 0.5  # DT-61
USUAL: Final = (2.0, 0.4)  # what a card of no known use gains in its moment, and how often that comes
ROBBERY: Final = 3.0  # what a robbery gives a rival
NUGGETS_A_ROUND: Final = 2.8  # what a round takes from the mine, and from the row of deeds
DEEDS_A_ROUND: Final = (1.9, 2.5)  # with one action at the Town Hall, and with two
SCENT: Final = 0.25  # Outlaws that a player captures in a round
UNSEEN_DEED: Final = 3.0  # a deed, if all are accounted for
# What an Outlaw of each face is worth that may still be played.
OUTLAWS: Final[tuple[float, ...]] = (1.8, 1.4, 1.8, 1.7, 1.7, 2.2)
OWN_CHOICE: Final = 2.0  # players who choose the card they give, give their worst: of n cards this / (n + 1)


class Appraiser:
    """The prices of one moment, seen from one seat. A bot brings its own in a subclass."""

    __slots__ = (
        "cures",
        "draws",
        "givers",
        "hands",
        "lands",
        "me",
        "prey",
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
        hall = (len(view.row) + view.pile_deeds) / DEEDS_A_ROUND[len(view.edition.place("hall").actions) - 1]
        self.rounds: Final = max(1.0, min(mine, hall))  # to come, this one included
        self.unseen: Final = unseen(view)
        guarded = view.annex.guarded if isinstance(view.annex, FrontierView) else 0
        others = [seat for seat in range(view.seats) if seat != view.seat]
        self.prey: Final = [seat for seat in others if not guarded >> seat & 1]
        self.givers: Final = others if view.edition.guard_gives else self.prey  # DI-4
        self.draws: list[float] = []
        self.lands: tuple[float, float] | None = None
        self.hands: dict[Seat, tuple[list[float], list[float]]] = {}
        self.weights: list[float] = []
        self.remedies: list[float] = []
        self.cures: list[tuple[float, Dice]] = []

    def pick(self, scored: Scored) -> Option:
        """The option worth most to me."""
        return pick(scored, self.seed, self.view.serial)

    # --- each bot's own prices ---------------------------------------------------------------------------

    def spent(self, dollars: int) -> float:
        """What it costs to part with these dollars of the purse."""
        raise NotImplementedError

    def got(self, dollars: int) -> float:
        """What these dollars add to the purse."""
        raise NotImplementedError

    def badge(self) -> float:
        raise NotImplementedError

    def card(self, kind: Kind) -> float:
        """A Store card that comes into the hand now."""
        raise NotImplementedError

    def later(self, kind: Kind) -> float:
        """What a card promises that is not played now."""
        raise NotImplementedError

    def bought(self, seat: Seat) -> list[float]:
        """The cards that a rival will have bought before somebody robs them."""
        return []

    def land(self, kind: Kind) -> float:
        """A deed, or my next Ranch."""
        raise NotImplementedError

    def average_deed(self) -> float:
        """A deed in a hand that I have not seen."""
        raise NotImplementedError

    def fencing(self) -> float:
        """DT-33. My two dearest deeds made safe."""
        raise NotImplementedError

    def outlaw(self, face: Face) -> float:
        """DX-20. An Outlaw of this face that may be played in a later round."""
        raise NotImplementedError

    def reward(self, dollars: int) -> float:
        """DX-22. The dollars on a captured Outlaw, which stay with me."""
        raise NotImplementedError

    def indian(self) -> float:
        """DI-2. What the Indian die is worth, which is rolled in the next round."""
        raise NotImplementedError

    def weight(self, seat: Seat) -> float:
        """What a point of this rival costs me: more if they lead."""
        raise NotImplementedError

    def denied(self) -> float:
        """How much of what I win a rival would have had instead."""
        raise NotImplementedError

    def robbery(self, thief: Seat, draws: int) -> float:
        """What it costs me that a rival robs somebody."""
        raise NotImplementedError

    def cure(self, seat: Seat) -> float:
        """What a rival's visit to the Doc costs me."""
        raise NotImplementedError

    # --- cards -------------------------------------------------------------------------------------------

    def times(self, kind: Kind) -> float:
        """DX-42, DX-43. How often a card scores: Mule by Store cards, Dog by Outlaws captured."""
        view = self.view
        per = ROWS[kind].per
        if per == "card":
            return view.store[self.me] + 1 + min(2.0, self.rounds / 4)
        if per == "captured":
            return len(captured(view, self.me)) + SCENT * (self.rounds - 1)
        return 1.0

    def draw(self, cards: int) -> float:
        """DT-24. The best of this many cards from the Store, of all that may lie there."""
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

    def gift(self, seat: Seat, deed: bool) -> float:
        """What a seat gives me if it chooses the card: a Store card, or a deed."""
        prices = self.hand(seat)[1 if deed else 0]
        if not prices:
            return 0.0
        lowest = min(prices[-1], OWN_CHOICE * sum(prices) / len(prices) / (len(prices) + 1))
        return lowest * (1 + self.weight(seat))

    # --- land --------------------------------------------------------------------------------------------

    def top(self) -> float:
        """The top card of the deed pile, which may be a Ranch."""
        return self._averages()[1] if self.view.pile_deeds else 0.0

    def average_points(self) -> float:
        """The points of a deed in a hand that I have not seen."""
        return self._averages()[0]

    def _averages(self) -> tuple[float, float]:
        """The deeds whose place I do not know: their points without Ranches, their worth with them."""
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
                sum(deeds) / len(deeds) if deeds else UNSEEN_DEED,
                sum([self.land(kind) for kind in lands]) / len(lands) if lands else UNSEEN_DEED,
            )
        return self.lands

    def ranch(self) -> float:
        """DX-50. The points of my next Ranch, which makes those after it dearer."""
        return 1.0 + DEEDS.count(self.view.fenced[self.me], RANCH) + min(1.0, (self.rounds - 1) / 6)

    def deed_points(self) -> list[float]:
        """The deeds of the row, from the bottom."""
        return [self.land(kind) for kind in self.view.row]

    # --- the Doc -----------------------------------------------------------------------------------------

    def remedy(self, number: int) -> float:
        """DT-33. What a remedy is worth."""
        if not self.remedies:
            view = self.view
            shared = 1 + 1 / self.rivals  # what I get, the others lose
            dollars = sum([min(2, view.dollars[seat]) for seat in self.givers])
            nuggets = sum([min(1, view.nuggets[seat]) for seat in self.givers])
            self.remedies = [0.0] * len(FACES)
            self.remedies[FENCE] = self.fencing()
            self.remedies[SAMPLE] = self.draw(1)
            self.remedies[COLLECT] = self.got(dollars) * shared
            self.remedies[CHARM] = nuggets * shared
        return self.remedies[number]

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
        return max([self.gift(seat, name == "domination") for seat in self.givers])


def captured(view: TownView, seat: Seat) -> tuple[Kind, ...]:
    """DX-22. The Outlaws that a seat has captured."""
    annex = view.annex
    return GANG.spread(annex.outlaws[CAPTURED + seat]) if isinstance(annex, FrontierView) else ()
