"""What is said over HTTP about a record: its frames for one pair of eyes, and a table to play on from it."""

from typing import Annotated, Final, Literal

import msgspec

from gobelet.analysis.result import PlayerResult, Point, TurningPoint
from gobelet.server.protocol.answers import Told
from gobelet.server.protocol.boards import Board
from gobelet.server.protocol.fields import Body, BotName, Hex64, Look, Name, Seat, Wish
from gobelet.server.protocol.part import Part
from gobelet.server.protocol.to_browser import ScoreLines

MOST_RECORD: Final = 500_000  # characters: ten times the longest game that we have seen
RecordText = Annotated[str, msgspec.Meta(max_length=MOST_RECORD, description="A record file, as it is.")]
Eyes = Seat | Literal["all"] | None


class OpenRecord(Body):
    """POST /api/replay. Through whose eyes: a seat's, everybody's (`all`), or a spectator's (left out)."""

    record: RecordText
    eyes: Eyes = None


class PlayOn(Body):
    """POST /api/replay/table. A new table: this seat plays on from that question, bots have the others."""

    record: RecordText
    question: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    seat: Seat
    name: Name
    bot: BotName = "greedy"
    commitment: Hex64 | None = None
    avatar: Look | None = None
    colour: Look | None = None


class Analyse(Body):
    """POST /api/replay/analysis. Lines of JSON: `Progress`, and `Analysed` as it becomes better."""

    record: RecordText


class Progress(Part):
    """How many games have been played, of how many. Several records are analysed one after another."""

    done: int
    total: int


class Mistake(Part):
    """A decision that cost more than its error: what was chosen, and the best choice that was found.

    Of a good decision: what was chosen, and in `better` the next best, which it beat by `cost`.
    """

    moment: int
    round: int
    seat: int
    played: list[Told]
    better: list[Told]
    cost: float
    error: float
    why: Told | None = None  # why the better one of the two is better


class Analysed(Part):
    """What was found: see `gobelet.analysis.result`. `told` has the turning points in words, by language."""

    bot: str
    games: int
    complete: bool  # there was time for all games that were to be played
    curve: list[Point]
    players: list[PlayerResult]
    turning_points: list[TurningPoint]
    told: dict[str, list[str]]
    mistakes: list[Mistake] = []  # of all seats, the worst first
    happened: list[list[Told]] = []  # what chance brought at each turning point; nothing at decisions
    finest: list[Mistake] = []  # the best decisions of all seats, the best first
    fortunes: list[TurningPoint] = []  # seat by seat the luckiest roll and the unluckiest
    fell: list[list[Told]] = []  # what chance brought at each of these
    more: bool = False  # a result so far: a better one follows


class Decided(Part):
    """What a seat answered to the question before, and why, if a bot sat there."""

    seat: int
    choice: list[Told]
    reason: Told | None = None
    order: dict[str, Wish] = {}  # if a plan or an order gave the answer: what it said


class OpenHand(Part):
    """What only its player sees: for a replay through everybody's eyes."""

    dice: list[str | int] = []  # under the cup
    cards: list[str] = []
    deeds: list[int] = []


class Frame(Part):
    """The game when a question was put, or over: what led there, how it stands, what is asked of whom."""

    question: int  # its number
    round: int
    events: list[Told]
    decided: list[Decided]
    board: Board
    prompt: Told | None = None
    asked: list[int] = []
    hands: list[OpenHand] = []  # by seat, through everybody's eyes
    dice: list[str | int] = []  # under the cup of the seat through whose eyes one looks


class Branched(Part):
    """The game was played on from another: from this question on with other dice."""

    question: int
    parent: str  # the fingerprint that the other's record ends with


class Sitter(Part):
    """Who sat there: `kind` is `you` for a person, or the name of a bot. No names: the game has some."""

    name: str
    kind: str


class Replay(Part):
    """The answer to `OpenRecord`."""

    ruleset: str
    version: int
    choices: dict[str, str]
    seats: int
    players: list[Sitter]
    over: bool
    fingerprint: str
    branches: list[Branched]
    frames: list[Frame]
    scores: list[ScoreLines] = []
    winners: list[int] = []
