"""The layout of an observation: its fields, and how each one's bytes lie."""

from typing import Final

from gobelet.core.names import MOST_SEATS

FLAG: Final = "flag"  # 0 or 1
COUNT: Final = "count"  # so many
CODE: Final = "code"  # a number that names something


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
