"""The protocol: every body over HTTP and every message on a socket, in both directions (docs/protocol.md)."""

from typing import Annotated, Any, Literal

import msgspec

from gobelet.server.protocol.answers import Asked, Choice, Fact, OutlawShown, Told
from gobelet.server.protocol.boards import Board
from gobelet.server.protocol.part import Part

PROTOCOL = 1

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, description="A player's name.")]
Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="256 bits in hexadecimal digits.")]
Token = Annotated[str, msgspec.Meta(max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Ref = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
ChoiceName = Annotated[str, msgspec.Meta(max_length=40)]
ChoiceValue = Annotated[str, msgspec.Meta(max_length=200)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]
Lang = Literal["en", "fr"]
Order = Literal["play", "ask", "never"]
Phase = Literal["lobby", "opening", "playing", "over", "abandoned", "frozen"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside: an unknown field is an error."""


# --- HTTP ---------------------------------------------------------------------------------------------------


class NewSeat(Body):
    """A seat for a person (`bot` left out), or for one of our bots."""

    bot: BotName | None = None


class NewTable(Body):
    """POST /api/tables. Its creator is the host, and sits on the first seat for a person."""

    ruleset: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    name: Name
    choices: dict[ChoiceName, ChoiceValue] = {}
    clock: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60  # seconds for an answer; 0 for no clock
    beat: Annotated[int, msgspec.Meta(ge=10, le=15_000)] = 3000  # milliseconds of a reaction window
    listed: bool = False  # shown in the lobby; otherwise only those with the link find it
    hints: bool = False  # whether players see the chances of their choices
    commitment: Hex64 | None = None  # SHA-256 of the entropy that this browser will open
    open: bool = False  # a bot's seat may be taken during the game without the host's yes
    shared: bool = False  # for several people at one device: one browser may have several seats
    browser: Hex64 | None = None  # a secret of the browser: it gets one seat at a table


class SitDown(Body):
    """POST /api/tables/{table}/seats. A free seat, or a bot's; without `seat` the first free one.

    During the game a bot's seat is the host's to give, unless the table is `open`: the answer is then
    `pending`, and the token becomes the seat's key once the host says yes.
    """

    name: Name
    seat: Seat | None = None
    commitment: Hex64 | None = None
    browser: Hex64 | None = None


class Seated(Part):
    """The answer to both. The token is the seat's key, and is sent only this once."""

    table: str
    seat: int
    token: str
    commitment: str  # the server's, to its secret
    pending: bool = False  # the host has yet to say yes


class RulesetChoice(Part):
    """An option of a ruleset: one of `values`; or, if it is `free`, any text in the form of its default.

    Free ones are for owners of the box who know a value that no rulebook prints. An impossible value is
    refused with `bad-figure` or `bad-choice`, and the fact `choice` names it.
    """

    id: str
    rule: str
    values: list[str]
    default: str
    free: bool = False


class CardKind(Part):
    """A card of a game: its words are `card-<id>`."""

    id: str
    copies: int
    points: int = 0  # what it scores, or its money
    rule: str = ""
    playable: bool = False  # standing orders can be given for it


class PlaceKind(Part):
    """A place to win: its words are `place-<id>`. No face: the best hand wins it."""

    id: str
    rule: str
    face: str | None = None
    actions: list[str] = []  # if there are two: their words are `action-<id>`


class FindKind(Part):
    """A River card: its words are `find-<id>`."""

    id: str
    copies: int


class VocabularyInfo(Part):
    """What the facts in a game's messages are, so that a page can put them into sentences."""

    faces: list[str]  # the faces of a die, by number
    first_face: int  # the lowest number that a die shows
    dice: list[str]  # facts that hold dice
    seats: list[str]  # facts that hold seats
    terms: dict[str, str]  # a fact, and the prefix of the message that names its value: `<prefix>-<value>`


class RulesetInfo(Part):
    """GET /api/rulesets. What can be played.

    `game` is what the ids of all editions begin with; its sentences are at `/api/games/{game}/{lang}.ftl`.
    """

    id: str
    game: str
    title: str  # of the game
    version: int
    seats: list[int]
    choices: list[RulesetChoice]
    bots: list[str]
    cards: list[CardKind]
    vocabulary: VocabularyInfo
    places: list[PlaceKind] = []
    elixirs: list[str] = []  # their words are `elixir-<id>`
    river: list[FindKind] = []
    outlaws: list[OutlawShown] = []
    indian: list[str] = []  # the faces of the Indian die: their words are `spirit-<id>`
    windows: bool = True  # whether the game has reaction windows: only then a beat is a choice


class SeatInfo(Part):
    """Who sits where: a person, a bot, or nobody yet (`free`)."""

    kind: Literal["person", "bot", "free"]
    name: str = ""
    bot: str = ""  # which bot; for a person's seat, the one that answers while they are absent
    here: bool = False  # connected
    away: bool = False  # has left, or let the clock run out: the bot answers
    muted: bool = False
    gone: int | None = None  # since when a person is not connected, in milliseconds
    quiet: bool = False  # has said that they play no reactions this round
    program: bool = False  # a program answers for this person, through the socket


class Fair(Part):
    """Fair dice: the server's commitment, and each seat's; what they opened, once the game has begun."""

    commitment: str
    commitments: list[str | None]
    entropies: list[str] = []  # by seat, once all are open or drawn
    drawn: list[int] = []  # the seats whose entropy was derived from the server's secret


class TableInfo(Part):
    """GET /api/tables/{table}, and part of every view: the table without its game."""

    id: str
    ruleset: str
    choices: dict[str, str]
    phase: Phase
    seats: list[SeatInfo]
    host: int
    clock: int
    beat: int
    listed: bool
    hints: bool
    fair: Fair
    paused: bool = False
    watched: bool = False  # a spectator is there
    notice: Told | None = None  # why a table is frozen
    rematch: str | None = None  # the table that follows; seat tokens stay valid there
    version: int = 1  # of the ruleset
    open: bool = False  # a bot's seat may be taken without the host's yes
    locked: bool = False  # nobody sits down any more
    shared: bool = False  # made for several people at one device
    patience: int = 0  # milliseconds without anybody after which this table is abandoned
    earlier_rules: Told | None = None  # it plays by an earlier version of its rules than new tables


class TableLine(Part):
    """GET /api/tables. A listed table in the lobby."""

    id: str
    ruleset: str
    phase: Phase
    host: str
    people: int
    bots: int
    free: int
    clock: int
    beat: int
    hints: bool = False


class Problem(Part):
    """Every error over HTTP. `code` is a message id of the .ftl files, `text` its sentence."""

    code: str
    text: str
    rule: str = ""
    facts: dict[str, Fact] = {}


# --- from the browser ---------------------------------------------------------------------------------------


class Said(Body, kw_only=True, tag_field="type"):
    """A message to the server. `ref` comes back with `done` or `error`."""

    ref: Ref | None = None


class Hello(Said, tag="hello"):
    """The first message. A spectator has no token. `engine` asks for the world that bots decide on.

    A program says so, and is shown as one. With `engine` it is one in any case.
    """

    token: Token | None = None
    lang: Lang = "en"
    engine: bool = False
    program: bool = False


class Answer(Said, tag="answer"):
    question: int
    choice: Choice


class Withdraw(Said, tag="withdraw"):
    """Take a sealed answer back, while the question is open."""

    question: int


class Wait(Said, tag="wait"):
    """Twice a round: this reaction window lasts as long as the clock, or until the seat has answered."""

    question: int


class NoReactions(Said, tag="quiet"):
    """For all to see: no reactions from this seat until the round is over, or again some."""

    on: bool


class Touch(Said, tag="touch"):
    """Somebody is at the page: they are back, if a bot plays for them. Otherwise nothing happens."""


class StandIn(Said, tag="stand-in"):
    """Let a bot answer for a person who is awaited and has been gone for two minutes, until they are back."""

    seat: Seat
    question: int


class StandingOrder(Said, tag="order"):
    """What to do in windows with this card: play it, ask (as at the start), or never play it."""

    card: Annotated[str, msgspec.Meta(max_length=40)]
    order: Order


class Commit(Said, tag="commit"):
    """Before the start: a commitment, or another one."""

    commitment: Hex64


class Open(Said, tag="open"):
    """Once the phase is `opening`: the entropy that was committed to."""

    entropy: Hex64


class StartGame(Said, tag="start"):
    """The host: begin. Free seats are given to bots."""


class Pause(Said, tag="pause"):
    """The host: stop the clocks, or let them run on. Anybody may end it once its host is gone a minute."""

    on: bool


class Replace(Said, tag="replace"):
    """The host: give a seat to a bot, or set it free for a person."""

    seat: Seat
    bot: BotName | None = None


class Mute(Said, tag="mute"):
    """The host: silence a seat in the chat; without a seat, all spectators."""

    on: bool
    seat: Seat | None = None


class Lock(Said, tag="lock"):
    """The host: nobody sits down any more, or again."""

    on: bool


class Admit(Said, tag="admit"):
    """The host: give a seat to somebody who asks for it, or not."""

    request: int
    yes: bool


class LeaveTable(Said, tag="leave"):
    """Leave the table. The seat stays the player's own."""


class Abandon(Said, tag="abandon"):
    """The host: end the game unfinished. Its record and proof are published."""


class Rematch(Said, tag="rematch"):
    """After the game: a new table, with the same people, bots and settings.

    With bots only the new game starts at once. The commitment is the sender's to the new dice.
    """

    commitment: Hex64 | None = None


class Chat(Said, tag="chat"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Ping(Said, tag="ping"):
    """Sent when nothing else was for 20 seconds: a silent socket is closed."""


ToServer = (
    Hello
    | Answer
    | Withdraw
    | Wait
    | NoReactions
    | Touch
    | StandIn
    | StandingOrder
    | Commit
    | Open
    | StartGame
    | Pause
    | Replace
    | Mute
    | Lock
    | Admit
    | LeaveTable
    | Abandon
    | Rematch
    | Chat
    | Ping
)


# --- to the browser -----------------------------------------------------------------------------------------


class SeatRequest(Part):
    """Somebody who asks the host for a bot's seat."""

    request: int
    seat: int
    name: str


class You(Part):
    """The viewer's own: which seat, and what only that seat sees."""

    seat: int | None = None
    host: bool = False
    muted: bool = False
    waits: int = 0  # how often Wait may still be pressed this round
    orders: dict[str, Order] = {}
    absent: bool = False  # a bot plays for you until you touch the page
    missed: int = 0  # answers in a row that the clock gave for you
    requests: list[SeatRequest] = []  # the host's to answer
    asking: Literal["", "pending", "declined"] = ""  # for somebody who asks for a seat


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
    """The first message on a socket: the latest events and chat lines. A view follows."""

    protocol: int
    table: str
    events: list[Told]
    chat: list[ChatLine]


class TableView(Part, tag="view", tag_field="type"):
    """The whole table as this viewer may see it, and what has happened since the view before."""

    n: int  # counts the views on this socket
    now: int  # milliseconds of the server's clock
    table: TableInfo
    you: You
    board: Board | None = None  # once the game has begun
    question: Asked | None = None
    events: list[Told] = []
    scores: list[ScoreLines] = []  # once it is over
    winners: list[int] = []
    engine: Any = None  # for bots that asked: see docs/protocol.md
    notes: list[Told] = []  # what the clock or the table did since the view before; some are for you alone


class HintLine(Part):
    """What there is to know about a choice: messages of `odds.ftl`, the weightiest first."""

    choice: Choice
    messages: list[Told]


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


ToBrowser = Welcome | TableView | Hints | Spoken | Done | Failed | Pong
