"""The pieces that observations are put together from: bytes for seats, dice, cards, steps and options.

Every field keeps the bytes of each value it has met, so that it costs one look into a table, however many
bytes it has.
"""

from typing import Any, Final

from mypy_extensions import i64

from gobelet.core.card_lists import chunks, kinds_below
from gobelet.core.dice import FACES, SORTED, SPOTS, at_spots
from gobelet.core.names import MOST_SEATS, Cards, Dice, Parts
from gobelet.core.options import OptionTable
from gobelet.core.question import Question
from gobelet.core.step import Step

SLOTS: Final = 24  # steps of the pile that are shown, the next one first
OPERANDS: Final = 4  # bytes for the arguments of a step
MOST_PIECES: Final = 50_000  # a field drops its table at this size

# Sets of seats, one seat, and a handful of dice by how many show each face.
SEATS_BYTES: Final[tuple[bytes, ...]] = tuple(
    [bytes([seats >> seat & 1 for seat in range(MOST_SEATS)]) for seats in range(1 << MOST_SEATS)]
)
SEAT_BYTES: Final[tuple[bytes, ...]] = (
    *[SEATS_BYTES[1 << seat] for seat in range(MOST_SEATS)],
    SEATS_BYTES[0],  # no seat, which is -1
)
NO_HANDS: Final[list[list[int]]] = [[0] * seats for seats in range(MOST_SEATS + 1)]
ONE_BYTE: Final[tuple[bytes, ...]] = tuple([bytes([number]) for number in range(256)])
DICE_BYTES: Final[tuple[bytes, ...]] = at_spots(
    {dice: bytes([faces.count(face) for face in range(FACES)]) for dice, faces in SORTED.items()}, b""
)
NO_DICE: Final = tuple([bytes(FACES * seats) for seats in range(MOST_SEATS + 1)])
# Who is at the table and whose observation it is: WHO[over][seats][seat], a spectator last. Who is asked,
# and whether one has answered: ASKED[answered][asked]. And the first numbers of questions.
WHO: Final[tuple[tuple[tuple[bytes, ...], ...], ...]] = tuple(
    [
        tuple(
            [
                tuple([SEATS_BYTES[(1 << seats) - 1] + mine + ONE_BYTE[over] for mine in SEAT_BYTES])
                for seats in range(MOST_SEATS + 1)
            ]
        )
        for over in (0, 1)
    ]
)
ASKED: Final[tuple[tuple[bytes, ...], ...]] = tuple(
    [tuple([asked + ONE_BYTE[answered] for asked in SEATS_BYTES]) for answered in (0, 1)]
)
SERIALS: Final[tuple[bytes, ...]] = tuple([bytes(divmod(serial, 256)) for serial in range(2048)])
HANDFULS: Final[dict[int, int]] = {dice: number for number, dice in enumerate(SORTED)}


def dice_bytes(dice: Dice) -> bytes:
    handful: i64 = dice
    return DICE_BYTES[handful % SPOTS]


def add_dice(pieces: list[bytes], dice: list[Dice]) -> None:
    """The dice of every seat, by faces."""
    seats = len(dice)
    if dice == NO_HANDS[seats]:
        pieces.append(NO_DICE[MOST_SEATS])
        return
    for seat in range(seats):
        pieces.append(dice_bytes(dice[seat]))
    pieces.append(NO_DICE[MOST_SEATS - seats])


def serial_bytes(serial: int) -> bytes:
    return SERIALS[serial] if serial < len(SERIALS) else bytes(divmod(serial & 0xFFFF, 256))


def counted(bits: tuple[int, ...], start: int, end: int, kinds: int, most: int) -> tuple[bytes, ...]:
    """For every value of the bits from `start` to `end`, the counts of these kinds, where they lie there."""
    found = [b""]
    at = 0
    for kind, width in enumerate(bits):
        if start <= at < end:
            numbers = range(1 << width)
            some = [ONE_BYTE[min(number, most)] if kind < kinds else b"" for number in numbers]
            found = [before + number for number in some for before in found]
        at += width
    return tuple(found)


class Counts:
    """The cards of one back, of one holder or of several, by how many there are of each kind.

    `bits` are those of the back; the first `kinds` are counted. Looked up by ten bits at a time, as in a
    `Listing`: a table of all the hands that come up would grow too large to stay near the processor. With
    `most` 1 it says only whether there is any.
    """

    __slots__ = (
        "above",
        "above_at",
        "high",
        "high_at",
        "high_mask",
        "kinds",
        "low",
        "low_mask",
        "middle",
        "middle_at",
        "middle_mask",
        "none",
        "two",
    )

    def __init__(self, bits: tuple[int, ...], kinds: int, most: int = 255) -> None:
        self.kinds: Final = kinds
        self.none: Final[tuple[bytes, ...]] = tuple([bytes(kinds * holders) for holders in range(16)])
        sizes = chunks(bits)
        low, middle, high = sizes[0], sizes[1], sizes[2]
        self.low_mask: Final[int] = (1 << low) - 1
        self.middle_at: Final[int] = low
        self.middle_mask: Final[int] = (1 << middle) - 1
        self.high_at: Final[int] = low + middle
        self.high_mask: Final[int] = (1 << high) - 1
        self.above_at: Final[int] = low + middle + high
        self.low: Final = counted(bits, 0, low, kinds, most)
        self.middle: Final = counted(bits, low, low + middle, kinds, most)
        self.high: Final = counted(bits, low + middle, self.above_at, kinds, most)
        self.two: Final[bool] = not self.high[0]  # none of the kinds is among the highest bits
        below = kinds_below(bits, self.above_at)
        self.above: Final[Counts | None] = (
            Counts(bits[below:], kinds - below, most) if below < kinds else None
        )

    def one(self, cards: Cards) -> bytes:
        """The counts of one holder."""
        found = self.low[cards & self.low_mask] + self.middle[cards >> self.middle_at & self.middle_mask]
        if not self.two:
            found = found + self.high[cards >> self.high_at & self.high_mask]
        return found if self.above is None else found + self.above.one(cards >> self.above_at)

    def add(self, pieces: list[bytes], holdings: list[Cards], start: int, end: int) -> None:
        """The cards of the holders from `start` to `end`; neighbours without cards are one piece."""
        empty = 0
        for holder in range(start, end):
            cards = holdings[holder]
            if cards:
                if empty:
                    pieces.append(self.none[empty])
                    empty = 0
                pieces.append(self.low[cards & self.low_mask])
                pieces.append(self.middle[cards >> self.middle_at & self.middle_mask])
                if not self.two:
                    pieces.append(self.high[cards >> self.high_at & self.high_mask])
                if self.above is not None:
                    pieces.append(self.above.one(cards >> self.above_at))
            else:
                empty += 1
        if empty:
            pieces.append(self.none[empty])


def operand_bytes(operands: tuple[int, ...]) -> bytes:
    """An operand is one byte, 255 for nobody; a handful of dice is two, its number in the table of dice."""
    values: list[int] = []
    for operand in operands:
        if operand > 255:
            values += divmod(HANDFULS[operand], 256)
        else:
            values.append(operand & 255)
    return bytes(values).ljust(OPERANDS, b"\0")


class Alphabet:
    """The steps of a game, numbered from 1; the questions among them, numbered from 0."""

    __slots__ = ("codes", "names", "nothing", "piles", "questions", "steps")

    def __init__(self, names: tuple[str, ...], questions: tuple[str, ...]) -> None:
        self.names: Final = names
        self.questions: Final = questions
        self.codes: Final[dict[str, int]] = {name: number + 1 for number, name in enumerate(names)}
        self.nothing: Final[bytes] = bytes(len(questions) + OPERANDS)
        self.steps: Final[dict[Question[Any], bytes]] = {}
        self.piles: Final[dict[tuple[Step[Any], ...], bytes]] = {}

    def question(self, question: Question[Any] | None) -> bytes:
        """The question and its arguments."""
        if question is None:
            return self.nothing
        piece = self.steps.get(question)
        if piece is None:
            place = self.questions.index(type(question).__name__)
            flags = bytes(place) + b"\1" + bytes(len(self.questions) - place - 1)
            piece = flags + operand_bytes(question.operands())
            forget(self.steps)
            self.steps[question] = piece
        return piece

    def pile(self, pile: tuple[Step[Any], ...]) -> bytes:
        """The steps that are next. Steps never change, so a pile of the same ones has the same bytes."""
        piece = self.piles.get(pile)
        if piece is None:
            steps: list[bytes] = []
            for step in pile[-SLOTS:][::-1]:
                steps.append(ONE_BYTE[self.codes[type(step).__name__]] + operand_bytes(step.operands()))
            piece = b"".join(steps).ljust(SLOTS * (1 + OPERANDS), b"\0")
            forget(self.piles)
            self.piles[pile] = piece
        return piece


def forget(pieces: dict[Any, bytes]) -> None:
    """Keep a table of pieces from growing without end."""
    if len(pieces) >= MOST_PIECES:
        pieces.clear()


class Masks:
    """Which options may be said, one byte each; and the parts said so far, by their place."""

    __slots__ = ("masks", "said_first", "size", "unsaid")

    def __init__(self, table: OptionTable) -> None:
        self.size: Final[int] = table.size
        self.unsaid: Final[bytes] = bytes(table.size)
        self.masks: Final[dict[Parts, bytes]] = {}
        self.said_first: Final[tuple[bytes, ...]] = tuple(
            [bytes(part) + b"\1" + bytes(table.size - part - 1) for part in range(table.size)]
        )

    def mask(self, options: Parts) -> bytes:
        piece = self.masks.get(options)
        if piece is None:
            piece = self.first_seen(options)
            forget(self.masks)
            self.masks[options] = piece
        return piece

    def first_seen(self, options: Parts) -> bytes:
        flags = bytearray(self.size)
        for option in options:
            flags[option] = 1
        return bytes(flags)

    def said(self, parts: Parts) -> bytes:
        """Equal parts stand side by side, so the place of the last of them gives their number."""
        if not parts:
            return self.unsaid
        if len(parts) == 1:
            return self.said_first[parts[0]]
        places = bytearray(self.said_first[parts[0]])
        for place in range(1, len(parts)):
            places[parts[place]] = min(place + 1, 255)
        return bytes(places)
