"""Ctrl-C while processes are started."""

import ast
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import gobelet
from gobelet.envs.opponents import seated
from gobelet.envs.runners import ProcessRunner, SharedArrays, TableMaker
from gobelet.envs.settings import EnvSettings
from gobelet.interrupted import deaf_children
from gobelet.server.replays.analyses import Analysts
from gobelet.server.tables.bot_pool import Pool
from tests.server.house import run

GAME = Path(__file__).parents[1] / "playthroughs" / "games" / "cincinnati-3.json"
linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def start(done: list[str]) -> None:
    """Ctrl-C comes twice: to this thread, and to another one."""
    with deaf_children():
        signal.raise_signal(signal.SIGINT)
        other = threading.Thread(target=signal.raise_signal, args=[signal.SIGINT])
        other.start()
        other.join()
        done.append("started")


def test_ctrl_c_is_heard_when_the_processes_are_started() -> None:
    usual = signal.getsignal(signal.SIGINT)
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        start(done)
    assert done == ["started"]
    assert signal.getsignal(signal.SIGINT) is usual
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_without_ctrl_c_nothing_is_raised() -> None:
    with deaf_children():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def starts_of_processes() -> Iterator[tuple[str, bool]]:
    """Every place that starts a process, or gives a pool work; whether it is deaf to Ctrl-C then."""
    folder = Path(gobelet.__file__).parent
    for file in folder.rglob("*.py"):
        source = file.read_text()
        if "multiprocessing" not in source:
            continue
        tree = ast.parse(source)
        deaf = [
            range(block.lineno, (block.end_lineno or 0) + 1)
            for block in ast.walk(tree)
            if isinstance(block, ast.With) and "deaf_children()" in ast.unparse(block.items[0])
        ]
        for call in [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]:
            named = isinstance(call, ast.Attribute) and call.attr in ("start", "submit")
            if named and "Thread" not in ast.unparse(call):
                where = f"{file.relative_to(folder)}:{call.lineno}"
                yield where, any(call.lineno in lines for lines in deaf)


def test_whoever_starts_processes_makes_them_deaf() -> None:
    found = dict(starts_of_processes())
    assert len(found) >= 6, found
    assert [where for where, deaf in found.items() if not deaf] == []


def hears_ctrl_c(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status").read_text()
    blocked = int(status.partition("SigBlk:")[2].split()[0], 16)
    return not blocked >> (signal.SIGINT - 1) & 1


@linux
def test_bots_and_replays_do_not_hear_ctrl_c() -> None:
    pool = Pool(1)
    pid = run(pool.run(os.getpid))
    assert pid != os.getpid()
    assert not hears_ctrl_c(pid)
    pool.close()


@linux
def test_an_analysis_does_not_hear_ctrl_c() -> None:
    async def look() -> None:
        before = set(multiprocessing.active_children())
        lines = Analysts().lines(GAME.read_text())
        await anext(lines)
        await anext(lines)  # what the process says
        (started,) = set(multiprocessing.active_children()) - before
        assert started.pid is not None
        assert not hears_ctrl_c(started.pid)
        await lines.aclose()

    run(look())


@linux
def test_tables_of_a_vector_environment_do_not_hear_ctrl_c() -> None:
    settings = EnvSettings("cincinnati", 3, "win", "default", {})
    maker = TableMaker("cincinnati", 3, "win", {}, 0, seated("random", 3, 0))
    runner = ProcessRunner(SharedArrays(4, settings), maker, 2)
    runner.open([1, 2, 3, 4], 1)
    assert [hears_ctrl_c(process.pid) for process in runner.processes] == [False]
    runner.close()
