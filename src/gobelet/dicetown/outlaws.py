"""DX-5, DX-15, DX-20, DX-21, DX-49. Outlaws: laid out, recruited, and played before a roll."""

from typing import Final

from gobelet.core.dice import ONE, SIZE
from gobelet.core.errors import Fact, Refused
from gobelet.core.goods import move
from gobelet.core.names import SEATS_OF, Kind, Option, Parts, Seat, Seats
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown.card_windows import Window, hold, in_hands, play
from gobelet.dicetown.cards import DESPERADO
from gobelet.dicetown.extras.extension import GANG, OFFICE, POOL, TOP, frontier
from gobelet.dicetown.option_table import DESPERADO_FOR, DONE, OUTLAW
from gobelet.dicetown.rolling import HAND, Roll, last_roll, still_rolling
from gobelet.dicetown.seat_steps import SeatStep
from gobelet.dicetown.state import Town


def described(town: Town, kind: Kind) -> dict[str, Fact]:
    """An Outlaw as facts: the face of the outlaw side, and the reward on the other."""
    outlaw = town.edition.outlaws[kind]
    return {"face": outlaw.face, "dollars": outlaw.reward}


def outlaw_facts(town: Town, seat: Seat, kind: Kind) -> dict[str, Fact]:
    """A seat and an Outlaw."""
    return {"seat": seat, **described(town, kind)}


def turn_top(town: Town) -> None:
    """DX-5. The pile lies outlaw side up, so its top is known."""
    outlaws = frontier(town).outlaws
    if not outlaws[TOP] and outlaws[POOL]:
        kind = town.pick(GANG, outlaws[POOL])
        move(outlaws, POOL, TOP, GANG.one[kind])
        if town.watchers:
            town.tell("outlaw-on-top", "DX-5", described(town, kind))


class LayOutOutlaws(Step[Town]):
    """DX-5. Shuffled; the first two start on their Wanted side above the Sheriff's office."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        outlaws = frontier(town).outlaws
        for _first in range(2):
            kind = town.pick(GANG, outlaws[POOL])
            move(outlaws, POOL, OFFICE, GANG.one[kind])
            if town.watchers:
                town.tell("outlaw-wanted", "DX-5", described(town, kind))
        turn_top(town)


# --- DX-20: before a roll ----------------------------------------------------------------------------------


class NextCall(Step[Town]):
    """DX-20, DX-21. Outlaws may be played before any roll. The last one comes after a reveal, as in DT-13."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if still_rolling(town) == (1 << town.seats) - 1:
            town.then((CALL, ROLL_REST))
        else:
            town.then((CALL, LAST_ROLL))


class Call(Question[Town]):
    """DX-20. Which Outlaws to play, each for one or two of the dice left; all holders at once, sealed."""

    __slots__ = ()
    id = "call-outlaws"
    rule = "DX-20"

    def run(self, town: Town) -> None:
        outlaws = frontier(town).outlaws
        seats = 0
        for seat in SEATS_OF[still_rolling(town)]:
            if outlaws[seat]:
                seats |= 1 << seat
        if seats:
            town.ask(self, seats)

    def dice_left(self, town: Town, seat: Seat) -> int:
        """The dice that are neither set aside nor set by the Outlaws named so far."""
        left = HAND - (town.dice[seat] >> SIZE)
        for part in town.said[seat]:
            if part >= OUTLAW:
                left -= (part - OUTLAW) % 2 + 1
        return left

    def options(self, town: Town, seat: Seat) -> Parts:
        said = town.said[seat]
        after = (said[-1] - OUTLAW) // 2 if said else -1  # in ascending order
        most = min(2, self.dice_left(town, seat))
        options = [DONE]
        for kind in GANG.distinct(frontier(town).outlaws[seat]):
            if kind > after:
                options += [OUTLAW + 2 * kind + dice for dice in range(most)]
        return tuple(options)

    def complete(self, town: Town, seat: Seat) -> bool:
        return town.said[seat][-1] == DONE

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if OUTLAW <= option < DESPERADO_FOR:
            kind, more = (option - OUTLAW) // 2, (option - OUTLAW) % 2
            if not frontier(town).outlaws[seat] & GANG.field[kind]:
                return Refused("outlaw-not-yours", "DX-20", outlaw_facts(town, seat, kind))
            if more >= self.dice_left(town, seat):
                return Refused("outlaw-needs-dice", "DX-20", {"number": self.dice_left(town, seat)})
            return Refused("outlaws-in-order", "DX-20", {})
        return super().refusal(town, seat, option)

    def settle(self, town: Town, answers: list[Parts]) -> None:
        """DX-20. All show their choice before the roll. The used ones go above the office, Wanted side up."""
        for seat, parts in enumerate(answers):
            for part in parts:
                if part != DONE:
                    set_dice(town, seat, (part - OUTLAW) // 2, (part - OUTLAW) % 2 + 1)


def set_dice(town: Town, seat: Seat, kind: Kind, dice: int) -> None:
    """DX-20. An Outlaw sets one or two dice to its face: they are kept, free."""
    town.dice[seat] += ONE[town.edition.outlaws[kind].face] * dice
    move(frontier(town).outlaws, seat, OFFICE, GANG.one[kind])
    if town.watchers:
        facts = outlaw_facts(town, seat, kind)
        facts["number"] = dice
        town.tell("called-outlaw", "DX-20", facts)


class RollRest(Roll):
    """DX-21. If everyone's dice are all set there is no roll."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if still_rolling(town):
            super().run(town)


class LastRoll(Step[Town]):
    """DT-13, DX-21. The others roll all dice left once more; players without dice left do not."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        unfinished = still_rolling(town)
        if unfinished:
            last_roll(town, unfinished)
        else:
            town.rollers = 0


CALL: Final = Call()
ROLL_REST: Final = RollRest()
LAST_ROLL: Final = LastRoll()
NEXT_CALL: Final = NextCall()


# --- DX-15: recruiting -------------------------------------------------------------------------------------


class Recruit(SeatStep):
    """DX-15. Take the top Outlaw of the pile, after Desperado's window. An empty pile gives nothing."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        if frontier(town).pile():
            town.then((Desperado(self.seat), TakeOutlaw(self.seat)))
        elif town.watchers:
            town.tell("no-outlaw-left", "DX-15", {"seat": self.seat})


class TakeOutlaw(SeatStep):
    """DX-15. The top Outlaw goes before the seat, and can't be stolen."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        take_outlaw(town, self.seat, GANG.nth(frontier(town).outlaws[TOP], 0), TOP)
        turn_top(town)


def take_outlaw(town: Town, seat: Seat, kind: Kind, giver: int) -> None:
    move(frontier(town).outlaws, giver, seat, GANG.one[kind])
    town.gain(seat)
    if town.watchers:
        town.tell("recruited", "DX-15", outlaw_facts(town, seat, kind))


class Desperado(Window):
    """DX-49. When you recruit, before taking: any Outlaw of the pile instead, the top one included."""

    __slots__ = ("seat",)
    id = "desperado"
    rule = "DX-49"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def operands(self) -> tuple[int, ...]:
        return (self.seat,)

    def facts(self, town: Town) -> dict[str, Fact]:
        return outlaw_facts(town, self.seat, GANG.nth(frontier(town).outlaws[TOP], 0))

    def fits(self, town: Town) -> int:
        return in_hands(town, DESPERADO)

    def seats(self, town: Town) -> Seats:
        return 1 << self.seat if town.store[self.seat] else 0

    def plays(self, town: Town, seat: Seat) -> Parts:
        if not hold(town, seat, DESPERADO):
            return ()
        return tuple([DESPERADO_FOR + kind for kind in GANG.distinct(frontier(town).pile())])

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        kind = option - DESPERADO_FOR
        play(town, seat, DESPERADO, TakeAny(seat, kind), described(town, kind))

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if DESPERADO_FOR <= option < DESPERADO_FOR + GANG.kinds:
            if not hold(town, seat, DESPERADO):
                return Refused("card-not-held", "DX-49", {"card": DESPERADO})
            return Refused("outlaw-not-in-pile", "DX-49", outlaw_facts(town, seat, option - DESPERADO_FOR))
        return super().refusal(town, seat, option)


class TakeAny(SeatStep):
    """DX-49. Take the named Outlaw, then shuffle the pile."""

    __slots__ = ("kind",)

    def __init__(self, seat: Seat, kind: Kind) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def run(self, town: Town) -> None:
        town.pile.pop()  # the window
        town.pile.pop()  # the taking of the top one
        outlaws = frontier(town).outlaws
        move(outlaws, TOP, POOL, outlaws[TOP])
        take_outlaw(town, self.seat, self.kind, POOL)
        turn_top(town)
