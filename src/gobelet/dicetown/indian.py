"""DI-3, DI-4. The Indian die, rolled before the mine, and what its faces do."""

from typing import Final

from gobelet.core.dice import ONE, SORTED, count
from gobelet.core.errors import Fact, Refused
from gobelet.core.names import MOST_SEATS, SEATS_OF, Option, Parts, Seat
from gobelet.core.step import Step
from gobelet.dicetown.extras.extension import VILLAGE, frontier
from gobelet.dicetown.option_table import AMBUSH, SHAMAN, WARPATH
from gobelet.dicetown.places import Visit
from gobelet.dicetown.seat_steps import SeatQuestion, SeatStep
from gobelet.dicetown.state import Town


class RollIndian(Step[Town]):
    """DI-3. Just before the mine the die's holder must roll it."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        holder = frontier(town).die
        if holder != VILLAGE:
            spirit = town.edition.indian[town.below(len(town.edition.indian))]
            if town.watchers:
                town.tell("rolled-indian", "DI-3", {"seat": holder, "spirit": spirit})
            town.pile.append(town.edition.spirits[spirit][holder])


class Shaman(SeatQuestion):
    """DI-4. Turn one of your dice to any face."""

    __slots__ = ()
    id = "shaman"
    rule = "DI-4"

    def run(self, town: Town) -> None:
        town.ask(self, 1 << self.seat)

    def options(self, town: Town, seat: Seat) -> Parts:
        dice = town.dice[self.seat]
        return tuple(
            [SHAMAN + face * 6 + turned for face in range(6) if count(dice, face) for turned in range(6)]
        )

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if SHAMAN <= option < SHAMAN + 36:
            return Refused("no-such-die", "DI-4", {"dice": SORTED[town.dice[self.seat]]})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        face, turned = divmod(answers[self.seat][0] - SHAMAN, 6)
        town.dice[self.seat] += ONE[turned] - ONE[face]
        if town.watchers:
            town.tell("turned", "DI-4", {"seat": self.seat, "face": face, "turned": turned})


class Ambush(SeatQuestion):
    """DI-4. An opponent rerolls the die you choose."""

    __slots__ = ()
    id = "ambush"
    rule = "DI-4"

    def run(self, town: Town) -> None:
        town.ask(self, 1 << self.seat)

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple(
            [
                AMBUSH + other * 6 + face
                for other in SEATS_OF[town.others(self.seat)]
                for face in range(6)
                if count(town.dice[other], face)
            ]
        )

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        target = (option - AMBUSH) // 6
        if option >= AMBUSH and target < town.seats and target != self.seat:
            return Refused("no-such-die", "DI-4", {"dice": SORTED[town.dice[target]]})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        self.chosen(town, answers[self.seat][0])

    def chosen(self, town: Town, option: Option) -> None:
        target, face = divmod(option - AMBUSH, 6)
        fell = town.roll_of(target, 1)
        town.dice[target] += fell - ONE[face]
        if town.watchers:
            facts: dict[str, Fact] = {"seat": self.seat, "target": target, "face": face, "dice": SORTED[fell]}
            town.tell("ambushed", "DI-4", facts)


class Waylay(SeatStep):
    """DI-4, DT-57. Ambush. If there is only one answer (one opponent, all dice alike), nobody is asked."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        question = AMBUSHES[self.seat]
        dice = question.options(town, self.seat)
        if len(dice) > 1:
            town.ask(question, 1 << self.seat)
        else:
            question.chosen(town, dice[0])


class Bodyguard(SeatStep):
    """DI-4. This round nobody can rob you at the saloon.

    Before version 3 you did not give for the Doc's K and A, Joe, Swindler and Gift, either.
    """

    __slots__ = ()

    def run(self, town: Town) -> None:
        frontier(town).guarded = 1 << self.seat


class Dismiss(Step[Town]):
    """DI-4. The Bodyguard stays for one round."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        frontier(town).guarded = 0


class Warpath(SeatQuestion):
    """DI-4. Put the die on one of the six places with two actions: neither happens."""

    __slots__ = ()
    id = "warpath"
    rule = "DI-4"

    def run(self, town: Town) -> None:
        town.ask(self, 1 << self.seat)

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple([WARPATH + place for place in range(len(town.edition.places))])

    def settle(self, town: Town, answers: list[Parts]) -> None:
        place = answers[self.seat][0] - WARPATH
        if town.watchers:
            name = town.edition.places[place].name
            town.tell("on-warpath", "DI-4", {"seat": self.seat, "place": name})
        for number, step in enumerate(town.pile):
            if isinstance(step, Visit) and step.place == place:
                town.pile[number] = Raided(place)


class Raided(Visit):
    """DI-4. No places settled, no bribes, nothing gained; at the Sheriff's Joe's window remains."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        place = town.edition.places[self.place]
        if town.watchers:
            town.tell("raided", "DI-4", {"place": place.name})
        town.then(place.unclaimed)


SHAMANS: Final = tuple([Shaman(seat) for seat in range(MOST_SEATS)])
AMBUSHES: Final = tuple([Ambush(seat) for seat in range(MOST_SEATS)])
WAYLAYERS: Final = tuple([Waylay(seat) for seat in range(MOST_SEATS)])
BODYGUARDS: Final = tuple([Bodyguard(seat) for seat in range(MOST_SEATS)])
WARPATHS: Final = tuple([Warpath(seat) for seat in range(MOST_SEATS)])
