"""The gate itself: what needs a second try, what is red, and that nothing is left when it is broken off."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from scripts.gate import ROOT, SECOND_TRIES, Gate, Stage

# Whether the first try of a test is over.
FIRST_TRY = """
from pathlib import Path
def again(name):
    tried = Path(name).exists()
    Path(name).touch()
    return tried
"""
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
    return Gate(tmp_path / "work", tmp_path, crowd=[])


def run(gate: Gate, tests: str) -> bool:
    (gate.root / "test_toy.py").write_text(FIRST_TRY + tests)
    gate.suite("toy", "-p", "xdist", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    return gate.tell()


def test_what_fails_in_the_crowd_and_passes_alone_is_named_as_flaky(
    gate: Gate, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(gate, "def test_shy(): assert again('shy')\ndef test_good(): pass\n")
    told = capsys.readouterr().out
    assert "Flaky: mend these\n  toy: test_toy.py::test_shy" in told
    assert "\n2 passed, 0 failed, 0 skipped" in told
    assert "Minutes by stage:" in told
    # As many as this in all stages together are too many.
    gate.stages += [Stage("other", 1.0, flaky=[f"test_{number}"]) for number in range(SECOND_TRIES)]
    assert not gate.tell()


def test_what_fails_twice_is_red(gate: Gate, capsys: pytest.CaptureFixture[str]) -> None:
    assert not run(gate, "def test_bad(): assert False\ndef test_shy(): assert again('shy')\n")
    told = capsys.readouterr().out
    assert "Failed:\n  toy: test_toy.py::test_bad" in told
    assert "Flaky: mend these\n  toy: test_toy.py::test_shy" in told
    assert "\n1 passed, 1 failed, 0 skipped" in told


def test_too_many_second_tries_are_red(gate: Gate) -> None:
    shy = "".join([f"def test_{number}(): assert again('{number}')\n" for number in range(SECOND_TRIES + 1)])
    assert not run(gate, shy)


@pytest.mark.parametrize("tests", ["", "import nothing_of_this_name\n"])
def test_a_suite_without_a_test_or_with_a_mistake_in_it_is_red(gate: Gate, tests: str) -> None:
    assert not run(gate, tests)


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


def test_every_folder_of_tests_is_in_a_part_of_the_second_tier() -> None:
    parts = (ROOT / "scripts" / "soak").read_text(encoding="utf-8")
    named = set(re.findall(r"tests/(\w+)(?:\.py)?", parts))
    there = {
        path.stem for path in (ROOT / "tests").iterdir() if path.is_dir() or path.name.startswith("test_")
    }
    assert there - {"__pycache__"} == named
