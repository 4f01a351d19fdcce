"""Observations: what a view holds, as bytes in a fixed layout; and the parts that all games share.

An observation is put together from whole pieces: every field keeps the bytes of each value it has met,
so that a field costs one look into a table, however many bytes it has.
"""

from typing import Any, Final

from gobelet.core.dice import FACES, SORTED
from gobelet.core.game import Game
from gobelet.core.kinds import MOST_SEATS, Parts, Seat
from gobelet.core.options import OptionTable
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.core.view import View

FLAG: Final = "flag"  # 0 or 1
COUNT: Final = "count"  # so many
CODE: Final = "code"  # a number that names something

SLOTS: Final = 24  # steps of the pile that are shown, the next one first
OPERANDS: Final = 4  # bytes for what a step was made with
MOST_PIECES: Final = 50_000  # a field that has met more values forgets them and begins anew


class Field:
    """Some bytes of a layout: `shape` and `axes` tell how they lie, `most` how great each may be."""

    __slots__ = ("axes", "kind", "most", "name", "note", "shape", "size")

    def __init__(
        self, name: str, shape: tuple[int, ...], axes: tuple[str, ...], kind: str, most: int, note: str
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.axes: Final = axes
        self.kind: Final = kind
        self.most: Final = most
        self.note: Final = note
        size = 1
        for length in shape:
            size *= length
        self.size: Final[int] = size


class Layout:
    """The fields of an observation, one after another."""

    __slots__ = ("fields", "size", "start")

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields: Final = fields
        start: dict[str, int] = {}
        size = 0
        for field in fields:
            start[field.name] = size
            size += field.size
        self.start: Final = start
        self.size: Final = size


def seats_field(name: str, note: str) -> Field:
    return Field(name, (MOST_SEATS,), ("seat",), FLAG, 1, note)


def count_field(name: str, most: int, note: str) -> Field:
    return Field(name, (1,), ("",), COUNT, most, note)


# Sets of seats, one seat, and a handful of dice by how many show each face.
SEATS_BYTES: Final[tuple[bytes, ...]] = tuple(
    [bytes([seats >> seat & 1 for seat in range(MOST_SEATS)]) for seats in range(1 << MOST_SEATS)]
)
SEAT_BYTES: Final[tuple[bytes, ...]] = (
    *[SEATS_BYTES[1 << seat] for seat in range(MOST_SEATS)],
    SEATS_BYTES[0],  # no seat, which is -1
)
ONE_BYTE: Final[tuple[bytes, ...]] = tuple([bytes([number]) for number in range(256)])
DICE_BYTES: Final[dict[int, bytes]] = {
    dice: bytes([faces.count(face) for face in range(FACES)]) for dice, faces in SORTED.items()
}
HANDFULS: Final[dict[int, int]] = {dice: number for number, dice in enumerate(SORTED)}


def operand_bytes(operands: tuple[int, ...]) -> bytes:
    """An operand is one byte, 255 for nobody; a handful of dice is two, its number in the table of dice."""
    told: list[int] = []
    for operand in operands:
        if operand > 255:
            told += divmod(HANDFULS[operand], 256)
        else:
            told.append(operand & 255)
    return bytes(told).ljust(OPERANDS, b"\0")


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
        """Which question it is, and what it was made with."""
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
            told: list[bytes] = []
            for step in pile[-SLOTS:][::-1]:
                told.append(ONE_BYTE[self.codes[type(step).__name__]] + operand_bytes(step.operands()))
            piece = b"".join(told).ljust(SLOTS * (1 + OPERANDS), b"\0")
            forget(self.piles)
            self.piles[pile] = piece
        return piece


def forget(pieces: dict[Any, bytes]) -> None:
    """Keep a table of pieces from growing without end."""
    if len(pieces) >= MOST_PIECES:
        pieces.clear()


class Masks:
    """Which options may be said, one byte each; and the parts said so far, by their place."""

    __slots__ = ("masks", "said_bytes", "size", "unsaid")

    def __init__(self, table: OptionTable) -> None:
        self.size: Final[int] = table.size
        self.unsaid: Final[bytes] = bytes(table.size)
        self.masks: Final[dict[Parts, bytes]] = {}
        self.said_bytes: Final[dict[Parts, bytes]] = {}

    def mask(self, options: Parts) -> bytes:
        piece = self.masks.get(options)
        if piece is None:
            flags = bytearray(self.size)
            for option in options:
                flags[option] = 1
            piece = bytes(flags)
            forget(self.masks)
            self.masks[options] = piece
        return piece

    def said(self, parts: Parts) -> bytes:
        """Equal parts stand side by side, so the place of the last of them tells how many there are."""
        if not parts:
            return self.unsaid
        piece = self.said_bytes.get(parts)
        if piece is None:
            places = bytearray(self.size)
            for place, part in enumerate(parts):
                places[part] = min(place + 1, 255)
            piece = bytes(places)
            forget(self.said_bytes)
            self.said_bytes[parts] = piece
        return piece


def shared_fields(table: OptionTable, alphabet: Alphabet) -> tuple[Field, ...]:
    """What the observations of all games begin with."""
    return (
        seats_field("seats", "who is at the table"),
        seats_field("seat", "whose observation this is"),
        Field("over", (1,), ("",), FLAG, 1, "whether the game is over"),
        Field("serial", (2,), ("byte",), CODE, 255, "how many questions have been put: 256 × first + second"),
        Field("question", (len(alphabet.questions),), ("question",), FLAG, 1, "what is asked"),
        Field("operands", (OPERANDS,), ("operand",), CODE, 255, "what the question was made with"),
        seats_field("asked", "who is asked"),
        Field("answered", (1,), ("",), FLAG, 1, "whether this seat has answered"),
        Field("said", (table.size,), ("option",), COUNT, 255, "this seat's parts so far: the place of each"),
        Field(
            "pile",
            (SLOTS, 1 + OPERANDS),
            ("step", "operand"),
            CODE,
            255,
            "the steps that come next: the number of each, and what it was made with",
        ),
    )


class Observer:
    """The observations of one ruleset. A game and a seat, or the view of a seat, give the same bytes."""

    __slots__ = ("alphabet", "layout", "masks", "table")

    def __init__(self, table: OptionTable, alphabet: Alphabet, fields: tuple[Field, ...]) -> None:
        self.table: Final = table
        self.alphabet: Final = alphabet
        self.masks: Final = Masks(table)
        self.layout: Final = Layout((*shared_fields(table, alphabet), *fields))

    def begin(self, game: Game, seat: Seat) -> list[bytes]:
        """The shared fields, from the game itself."""
        mine = 1 << seat
        done = game.asked & ~game.waiting_seats & mine
        question = game.question
        return [
            SEATS_BYTES[(1 << game.seats) - 1],
            SEATS_BYTES[mine],
            ONE_BYTE[1 if question is None else 0],
            ONE_BYTE[game.serial >> 8 & 255],
            ONE_BYTE[game.serial & 255],
            self.alphabet.question(question),
            SEATS_BYTES[game.asked],
            ONE_BYTE[1 if done else 0],
            self.masks.said(game.said[seat] if game.asked else ()),
            self.alphabet.pile(tuple(game.pile)),
        ]

    def begin_view(self, view: View) -> list[bytes]:
        """The shared fields, from a view. A spectator's has no seat."""
        mine = 1 << view.seat if view.seat is not None else 0
        return [
            SEATS_BYTES[(1 << view.seats) - 1],
            SEATS_BYTES[mine],
            ONE_BYTE[1 if view.over else 0],
            ONE_BYTE[view.serial >> 8 & 255],
            ONE_BYTE[view.serial & 255],
            self.alphabet.question(view.question),
            SEATS_BYTES[view.asked],
            ONE_BYTE[1 if view.answered & mine else 0],
            self.masks.said(view.said),
            self.alphabet.pile(view.pile),
        ]

    def observe(self, game: Game, seat: Seat) -> bytes:
        """What this seat may know, straight from the game: nothing that its view does not hold."""
        raise NotImplementedError

    def observe_view(self, view: View) -> bytes:
        """The same, from the view: for bots, which see nothing else."""
        raise NotImplementedError

    def mask(self, options: Parts) -> bytes:
        """One byte for each option of the table: 1 if it may be said now."""
        return self.masks.mask(options)
