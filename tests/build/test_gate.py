"""The gate itself: what needs a second try, what is red, and that nothing is left when it is broken off."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from scripts.gate import ROOT, SECOND_TRIES, Gate

CROWDED = 'import os\nCROWD = "PYTEST_XDIST_WORKER" in os.environ\n'
# It starts a program that would outlive it, as servers of tests would, and waits to be broken off.
BROKEN_OFF = """
import subprocess, sys, time
from scripts.gate import cleaned_up
with cleaned_up() as work:
    (work / "something").touch()
    starter = "sleep 600 > /dev/null 2>&1 & echo $!"
    print(work, subprocess.check_output(["setsid", "bash", "-c", starter], text=True).strip(), flush=True)
    time.sleep(600)
"""


@pytest.fixture
def gate(tmp_path: Path) -> Gate:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return Gate(tmp_path / "work", tmp_path)


def run(gate: Gate, tests: str) -> bool:
    (gate.root / "test_toy.py").write_text(CROWDED + tests)
    gate.suite("toy")
    return gate.tell()


def test_what_fails_in_the_crowd_and_passes_alone_is_named_as_flaky(
    gate: Gate, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(gate, "def test_shy(): assert not CROWD\ndef test_good(): pass\n")
    told = capsys.readouterr().out
    assert "Flaky: mend these\n  toy: test_toy.py::test_shy" in told
    assert "\n2 passed, 0 failed, 0 skipped" in told
    assert "Minutes by stage:" in told


def test_what_fails_twice_is_red(gate: Gate, capsys: pytest.CaptureFixture[str]) -> None:
    assert not run(gate, "def test_bad(): assert False\ndef test_shy(): assert not CROWD\n")
    told = capsys.readouterr().out
    assert "Failed:\n  toy: test_toy.py::test_bad" in told
    assert "\n1 passed, 1 failed, 0 skipped" in told


def test_too_many_second_tries_are_red(gate: Gate) -> None:
    shy = "".join([f"def test_{number}(): assert not CROWD\n" for number in range(SECOND_TRIES + 1)])
    assert not run(gate, shy)


def test_a_suite_without_a_test_or_with_a_mistake_in_it_is_red(gate: Gate) -> None:
    assert not run(gate, "")
    gate.stages.clear()
    assert not run(gate, "import nothing_of_this_name\n")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody adopts orphans")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_broken_off_it_leaves_nothing(number: signal.Signals) -> None:
    command = [sys.executable, "-c", BROKEN_OFF]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT) as broken:
        assert broken.stdout is not None
        work, pid = broken.stdout.readline().decode().split()
        assert psutil.pid_exists(int(pid))
        os.kill(broken.pid, number)
        assert broken.wait(60)
    assert not psutil.pid_exists(int(pid))
    assert not Path(work).exists()
