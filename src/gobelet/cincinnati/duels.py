"""CI-31. A duel of two or more: three open rolls in turn, then extra rolls for chips, until all decline."""

from typing import Final

from mypy_extensions import i64

from gobelet.cincinnati.hands import RANK, name, pips
from gobelet.cincinnati.option_table import HAND, PASS, PAY, PAYS, REROLL, REROLLS
from gobelet.cincinnati.questions import Ask, SeatAsk, refuse_dice
from gobelet.cincinnati.state import SUPPLY, Casino
from gobelet.cincinnati.throws import fallen
from gobelet.core.dice import PICKED, SIZE, SPOTS
from gobelet.core.errors import Fact, Refused
from gobelet.core.names import MOST_SEATS, Dice, Option, Parts, Seat


def begin_duel(casino: Casino, order: list[Seat]) -> None:
    """All roll five dice in order; the next steps are piled up. The caller piles up the duel's end first."""
    casino.duelists = order
    for seat in order:
        dice = casino.roll_of(seat, HAND)
        casino.duel[seat] = dice
        if casino.watchers:
            casino.tell("duel-rolled", "CI-31", {"seat": seat, "pips": pips(dice), "hand": name(dice)})
    casino.pile.append(PAY_IN_DUELS[0][0])
    for rerolls in (THIRD_ROLLS, SECOND_ROLLS):
        for seat in reversed(order):
            casino.pile.append(rerolls[seat])


def end_duel(casino: Casino) -> None:
    for seat in casino.duelists:
        casino.duel[seat] = 0
    casino.duelists = []


def best_in_duel(casino: Casino) -> tuple[int, ...]:
    """CI-24, CI-32. The best hands, in order; the last of them wins: the owner loses equal dice."""
    best: list[int] = []
    highest = -1
    for seat in casino.duelists:
        rank = RANK[casino.duel[seat]]
        if rank > highest:
            best, highest = [seat], rank
        elif rank == highest:
            best.append(seat)
    return tuple(best)


def reroll_in_duel(casino: Casino, seat: Seat, named: Dice) -> Dice:
    """The dice named are rolled at once; returns the dice that fell."""
    fell = casino.roll_of(seat, named >> SIZE)
    casino.duel[seat] = casino.duel[seat] + fell - named
    return fell


class DuelReroll(SeatAsk):
    """CI-31. The second or third roll of a duelist: which dice, having seen all earlier rolls."""

    __slots__ = ("roll",)
    id = "duel-reroll"
    rule = "CI-31"

    def __init__(self, seat: Seat, roll: int) -> None:
        super().__init__(seat)
        self.roll: Final = roll

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.roll)

    def facts(self, casino: Casino) -> dict[str, Fact]:
        return {"seat": self.seat, "seats": tuple(casino.duelists), "roll": self.roll}

    def options(self, casino: Casino, seat: Seat) -> Parts:
        dice: i64 = casino.duel[seat]
        return REROLLS[dice % SPOTS]

    def refusal(self, casino: Casino, seat: Seat, option: Option) -> Refused:
        refused = refuse_dice(self, casino.duel[seat], option, REROLL)
        return refused or super().refusal(casino, seat, option)

    def settle(self, casino: Casino, answers: list[Parts]) -> None:
        seat = self.seat
        named = PICKED[casino.duel[seat]][answers[seat][0] - REROLL]
        if named:
            fell = reroll_in_duel(casino, seat, named)
            if casino.watchers:
                facts: dict[str, Fact] = {"seat": seat, "roll": self.roll, **fallen(fell, casino.duel[seat])}
                casino.tell("duel-rerolled", "CI-31", facts)
        elif casino.watchers:
            casino.tell("duel-stands", "CI-31", {"seat": seat, "roll": self.roll})


class PayInDuel(Ask):
    """CI-31. Pay a chip and reroll at least one die at once, or decline; round and round, in order.

    `place` is whose turn it is among the duelists; `silent` is how many have declined, or had no chip,
    since the last roll. It ends when all are silent, the last to roll included.
    """

    __slots__ = ("place", "silent")
    id = "duel-extra"
    rule = "CI-31"

    def __init__(self, place: int, silent: int) -> None:
        self.place: Final = place
        self.silent: Final = silent

    def operands(self) -> tuple[int, ...]:
        return (self.place, self.silent)

    def facts(self, casino: Casino) -> dict[str, Fact]:
        seat = casino.duelists[self.place]
        return {"seat": seat, "seats": tuple(casino.duelists), "chips": casino.chips[seat]}

    def run(self, casino: Casino) -> None:
        order = casino.duelists
        place = self.place
        for silent in range(self.silent, len(order)):
            if casino.chips[order[place]]:
                casino.ask(PAY_IN_DUELS[place][silent], 1 << order[place])
                return
            place = (place + 1) % len(order)

    def options(self, casino: Casino, seat: Seat) -> Parts:
        dice: i64 = casino.duel[seat]
        return PAYS[dice % SPOTS]

    def refusal(self, casino: Casino, seat: Seat, option: Option) -> Refused:
        refused = refuse_dice(self, casino.duel[seat], option, PAY)
        return refused or super().refusal(casino, seat, option)

    def settle(self, casino: Casino, answers: list[Parts]) -> None:
        order = casino.duelists
        seat = order[self.place]
        option = answers[seat][0]
        silent = self.silent + 1
        if option == PASS:
            if casino.watchers:
                casino.tell("duel-declined", "CI-31", {"seat": seat})
        else:
            silent = 0
            casino.pay(seat, SUPPLY, 1)
            fell = reroll_in_duel(casino, seat, PICKED[casino.duel[seat]][option - PAY])
            if casino.watchers:
                facts: dict[str, Fact] = {"seat": seat, **fallen(fell, casino.duel[seat])}
                facts["chips"] = casino.chips[seat]
                casino.tell("duel-paid", "CI-31", facts)
        if silent < len(order):
            casino.pile.append(PAY_IN_DUELS[(self.place + 1) % len(order)][silent])


SECOND_ROLLS: Final = tuple([DuelReroll(seat, 2) for seat in range(MOST_SEATS)])
THIRD_ROLLS: Final = tuple([DuelReroll(seat, 3) for seat in range(MOST_SEATS)])
PAY_IN_DUELS: Final = tuple(
    [tuple([PayInDuel(place, silent) for silent in range(MOST_SEATS)]) for place in range(MOST_SEATS)]
)
