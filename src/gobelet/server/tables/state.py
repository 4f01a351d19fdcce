"""A table as its rows have made it: who sits there, how far it is, the game."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.names import Parts
from gobelet.server.protocol.answers import Told
from gobelet.server.protocol.fields import Phase, Wish
from gobelet.server.protocol.to_browser import ChatLine
from gobelet.server.tables.seat_state import SeatState
from gobelet.server.tables.settings import TableSettings

EVENTS_KEPT = 40  # sent to a viewer who comes, or comes back
CHAT_KEPT = 40
REQUESTS = 4  # for seats of bots, that may wait for the host's answer
REQUESTS_KEPT = 16  # that the host has declined
REMOVED_KEPT = 32  # browsers and players whom the host has removed

StandIn = Literal["clock", "bot", "order"]  # who answers for a person who does not
Lost = Literal["nothing", "chance", "others"]  # decided yet; drawn since; answered since
Asking = Literal["", "pending", "declined"]  # what became of a request for a seat


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
    player: str = ""
    device: str = ""
    avatar: int | None = None
    colour: int | None = None


class Undoable(msgspec.Struct, kw_only=True):
    """An answer of a person among bots that they may undo (undo.py)."""

    seat: int
    before: Game
    events: tuple[Event, ...]  # the latest before it
    told: int = 0  # events since, up to the next decision
    after: Game | None = None  # the game that it has led to
    shows: bool | None = None  # whether that may have shown the person something; None until somebody asks


class OrderedAnswer(msgspec.Struct, frozen=True):
    """An answer that an order or a plan gave, in a chain: copies of a table share its past."""

    before: "OrderedAnswer | None"
    question: int
    seat: int
    order: dict[str, Wish]


class State:
    def __init__(self, settings: TableSettings) -> None:
        self.settings = settings
        self.number = 0  # rows so far
        self.at = settings.created  # when the last row was written, in milliseconds
        self.phase: Phase = "lobby"
        self.seats = [
            SeatState("free" if bot is None else "bot", bot or "greedy", settings) for bot in settings.bots
        ]
        self.host = 0
        self.commitments: list[str | None] = [None] * len(self.seats)  # by seat, closed at the start
        self.entropies: list[str | None] = [None] * len(self.seats)  # what was opened
        self.boards: dict[int | None, msgspec.Raw] = {}  # made for viewers of the open question
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
        self.removed = tuple(
            settings.removed
        )  # hashes of browsers, and ids of players, whom the host has removed
        self.notes: tuple[Note, ...] = ()  # what the last row did beside the game's events
        self.late: frozenset[int] = frozenset()  # seats for which the clock answered the open question
        self.stand_ins: dict[int, StandIn] = {}  # who answered the open question instead of a person
        self.by_orders: OrderedAnswer | None = None  # the answers that orders and plans gave, the last one
        self.absent: frozenset[int] = frozenset()  # seats for which a bot plays, as everybody knows
        self.sealed: dict[int, Parts] = {}  # answers in this window
        self.waiting: frozenset[int] = frozenset()  # seats that have pressed Wait in it
        self.lone: int | None = None  # the one person who plays, guests left out (solo.py)
        self.before: State | None = None  # if it waits for them no more: the last table that did, for guests
        self.held: tuple[Event, ...] = ()  # what has happened since then
        self.earlier: State | None = None  # what this round began with, for those who watch with a delay
        self.unseen: tuple[Event, ...] = ()  # what they have not heard of yet (delayed.py)
        self.company: int | None = None  # since when that person has guests; pauses left out
        self.round = 0
        self.decisions: tuple[Undoable, ...] = ()  # that can be undone, the latest last
        self.undo_lost: Lost = "nothing"  # why there is none
        self.undone = 0  # how often somebody has undone one
        self.hints_wanted = settings.hints
        self.alone: int | None = settings.created  # since when no player is here
        self.deserted: int | None = settings.created  # since when nobody looks on, either
        self.rematch: str | None = None
        self.rematcher: int | None = None  # the seat that wanted it

    def successor(self) -> "State":
        """A copy that a row may change: its lists are its own, other fields are replaced, never changed."""
        made = State.__new__(State)
        made.__dict__.update(self.__dict__)  # `copy` takes ten times as long, at every row
        made.seats = self.seats[:]
        made.commitments = self.commitments[:]
        made.entropies = self.entropies[:]
        made.boards = {}
        return made

    def seat(self, number: int) -> SeatState:
        """A seat that a row may change."""
        seat = self.seats[number] = self.seats[number].successor()
        return seat

    def stood_still(self, since: int) -> None:
        """The clock has stood still since then: what began before began that much later."""
        self.opened += self.at - max(since, self.opened)
        if self.company is not None:
            self.company += self.at - max(since, self.company)

    @property
    def ran(self) -> int:
        """For how long the clock of the open question has run, by the last row."""
        stood = None if self.settings.over_days else self.alone
        return min([since for since in (self.at, self.paused, stood) if since is not None]) - self.opened

    @property
    def question(self) -> int:
        """The number of the open question; 0 if none is."""
        return self.game.serial if self.game is not None and not self.game.over else 0

    @property
    def turn(self) -> tuple[int, int]:
        """The open question, told apart from those with its number that were undone."""
        return self.undone, self.question

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
        """Whether one person at most plays or watches, guests left out."""
        return self.lone is not None or (len(self._people()) <= 1 and not self.watched)

    def only(self) -> int | None:
        """The seat of the one person who plays, if nobody else plays or watches."""
        people = self._people()
        return people[0] if len(people) == 1 and not self.watched else None

    def among_bots(self, seat: int) -> bool:
        """Whether all others who play are bots."""
        return all(other.kind == "bot" for number, other in enumerate(self.seats) if number != seat)

    @property
    def hints(self) -> bool:
        """Whether players see the chances of their choices. One person's wish counts among bots only."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        if len(people) == 1 and self.among_bots(people[0]):
            return self.hints_wanted
        return self.settings.hints

    def _people(self) -> list[int]:
        people = [(number, seat) for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return [number for number, seat in people if not seat.left and (seat.here or not seat.away)]

    @property
    def solo(self) -> int | None:
        """The person alone for whom the open window is."""
        return self.lone if self.lone is not None and self.window else None

    @property
    def guests(self) -> bool:
        """Whether somebody has come to a person who is alone."""
        return self.lone is not None and (self.watched or any(seat.guest for seat in self.seats))

    def waits_for(self, seat: int) -> bool:
        """Whether an open question waits for this seat, and all may know it."""
        return self.phase == "playing" and not self.window and seat in self.owing()

    def shown_to(self, seat: int | None, late: bool = False) -> "State":
        """The table whose game this seat sees; None is a spectator, `late` one who watches with a delay."""
        if late and self.earlier is not None:
            return self.earlier.shown_to(seat)
        return self.before if self.before is not None and self.lone != seat else self

    def hides_from(self, seat: int | None, late: bool = False) -> bool:
        """Whether this viewer does not see what happens: a guest of somebody who is alone, or late."""
        if late and self.earlier is not None:
            return True
        return self.lone is not None and self.lone != seat

    def asking(self, token: str) -> Asking:
        """What became of the request with this token's hash."""
        for request in self.requests:
            if request.token == token:
                return "declined" if request.declined else "pending"
        return ""
