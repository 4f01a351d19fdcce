"""DX-13, DX-14. The stagecoach held up, and a visit to the Doc at once."""

from gobelet.core.names import SEATS_OF, Parts, Seat
from gobelet.dicetown.doc import CHARM, COLLECT, FACES, FENCE, SAMPLE, treat
from gobelet.dicetown.holders import COACH, DECK, DISCARD
from gobelet.dicetown.option_table import REMEDY
from gobelet.dicetown.seat_steps import SeatQuestion, SeatStep
from gobelet.dicetown.state import Town
from gobelet.dicetown.winners import TENS


class HoldUp(SeatStep):
    """DX-13. Hold up the stagecoach: $1 per 10, no more than lies there."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        dollars = min(town.dice[self.seat] >> 3 * TENS & 7, town.dollars[COACH])
        if dollars:
            town.pay(COACH, self.seat, dollars)
            town.gain(self.seat)
        if town.watchers:
            town.tell("held-up", "DX-13", {"seat": self.seat, "dollars": dollars})


class SeeDoc(SeatQuestion):
    """DX-14. Visit the Doc at once: DT-33's choices, once, and one can't decline."""

    __slots__ = ()
    id = "see-doc"
    rule = "DX-14"

    def run(self, town: Town) -> None:
        options = self.options(town, self.seat)
        if len(options) > 1:
            town.ask(self, 1 << self.seat)
        else:
            self.choose(town, options[0] - REMEDY)

    def options(self, town: Town, seat: Seat) -> Parts:
        return tuple([REMEDY + remedy for remedy in remedies(town, self.seat)])

    def settle(self, town: Town, answers: list[Parts]) -> None:
        self.choose(town, answers[self.seat][0] - REMEDY)

    def choose(self, town: Town, remedy: int) -> None:
        """DX-18. A visit at the Store that does anything is a gain."""
        if remedy_gives(town, self.seat, remedy):
            town.gain(self.seat)
        treat(town, self.seat, remedy)


def remedies(town: Town, seat: Seat) -> list[int]:
    """DT-33. The remedies that the faces in a hand offer."""
    return [remedy for remedy, faces in enumerate(FACES) if town.dice[seat] & faces]


def remedy_gives(town: Town, seat: Seat, remedy: int) -> bool:
    """Whether a remedy can do anything."""
    givers = SEATS_OF[town.givers(seat)]
    if remedy == FENCE:
        return town.deeds[seat] != 0
    if remedy == SAMPLE:
        return town.store[DECK] + town.store[DISCARD] != 0
    if remedy == COLLECT:
        return sum([town.dollars[other] for other in givers]) > 0
    assert remedy == CHARM
    return sum([town.nuggets[other] for other in givers]) > 0
