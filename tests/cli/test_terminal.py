"""A real terminal: what is shown and typed when somebody sits there."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import gobelet as package

PATIENCE = 60  # seconds: the machine may be busy
SOURCE = str(Path(package.__file__).parent.parent)
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": SOURCE,
    "LC_ALL": "C.UTF-8",
    "TERM": "xterm-256color",
    "COLUMNS": "80",
    "LINES": "24",
}


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self.mine, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gobelet", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=ENVIRONMENT,
            start_new_session=True,
        )
        os.close(theirs)
        self.raw = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")  # a read may end inside a letter

    def shown(self) -> str:
        """Everything on the screen so far, without its colours."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.raw).replace("\r", "")

    def until(self, text: str) -> str:
        """Wait for this text, and give what is shown."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown():
            assert time.monotonic() < deadline, self.shown()
            if not self._read():
                break
        assert text in self.shown(), self.shown()
        return self.shown()

    def until_after(self, text: str, start: int) -> str:
        """Wait for this text behind a place on the screen, and give what is shown between them."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown()[start:]:
            assert time.monotonic() < deadline, self.shown()[start:]
            assert self._read(), self.shown()[start:]
        return self.shown()[start:].partition(text)[0]

    def _read(self) -> bool:
        ready, _, _ = select.select([self.mine], [], [], 0.2)
        if not ready:
            return True
        try:
            data = os.read(self.mine, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += self.decoder.decode(data)
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self.mine, line.encode())

    def interrupt(self) -> None:
        """Ctrl-C, as often as it takes: one that comes just before the line is read is lost on Python."""
        while self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGINT)
            for _moment in range(5):
                self._read()

    def end(self) -> int:
        """Read to the end, and give the exit code."""
        while self._read() and self.process.poll() is None:
            pass
        return self.process.wait(timeout=PATIENCE)

    def close(self) -> None:
        """Nothing is left behind, in any case."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.mine)


Open = Callable[..., Terminal]


@pytest.fixture
def open_terminal() -> Iterator[Open]:
    opened: list[Terminal] = []

    def open_one(*words: str) -> Terminal:
        opened.append(Terminal(*words))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()


def test_playing(open_terminal: Open) -> None:
    terminal = open_terminal("play", "dicetown/2009", "--seed", "5", "--fast")
    terminal.until("Which dice do you keep?")
    terminal.until("> ")
    terminal.type("9\r")
    shown = terminal.until("Calamity keeps 9.")
    assert "\x1b[1m" in terminal.raw, "something is in bold"
    assert max(len(line) for line in shown.splitlines()) <= 80
    terminal.type("quit\r")
    terminal.until("Save the game so far?")
    terminal.type("\r")
    assert terminal.end() == 0


def test_control_c(open_terminal: Open) -> None:
    terminal = open_terminal("play", "dicetown/2009", "--seed", "5", "--fast")
    terminal.until("> ")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "the game stops here." in terminal.shown()
    assert "Traceback" not in terminal.shown()


def test_control_d(open_terminal: Open) -> None:
    terminal = open_terminal("play", "cincinnati", "--seed", "5", "--fast", "--seats", "you,random,random")
    terminal.until("> ")
    terminal.type("\x04")
    terminal.until("the game stops here.")
    assert terminal.end() == 0


def test_the_screen_is_wiped_when_the_keyboard_changes_hands(open_terminal: Open) -> None:
    terminal = open_terminal("play", "dicetown/2009", "--seed", "5", "--fast", "--seats", "you,you")
    terminal.until("It is Calamity’s turn")
    terminal.type("\r")
    terminal.until("Which dice do you keep?")
    before = len(terminal.raw)
    terminal.type("1\r")
    terminal.until("It is Jesse’s turn")
    assert re.search(r"\x1b\[2?J.*\x1b\[3J", terminal.raw[before:], re.DOTALL)
    terminal.type("\x04")
    assert terminal.end() == 0


UP, LAST_KILLED, SEARCH = "\x1b[A", "\x19", "\x12"


def after_keys(terminal: Terminal, keys: str) -> str:
    """What these keys put on the screen."""
    before = len(terminal.shown())
    terminal.type(keys + "~")
    return terminal.until_after("~", before)


def test_no_key_shows_what_another_player_typed(open_terminal: Open) -> None:
    terminal = open_terminal("play", "dicetown/2009", "--seed", "5", "--fast", "--seats", "you,you")
    terminal.until("It is Calamity’s turn")
    terminal.type("\r")
    asked = terminal.until("Which dice do you keep?").index("Which dice do you keep?")
    terminal.until_after("> ", asked)
    terminal.type("sesame\r")  # refused: the question stands
    terminal.until_after("> ", terminal.until("sesame").index("sesame"))
    terminal.type("sesame\x15")  # typed, and taken away with Ctrl-U
    terminal.type("1\r")
    terminal.until("It is Jesse’s turn")
    for keys in (UP, UP + UP, LAST_KILLED, SEARCH + "s"):
        shown = after_keys(terminal, keys)
        assert "sesame" not in shown
        assert "1" not in shown
    terminal.type("\x15\r")
    seen = terminal.until_after("Which dice do you keep?", terminal.shown().index("It is Jesse’s turn"))
    assert "sesame" not in seen
    terminal.until_after("> ", terminal.shown().rindex("Which dice do you keep?"))
    for keys in (UP, UP + UP, LAST_KILLED, SEARCH + "s"):
        assert "sesame" not in after_keys(terminal, keys)


def test_one_player_has_a_history(open_terminal: Open) -> None:
    terminal = open_terminal("play", "dicetown/2009", "--seed", "5", "--fast")
    terminal.until("Which dice do you keep?")
    terminal.until("> ")
    terminal.type("sesame\r")
    terminal.until_after("> ", terminal.until("sesame").index("sesame"))
    assert "sesame" in after_keys(terminal, UP)


def test_simulating_shows_a_bar(open_terminal: Open) -> None:
    terminal = open_terminal("simulate", "dicetown/2009", "--games", "60")
    terminal.until("/60")
    terminal.until("mean score")
    assert terminal.end() == 0


def test_interrupting_a_simulation_with_workers(open_terminal: Open) -> None:
    terminal = open_terminal("simulate", "dicetown/2009", "--games", "100000", "--workers", "2")
    terminal.until("/100000")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown()


def test_replaying_waits_for_enter(open_terminal: Open, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "gobelet", "simulate", "dicetown/2009", "--games", "1"]
    subprocess.run([*words, "--records", str(tmp_path)], env=ENVIRONMENT, capture_output=True, check=True)
    terminal = open_terminal("replay", str(next(tmp_path.iterdir())))
    terminal.until("Enter: next; all: to the end; quit. > ")
    assert "keeps" not in terminal.shown()
    terminal.type("\r")
    terminal.until("keeps")
    terminal.type("all\r")
    terminal.until("The score")
    assert terminal.end() == 0
