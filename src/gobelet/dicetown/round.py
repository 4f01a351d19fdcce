"""A round from its start to its end, and the end of the game (DT-60, DT-62)."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.core.names import SEATS_OF, Parts, Seat, Seats
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown import scoring
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.holders import MINE, PILE, ROW
from gobelet.dicetown.option_table import NAME, NAMES
from gobelet.dicetown.state import Town


class Round(Step[Town]):
    """A new round: all dice back into the cups."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.round += 1
        town.dice = [0] * town.seats
        town.gained = 0
        if town.watchers:
            town.tell("round", "DT-10", {"number": town.round})
        town.then(town.edition.round)


def is_final(town: Town) -> bool:
    """DT-60. Whether this round is the last: the mine, or pile and row of deeds, are empty."""
    return not town.nuggets[MINE] or not (town.deeds[PILE] or town.deeds[ROW])


class EndOfRound(Step[Town]):
    """DT-60. The game ends after the round in which the mine, or pile and row of deeds, are empty."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if not is_final(town):
            town.pile.append(ROUND)
            return
        if town.watchers:
            town.tell("mine-empty" if not town.nuggets[MINE] else "deeds-gone", "DT-60", {})
            show_hands(town)
        best = scoring.leaders(town)
        if best & (best - 1):
            town.ask(NameChampion(best), 1 << town.sheriff)
        else:
            crown(town, SEATS_OF[best][0])


def show_hands(town: Town) -> None:
    """DT-61. All hands are shown, and the points counted."""
    for seat in range(town.seats):
        cards, titles = STORE.spread(town.store[seat]), DEEDS.spread(town.deeds[seat])
        town.tell("showed-hand", "DT-61", {"seat": seat, "cards": cards, "titles": titles})
        town.tell("scored", "DT-61", {"seat": seat, "points": scoring.score(town, seat)})


class NameChampion(Question[Town]):
    """DT-62, DT-43. Points and deeds equal: the Sheriff names the winner, unbribed."""

    __slots__ = ("tied",)
    id = "name-champion"
    rule = "DT-62"

    def __init__(self, tied: Seats) -> None:
        self.tied: Final = tied

    def operands(self) -> tuple[int, ...]:
        return (self.tied,)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": town.sheriff, "seats": SEATS_OF[self.tied]}

    def options(self, town: Town, seat: Seat) -> Parts:
        return NAMES[self.tied]

    def settle(self, town: Town, answers: list[Parts]) -> None:
        crown(town, answers[town.sheriff][0] - NAME)


def crown(town: Town, seat: Seat) -> None:
    town.crowned = seat
    if town.watchers:
        town.tell("won-game", "DT-62", {"seat": seat, "points": scoring.score(town, seat)})


ROUND: Final = Round()
