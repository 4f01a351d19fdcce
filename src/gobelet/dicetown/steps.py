"""Steps and questions that belong to one seat."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.core.kinds import Seat
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown.state import Town


class SeatStep(Step[Town]):
    """A step that one seat takes."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def operands(self) -> tuple[int, ...]:
        return (self.seat,)


class SeatQuestion(Question[Town]):
    """A question for one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def operands(self) -> tuple[int, ...]:
        return (self.seat,)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat}
