"""What a record file holds, and the bounds that it keeps."""

from typing import Any, Final, NamedTuple

from gobelet.core.record import Record

FORMAT: Final = 1
LONGEST: Final = 4_000_000  # characters of a record
LONGEST_NAME: Final = 40
MOST_QUESTIONS: Final = 1_000_000

REQUIRED: Final = (
    "gobelet",
    "ruleset",
    "seats",
    "choices",
    "generator",
    "seed",
    "answers",
    "serial",
    "said",
    "over",
    "fingerprint",
)
OPTIONAL: Final = ("players", "branches", "marks", "proof")

Said = tuple[tuple[int, tuple[int, ...]], ...]


class Player(NamedTuple):
    """The player at a seat: a name, and `you` or the bot's name."""

    name: str
    kind: str


class Mark(NamedTuple):
    """The fingerprint of the game when this question was put."""

    serial: int
    fingerprint: str


class RecordFile(NamedTuple):
    """All that a file holds: the record, the players, the marks along the way, the proof of the dice.

    The proof is not read here, but by the module that publishes it.
    """

    record: Record
    players: tuple[Player, ...]
    marks: tuple[Mark, ...]
    proof: dict[str, Any] | None = None
