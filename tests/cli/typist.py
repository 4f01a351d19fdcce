"""A typist: plays through the terminal by reading what is on it, in any language."""

import io
import random
import re
from collections.abc import Callable

import pytest

from gobelet.cli.main import main

MOST_QUESTIONS = 3000

Typing = Callable[[str], str]  # from what has been printed since the last line typed, the next line


class Keyboard(io.TextIOBase):
    """A standard input that types what `typing` makes of the screen."""

    def __init__(self, screen: io.StringIO, typing: Typing) -> None:
        super().__init__()
        self.screen = screen
        self.typing = typing
        self.seen = 0
        self.typed: list[str] = []

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as TextIOBase, not IOBase
        shown = self.screen.getvalue()
        line = self.typing(shown[self.seen :])
        self.seen = len(shown)
        if line:
            self.typed.append(line.removesuffix("\n"))
        return line


class Run:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str, typed: list[str]) -> None:
        self.code = code
        self.out = out
        self.err = err
        self.typed = typed


def gobelet(monkeypatch: pytest.MonkeyPatch, *words: str, typing: Typing | None = None) -> Run:
    """Run the command, with somebody at the keyboard or nobody."""
    out, err = io.StringIO(), io.StringIO()
    keyboard = Keyboard(out, typing or (lambda shown: ""))
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", out)
        patch.setattr("sys.stderr", err)
        patch.setattr("sys.stdin", keyboard)
        patch.setenv("COLUMNS", "80")
        code = main(list(words))
    return Run(code, out.getvalue(), err.getvalue(), keyboard.typed)


def script(*lines: str) -> Typing:
    """Types these lines, then nothing more."""
    left = list(lines)
    return lambda shown: left.pop(0) + "\n" if left else ""


class Typist:
    """Answers every question with something that looks right, chosen by a seed."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.asked = ""
        self.questions: list[str] = []  # the screens that were answered

    def __call__(self, shown: str) -> str:
        self.questions.append(shown)
        if len(self.questions) > MOST_QUESTIONS:
            return ""  # it goes round in circles: the test will say so
        return self.answer(shown) + "\n"

    def pick(self, lines: list[str]) -> str:
        return self.dice.choice(lines)

    def answer(self, shown: str) -> str:
        *before, asked = shown.rstrip().split("\n\n")  # a question with its hints is a paragraph of its own
        modest = not before  # a complaint: the question stands, and something simple will do
        if before:
            self.asked = asked
        asked = self.asked
        items = re.findall(r"^ +([0-9]+)  \S", asked, re.MULTILINE)
        if re.search(r"\$\s*(and|et|to offer)|\$ et|to offer", asked):  # what there is to offer
            return "" if modest else self.pick(["", "", "$1", *items])
        if items:
            return self.pick(items)
        rolled = re.search(r"(?:rolled|lancé) ((?:9|10|J|Q|K|A)(?: (?:9|10|J|Q|K|A))*)", asked)
        if rolled:
            faces = rolled[1].split()
            return " ".join(faces[: 1 if modest else self.dice.choice([1, 1, 2, len(faces)])])
        held = re.search(r"(?:have|avez) ([1-6] [1-6] [1-6] [1-6] [1-6])", asked)
        if held:
            pips = held[1].split()
            return self.pick(["none", " ".join(pips[:2]), pips[0]])
        turned = re.search(r"(?:have|avez) ((?:9|10|J|Q|K|A)[^.]*)\.", asked)
        if turned:
            return f"{turned[1].split()[0]} A"
        fewer = re.search(r"(?:parmi|of) ((?:9|10|J|Q|K|A)(?: (?:9|10|J|Q|K|A))+)", asked)
        if fewer:
            number = re.search(r"(?:quels|which) ([2-5])", asked)
            return " ".join(fewer[1].split()[: int(number[1]) if number else 1])
        return ""  # a keyboard is handed over
