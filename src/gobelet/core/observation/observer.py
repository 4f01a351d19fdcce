"""Observations: what a view holds, as bytes in a fixed layout; and the parts that all games share."""

from importlib import import_module
from typing import Any, Final

from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.core.observation.fields import CODE, COUNT, FLAG, Field, Layout, seats_field
from gobelet.core.observation.pieces import ASKED, OPERANDS, SLOTS, WHO, Alphabet, Masks, serial_bytes
from gobelet.core.options import OptionTable
from gobelet.core.view import View


def shared_fields(table: OptionTable, alphabet: Alphabet) -> tuple[Field, ...]:
    """What the observations of all games begin with."""
    return (
        seats_field("seats", "the seats at the table"),
        seats_field("seat", "the seat that observes"),
        Field("over", (1,), ("",), FLAG, 1, "whether the game is over"),
        Field(
            "serial",
            (2,),
            ("byte",),
            CODE,
            255,
            "the number of questions so far: 256 × first + second",
            left_out=True,
        ),
        Field("question", (len(alphabet.questions),), ("question",), FLAG, 1, "the open question"),
        Field(
            "operands", (OPERANDS,), ("operand",), CODE, 255, "the arguments of the question", left_out=True
        ),
        seats_field("asked", "the seats that are asked"),
        Field("answered", (1,), ("",), FLAG, 1, "whether this seat has answered"),
        Field("said", (table.size,), ("option",), COUNT, 255, "this seat's parts so far: the place of each"),
        Field(
            "pile",
            (SLOTS, 1 + OPERANDS),
            ("step", "operand"),
            CODE,
            255,
            "the steps that come next: the number of each, and its arguments",
            left_out=True,
        ),
    )


class Observer:
    """The observations of one ruleset. A game and a seat, or the view of a seat, give the same bytes."""

    __slots__ = ("alphabet", "layout", "masks", "own_at", "table")

    def __init__(
        self, table: OptionTable, alphabet: Alphabet, fields: tuple[Field, ...], own: tuple[str, ...]
    ) -> None:
        self.table: Final = table
        self.alphabet: Final = alphabet
        self.masks: Final = Masks(table)
        self.layout: Final = Layout((*shared_fields(table, alphabet), *fields))
        self.own_at: Final[tuple[int, ...]] = tuple(
            [self.layout.start[name] for name in ("seat", "said", *own)]
        )

    def __repr__(self) -> str:
        size = f"{len(self.layout.fields)} fields, {self.layout.size} bytes"
        return f"<{type(self).__name__}: {size}, {self.table.size} options>"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one for each ruleset, with all the pieces it has met: it is pickled by its name."""
        return self.pickled_by(type(self).__module__)

    def pickled_by(self, home: str) -> tuple[Any, ...]:
        """What brings back this observer, one of the OBSERVERS of a module."""
        for id, observer in import_module(home).OBSERVERS.items():
            if observer is self:
                return find, (home, id)
        raise TypeError("an observer of no ruleset is not pickled")

    def begin(self, game: Game, seat: Seat) -> list[bytes]:
        """The shared fields."""
        asked = game.asked
        return [
            WHO[0 if game.question is not None else 1][game.seats][seat],
            serial_bytes(game.serial),
            self.alphabet.question(game.question),
            ASKED[(asked & ~game.waiting_seats) >> seat & 1][asked],
            self.said(game, seat),
            self.alphabet.pile(tuple(game.pile)),
        ]

    def said(self, game: Game, seat: Seat) -> bytes:
        """The field with the parts that this seat has said so far."""
        return self.masks.said(game.said[seat]) if game.asked else self.masks.unsaid

    def begin_view(self, view: View) -> list[bytes]:
        """The shared fields, from a view. A spectator's has no seat."""
        seat = view.seat if view.seat is not None else -1
        answered = 1 if seat >= 0 and view.answered >> seat & 1 else 0
        return [
            WHO[1 if view.over else 0][view.seats][seat],
            serial_bytes(view.serial),
            self.alphabet.question(view.question),
            ASKED[answered][view.asked],
            self.masks.said(view.said),
            self.alphabet.pile(view.pile),
        ]

    def observe(self, game: Game, seat: Seat) -> bytes:
        """What this seat may know, straight from the game: nothing that its view does not hold."""
        raise NotImplementedError

    def own(self, game: Game, seat: Seat) -> list[bytes]:
        """Where observations of one question differ between the seats that are waited for, from `own_at` on.

        Everything else stays the same until the next question: answers are sealed.
        """
        raise NotImplementedError

    def observe_view(self, view: View) -> bytes:
        """The same, from the view: bots see nothing more."""
        raise NotImplementedError

    def mask(self, options: Parts) -> bytes:
        """One byte for each option of the table: 1 if it may be said now."""
        return self.masks.mask(options)

    def mask_for(self, game: Game, seat: Seat) -> bytes:
        """The mask of a seat that is waited for."""
        question = game.question
        assert question is not None
        return self.masks.mask(question.options(game, seat))


def find(home: str, id: str) -> Observer:
    """The observer of a ruleset, one of the OBSERVERS of a module."""
    observer = import_module(home).OBSERVERS[id]
    assert isinstance(observer, Observer)
    return observer
