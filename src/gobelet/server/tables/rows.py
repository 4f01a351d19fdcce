"""The rows of a table's log. All that ever happens at a table is one of these, appended in one transaction.

A table is its settings and its rows, folded one after the other (fold.py). The number of a row is the only
lock.
"""

from typing import Literal

import msgspec

from gobelet.server.protocol.fields import Order, Wish

Said = tuple[int, tuple[int, ...]]  # a seat, and the parts of its answer


class Row(msgspec.Struct, tag_field="row", omit_defaults=True):
    pass


# --- the seats ----------------------------------------------------------------------------------------------


class Sat(Row, tag="sat"):
    """A person has taken a seat. Of the token only its hash is kept."""

    seat: int
    name: str
    token: str
    commitment: str | None = None
    browser: str = ""  # the hash of its secret
    player: str = ""  # the id of a known player, which nobody is shown
    device: str = ""  # that of the device by which they came
    avatar: int | None = None  # the looks that they want
    colour: int | None = None


class Renamed(Row, tag="renamed"):
    """Before the game: a person takes another name."""

    seat: int
    name: str


class Looked(Row, tag="looked"):
    """Before the game: a person takes another face or colour."""

    seat: int
    avatar: int | None = None
    colour: int | None = None


class DeviceKeyed(Row, tag="keyed"):
    """A player has come back to their seat from another device, which gets a token of its own."""

    seat: int
    token: str
    device: str


class DeviceUnkeyed(Row, tag="unkeyed"):
    """A player has removed a device: its tokens open nothing here any more."""

    device: str


class Forgot(Row, tag="forgot"):
    """A player was deleted: they have left, and their seat has no name and no key any more."""

    seat: int


class Here(Row, tag="here"):
    """A seat's player is connected, or no longer; or has touched the page while a bot played for them."""

    seat: int
    on: bool
    program: bool = False  # what is connected is a program
    since: int | None = None  # when they were last connected for certain, if their worker has died


class Watched(Row, tag="watched"):
    """Somebody looks on, or nobody any more."""

    on: bool


class LeftRow(Row, tag="left"):
    seat: int


class Hosted(Row, tag="hosted"):
    """The host has not been connected for a minute: this seat follows."""

    seat: int


class StoodIn(Row, tag="stood-in"):
    """The others let a bot answer for a person who is gone, until they are back."""

    seat: int


class Requested(Row, tag="requested"):
    """Somebody asks the host for a bot's seat. The row's number names the request."""

    seat: int
    name: str
    token: str
    browser: str = ""
    player: str = ""
    device: str = ""
    avatar: int | None = None
    colour: int | None = None


class Declined(Row, tag="declined"):
    """The host has said no. A yes is `Sat`, with the same token."""

    request: int


class Locked(Row, tag="locked"):
    """By the host: nobody sits down any more, or again."""

    on: bool


class Replaced(Row, tag="replaced"):
    """The host gave a seat to a bot, or set it free."""

    seat: int
    bot: str | None = None


class Muted(Row, tag="muted"):
    """By the host: a seat, or all who look on."""

    on: bool
    seat: int | None = None


class Spoke(Row, tag="spoke"):
    text: str
    seat: int | None = None


# --- the course of the table --------------------------------------------------------------------------------


class Committed(Row, tag="committed"):
    seat: int
    commitment: str


class Started(Row, tag="started"):
    """The host wants to begin: commitments are closed, and are to be opened."""


class Opened(Row, tag="opened"):
    seat: int
    entropy: str


class Dealt(Row, tag="dealt"):
    """The game has begun. The seed follows from the secret and what was opened.

    `drawn` lists the seats that opened nothing: the server drew for them, from its secret.
    """

    drawn: list[int] = []


class Paused(Row, tag="paused"):
    on: bool
    seat: int | None = None  # whose wish it was


class Abandoned(Row, tag="abandoned"):
    """The game ends unfinished: the host ends it, or nobody has been here for a long time."""


class Rematched(Row, tag="rematched"):
    table: str
    seat: int | None = None  # whose wish it was


class HintsSwitched(Row, tag="hints"):
    """A person among bots wants to see the chances of their choices, or no longer."""

    seat: int
    on: bool


# --- the game -----------------------------------------------------------------------------------------------


class AnsweredRow(Row, tag="answered"):
    """Answers to the open question, given to the game together. `choice` digests what a person sent."""

    question: int
    answers: list[Said]
    cause: Literal["human", "bot", "clock", "beat", "order"]
    choice: str = ""
    order: dict[str, Wish] = {}  # if an order or a plan gave the answer: what it says about the question


class Sealed(Row, tag="sealed"):
    """A person's answer in a window, given to the game with all others when the beat is over."""

    question: int
    seat: int
    parts: tuple[int, ...]
    choice: str = ""


class Withdrew(Row, tag="withdrew"):
    question: int
    seat: int


class Undone(Row, tag="undone"):
    """A person among bots has gone back to their last decision: to this question, as it was then."""

    question: int
    seat: int


class Waited(Row, tag="waited"):
    """A seat has pressed Wait in a window."""

    question: int
    seat: int


class Quieted(Row, tag="quieted"):
    """A seat has said, for all to see, that it plays no reactions this round; or takes that back.

    With `orders` it plays some, by its standing orders alone.
    """

    seat: int
    on: bool
    orders: bool = False


class Ordered(Row, tag="ordered"):
    """A standing order of a seat for a card."""

    seat: int
    card: str
    order: Order


class Planned(Row, tag="planned"):
    """What a seat wants done without being asked: its standing orders, and its plan for the round."""

    seat: int
    orders: dict[str, Wish]
    plan: dict[str, Wish]
    every: bool = False


class Unplanned(Row, tag="unplanned"):
    """A seat's plan speaks of the open question, and does not answer it: the person is asked."""

    question: int
    seat: int


AnyRow = (
    Sat
    | Renamed
    | Looked
    | DeviceKeyed
    | DeviceUnkeyed
    | Forgot
    | Here
    | Watched
    | LeftRow
    | Hosted
    | StoodIn
    | Requested
    | Declined
    | Locked
    | Replaced
    | Muted
    | Spoke
    | Committed
    | Started
    | Opened
    | Dealt
    | Paused
    | Abandoned
    | Rematched
    | HintsSwitched
    | AnsweredRow
    | Sealed
    | Withdrew
    | Undone
    | Waited
    | Quieted
    | Ordered
    | Planned
    | Unplanned
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyRow)


def write(row: AnyRow) -> str:
    return _encoder.encode(row).decode()


def read(body: str) -> AnyRow:
    row: AnyRow = _decoder.decode(body)
    return row
