"""What the questions of Cincinnati have in common."""

from typing import Final

from gobelet.cincinnati.hands import pips
from gobelet.cincinnati.option_table import CHOOSE, PAY, REROLL
from gobelet.cincinnati.state import Casino
from gobelet.core.dice import MASKS
from gobelet.core.errors import Refused
from gobelet.core.names import Dice, Option, Seat
from gobelet.core.question import Question


class Ask(Question[Casino]):
    """Every asked seat has a choice: seats without one, for example without a chip, are not asked."""

    __slots__ = ()

    def only(self, casino: Casino, seat: Seat) -> Option:
        return -1


class SeatAsk(Ask):
    """A question to one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def operands(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, casino: Casino) -> None:
        casino.ask(self, 1 << self.seat)


def refuse_dice(question: Ask, dice: Dice, option: Option, start: Option) -> Refused | None:
    """Why these dice can't be named, if `option` names dice as the question wants them named.

    `start` is REROLL or PAY.
    """
    end = PAY if start == REROLL else CHOOSE
    if not start <= option < end:
        return None
    mask = option - start
    if mask not in MASKS[dice]:
        return Refused("dice-not-there", "CI-12", {"pips": pips(dice)})
    return Refused("pay-names-no-die", question.rule, {}) if start == PAY and not mask else None
