"""Who takes what lies on the tables this round, and what that does to the chance of winning the game."""

from typing import Final

from gobelet.bots.answers.cincinnati.appraiser import THOUSAND, CasinoAppraiser
from gobelet.bots.expert.cincinnati.win_weights import win_chance
from gobelet.cincinnati.cards import CARDS, CHIPS, DUEL, MONEY, ROWS, WORTH, highest_money
from gobelet.cincinnati.state import SUPPLY
from gobelet.core.names import Seat

NOBODY: Final = 7  # in place of a seat: nobody wins the table
SEAT_BITS: Final = 3
MOST_DUELS: Final = 2  # of one round that are looked at
OWNER_WINS: Final = 0.46  # how often the owner of a Duel card wins,
A_CHIP_MORE: Final = 0.04  # and what a chip more than the other has adds to that,
MOST_MORE: Final = 2  # up to this many
UNLIKELY: Final = 0.003  # less than this is left out, to save time


class Prospects:
    """Made for one decision of one seat; `after` is its chance to win the game after this round."""

    __slots__ = ("chips", "duels", "found", "me", "money", "pays", "prizes", "round", "tops", "won")

    def __init__(self, worth: CasinoAppraiser) -> None:
        view = worth.view
        self.me: Final[Seat] = worth.me
        self.round: Final = view.round
        self.money: Final = [WORTH[hand & MONEY] / THOUSAND for hand in view.hands]
        self.chips: Final = view.chips[:]  # the supply stands behind the seats
        self.prizes: Final = [worth.prize(seat) for seat in range(view.seats)]
        # By table: the money that lies there, its highest card, what its Chips cards pay, its Duel cards.
        self.won: Final = [WORTH[cards & MONEY] / THOUSAND for cards in view.stakes]
        self.tops: Final = [top(cards) for cards in view.stakes]
        self.pays: Final = [CARDS.count(cards, CHIPS) * view.edition.chips_card for cards in view.stakes]
        self.duels: Final = [CARDS.count(cards, DUEL) for cards in view.stakes]
        self.found: Final[dict[int, float]] = {}

    def after(self, winners: list[Seat], spent: int) -> float:
        """My chance, if these seats win tables A, B and C, and I pay this many chips."""
        key = spent
        for winner in winners:
            key = key << SEAT_BITS | winner
        chance = self.found.get(key)
        if chance is None:
            chance = self._after(winners, spent)
            self.found[key] = chance
        return chance

    def _after(self, winners: list[Seat], spent: int) -> float:
        money = self.money[:]
        chips = self.chips[: len(money)]
        prizes = self.prizes[:]
        supply = self.chips[SUPPLY] + spent
        chips[self.me] -= spent
        owners: list[Seat] = []
        for table, winner in enumerate(winners):
            if winner != NOBODY:
                money[winner] += self.won[table]
                prizes[winner] = max(prizes[winner], self.tops[table])
                paid = min(self.pays[table], supply)
                supply -= paid
                chips[winner] += paid
                owners += [winner] * self.duels[table]
        return self.fought(money, chips, prizes, owners[:MOST_DUELS])

    def fought(self, money: list[float], chips: list[int], prizes: list[float], owners: list[Seat]) -> float:
        """CI-30. My chance after the duels of these owners: each takes the best prize, or nothing."""
        if not owners:
            return win_chance(money, chips, self.me, self.round)
        owner = owners[0]
        lost = self.fought(money, chips, prizes, owners[1:])
        opponent = challenged(money, chips, prizes, owner)
        prize = prizes[opponent]
        if not prize:
            return lost
        chance = owner_wins(chips[owner] - chips[opponent])
        taken = money[:]
        taken[owner] += prize
        taken[opponent] -= prize
        return lost + chance * (self.fought(taken, chips, prizes, owners[1:]) - lost)

    def if_won(self, table: int, likely: list[list[float]], spent: int, who: list[Seat]) -> list[float]:
        """My chance to win the game for each of these winners of this table, averaged over the other tables.

        `likely` has for each table the chance of every seat to win it, and last the chance that nobody does.
        """
        one, two = [other for other in range(len(likely)) if other != table]
        nobody = len(self.money)
        chances: list[float] = []
        winners = [NOBODY] * len(likely)
        for winner in who:
            winners[table] = winner
            total = 0.0
            share = 0.0
            for first, chance in enumerate(likely[one]):
                if chance > UNLIKELY:
                    winners[one] = NOBODY if first == nobody else first
                    for second, other in enumerate(likely[two]):
                        if other > UNLIKELY:
                            winners[two] = NOBODY if second == nobody else second
                            total += chance * other * self.after(winners, spent)
                            share += chance * other
            chances.append(total / share)
        return chances


def top(cards: int) -> float:
    """The highest money card among these, in thousands."""
    kind = highest_money(cards)
    return ROWS[kind].worth / THOUSAND if kind >= 0 else 0.0


def owner_wins(more: int) -> float:
    """How likely the owner of a Duel card wins, with this many chips more than the opponent."""
    return OWNER_WINS + A_CHIP_MORE * max(-MOST_MORE, min(MOST_MORE, more))


def challenged(money: list[float], chips: list[int], prizes: list[float], owner: Seat) -> Seat:
    """Whom an owner challenges: where the prize is high, the rival rich, and their chips are few."""
    best = (-1.0, 0)
    for seat, prize in enumerate(prizes):
        if seat != owner:
            worth = prize * (1 + money[seat] / RICH) * owner_wins(chips[owner] - chips[seat])
            best = max(best, (worth, seat))
    return best[1]


RICH: Final = 200.0  # what makes a rival twice as good to take from, in thousands
