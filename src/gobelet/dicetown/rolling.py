"""I. Rolling: all at once, under the cup (DT-10 to DT-15)."""

from typing import Final

from mypy_extensions import i64

from gobelet.core.dice import MASKS, ONE, PICKED, PICKED_AT, SIZE, SORTED, SPOTS, at_spots, count
from gobelet.core.errors import Fact, Refused
from gobelet.core.names import SEATS_OF, Dice, Option, Parts, Seat, Seats, clockwise
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown.card_windows import WANTEDS, Window, hold, in_hands, play, played
from gobelet.dicetown.cards import BRUTE, CHEATER, FIELD
from gobelet.dicetown.costs import cost
from gobelet.dicetown.holders import COACH
from gobelet.dicetown.option_table import BRUTE_KEEP, KEEP, TURN
from gobelet.dicetown.seat_steps import SeatQuestion, SeatStep
from gobelet.dicetown.state import Town

HAND: Final = 5  # dice of a complete hand


def _keeps(dice: Dice, dollars: int) -> tuple[int, ...]:
    """DT-12. What may be kept of a roll with this much money."""
    return tuple([KEEP + mask for mask in MASKS[dice] if cost(mask.bit_count()) <= dollars])


def _with_brute(dice: Dice) -> tuple[int, ...]:
    """DT-14. What may be kept with a Brute: two dice or more."""
    return tuple([BRUTE_KEEP + mask for mask in MASKS[dice] if mask.bit_count() >= 2])


# For every roll and $0, $1 … $4 or more: the options; then the same for a player who holds a Brute.
KEEPS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = at_spots(
    {
        dice: tuple(
            [_keeps(dice, dollars) for dollars in range(5)]
            + [_keeps(dice, dollars) + _with_brute(dice) for dollars in range(5)]
        )
        for dice in SORTED
    },
    (),
)


class Roll(Step[Town]):
    """DT-10. Everyone with dice left rolls them, hidden."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        rollers = 0
        for seat in range(town.seats):
            left = HAND - (town.dice[seat] >> SIZE)
            if left:
                town.cup[seat] = town.roll_of(seat, left)
                rollers |= 1 << seat
        town.rollers = rollers
        if town.watchers:
            town.tell("rolled", "DT-10", {"seats": SEATS_OF[rollers]})
            for seat in SEATS_OF[rollers]:
                town.tell("rolled-dice", "DT-10", {"seat": seat}, {"dice": SORTED[town.cup[seat]]}, 1 << seat)
        town.ask(KEEP_DICE, rollers)


class KeepDice(Question[Town]):
    """DT-10, DT-11, DT-12, DT-14. Which dice to keep, in secret, with a Brute or without."""

    __slots__ = ()
    id = "keep"
    rule = "DT-11"

    def options(self, town: Town, seat: Seat) -> Parts:
        dollars = town.dollars[seat]
        cup: i64 = town.cup[seat]
        keeps = KEEPS[cup % SPOTS]
        if dollars > 4:
            dollars = 4
        return keeps[dollars + 5] if town.store[seat] & FIELD[BRUTE] else keeps[dollars]

    def only(self, town: Town, seat: Seat) -> Option:
        """A seat with a dollar has a choice: one die is free, and none costs $1."""
        return -1 if town.dollars[seat] else super().only(town, seat)

    def default(self, town: Town, seat: Seat) -> Option:
        """One die, the highest: it is free."""
        free = [option for option in self.options(town, seat) if (option - KEEP).bit_count() == 1]
        return max(free)

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        mask = option - KEEP if option < BRUTE_KEEP else option - BRUTE_KEEP
        if not 0 <= mask < 32:
            return super().refusal(town, seat, option)
        if mask not in MASKS[town.cup[seat]]:
            return Refused("no-such-dice", "DT-10", {"dice": SORTED[town.cup[seat]]})
        kept = mask.bit_count()
        if option >= BRUTE_KEEP:
            if kept < 2:
                return Refused("brute-needs-two", "DT-14", {"number": kept})
            return Refused("card-not-held", "DT-14", {"card": BRUTE})
        return Refused("keep-unaffordable", "DT-11", {"dollars": cost(kept), "have": town.dollars[seat]})

    def settle(self, town: Town, answers: list[Parts]) -> None:
        """DT-14. The reveal: dice shown, then Brutes, then payments, then the Cheaters' window."""
        brutes = 0
        for seat in SEATS_OF[town.rollers]:
            option = answers[seat][0]
            if option >= BRUTE_KEEP:
                brutes |= 1 << seat
                option -= BRUTE_KEEP - KEEP
            cup: i64 = town.cup[seat]
            town.kept[seat] = PICKED_AT[cup % SPOTS][option - KEEP]
            town.cup[seat] = 0
        if town.watchers:
            for seat in SEATS_OF[town.rollers]:
                town.tell("kept", "DT-10", {"seat": seat, "dice": SORTED[town.kept[seat]]})
        town.pile.append(PAY)
        if brutes:
            show_brutes(town, brutes)


def show_brutes(town: Town, brutes: Seats) -> None:
    """DT-14. All Brutes leave the hands, then each has its own Wanted window, clockwise from the Sheriff."""
    order = clockwise(brutes, town.sheriff)
    for seat in order:
        played(town, seat, BRUTE)
    for seat in reversed(order):
        town.pile.append(BruteFails(seat))
    for seat in reversed(order):
        town.then((WANTEDS[seat][BRUTE], BruteStands(seat)))


class BruteStands(SeatStep):
    """DT-14. The extra dice of this reveal are free."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        town.brutes |= 1 << self.seat


class BruteFails(SeatStep):
    """DT-14. A player with a cancelled Brute who can't pay keeps as many dice as the money allows."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        seat = self.seat
        if town.brutes >> seat & 1:
            return
        kept = town.kept[seat]
        allowed = town.dollars[seat] + 1
        if kept >> SIZE > allowed:
            fewer = FewerDice(seat)
            options = fewer.options(town, seat)
            if len(options) == 1:  # DT-57
                fewer.keep(town, options[0])
            else:
                town.ask(fewer, 1 << seat)


class FewerDice(SeatQuestion):
    """DT-14. Which of the dice to keep, paid for, after the Brute was cancelled."""

    __slots__ = ()
    id = "keep-fewer"
    rule = "DT-14"

    def options(self, town: Town, seat: Seat) -> Parts:
        allowed = town.dollars[seat] + 1
        return tuple([KEEP + mask for mask in MASKS[town.kept[seat]] if mask.bit_count() == allowed])

    def facts(self, town: Town) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "number": town.dollars[self.seat] + 1,
            "dice": SORTED[town.kept[self.seat]],
        }

    def settle(self, town: Town, answers: list[Parts]) -> None:
        self.keep(town, answers[self.seat][0])

    def keep(self, town: Town, option: Option) -> None:
        town.kept[self.seat] = PICKED[town.kept[self.seat]][option - KEEP]
        if town.watchers:
            town.tell("kept-fewer", "DT-14", {"seat": self.seat, "dice": SORTED[town.kept[self.seat]]})


class Pay(Step[Town]):
    """DT-11. Paid at the reveal, onto the stagecoach. Then the Cheaters' window, and the next roll."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        for seat in SEATS_OF[town.rollers]:
            kept = town.kept[seat]
            dice = kept >> SIZE
            due = 0 if dice > 1 and town.brutes >> seat & 1 else cost(dice)
            if due:
                town.pay(seat, COACH, due)
                if town.watchers:
                    town.tell("paid-dice", "DT-11", {"seat": seat, "dollars": due, "number": dice})
            town.dice[seat] = town.dice[seat] + kept
            town.kept[seat] = 0
        town.brutes = 0
        town.pile.append(town.edition.next_roll)
        town.pile.append(CHEATERS)


def still_rolling(town: Town) -> Seats:
    """The seats with dice left."""
    unfinished = 0
    for seat in range(town.seats):
        if town.dice[seat] >> SIZE < HAND:
            unfinished |= 1 << seat
    return unfinished


class NextRoll(Step[Town]):
    """DT-10, DT-13. Roll again; or the last roll, once some hands are complete; or none."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        unfinished = still_rolling(town)
        if unfinished == (1 << town.seats) - 1:
            town.pile.append(ROLL)
        elif unfinished:
            last_roll(town, unfinished)
        else:
            town.rollers = 0


def last_roll(town: Town, unfinished: Seats) -> None:
    """DT-13. The others roll all dice left once more, and keep them as they fall, free."""
    town.rollers = unfinished
    for seat in SEATS_OF[unfinished]:
        fell = town.roll_of(seat, HAND - (town.dice[seat] >> SIZE))
        town.dice[seat] = town.dice[seat] + fell
        if town.watchers:
            town.tell("last-roll", "DT-13", {"seat": seat, "dice": SORTED[fell]})
    town.pile.append(town.edition.next_roll)
    town.pile.append(CHEATERS)


class Cheaters(Window):
    """DT-15. At a reveal for which the player rolled: turn one of their set-aside dice to any face."""

    __slots__ = ()
    id = "cheat"
    rule = "DT-15"

    def fits(self, town: Town) -> int:
        return in_hands(town, CHEATER)

    def seats(self, town: Town) -> Seats:
        seats = 0
        for seat in SEATS_OF[town.rollers]:
            if town.store[seat] and town.dice[seat]:
                seats |= 1 << seat
        return seats

    def plays(self, town: Town, seat: Seat) -> Parts:
        if not hold(town, seat, CHEATER):
            return ()
        dice = town.dice[seat]
        return tuple(
            [TURN + face * 6 + turned for face in range(6) if count(dice, face) for turned in range(6)]
        )

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        face, turned = (option - TURN) // 6, (option - TURN) % 6
        play(town, seat, CHEATER, TurnDie(seat, face, turned), {"face": face, "turned": turned})


class TurnDie(Step[Town]):
    """DT-15. The Cheater's die shows another face."""

    __slots__ = ("face", "seat", "turned")

    def __init__(self, seat: Seat, face: int, turned: int) -> None:
        self.seat: Final = seat
        self.face: Final = face
        self.turned: Final = turned

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.face, self.turned)

    def run(self, town: Town) -> None:
        town.dice[self.seat] += ONE[self.turned] - ONE[self.face]
        if town.watchers:
            town.tell("turned", "DT-15", {"seat": self.seat, "face": self.face, "turned": self.turned})


KEEP_DICE: Final = KeepDice()
PAY: Final = Pay()
NEXT_ROLL: Final = NextRoll()
CHEATERS: Final = Cheaters()
ROLL: Final = Roll()
