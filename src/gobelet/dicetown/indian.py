"""DI-1 to DI-5. The Indian die: given for land at the village, rolled before the mine; Smoke Signals."""

from typing import Final

from gobelet.core.dice import ONE, SORTED, count
from gobelet.core.errors import Fact, Refused
from gobelet.core.kinds import MOST_SEATS, SEATS_OF, Cards, Kind, Option, Parts, Seat, Seats
from gobelet.core.step import Step
from gobelet.dicetown.frontier import VILLAGE, frontier
from gobelet.dicetown.holders import BOX, EVERYONE, FENCED
from gobelet.dicetown.places import Visit
from gobelet.dicetown.reactions import Window, hold, in_hands, play
from gobelet.dicetown.round import is_final
from gobelet.dicetown.state import Town
from gobelet.dicetown.steps import SeatQuestion, SeatStep
from gobelet.dicetown.store import DEEDS, RANCH, SMOKE
from gobelet.dicetown.table import AMBUSH, DEED, FENCED_DEED, PASS, PLAY, SHAMAN, WARPATH

# --- DI-3: the die is rolled -------------------------------------------------------------------------------


class RollIndian(Step[Town]):
    """DI-3. Just before the mine the die's holder must roll it."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        holder = frontier(town).die
        if holder != VILLAGE:
            spirit = town.edition.indian[town.below(len(town.edition.indian))]
            if town.watchers:
                town.tell("rolled-indian", "DI-3", {"seat": holder, "spirit": spirit})
            town.pile.append(SPIRITS[spirit][holder])


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
        target, face = divmod(answers[self.seat][0] - AMBUSH, 6)
        fell = town.roll(1)
        town.dice[target] += fell - ONE[face]
        if town.watchers:
            facts: dict[str, Fact] = {"seat": self.seat, "target": target, "face": face, "dice": SORTED[fell]}
            town.tell("ambushed", "DI-4", facts)


class Bodyguard(SeatStep):
    """DI-4. This round nobody can steal from you, at the saloon or by the Doc, Joe, Swindler and Gift."""

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


SPIRITS: Final[dict[str, tuple[Step[Town], ...]]] = {
    "shaman": tuple([Shaman(seat) for seat in range(MOST_SEATS)]),
    "ambush": tuple([Ambush(seat) for seat in range(MOST_SEATS)]),
    "bodyguard": tuple([Bodyguard(seat) for seat in range(MOST_SEATS)]),
    "warpath": tuple([Warpath(seat) for seat in range(MOST_SEATS)]),
}


# --- DI-2: the village -------------------------------------------------------------------------------------


class OpenClaim(SeatStep):
    """DI-2. What this seat takes at the Town Hall from now on can be given back for the die."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        frontier(town).claims.append((self.seat, 0, 0))


class Village(Step[Town]):
    """DI-2. Town Hall's first, then its second, may give land for the die; else a used die goes home."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        claims = frontier(town).claims
        asked: list[Step[Town]] = []
        if not is_final(town):
            asked = [GiveLand(seat) for seat, shown, hidden in claims if shown + hidden]
        town.then((*asked, GO_HOME))


class GoHome(Step[Town]):
    """DI-2. No one gives: a die that was used returns to the village."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        frontier(town).claims = []
        if frontier(town).die != VILLAGE:
            frontier(town).die = VILLAGE
            if town.watchers:
                town.tell("die-goes-home", "DI-2", {})


class GiveLand(SeatQuestion):
    """DI-2. Give back one deed or Ranch taken at the Town Hall this round, and take the die; or not."""

    __slots__ = ()
    id = "village"
    rule = "DI-2"

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "target": frontier(town).die}

    def run(self, town: Town) -> None:
        town.ask(self, 1 << self.seat)

    def claimed(self, town: Town) -> Cards:
        return sum([shown + hidden for seat, shown, hidden in frontier(town).claims if seat == self.seat])

    def options(self, town: Town, seat: Seat) -> Parts:
        kinds = DEEDS.distinct(self.claimed(town))
        return (PASS, *[FENCED_DEED + kind if kind == RANCH else DEED + kind for kind in kinds])

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if DEED <= option < FENCED_DEED + DEEDS.kinds:
            return Refused("land-not-taken-there", "DI-2", {})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        option = answers[self.seat][0]
        if option == PASS:
            if town.watchers:
                town.tell("kept-land", "DI-2", {"seat": self.seat})
            return
        give_land(town, self.seat, option - FENCED_DEED if option >= FENCED_DEED else option - DEED)
        while not isinstance(town.pile.pop(), GoHome):
            """The first to give ends the asking, and the die does not go home."""


def give_land(town: Town, seat: Seat, kind: Kind) -> None:
    """DI-2. The card goes to the box, unseen by the others; a Ranch openly."""
    if kind == RANCH:
        town.pass_deed(kind, FENCED + seat, BOX, EVERYONE)
        if town.watchers:
            town.tell("gave-ranch-away", "DI-2", {"seat": seat})
    else:
        town.pass_deed(kind, seat, BOX, 1 << seat)
        if town.watchers:
            town.tell("gave-land-away", "DI-2", {"seat": seat}, {"deed": kind}, 1 << seat)
    frontier(town).claims = []
    take_die(town, seat, "DI-2")


def take_die(town: Town, seat: Seat, rule: str) -> None:
    frontier(town).die = seat
    if town.watchers:
        town.tell("took-die", rule, {"seat": seat})


# --- DI-5: Smoke Signals -----------------------------------------------------------------------------------


class SmokeSignals(Window):
    """DI-5. At the end of a round, but not of the last one: take the die, from the village or its holder."""

    __slots__ = ()
    id = "smoke"
    rule = "DI-5"

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"target": frontier(town).die}

    def fits(self, town: Town) -> int:
        return 0 if is_final(town) else in_hands(town, SMOKE)

    def seats(self, town: Town) -> Seats:
        holder = frontier(town).die
        return town.armed() if holder == VILLAGE else town.armed() & ~(1 << holder)

    def plays(self, town: Town, seat: Seat) -> Parts:
        return (PLAY + SMOKE,) if hold(town, seat, SMOKE) else ()

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        play(town, seat, SMOKE, TakeDie(seat), {"target": frontier(town).die})


class TakeDie(SeatStep):
    """DI-5. The die changes hands."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        take_die(town, self.seat, "DI-5")


GO_HOME: Final = GoHome()
