"""The layout of an observation: its fields, and the order of their bytes."""

from typing import Final

from gobelet.core.names import MOST_SEATS

FLAG: Final = "flag"  # 0 or 1
COUNT: Final = "count"  # how many
CODE: Final = "code"  # a number that names something


class Field:
    """Some bytes of a layout: `shape` and `axes` say how they lie, `most` how great each may be.

    A learner leaves out what is `left_out`: names and numbers, not amounts. `laid_out` are dice that options
    choose among; a learner sees its own of them in the order of their places, too.
    """

    __slots__ = ("axes", "kind", "laid_out", "left_out", "most", "name", "note", "shape", "size")

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        axes: tuple[str, ...],
        kind: str,
        most: int,
        note: str,
        left_out: bool = False,
        laid_out: bool = False,
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.axes: Final = axes
        self.kind: Final = kind
        self.most: Final = most
        self.note: Final = note
        self.left_out: Final = left_out
        self.laid_out: Final = laid_out
        size = 1
        for length in shape:
            size *= length
        self.size: Final[int] = size

    def __repr__(self) -> str:
        lengths = " × ".join([str(length) for length in self.shape])
        return f"<Field {self.name}: {lengths} bytes, {self.kind}s to {self.most}, {self.note}>"


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

    def __repr__(self) -> str:
        return f"<Layout: {len(self.fields)} fields, {self.size} bytes>"


def seats_field(name: str, note: str) -> Field:
    return Field(name, (MOST_SEATS,), ("seat",), FLAG, 1, note)


def count_field(name: str, most: int, note: str) -> Field:
    return Field(name, (1,), ("",), COUNT, most, note)
