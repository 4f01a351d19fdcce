"""The terminal: lines out, lines in. In a pipe it is plain text."""

import re
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from textwrap import wrap
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

BEAT: Final = 0.12  # seconds between two lines of what happens, so that the eye can follow
LOOK_UP: Final = 0.2  # seconds between two interruptions of the waiting for a key


class InputClosed(Exception):
    """Nobody types any more: the input has ended."""


class PlainConsole(Console):
    def on_broken_pipe(self) -> None:
        """rich would end the program here; `main` does that, in its own way."""
        raise BrokenPipeError


class Joined:
    """A table whose cells, padding and gaps of one style are one piece: one escape code for all of them."""

    def __init__(self, thing: RenderableType) -> None:
        self.thing: Final = thing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from Segment.simplify(console.render(self.thing, options))


class Screen:
    """`shared`: several people type here in turn.

    Then lines are edited by the terminal alone. A line editor has a history and a clipboard, and its keys
    would show one player's sealed answers to the next.
    """

    def __init__(self, fast: bool = False, shared: bool = False) -> None:
        self.console = PlainConsole(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.live: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self.beat: Final = 0.0 if fast or not self.live else BEAT
        if self.live and not shared:
            _edit_lines()

    def say(self, text: str = "", style: str = "", indent: int = 0, stress: Sequence[str] = ()) -> None:
        """A line, wrapped between words at the edge of the screen; some of its words may be stressed."""
        # textwrap leaves French no-break spaces alone, rich does not.
        width = self.console.width - indent
        for line in wrap(text, width, break_long_words=False, break_on_hyphens=False) or [""]:
            shown = Text(" " * indent + line, style=style)
            for word in stress:
                shown.highlight_regex(rf"\b{re.escape(word)}\b", "bold")
            self.console.print(shown, soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        self.console.print(Joined(thing))

    def narrate(self, text: str, stress: Sequence[str] = ()) -> None:
        """A line of what happens, at a pace that can be followed."""
        self.say(text, indent=2, stress=stress)
        if self.beat:
            time.sleep(self.beat)

    def title(self, text: str) -> None:
        self.console.print()
        self.console.rule(Text(text, style="bold"), align="left", style="dim", characters="─")

    def ask(self, prompt: str = "> ") -> str:
        """Read a line; `InputClosed` if the input has ended."""
        if self.live:
            try:
                with _looking_up():
                    if "readline" in sys.modules:  # it must know the prompt, to draw the line again
                        return input(prompt).strip()
                    self.console.file.write(prompt)  # `input` would write it to the error stream
                    self.console.file.flush()
                    return input().strip()
            except EOFError as end:
                self.console.print()
                raise InputClosed from end
        self.console.print(prompt.rstrip(), soft_wrap=True)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise InputClosed
        return line.strip()

    def wipe(self) -> None:
        """Take everything off the screen, and what has scrolled off it: the next player must not see it."""
        if self.live:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()


@contextmanager
def _looking_up() -> Iterator[None]:
    """Hears every Ctrl-C while a line is read.

    Python notices a signal there only if it interrupts the waiting for a key. One that comes just before
    would be noticed after Enter, so something interrupts the waiting now and then.
    """
    if not hasattr(signal, "setitimer"):  # Windows
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda number, frame: None)
    signal.setitimer(signal.ITIMER_REAL, LOOK_UP, LOOK_UP)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _edit_lines() -> None:
    """Arrow keys and history while typing, where the platform has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 importing it is what switches it on
