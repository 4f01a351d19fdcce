"""What a record file holds, and the bounds that it keeps."""

from typing import Any, Final, NamedTuple

from gobelet.core.record import Record

FORMAT: Final = 2  # the newest; a record that needs nothing of it is written as 1
FORMATS: Final = (1, 2)  # what is read, for ever
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
ADDED: Final[dict[int, tuple[str, ...]]] = {
    1: (),
    2: ("orders", "outcome", "signature"),
}  # by format: the optional fields it adds
MOST_WISHES: Final = 24  # of one order

Said = tuple[tuple[int, tuple[int, ...]], ...]


class Player(NamedTuple):
    """The player at a seat: a name, and `you` or the bot's name."""

    name: str
    kind: str


class Mark(NamedTuple):
    """The fingerprint of the game when this question was put."""

    serial: int
    fingerprint: str


Wish = str | int | tuple[str, ...]


class GivenOrder(NamedTuple):
    """An answer that an order or a plan gave: to which question, whose, and what was said about it.

    It is there to be shown. The answer itself is in the record, so a replay asks no bot.
    """

    serial: int
    seat: int
    order: dict[str, Wish]


class HouseSignature(NamedTuple):
    """Who signed a record, on which day, and the signature itself."""

    house: str  # the address of the house, as it says; empty: it has none
    at: str
    key: str
    value: str


class RecordedOutcome(NamedTuple):
    """How the game ended: what a replay comes to, for those who have no engine."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class RecordFile(NamedTuple):
    """All that a file holds: record, players, marks along the way, the proof of the dice, orders, signature.

    The proof is not read here, but by the module that publishes it.
    """

    record: Record
    players: tuple[Player, ...]
    marks: tuple[Mark, ...]
    proof: dict[str, Any] | None = None
    orders: tuple[GivenOrder, ...] = ()
    outcome: RecordedOutcome | None = None
    signature: HouseSignature | None = None
    signed: bytes = b""  # what the signature is of
