"""Tables over HTTP: how one is made, how people sit down, and what all may know of it."""

from typing import Annotated, Literal

import msgspec

from gobelet.server.protocol.answers import Told
from gobelet.server.protocol.fields import (
    Body,
    BotName,
    ChoiceName,
    ChoiceValue,
    Hex64,
    Look,
    Name,
    Phase,
    Seat,
)
from gobelet.server.protocol.part import Part


class NewSeat(Body):
    """A seat for a person (`bot` left out), or for one of our bots."""

    bot: BotName | None = None


class NewTable(Body):
    """POST /api/tables. Its creator is the host, and sits on the first seat for a person."""

    ruleset: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    name: Name
    choices: dict[ChoiceName, ChoiceValue] = {}
    # Seconds for an answer, up to an hour; 0 for no clock; 86400, 259200 or 604800 to play over days.
    clock: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 60
    bank: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0  # seconds in reserve, when the clock has run out
    beat: Annotated[int, msgspec.Meta(ge=10, le=15_000)] = 3000  # milliseconds of a reaction window
    listed: bool = False  # shown in the lobby; otherwise only those with the link find it
    hints: bool = False  # whether players see the chances of their choices
    commitment: Hex64 | None = None  # SHA-256 of the entropy that this browser will open
    open: bool = False  # a bot's seat may be taken during the game without the host's yes
    shared: bool = False  # for several people at one device: one browser may have several seats
    browser: Hex64 | None = None  # a secret of the browser: it gets one seat at a table
    # Whoever looks on sees the table as it was when the round before ended. Left out: only at rated tables.
    delayed: bool | None = None
    rated: bool = False  # the result counts for ratings: known players, a clock, no hints (docs/ratings.md)
    # The host gives the game to research, without names; it counts if everybody at the table has agreed.
    research: bool = False
    avatar: Look | None = None  # which face, if it is free
    colour: Look | None = None  # which colour, if it is free


class SitDown(Body):
    """POST /api/tables/{table}/seats. A free seat, or a bot's; without `seat` the first free one.

    During the game a bot's seat is the host's to give, unless the table is `open`: the answer is then
    `pending`, and the token becomes the seat's key once the host says yes.
    """

    name: Name
    seat: Seat | None = None
    commitment: Hex64 | None = None
    browser: Hex64 | None = None
    avatar: Look | None = None
    colour: Look | None = None


class Seated(Part):
    """The answer to both. The token is the seat's key, and is sent only this once."""

    table: str
    seat: int
    token: str
    commitment: str  # the server's, to its secret
    pending: bool = False  # the host has yet to say yes


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
    by_orders: bool = False  # has said that their standing orders decide this round
    bank: int = 0  # milliseconds in reserve, before the open question; runs from `question.until` on
    avatar: int | None = None  # which face they have; null: that of the seat's number
    colour: int | None = None  # the same
    came: bool = False  # has been connected since they have the seat


class Fair(Part):
    """Fair dice: the server's commitment, and each seat's; what they opened, once the game has begun."""

    commitment: str
    commitments: list[str | None]
    entropies: list[str] = []  # by seat, once all are open or drawn
    drawn: list[int] = []  # the seats whose entropy was derived from the server's secret


class DailyOf(Part):
    """Which daily table it is one of. Until `ends` nothing of its game is published."""

    day: str
    game: str
    ends: int  # milliseconds


class TournamentOf(Part):
    """Which round of a tournament it belongs to. With `duplicate` it is sealed until the round is over."""

    id: str
    name: str
    round: int
    duplicate: bool


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
    patience: int = 0  # milliseconds without anybody after which this table is abandoned; 0 for never
    delayed: bool = False  # whoever looks on sees the table as it was when the round before ended
    earlier_rules: Told | None = None  # it plays by an earlier version of its rules than new tables
    bank: int = 0  # seconds that each player has in reserve at the beginning
    rated: bool = False  # the result counts for ratings
    research: bool = False  # the host gives the game to research, if everybody here agrees
    daily: DailyOf | None = None
    tournament: TournamentOf | None = None
    rematch_by: int | None = None  # the seat that wants it


class SeatNews(Part):
    """GET /api/tables/{table}/seat, for whoever holds the seat's token: whether the table waits for it."""

    table: TableInfo
    now: int  # milliseconds of the server's clock
    round: int = 0
    yours: bool = False  # a choice is owed; not for a window that passes by itself
    until: int | None = None  # when the clock answers, the seat's reserve included
    message: Told | None = None  # what is asked, if a choice is owed


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
    rated: bool = False  # the result counts for ratings
