"""A table as its rows have made it: who sits there, how far it is, the game."""

from collections.abc import Iterator
from copy import copy
from typing import Literal

import msgspec

from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.names import Parts
from gobelet.server.protocol.answers import Told
from gobelet.server.protocol.messages import ChatLine, Order, Phase

GAME_PATIENCE = 7 * 24 * 3_600_000  # milliseconds without anybody after which a game is abandoned
LOBBY_PATIENCE = 24 * 3_600_000  # the same for a lobby: a link may be sent today, and used tomorrow

MISSED = 2  # answers in a row that the clock gave, after which a bot answers at its pace
WAITS = 2  # how often a seat may press Wait in a round
EVENTS_KEPT = 40  # sent to a viewer who comes, or comes back
CHAT_KEPT = 40
REQUESTS = 4  # for seats of bots, that may wait for the host's answer
REQUESTS_KEPT = 16  # that the host has declined
REMOVED_KEPT = 32  # browsers whose player the host has removed

Asking = Literal["", "pending", "declined"]  # what became of a request for a seat


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Where a game goes on from another: the record up to there, and the fingerprint of the whole game."""

    record: str
    parent: str


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was created with. Nobody sees the secret before the game is over."""

    id: str
    ruleset: str
    choices: dict[str, str]
    bots: list[str | None]  # by seat: a bot, or None for a person
    clock: int  # seconds; 0 for none
    beat: int  # milliseconds
    listed: bool
    secret: str
    commitment: str
    created: int
    hints: bool = False
    start: Origin | None = None  # if it goes on from another game
    version: int = 1  # of the ruleset: a table keeps the one it began with
    open: bool = False  # a bot's seat may be taken during the game without the host's yes
    shared: bool = False  # made for several people at one device
    game_patience: int = GAME_PATIENCE
    lobby_patience: int = LOBBY_PATIENCE

    @property
    def rules(self) -> str:
        """The ruleset with its version."""
        return f"{self.ruleset}@{self.version}"


class Note(msgspec.Struct, frozen=True):
    """What the clock or the table did: for everybody, for one seat alone, or for all but one."""

    told: Told
    seat: int | None = None
    but: int | None = None

    def reaches(self, seat: int | None) -> bool:
        """Whether this viewer gets it; None looks on."""
        if self.seat is not None:
            return seat == self.seat
        return self.but is None or seat != self.but


class Request(msgspec.Struct, frozen=True):
    """Somebody asks for a bot's seat."""

    number: int
    seat: int
    name: str
    token: str  # its hash
    browser: str
    declined: bool = False


class SeatState:
    """One seat. `kind` is "person", "bot" or "free"."""

    __slots__ = (
        "bot",
        "browser",
        "choice",
        "gone",
        "here",
        "kind",
        "left",
        "missed",
        "muted",
        "name",
        "orders",
        "program",
        "question",
        "quiet",
        "token",
        "waits",
    )

    def __init__(self, kind: str, bot: str) -> None:
        self.kind = kind
        self.bot = bot  # the bot that sits here, or that answers for an absent person
        self.name = ""
        self.token = ""  # its hash
        self.browser = ""  # the hash of its browser's secret
        self.here = False
        self.gone: int | None = None  # since when a person is not connected
        self.program = False
        self.quiet = False  # no reactions this round
        self.left = False
        self.missed = 0  # answers in a row that the clock gave for this person
        self.muted = False
        self.orders: dict[str, Order] = {}
        self.waits = WAITS
        self.question = 0  # the last question that this seat answered, and the digest of what it sent
        self.choice = ""

    @property
    def away(self) -> bool:
        """The bot answers for this person at the beat: after two missed clocks, or one if nobody is there."""
        return self.kind == "person" and self.missed >= (MISSED if self.present else 1)

    @property
    def present(self) -> bool:
        """A person who is connected and has not left, even if a bot plays for them."""
        return self.kind == "person" and self.here and not self.left

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat, at the beat."""
        return self.kind != "person" or self.away


class State:
    __slots__ = (
        "absent",
        "alone",
        "at",
        "before",
        "chat",
        "commitments",
        "deserted",
        "entropies",
        "events",
        "game",
        "held",
        "host",
        "late",
        "locked",
        "notes",
        "number",
        "opened",
        "paused",
        "pauser",
        "phase",
        "rematch",
        "removed",
        "requests",
        "round",
        "sealed",
        "seats",
        "settings",
        "solo",
        "spectators_muted",
        "spent",
        "waiting",
        "watched",
    )

    def __init__(self, settings: TableSettings) -> None:
        self.settings = settings
        self.number = 0  # rows so far
        self.at = settings.created  # when the last row was written, in milliseconds
        self.phase: Phase = "lobby"
        self.seats = [SeatState("free" if bot is None else "bot", bot or "greedy") for bot in settings.bots]
        self.host = 0
        self.commitments: list[str | None] = [None] * len(self.seats)  # by seat, closed at the start
        self.entropies: list[str | None] = [None] * len(self.seats)  # what was opened
        self.spectators_muted = False
        self.spent = (0,) * (len(self.seats) + 1)  # bounded rows of this phase, by seat (growth.py)
        self.watched = False
        self.game: Game | None = None
        self.events: tuple[Event, ...] = ()
        self.chat: tuple[ChatLine, ...] = ()
        self.opened = settings.created  # when the question, or the phase of opening, began; pauses left out
        self.paused: int | None = None  # since when
        self.pauser: int | None = None  # the seat that paused
        self.locked = False
        self.requests: tuple[Request, ...] = ()  # of people who ask for a bot's seat
        self.removed: tuple[str, ...] = ()  # hashes of browsers whose player the host has removed
        self.notes: tuple[Note, ...] = ()  # what the last row did beside the game's events
        self.late: frozenset[int] = frozenset()  # seats for which the clock answered the open question
        self.absent: frozenset[int] = frozenset()  # seats for which a bot plays, as everybody knows
        self.sealed: dict[int, Parts] = {}  # answers in this window
        self.waiting: frozenset[int] = frozenset()  # seats that have pressed Wait in it
        self.solo: int | None = None  # the one person for whom this window is: others do not see it
        self.before: State | None = None  # alone: the last table that waited for this person, for such others
        self.held: tuple[Event, ...] = ()  # what has happened since then
        self.round = 0
        self.alone: int | None = settings.created  # since when no player is here
        self.deserted: int | None = settings.created  # since when nobody looks on, either
        self.rematch: str | None = None

    def successor(self) -> "State":
        """A copy that a row may change: its lists are its own, other fields are replaced, never changed."""
        made = copy(self)
        made.seats = self.seats[:]
        made.commitments = self.commitments[:]
        made.entropies = self.entropies[:]
        return made

    def seat(self, number: int) -> SeatState:
        """A seat that a row may change."""
        seat = self.seats[number] = copy(self.seats[number])
        return seat

    @property
    def question(self) -> int:
        """The number of the open question; 0 if none is."""
        return self.game.serial if self.game is not None and not self.game.over else 0

    @property
    def window(self) -> bool:
        """Whether the open question is a reaction window: nobody sees who has answered."""
        return self.game is not None and self.game.question is not None and not self.game.question.open_seats

    def owing(self) -> Iterator[int]:
        """The seats whose answer to the open question is still missing."""
        if self.game is not None:
            for seat in self.game.waiting:
                if seat not in self.sealed:
                    yield seat

    def solitary(self) -> bool:
        """Whether one person at most plays or watches."""
        return len(self._people()) <= 1 and not self.watched

    def only(self) -> int | None:
        """The seat of the one person who plays, if nobody else plays or watches."""
        people = self._people()
        return people[0] if len(people) == 1 and not self.watched else None

    def _people(self) -> list[int]:
        people = [(number, seat) for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return [number for number, seat in people if not seat.left and (seat.here or not seat.away)]

    def waits_for(self, seat: int) -> bool:
        """Whether an open question waits for this seat, and all may know it."""
        return self.phase == "playing" and not self.window and seat in self.owing()

    def shown_to(self, seat: int | None) -> "State":
        """The table whose game this seat sees; None is a spectator."""
        if self.solo is None or self.solo == seat or self.before is None or self.before.game is None:
            return self
        return self.before

    def hides_from(self, seat: int | None) -> bool:
        """Whether the open window is for somebody else alone, and this viewer sees the table as before."""
        return self.shown_to(seat) is not self

    def asking(self, token: str) -> Asking:
        """What became of the request with this token's hash."""
        for request in self.requests:
            if request.token == token:
                return "declined" if request.declined else "pending"
        return ""
