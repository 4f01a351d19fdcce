"""Plays the rest of a round's rolls many times: all seats keep dice by plan, then show their hands.

A rehearsal takes microseconds, so a decision can have thousands of them, in several imagined worlds.
"""

from typing import Final

from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.bots.expert.dicetown.hands import HandOutlook
from gobelet.bots.expert.dicetown.keeping import closes, goes_on, planned
from gobelet.bots.expert.dicetown.plan import REVEALS
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.expert.dicetown.promise import SPREAD
from gobelet.bots.expert.dicetown.tables import promise_of
from gobelet.bots.judge import Judge
from gobelet.bots.search.dicetown.showdown import Showdown
from gobelet.bots.search.dicetown.tables import promise_among_experts
from gobelet.core.dice import MASKS, MOST_DICE, PICKED, ROLLS, SIZE
from gobelet.core.names import Dice, Option, Seat
from gobelet.core.rng import fast_below, fast_next, fast_start
from gobelet.dicetown.costs import cost
from gobelet.dicetown.option_table import KEEP
from gobelet.dicetown.view import TownView
from gobelet.odds.dicetown.throws import HAND_COUNT, MOST_COST
from gobelet.odds.rolls import HANDFULS, NUMBER

# Every roll of 0 … 5 dice by its number among the handfuls; 7776 rolls of five, fewer dice repeat theirs.
FALLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([NUMBER[roll] for roll in rolls]) for rolls in ROLLS]
)
WAYS: Final = 6**MOST_DICE
LEFT: Final[tuple[int, ...]] = tuple([MOST_DICE - (dice >> SIZE) for dice in HANDFULS])
ALL: Final = len(HANDFULS)
PURSES: Final = MOST_COST + 1
LEAST: Final = 64
RATE: Final = 20_000
SAME_WORLD: Final = 512  # rehearsals, before what I can't see is imagined again


class Habit:
    """How one seat goes on: what it keeps of any roll, worked out when it first comes up."""

    __slots__ = ("closing", "keeps", "plan", "worth")

    def __init__(self, worth: ExpertPrices) -> None:
        takings = Takings(worth)
        self.worth: Final = worth
        self.plan: Final = planned(worth, takings)
        self.closing: Final = HandOutlook(worth, takings, worth.view.dice, 1)
        self.keeps: Final[dict[int, int]] = {}

    def keep(self, reveal: int, number: int, roll: int, purse: int) -> int:
        """What is then set aside, and its price, in one number."""
        key = ((reveal * PURSES + purse) * ALL + number) * ALL + roll
        if key in self.keeps:
            return self.keeps[key]
        plan = self.plan
        aside = HANDFULS[number]
        cup = HANDFULS[roll]
        picked = PICKED[cup]
        best = -1e9
        found = 0
        for mask in MASKS[cup]:
            price = cost(mask.bit_count())
            if price <= purse:
                then = NUMBER[aside + picked[mask]]
                if then < HAND_COUNT:
                    value = closes(self.worth, self.closing, then, cup)
                else:
                    value = goes_on(plan, then, min(reveal, REVEALS - 1), cup, picked[mask])
                value -= plan.prices[price]
                if value > best:
                    best = value
                    found = then * PURSES + price
        self.keeps[key] = found
        return found


class Rehearsal:
    """Made for one decision of one seat, in one imagined world."""

    __slots__ = ("dice", "habits", "me", "purses", "seats", "showdown")

    def __init__(self, worths: list[ExpertPrices], showdown: Showdown) -> None:
        view = worths[0].view
        self.me: Final[Seat] = showdown.me
        self.seats: Final = view.seats
        self.habits: Final = [Habit(worth) for worth in worths]
        self.showdown: Final = showdown
        self.dice: Final = [NUMBER[dice] for dice in view.dice]
        self.purses: Final = [min(MOST_COST, view.dollars[seat]) for seat in range(view.seats)]

    def value(self, mine: Dice, price: int, luck: int) -> float:
        """What comes of keeping these dice for this price; `mine` are all that lie before me then.

        With the same luck the same dice show the same faces, if they are rolled.
        """
        me = self.me
        seats = self.seats
        habits = self.habits
        dice = self.dice[:]
        purses = self.purses[:]
        paid = price
        reveal = 0
        over = False
        while not over:
            for seat in range(seats):
                luck = fast_next(luck)
                number = dice[seat]
                if seat == me and not reveal:
                    dice[me] = NUMBER[mine]
                    purses[me] = max(0, purses[me] - price)
                else:
                    left = LEFT[number]
                    if left:
                        roll = FALLS[left][fast_below(luck, WAYS) % len(FALLS[left])]
                        kept = habits[seat].keep(reveal, number, roll, purses[seat])
                        dice[seat] = kept // PURSES
                        spent = kept % PURSES
                        purses[seat] -= spent
                        if seat == me:
                            paid += spent
                if dice[seat] < HAND_COUNT:
                    over = True
            reveal += 1
        for seat in range(seats):
            luck = fast_next(luck)
            left = LEFT[dice[seat]]
            if left:
                roll = FALLS[left][fast_below(luck, WAYS) % len(FALLS[left])]
                dice[seat] = NUMBER[HANDFULS[dice[seat]] + HANDFULS[roll]]
        return self.showdown.value(dice) - self.showdown.paid * paid


class Rehearsals(Judge):
    """Tries keeps out, mostly with other luck, now and then with other things that I can't see."""

    __slots__ = ("luck", "point", "rehearsal", "seed", "showdown", "view", "worth")

    def __init__(self, view: TownView, seed: int) -> None:
        super().__init__(LEAST, RATE)
        self.view: Final = view
        self.seed: Final = seed
        self.worth: Final = ExpertPrices(view, seed, True, promise_among_experts(view.edition))
        self.showdown: Final = Showdown(self.worth)
        chance = self.worth.chance()
        self.point: Final = chance * (1 - chance) / self.worth.column[SPREAD]  # what a nugget adds to it
        self.rehearsal: Rehearsal | None = None
        self.luck = 0

    def imagine(self, number: int) -> None:
        if number % SAME_WORLD == 0:
            world = self.view.ruleset.imagine(self.view, self.seed + number)
            promise = promise_of(self.view.edition)
            worths: list[ExpertPrices] = []
            for seat in range(self.view.seats):
                seen = self.view.ruleset.view(world, seat)
                assert isinstance(seen, TownView)
                worths.append(
                    self.worth if seat == self.worth.me else ExpertPrices(seen, self.seed, True, promise)
                )
            self.rehearsal = Rehearsal(worths, self.showdown)
        self.luck = fast_start(self.seed + number)

    def chance(self, option: Option) -> float:
        assert self.rehearsal is not None
        kept = PICKED[self.view.cup][option - KEEP]
        mine = self.view.dice[self.worth.me] + kept
        return self.rehearsal.value(mine, cost(kept >> SIZE), self.luck) * self.point
