"""What cards and chips are worth to one seat, in thousands."""

from typing import Final

from gobelet.bots.picking import Scored, pick
from gobelet.cincinnati.cards import CARDS, CHIPS, DUEL, MONEY, ROWS, WORTH, highest_money
from gobelet.cincinnati.state import SUPPLY
from gobelet.cincinnati.view import CasinoView
from gobelet.core.names import Cards, Option, Seat

THOUSAND: Final = 1000
SAVED: Final = 6.0  # what a chip does in later rounds, beyond its money
DUEL_WON: Final = 0.45  # how often the owner of a Duel card wins


class CasinoAppraiser:
    """The prices of one moment, seen from one seat."""

    __slots__ = ("me", "seed", "view", "weights")

    def __init__(self, view: CasinoView, seed: int) -> None:
        assert view.seat is not None
        self.view: Final = view
        self.seed: Final = seed
        self.me: Final[Seat] = view.seat
        self.weights: list[float] = []

    def pick(self, scored: Scored) -> Option:
        """The option worth most to me."""
        return pick(scored, self.seed, self.view.serial)

    def chip(self) -> float:
        """What a chip is worth that is not spent."""
        left = self.view.edition.rounds - self.view.round
        return self.view.edition.chip_worth / THOUSAND + SAVED * min(1.0, left / 3)

    def prize(self, seat: Seat) -> float:
        """CI-33. What a duel against this seat wins: its highest money card."""
        kind = highest_money(self.view.hands[seat])
        return ROWS[kind].worth / THOUSAND if kind >= 0 else 0.0

    def stakes(self, cards: Cards) -> float:
        """What the cards of a table are worth to their winner."""
        view = self.view
        chips = min(CARDS.count(cards, CHIPS) * view.edition.chips_card, view.chips[SUPPLY])
        worth = WORTH[cards & MONEY] / THOUSAND + chips * view.edition.chip_worth / THOUSAND
        duels = CARDS.count(cards, DUEL)
        if duels:
            prizes = [self.prize(seat) for seat in range(view.seats) if seat != self.me]
            worth += duels * DUEL_WON * max(prizes)
        return worth

    def weight(self, seat: Seat) -> float:
        """How much what a rival loses is worth to me: more if they lead."""
        if not self.weights:
            view = self.view
            standings = [
                (WORTH[view.hands[other] & MONEY] + view.edition.chip_worth * view.chips[other]) / THOUSAND
                for other in range(view.seats)
            ]
            rivals = view.seats - 1
            mean = (sum(standings) - standings[self.me]) / rivals
            self.weights = [min(2.0, max(0.4, 1 + (one - mean) / 60)) / rivals for one in standings]
        return self.weights[seat]
