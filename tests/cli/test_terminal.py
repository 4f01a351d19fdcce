"""A real terminal: what is shown and typed when somebody sits there."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import gobelet
from gobelet import records

PATIENCE = 300  # seconds: the machine may be busy, and what is waited for comes
SOURCE = str(Path(gobelet.__file__).parent.parent)
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

    def __init__(
        self, *words: str, program: Sequence[str] = ("-m", "gobelet"), lines: Sequence[int] = ()
    ) -> None:
        self.mine, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, *program, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=ENVIRONMENT,
            start_new_session=True,
            pass_fds=lines,
        )
        os.close(theirs)
        self.raw = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")  # a read may end inside a letter

    def shown(self) -> str:
        """Everything on the screen so far, without its colours."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.raw).replace("\r", "")

    def until(self, text: str | re.Pattern[str]) -> str:
        """Wait for this text, and give what is shown."""
        pattern = re.escape(text) if isinstance(text, str) else text
        while not re.search(pattern, self.shown()):
            assert self._read(), self.shown()
        return self.shown()

    def until_after(self, text: str, start: int) -> str:
        """Wait for this text behind a place on the screen, and give what is shown between them."""
        while text not in self.shown()[start:]:
            assert self._read(), self.shown()[start:]
        return self.shown()[start:].partition(text)[0]

    def _read(self) -> bool:
        """Wait for more; whether there is more to come."""
        ready, _, _ = select.select([self.mine], [], [], PATIENCE)
        assert ready, f"nothing comes after: {self.shown()}"
        try:
            data = os.read(self.mine, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += self.decoder.decode(data)
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self.mine, line.encode())

    def interrupt(self) -> None:
        """Ctrl-C, once, to every process of the terminal."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        """Read to the end, and give the exit code."""
        while self._read():
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

    def open_one(*words: str, **more: Any) -> Terminal:
        opened.append(Terminal(*words, **more))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()


def test_playing(open_terminal: Open) -> None:
    terminal = open_terminal("play", "dicetown/2009", "--seed", "5", "--fast")
    terminal.until("Which dice do you keep?")
    terminal.until("> ")
    terminal.type("9\r")
    shown = terminal.until("You keep 9.")
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
    terminal.until("Save the game so far?")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "the game stops here." in terminal.shown()
    assert "Traceback" not in terminal.shown()


def test_control_c_offers_to_save_and_the_game_is_played_on(open_terminal: Open, tmp_path: Path) -> None:
    file = str(tmp_path / "g.json")
    terminal = open_terminal("play", "dicetown/2009", "--seed", "5", "--fast")
    terminal.until("> ")
    terminal.type("9\r")
    terminal.until("You keep 9.")
    terminal.interrupt()
    terminal.until("Save the game so far?")
    terminal.type(f"{file}\r")
    assert terminal.end() == 130
    again = open_terminal("play", "--resume", file, "--fast")
    again.until("set aside: 9")
    again.until("> ")
    again.interrupt()  # it has a file, and needs no question
    assert again.end() == 130
    saved = records.read(Path(file).read_text(encoding="utf-8"))
    assert records.verify(saved.record, saved.marks) is None


# The signal has come, but did not interrupt the waiting: as if it came just before.
INTERRUPTED_EARLY = """
import _thread, os, sys, threading
from gobelet.cli.main import main

def interrupt():
    os.read(int(sys.argv[1]), 1)
    _thread.interrupt_main()

threading.Thread(target=interrupt, daemon=True).start()
sys.exit(main(sys.argv[2:]))
"""


def test_control_c_just_before_a_line_is_read(open_terminal: Open) -> None:
    theirs, mine = os.pipe()
    program = ("-c", INTERRUPTED_EARLY, str(theirs))
    terminal = open_terminal("play", "dicetown/2009", "--seed", "5", program=program, lines=[theirs])
    terminal.until("> ")
    os.write(mine, b"!")
    terminal.until("the game stops here.")
    terminal.until("Save the game so far?")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown()
    os.close(theirs)
    os.close(mine)


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


@pytest.mark.parametrize("done", [r" 0/99999", r"[1-9]\d*/99999"], ids=["starting", "playing"])
def test_interrupting_a_simulation_with_workers(open_terminal: Open, done: str) -> None:
    words = (
        "simulate",
        "cincinnati",
        "--seats",
        "greedy,random,random",
        "--games",
        "99999",
        "--workers",
        "2",
    )
    terminal = open_terminal(*words)
    terminal.until(re.compile(done))
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown()


# Python runs this first in every process: those of a pool get Ctrl-C before they can ignore it.
INTERRUPTED_AT_BIRTH = """
import os, signal, sys
if "--multiprocessing-fork" in sys.orig_argv:
    os.kill(os.getpid(), signal.SIGINT)
"""


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "cincinnati", "--seats", "random,random,random", "--games", "4"),
        ("arena", "cincinnati", "--bots", "random,random,random", "--games", "3"),
        ("analyse", "game.json", "--rollouts", "1", "--bot", "random"),
    ],
)
def test_processes_that_just_start_do_not_hear_control_c(tmp_path: Path, words: tuple[str, ...]) -> None:
    game = gobelet.new("cincinnati", seats=3, seed=1)
    while not game.over:
        game.answer(game.waiting[0], game.options(game.waiting[0])[0])
    (tmp_path / "game.json").write_text(records.dump(game.record(), []), encoding="utf-8")
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTED_AT_BIRTH)
    done = subprocess.run(
        [sys.executable, "-m", "gobelet", *words, "--workers", "2"],
        cwd=tmp_path,
        env={**ENVIRONMENT, "PYTHONPATH": f"{tmp_path}:{SOURCE}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_replaying_waits_for_enter(open_terminal: Open, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "gobelet", "simulate", "dicetown/2009", "--games", "1"]
    subprocess.run([*words, "--records", str(tmp_path)], env=ENVIRONMENT, capture_output=True, check=True)
    terminal = open_terminal("replay", str(next(tmp_path.iterdir())))
    terminal.until("Enter: next; b: back; table: the board; all: to the end; quit. > ")
    assert "keeps" not in terminal.shown()
    terminal.type("\r")
    terminal.until("keeps")
    terminal.type("all\r")
    terminal.until("The score")
    assert terminal.end() == 0
