"""Every message from the browser on a socket (docs/protocol.md)."""

from typing import Annotated

import msgspec

from gobelet.server.protocol.answers import Choice
from gobelet.server.protocol.fields import (
    Body,
    BotName,
    Hex64,
    Lang,
    Look,
    Name,
    Order,
    Ref,
    Seat,
    Token,
    Wishes,
)


class Said(Body, kw_only=True, tag_field="type"):
    """A message to the server. `ref` comes back with `done` or `error`."""

    ref: Ref | None = None


class Hello(Said, tag="hello"):
    """The first message. A spectator has no token. `engine` asks for the world that bots decide on.

    A program says so, and is shown as one. With `engine` it is one in any case. With `public` and a token the
    socket sees what spectators see, and speaks for the seat: it lies open at a device for several people.
    `readable` asks for the view in words, in this language; whoever reads it is a program.
    """

    token: Token | None = None
    lang: Lang = "en"
    engine: bool = False
    program: bool = False
    public: bool = False
    readable: bool = False


class Answer(Said, tag="answer"):
    question: int
    choice: Choice


class Withdraw(Said, tag="withdraw"):
    """Take a sealed answer back, while the question is open."""

    question: int


class Undo(Said, tag="undo"):
    """Among bots: back to the last decision, while `you.undo` allows it. `question` is the open one."""

    question: int


class SwitchHints(Said, tag="hints"):
    """Among bots: show the chances of my choices, or no longer."""

    on: bool


class Wait(Said, tag="wait"):
    """Twice a round: this reaction window lasts as long as the clock, or until the seat has answered."""

    question: int


class NoReactions(Said, tag="quiet"):
    """For all to see: no reactions from this seat until the round is over, or again some.

    With `orders` its standing orders decide, and nothing else: it is not waited for either.
    """

    on: bool
    orders: bool = False


class Touch(Said, tag="touch"):
    """Somebody is at the page: they are back, if a bot plays for them. Otherwise nothing happens."""


class StandIn(Said, tag="stand-in"):
    """Let a bot answer for a person who is awaited and has been gone for two minutes, until they are back."""

    seat: Seat
    question: int


class StandingOrder(Said, tag="order"):
    """What to do in windows with this card: play it, never, if it is worth it as the expert reckons, or ask.

    Without an order a live table asks, and at one over days the expert reckons.
    """

    card: Annotated[str, msgspec.Meta(max_length=40)]
    order: Order


class SetPlan(Said, tag="plan"):
    """What this seat wants done without being asked: standing orders, and a plan for the open round.

    Both take the place of those before; `{}` asks everything again. `RulesetInfo.plan` lists what can be
    said. The plan is over with its round, or with `every` it holds for every round until it is changed.
    """

    orders: Wishes
    plan: Wishes
    every: bool = False


class Rename(Said, tag="rename"):
    """In the lobby: another name for this seat, with a number behind it if somebody else has it already."""

    name: Name


class LookOtherwise(Said, tag="look"):
    """In the lobby: another face and colour, or the next free ones if somebody else has them already."""

    avatar: Look
    colour: Look


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


class MuteForMe(Said, tag="mute-for-me"):
    """Hide what the player of a seat says, from me alone and at every table, or show it again."""

    on: bool
    seat: Seat


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
    """Asks whether the line still holds: a socket that is silent for a minute is closed."""


ToServer = (
    Hello
    | Answer
    | Withdraw
    | Undo
    | SwitchHints
    | Wait
    | NoReactions
    | Touch
    | StandIn
    | StandingOrder
    | SetPlan
    | Rename
    | LookOtherwise
    | Commit
    | Open
    | StartGame
    | Pause
    | Replace
    | Mute
    | MuteForMe
    | Lock
    | Admit
    | LeaveTable
    | Abandon
    | Rematch
    | Chat
    | Ping
)
