"""MI-3 to MI-8. A round: the cup goes round until somebody doubts."""

from typing import Final

from gobelet.core.errors import Fact, Refused
from gobelet.core.names import MOST_SEATS, Option, Parts, Seat
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet_mia.state import Mia
from gobelet_mia.values import BELIEVE, CLAIMS, DOUBT, MIA, NO_CLAIM, VALUES, name_of, pips, worth


class Round(Step[Mia]):
    """MI-7. A new round: the seat that lost a life begins, or the next one that is left."""

    def run(self, mia: Mia) -> None:
        mia.round += 1
        mia.claim = NO_CLAIM
        if not mia.lives[mia.holder]:
            mia.holder = mia.next_after(mia.holder)
        if mia.watchers:
            mia.tell("round", "MI-7", {"number": mia.round, "seat": mia.holder})
        shake(mia, mia.holder)


def shake(mia: Mia, seat: Seat) -> None:
    """MI-3. A seat shakes the cup, looks under it, and claims."""
    mia.holder = seat
    mia.cup = mia.roll(2)
    if mia.watchers:
        mia.tell("shaken", "MI-3", {"seat": seat}, {"dice": pips(mia.cup)}, 1 << seat)
    mia.then((CLAIM[seat],))


class SeatQuestion(Question[Mia]):
    """A question to one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def operands(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, mia: Mia) -> None:
        mia.ask(self, 1 << self.seat)


class Claim(SeatQuestion):
    """MI-3. Any value above the last claim, true or not."""

    id = "claim"
    rule = "MI-3"

    def options(self, mia: Mia, seat: Seat) -> Parts:
        return CLAIMS[mia.claim + 1 :]

    def default(self, mia: Mia, seat: Seat) -> Option:
        """The truth, if it is high enough; otherwise the lowest claim that is allowed."""
        return CLAIMS[max(worth(mia.cup), mia.claim + 1)]

    def facts(self, mia: Mia) -> dict[str, Fact]:
        return {"seat": self.seat, "value": name_of(mia.claim)}

    def refusal(self, mia: Mia, seat: Seat, option: Option) -> Refused:
        if option in CLAIMS:
            return Refused("claim-too-low", "MI-3", {"value": VALUES[mia.claim]})
        return super().refusal(mia, seat, option)

    def settle(self, mia: Mia, answers: list[Parts]) -> None:
        mia.claim = answers[self.seat][0] - CLAIMS[0]
        if mia.watchers:
            mia.tell("claimed", "MI-3", {"seat": self.seat, "value": VALUES[mia.claim]})
        mia.then((BELIEVE_IT[mia.next_after(self.seat)],))


class BelieveIt(SeatQuestion):
    """MI-4, MI-5. Believe the claim, or lift the cup."""

    id = "believe"
    rule = "MI-4"

    def options(self, mia: Mia, seat: Seat) -> Parts:
        return (DOUBT, BELIEVE)

    def facts(self, mia: Mia) -> dict[str, Fact]:
        return {"seat": self.seat, "target": mia.holder, "value": VALUES[mia.claim]}

    def settle(self, mia: Mia, answers: list[Parts]) -> None:
        if answers[self.seat][0] == DOUBT:
            self.lift(mia)
            return
        if mia.watchers:
            mia.tell("believed", "MI-4", {"seat": self.seat, "target": mia.holder})
        if mia.claim == MIA:
            end_round(mia, self.seat, 1)
        else:
            shake(mia, self.seat)

    def lift(self, mia: Mia) -> None:
        """MI-5, MI-6. The cup is lifted, and one of the two loses."""
        true = worth(mia.cup) >= mia.claim
        if mia.watchers:
            facts: dict[str, Fact] = {"seat": self.seat, "target": mia.holder, "dice": pips(mia.cup)}
            mia.tell("doubted-true" if true else "doubted-false", "MI-5", facts)
        if true:
            end_round(mia, self.seat, 2 if mia.claim == MIA else 1)
        else:
            end_round(mia, mia.holder, 1)


def end_round(mia: Mia, loser: Seat, lives: int) -> None:
    """MI-7, MI-8. The loser begins the next round, unless one player only is left."""
    mia.lose(loser, lives)
    if mia.watchers and not mia.lives[loser]:
        mia.tell("out", "MI-8", {"seat": loser})
    mia.holder = loser
    mia.cup = 0
    mia.claim = NO_CLAIM
    if len(mia.alive) > 1:
        mia.then((ROUND,))
    elif mia.watchers:
        mia.tell("won", "MI-8", {"seat": mia.alive[0]})


ROUND: Final = Round()
CLAIM: Final = tuple([Claim(seat) for seat in range(MOST_SEATS)])
BELIEVE_IT: Final = tuple([BelieveIt(seat) for seat in range(MOST_SEATS)])
