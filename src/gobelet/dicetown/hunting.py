"""DX-16, DX-22, DX-46. The hunt: each K is rerolled, and captures a Wanted Outlaw of its face."""

from typing import Final

from gobelet.core.dice import MASKS, PICKED, SIZE, SORTED
from gobelet.core.errors import Fact, Refused
from gobelet.core.goods import move
from gobelet.core.names import Dice, Kind, Option, Parts, Seat, Seats
from gobelet.dicetown.card_windows import Window, hold, in_hands, play
from gobelet.dicetown.cards import DOUBLE_GUN
from gobelet.dicetown.extras.extension import CAPTURED, GANG, OFFICE, frontier
from gobelet.dicetown.option_table import GUN
from gobelet.dicetown.outlaws import outlaw_facts
from gobelet.dicetown.seat_steps import SeatStep
from gobelet.dicetown.state import Town
from gobelet.dicetown.winners import KINGS


class Hunt(SeatStep):
    """DX-16. Reroll each of your Ks, even if nobody is Wanted. The dice themselves stay Ks."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        fell = town.roll_of(self.seat, town.dice[self.seat] >> 3 * KINGS & 7)
        if town.watchers:
            town.tell("hunted", "DX-16", {"seat": self.seat, "dice": SORTED[fell]})
        town.then((DoubleGun(self.seat, fell), Capture(self.seat, fell)))


class Capture(SeatStep):
    """DX-16. Each die captures one Wanted Outlaw of its face, of two the dearer first."""

    __slots__ = ("dice",)

    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat)
        self.dice: Final = dice

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.dice)

    def run(self, town: Town) -> None:
        outlaws = frontier(town).outlaws
        captured = 0
        for face in SORTED[self.dice]:
            kind = self.dearest(town, face)
            if kind >= 0:
                move(outlaws, OFFICE, CAPTURED + self.seat, GANG.one[kind])
                captured += 1
                if town.watchers:
                    facts = outlaw_facts(town, self.seat, kind)
                    facts["face"] = face
                    town.tell("captured", "DX-16", facts)
        if captured:
            town.gain(self.seat)
        elif town.watchers:
            town.tell("captured-nobody", "DX-16", {"seat": self.seat})

    def dearest(self, town: Town, face: int) -> Kind:
        """The Wanted Outlaw of this face with the highest reward; -1 if there is none."""
        best, highest = -1, -1
        for kind in GANG.distinct(frontier(town).outlaws[OFFICE]):
            outlaw = town.edition.outlaws[kind]
            if outlaw.wanted == face and outlaw.reward > highest:
                best, highest = kind, outlaw.reward
        return best


class DoubleGun(Window):
    """DX-46. After the first roll of a hunt: reroll once the dice you choose."""

    __slots__ = ("dice", "seat")
    id = "double-gun"
    rule = "DX-46"

    def __init__(self, seat: Seat, dice: Dice) -> None:
        self.seat: Final = seat
        self.dice: Final = dice

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.dice)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat, "dice": SORTED[self.dice]}

    def fits(self, town: Town) -> int:
        return in_hands(town, DOUBLE_GUN)

    def seats(self, town: Town) -> Seats:
        return 1 << self.seat if town.store[self.seat] else 0

    def plays(self, town: Town, seat: Seat) -> Parts:
        if not hold(town, seat, DOUBLE_GUN):
            return ()
        return tuple([GUN + mask for mask in MASKS[self.dice] if mask])

    def act(self, town: Town, seat: Seat, option: Option) -> None:
        mask = option - GUN
        again = SORTED[PICKED[self.dice][mask]]
        play(town, seat, DOUBLE_GUN, Reroll(seat, self.dice, mask), {"dice": again})

    def refusal(self, town: Town, seat: Seat, option: Option) -> Refused:
        if GUN <= option < GUN + 32:
            if not hold(town, seat, DOUBLE_GUN):
                return Refused("card-not-held", "DX-46", {"card": DOUBLE_GUN})
            return Refused("no-such-dice", "DX-46", {"dice": SORTED[self.dice]})
        return super().refusal(town, seat, option)


class Reroll(SeatStep):
    """DX-46. The chosen dice are rolled again; then each die captures."""

    __slots__ = ("dice", "mask")

    def __init__(self, seat: Seat, dice: Dice, mask: int) -> None:
        super().__init__(seat)
        self.dice: Final = dice
        self.mask: Final = mask

    def operands(self) -> tuple[int, ...]:
        return (self.seat, self.dice, self.mask)

    def run(self, town: Town) -> None:
        town.pile.pop()  # the window: once
        town.pile.pop()  # what the first roll would have captured
        again = PICKED[self.dice][self.mask]
        fell = town.roll_of(self.seat, again >> SIZE)
        if town.watchers:
            town.tell("hunted-again", "DX-46", {"seat": self.seat, "dice": SORTED[fell]})
        town.pile.append(Capture(self.seat, self.dice - again + fell))
