"""Observations of any game, read off its views: slower than a game's own observer, and as correct."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from gobelet.core.game import Game
from gobelet.core.names import Seat
from gobelet.core.observation.fields import Field
from gobelet.core.observation.observer import Observer
from gobelet.core.observation.pieces import SEAT_BYTES, Alphabet
from gobelet.core.options import OptionTable
from gobelet.core.view import View

Read = Callable[[Any], Sequence[int]]  # the numbers of a field, from a view of the game


class ViewObserver(Observer):
    """An observer that a game only describes: its fields, and how each is read off a view.

    A field that gives fewer numbers than it has places is filled with 0: seats that are empty, say.
    `home` is the name of the module that holds this observer among its OBSERVERS.
    """

    __slots__ = ("home", "reads", "sizes")

    def __init__(
        self, home: str, table: OptionTable, alphabet: Alphabet, parts: Sequence[tuple[Field, Read]]
    ) -> None:
        fields = tuple([field for field, _read in parts])
        # Any of them may differ between the seats that are asked.
        super().__init__(table, alphabet, fields, tuple([field.name for field in fields]))
        self.home: Final = home
        self.reads: Final[tuple[Read, ...]] = tuple([read for _field, read in parts])
        self.sizes: Final[tuple[int, ...]] = tuple([field.size for field in fields])

    def __reduce__(self) -> tuple[Any, ...]:
        return self.pickled_by(self.home)

    def read(self, view: View) -> list[bytes]:
        """The bytes of each field."""
        pieces: list[bytes] = []
        for place, read in enumerate(self.reads):
            size = self.sizes[place]
            piece = bytes(read(view)).ljust(size, b"\0")
            if len(piece) != size:
                name = self.layout.fields[len(self.layout.fields) - len(self.reads) + place].name
                raise ValueError(f"the field {name} has {size} places, and was given {len(piece)} numbers")
            pieces.append(piece)
        return pieces

    def observe_view(self, view: View) -> bytes:
        return b"".join([*self.begin_view(view), *self.read(view)])

    def observe(self, game: Game, seat: Seat) -> bytes:
        return self.observe_view(game.ruleset.view(game, seat))

    def own(self, game: Game, seat: Seat) -> list[bytes]:
        return [SEAT_BYTES[seat], self.said(game, seat), *self.read(game.ruleset.view(game, seat))]
