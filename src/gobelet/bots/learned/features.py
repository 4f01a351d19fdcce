"""Observations as a learner takes them: turned so that its own seat comes first, and without what comes next.

Seats and options that name seats are turned alike, so that what is learnt at one seat holds at all.
Options that choose dice count their places in ascending order, and so are the seat's own dice laid out.
"""

from typing import Final

from gobelet.core.dice import FACES, MOST_DICE, SORTED
from gobelet.core.names import MOST_SEATS
from gobelet.core.observation.observer import Observer
from gobelet.core.options import OptionTable

PLACES: Final = MOST_DICE * FACES  # one flag for each place and face


def turned(seat: int, seats: int) -> list[int]:
    """For every place as seen from `seat`, itself first, the seat that is there."""
    around = [(seat + place) % seats for place in range(seats)]
    return around + list(range(seats, MOST_SEATS))


def columns(observer: Observer, seat: int, seats: int) -> list[int]:
    """Which bytes of an observation a learner at this seat takes, in its own order."""
    order = turned(seat, seats)
    taken: list[int] = []
    for field in observer.layout.fields:
        if field.left_out:
            continue
        start = observer.layout.start[field.name]
        rows = field.shape[0]
        width = field.size // rows
        places = list(range(rows))
        if field.axes[0] in ("seat", "holder"):
            places = order + list(range(MOST_SEATS, rows))
        elif field.axes[0] == "option":
            places = actions(observer.table, seat, seats)
        for place in places:
            taken += range(start + place * width, start + (place + 1) * width)
    return taken


def scales(observer: Observer) -> list[float]:
    """The factor of each byte that is taken: it brings amounts between 0 and 1."""
    factors: list[float] = []
    for field in observer.layout.fields:
        if not field.left_out:
            factors += [1.0 / (field.most if field.name != "said" else 4)] * field.size
    return factors


def hands(observer: Observer) -> list[int]:
    """Where, among the bytes taken, one's own dice begin: six bytes that count faces."""
    found: list[int] = []
    start = 0
    for field in observer.layout.fields:
        if not field.left_out:
            if field.laid_out:
                found.append(start)
            start += field.size
    return found


def spread() -> bytes:
    """A row of flags for every six counts, read as digits to the base six: the dice laid out in order."""
    rows = bytearray(6**FACES * PLACES)
    for faces in SORTED.values():
        row = sum([6**face for face in faces]) * PLACES
        for place, face in enumerate(faces):
            rows[row + place * FACES + face] = 1
    return bytes(rows)


def actions(table: OptionTable, seat: int, seats: int) -> list[int]:
    """For every option as a learner at this seat numbers it, the option of the table."""
    order = turned(seat, seats)
    options = list(range(table.size))
    for verb, each in table.seats.items():
        start = table.start[verb]
        for place, there in enumerate(order):
            for option in range(each):
                options[start + place * each + option] = start + there * each + option
    return options
