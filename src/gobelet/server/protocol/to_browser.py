"""Every message to the browser on a socket (docs/protocol.md)."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from gobelet.readable.types import ReadableView
from gobelet.server.protocol.answers import Asked, Choice, Fact, Told
from gobelet.server.protocol.boards import Board
from gobelet.server.protocol.fields import Order, Wish
from gobelet.server.protocol.part import Part
from gobelet.server.protocol.tables import TableInfo


class SeatRequest(Part):
    """Somebody who asks the host for a bot's seat."""

    request: int
    seat: int
    name: str


class PlanShown(Part):
    """What this seat has said beforehand: standing orders, and the plan of the open round."""

    orders: dict[str, Wish] = {}
    plan: dict[str, Wish] = {}
    every: bool = False  # the plan holds for every round until it is changed


class You(Part):
    """The viewer's own: which seat, and what only that seat sees."""

    seat: int | None = None
    host: bool = False
    muted: bool = False
    waits: int = 0  # how often Wait may still be pressed this round
    orders: dict[str, Order] = {}
    plan: PlanShown | None = None  # once something was said
    absent: bool = False  # a bot plays for you until you touch the page
    missed: int = 0  # answers in a row that the clock gave for you
    requests: list[SeatRequest] = []  # the host's to answer
    asking: Literal["", "pending", "declined"] = ""  # for somebody who asks for a seat
    undo: bool = False  # the last decision can be undone
    screen: str = ""  # for the host of a table with a delay: the key of a big screen, which has none
    late: bool = False  # you look on, and see the table as it was when the round before ended


class ChatLine(Part):
    """`seat` is None for a spectator. `text` is plain text: show it as such."""

    name: str
    text: str
    at: int
    seat: int | None = None


class ScoreLines(Part):
    seat: int
    points: int
    lines: list[Told]


class Welcome(Part, tag="welcome", tag_field="type"):
    """The first message on a socket: the latest events and chat lines. A view follows.

    `notes` say to a seat what was answered for it since its last own answer.
    """

    protocol: int
    table: str
    events: list[Told]
    chat: list[ChatLine]
    notes: list[Told] = []


class Reading(Part):
    """The view in words, for programs that asked with `readable`: as data and as text; and what happened."""

    view: ReadableView
    text: str
    news: list[str] = []


class TableView(Part, tag="view", tag_field="type"):
    """The whole table as this viewer may see it, and what has happened since the view before."""

    n: int  # counts the views on this socket
    now: int  # milliseconds of the server's clock
    table: TableInfo
    you: You
    board: Board | None = None  # once the game has begun
    question: Asked | None = None
    scores: list[ScoreLines] = []  # once it is over
    winners: list[int] = []
    # What is not part of the table as it is now stands last (tables/viewer_messages.py).
    events: list[Told] = []
    engine: Any = None  # for bots that asked: see docs/protocol.md
    notes: list[Told] = []  # what the clock or the table did since the view before; some are for you alone
    readable: Reading | UnsetType = UNSET  # for programs that asked


class HintLine(Part):
    """What there is to know about a choice: messages of `odds.ftl`, the weightiest first."""

    choice: Choice
    messages: list[Told]
    best: bool = (
        False  # what the expert takes: the best chance does not know what it costs, nor what else it brings
    )


class Hints(Part, tag="hints", tag_field="type"):
    """At tables that allow them: the chances of your choices, some time after the view that asks you."""

    question: int
    hints: list[HintLine]


class Spoken(Part, tag="chat", tag_field="type"):
    line: ChatLine


class Done(Part, tag="done", tag_field="type"):
    """The message with this ref has been done, and is in the log."""

    ref: int | None = None


class Failed(Part, tag="error", tag_field="type"):
    """The message with this ref was not done. `code` is a message id, `text` its sentence."""

    code: str
    text: str
    ref: int | None = None
    rule: str = ""
    facts: dict[str, Fact] = {}


class Pong(Part, tag="pong", tag_field="type"):
    now: int
    ref: int | None = None


class Announced(Part, tag="announcement", tag_field="type"):
    """The operator will restart the server, or has withdrawn that. Not for programs."""

    now: int
    restart: int | None = None  # when, by the server's clock; None: nothing is announced any more
    text: str = ""


class MutedForYou(Part, tag="muted-for-you", tag_field="type"):
    """The seats of players whom you mute for yourself, whenever that changes. Not for programs."""

    seats: list[int]


ToBrowser = Welcome | TableView | Hints | Spoken | Done | Failed | Pong | Announced | MutedForYou
