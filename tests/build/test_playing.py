"""scripts/play begins at once and compiles in the background: the real scripts, with a pip that pretends."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gobelet.core.build import COMPILED

ROOT = Path(__file__).parents[2]
PATIENCE = 300  # seconds: the machine may be busy

pytestmark = pytest.mark.skipif(COMPILED, reason="the same in both builds")

# A Python whose pip writes half of what it installs, waits for the file `go`, and writes the rest.
PYTHON = """#!/usr/bin/env bash
root=$(cd "$(dirname "$0")/../.." && pwd -P)
[ "$1 $2" = "-m pip" ] || exec {python} "$@"
echo "$GOBELET_COMPILE" >> "$root/pip.log"
while [ "$1" != --target ]; do shift; done
mkdir -p "$2/gobelet"
echo half > "$2/gobelet/build.txt"
while [ ! -e "$root/go" ]; do sleep 0.05; done
[ ! -e "$root/broken" ] || exit 1
echo whole > "$2/gobelet/build.txt"
"""
# What is played: it says which build it has, and lasts if the environment asks for it.
GOBELET = """#!/usr/bin/env bash
echo "$*" > "$(dirname "$0")/said.txt"
[ -z "$PYTHONPATH" ] && echo plain || cat "$PYTHONPATH/gobelet/build.txt"
[ -z "$LASTS" ] || exec sleep 600
"""


class Checkout:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.later = root / "build" / "later"

    def start(self, wish: str = "auto", *words: str, **settings: str) -> "subprocess.Popen[str]":
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        return subprocess.Popen(
            [str(self.root / "scripts" / "play"), *words],
            env=environment | {"GOBELET_COMPILE": wish} | settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def play(self, wish: str = "auto") -> str:
        """Which build a start has. Nothing else is said."""
        out, error = self.start(wish).communicate(timeout=PATIENCE)
        assert error == ""
        return out.strip()

    def go(self) -> None:
        self.root.joinpath("go").touch()

    def installs(self) -> int:
        log = self.root / "pip.log"
        return len(log.read_text().split()) if log.exists() else 0

    def rests(self) -> bool:
        """Whether nothing is compiled now."""
        return not list(self.later.glob("*.lock"))

    def built(self) -> list[Path]:
        return [path for path in self.later.iterdir() if path.is_dir() and path.name.isdigit()]

    def job(self) -> int:
        """The process that compiles."""
        (lock,) = self.later.glob("*.lock")
        until(lambda: (lock / "pid").exists() and (lock / "pid").read_text().strip() != "")
        return int((lock / "pid").read_text())


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it takes too long"
        time.sleep(0.05)


def write(file: Path, text: str, mode: int = 0o644) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    file.chmod(mode)


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    root = tmp_path / "a checkout"
    shutil.copytree(ROOT / "scripts", root / "scripts")
    write(root / ".venv" / "bin" / "python", PYTHON.replace("{python}", sys.executable), 0o755)
    write(root / ".venv" / "bin" / "gobelet", GOBELET, 0o755)
    write(root / "hatch_compile.py", "def hindrance() -> str:\n    return ''\n")
    write(root / "web" / "build.py", "")
    for name in ("pyproject.toml", "requirements.lock", "requirements-play.lock", "src/gobelet/core.py"):
        write(root / name, name)
    stamp = 'source "$1/scripts/lib.sh"; sum_of requirements-play.lock > "$VENV/play.stamp"'
    subprocess.run(["bash", "-c", stamp, "bash", str(root)], check=True)
    place = Checkout(root)
    yield place
    place.go()
    until(place.rests)


def test_the_first_start_is_plain_and_the_next_one_compiled(checkout: Checkout) -> None:
    assert checkout.play() == "plain"
    assert checkout.play() == "plain"  # half of it is written
    checkout.go()
    until(checkout.rests)
    assert checkout.installs() == 1
    assert checkout.play() == "whole"
    assert checkout.installs() == 1
    assert sorted([path.name for path in checkout.later.iterdir()]) == [checkout.built()[0].name, "log"]


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("", "serve"),
        ("--no-open --port 8000", "serve --no-open --port 8000"),
        ("serve --no-open", "serve --no-open"),
        ("--help", "serve --help"),
        ("dicetown/2009 --lang fr", "play dicetown/2009 --lang fr"),
        ("--seats you,greedy cincinnati", "play --seats you,greedy cincinnati"),
    ],
)
def test_a_ruleset_is_played_in_the_terminal_and_options_are_the_servers(
    checkout: Checkout, words: str, command: str
) -> None:
    checkout.start("0", *words.split()).communicate(timeout=PATIENCE)
    assert (checkout.root / ".venv" / "bin" / "said.txt").read_text().strip() == command


def test_two_starts_at_once_compile_once(checkout: Checkout) -> None:
    starts = [checkout.start() for _start in range(4)]
    assert [start.communicate(timeout=PATIENCE) for start in starts] == [("plain\n", "")] * 4
    until(lambda: checkout.installs() > 0)
    checkout.go()
    until(checkout.rests)
    assert checkout.installs() == 1
    assert checkout.play() == "whole"


def test_a_lock_whose_number_is_being_written_is_alive(checkout: Checkout) -> None:
    checkout.play()
    checkout.job()
    (lock,) = checkout.later.glob("*.lock")
    (lock / "pid").write_text("")
    until(lambda: checkout.installs() == 1)
    assert checkout.play() == "plain"
    checkout.go()
    until(checkout.rests)
    assert checkout.installs() == 1


def test_a_source_that_changed_meanwhile_is_compiled_at_the_next_start(checkout: Checkout) -> None:
    checkout.play()
    until(lambda: checkout.installs() == 1)
    write(checkout.root / "src" / "gobelet" / "core.py", "changed")
    checkout.go()
    until(checkout.rests)
    assert checkout.built() == []
    assert checkout.play() == "plain"
    until(checkout.rests)
    assert checkout.play() == "whole"
    write(checkout.root / "src" / "gobelet" / "core.py", "changed again")
    assert checkout.play() == "plain"


def test_a_job_that_was_killed_is_done_again_and_its_half_never_used(checkout: Checkout) -> None:
    checkout.play()
    until(lambda: checkout.installs() == 1)
    os.kill(checkout.job(), signal.SIGKILL)
    until(lambda: not alive(checkout.job()))
    assert checkout.play() == "plain"
    until(lambda: checkout.installs() == 2)
    checkout.go()
    until(checkout.rests)
    assert checkout.play() == "whole"


def alive(process: int) -> bool:
    """Whether it runs: a dead one that nobody has asked after does not."""
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False
    )
    return state.stdout.strip()[:1] not in ("", "Z")


def test_ctrl_c_ends_the_game_and_not_the_compiling(checkout: Checkout) -> None:
    start = checkout.start(LASTS="1")
    assert start.stdout is not None
    assert start.stdout.readline() == "plain\n"
    until(lambda: checkout.installs() == 1)
    os.killpg(start.pid, signal.SIGINT)
    os.killpg(start.pid, signal.SIGHUP)  # the terminal is closed, too
    start.communicate(timeout=PATIENCE)
    checkout.go()
    until(checkout.rests)
    assert checkout.play() == "whole"


def test_without_a_compiler_nothing_is_tried_and_nothing_said(checkout: Checkout) -> None:
    write(checkout.root / "hatch_compile.py", "def hindrance() -> str:\n    return 'no compiler'\n")
    assert checkout.play() == "plain"
    until(checkout.rests)
    assert checkout.play() == "plain"
    assert checkout.installs() == 0


def test_what_fails_is_not_tried_at_every_start(checkout: Checkout) -> None:
    checkout.root.joinpath("broken").touch()
    checkout.go()
    for _start in range(3):
        assert checkout.play() == "plain"
        until(checkout.rests)
    assert checkout.installs() == 1
    (mark,) = checkout.later.glob("*.failed")
    os.utime(mark, (0, 0))
    checkout.root.joinpath("broken").unlink()
    assert checkout.play() == "plain"
    until(checkout.rests)
    assert checkout.play() == "whole"


def test_zero_compiles_nothing_and_one_compiles_first(checkout: Checkout) -> None:
    checkout.go()
    assert checkout.play("0") == "plain"
    assert checkout.installs() == 0
    start = checkout.start("1")
    out, said = start.communicate(timeout=PATIENCE)
    assert (out, start.returncode) == ("whole\n", 0)
    assert said.startswith("Compiling ")
    assert checkout.play("0") == "plain"
