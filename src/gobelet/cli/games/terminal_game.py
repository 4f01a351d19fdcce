"""What a game brings to the terminal; and forms: the ways of typing an answer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from gobelet.core.errors import BadRequest
from gobelet.core.event import Message
from gobelet.core.names import Dice, Option, Parts
from gobelet.core.view import View
from gobelet.locale.heaps import contents, in_words, label
from gobelet.locale.voice import Voice

if TYPE_CHECKING:
    from argparse import Namespace

    from gobelet.cli.screen import Screen

# What may be typed for these in any language.
NONE: Final = frozenset(
    ("0", "-", "none", "nothing", "stand", "pass", "no", "aucun", "rien", "passer", "non")
)
ALL: Final = frozenset(("*", "all", "tout", "tous"))


def side_by_side(entries: Sequence[str]) -> str:
    """Entries in a line; if it is too long it breaks between them, not inside."""
    return "   ".join([entry.replace(" ", "\N{NO-BREAK SPACE}") for entry in entries])


class Form:
    """A way of typing an answer: what to show before, and how to read what was typed."""

    def hints(self) -> list[str]:
        """What there is to choose from, shown every time."""
        return []

    def how(self) -> str:
        """How it is typed, shown the first time and on request."""
        return ""

    def read(self, typed: str) -> Parts:
        """The parts of an answer, or `BadRequest` with what was expected."""
        raise NotImplementedError


class ListForm(Form):
    """A short numbered list; Enter takes the way out, if there is one."""

    def __init__(
        self,
        voice: Voice,
        labels: Sequence[tuple[Option, str]],
        way_out: Option = -1,
        above: Sequence[str] = (),
    ) -> None:
        self.voice: Final = voice
        self.above: Final = above  # lines that stand above the list
        self.way_out: Final = way_out
        self.choices: Final = [pair for pair in labels if pair[0] != way_out]
        self.refuse: Final = [label for option, label in labels if option == way_out]

    def hints(self) -> list[str]:
        lines = [*self.above]
        lines += [f"{number:>2}  {label}" for number, (_option, label) in enumerate(self.choices, 1)]
        if self.refuse:
            lines.append(f" 0  {self.voice.text('cli-or-enter', {'label': self.refuse[0]})}")
        return lines

    def read(self, typed: str) -> Parts:
        word = typed.lower()
        if self.refuse and (not word or word in NONE):
            return (self.way_out,)
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(self.choices):
            return (self.choices[int(word) - 1][0],)
        raise BadRequest(
            "cli-type-a-number", "", {"least": 0 if self.refuse else 1, "most": len(self.choices)}
        )


class TerminalGame:
    """How a game looks and is typed. This one serves any game: it shows heaps of goods, and lists options."""

    quiet: frozenset[str] = frozenset()  # events that need no line: the screen shows them in other ways
    way_out: Option = -1  # the option that plays nothing and spends nothing, if the game has one

    def __init__(self, voice: Voice) -> None:
        self.voice: Final = voice

    def digest(self, messages: list[Message]) -> list[Message]:
        """What happened, in as few lines as possible."""
        return [message for message in messages if message.id not in self.quiet]

    def table(self, view: View) -> RenderableType:
        """The whole table as this seat sees it: what lies on it, then a line for each player."""
        shown = view.shown()
        names: dict[str, str] = {}  # a column for each kind of heap
        for heaps in shown.seats:
            names.update({heap.id: label(self.voice, heap) for heap in heaps})
        on_table = side_by_side([in_words(self.voice, heap) for heap in shown.table])
        if not names:
            return on_table
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column(self.voice.text("cli-col-player"), no_wrap=True)
        for name in names.values():
            table.add_column(name)
        for seat, heaps in enumerate(shown.seats):
            held = {heap.id: contents(self.voice, heap) for heap in heaps}
            style = "bold" if seat == view.seat else ""
            table.add_row(self.voice.seat(seat), *[held.get(id, "") for id in names], style=style)
        return Group(on_table, table) if on_table else table

    def brief(self, view: View) -> str:
        """What changes most, in one line: what lies on the table, and the seat's own dice and cards."""
        shown = view.shown()
        mine = shown.seats[view.seat] if view.seat is not None else ()
        own = [heap for heap in mine if heap.dice or heap.cards]
        return side_by_side([in_words(self.voice, heap) for heap in (*shown.table, *own)])

    def hand(self, view: View) -> list[tuple[str, str]]:
        """The cards that this seat holds, each with what it does."""
        return []

    def shown(self, view: View) -> list[tuple[str, str]]:
        """Cards that this seat is choosing among, each with what it does."""
        return []

    def guide(self, view: View) -> list[tuple[str, str]]:
        """What the open question is about, by name and text: the places that dice win, say."""
        return []

    def turn(self, view: View) -> str:
        """When this seat is asked, where players are asked in an order that they know; "" if it was asked."""
        return ""

    def hints(self, view: View) -> list[str]:
        """What stands above a list of options."""
        return []

    def form(self, view: View) -> Form | None:
        """How to type an answer to the open question; None: from a list."""
        return None

    def odds(self, dice: Dice, rivals: list[Dice], read: "Namespace") -> dict[str, Any]:
        """`gobelet odds`: the exact chances of these dice against these rivals, as JSON has them."""
        assert self.voice.ruleset is not None
        raise BadRequest("odds-no-odds", "", {"ruleset": self.voice.ruleset.id})

    def show_odds(self, screen: "Screen", figures: dict[str, Any]) -> None:
        """The same as tables."""
