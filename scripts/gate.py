"""The gate: all checks, and the tests of the first tier, in stages, the cheapest first (docs/testing.md).

`scripts/test` calls it. What fails in the crowd is run once more, alone, at the end of its stage.
"""

import contextlib
import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parent.parent
BUDGET = 12  # minutes on two quiet cores with everything installed
SLOWEST = 25  # tests that are named at the end
LONG = 5.0  # seconds; what is longer belongs to the second tier
SECOND_TRIES = 5  # if more tests need one, something is wrong with the whole
NOT_TIMED = "set-up"  # the budget is for a machine that has everything

# The games themselves, by every rule and law; everything else is plain Python in both builds.
ENGINE = [
    *(
        "tests/build",
        "tests/rules",
        "tests/laws",
        "tests/playthroughs",
        "tests/guards",
        "tests/bots",
        "tests/odds",
    ),
    "tests/test_records.py",
]
# A game of another package, whose plain classes inherit from compiled ones.
MIA = [f"examples/mia/tests/test_{part}.py" for part in ("rules", "laws", "bots", "environments")]
# One more than cores, since tests wait, too; and some are long: an idle worker takes over what waits.
CROWD = ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
ALONE = ["--last-failed", "--last-failed-no-failures", "none", "-n", "0"]
SET_UP = "source scripts/lib.sh && "


@dataclass
class Stage:
    name: str
    seconds: float
    passed: int = 0
    skipped: int = 0
    failed: list[str] = field(default_factory=list)
    flaky: list[str] = field(default_factory=list)


def say(line: str) -> None:
    print(line, flush=True)


class Gate:
    """Runs commands and suites, and remembers what came out."""

    def __init__(self, work: Path, root: Path = ROOT, crowd: Sequence[str] = CROWD) -> None:
        self.work = work
        self.root = root
        self.crowd = crowd
        self.stages: list[Stage] = []
        self.times: list[tuple[float, str, str]] = []  # seconds, stage, test

    def command(self, name: str, *commands: str) -> None:
        """Commands of the shell, in a row. There is no second try: the first that fails ends the gate."""
        say(f"--- {name}")
        began = time.monotonic()
        for line in commands:
            code = subprocess.run(["bash", "-ec", line], cwd=self.root).returncode
            if code:
                raise SystemExit(f"{name} failed: {line}")
        self.stages.append(Stage(name, time.monotonic() - began))

    def suite(self, name: str, *arguments: str, **environment: str) -> None:
        """One run of pytest in the crowd, and of what failed there another one, alone."""
        say(f"--- {name}")
        began = time.monotonic()
        cache = self.work / f"{name}.cache"
        told = self.work / f"{name}.xml"
        words = [
            *(sys.executable, "-m", "pytest", "-q", "-o", f"cache_dir={cache}"),
            *("-o", "junit_family=xunit1", f"--junitxml={told}"),
        ]
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        settings = {**inherited, **environment}
        code = subprocess.run([*words, *self.crowd, *arguments], cwd=self.root, env=settings).returncode
        stage = Stage(name, 0.0)
        if told.exists():
            self._read(told, stage)
        failed = last_failed(cache)
        if code == 1 and 0 < len(failed) <= SECOND_TRIES:
            say(f"--- {name}: once more, alone, what failed in the crowd")
            code = subprocess.run([*words, *ALONE, *arguments], cwd=self.root, env=settings).returncode
            stage.failed = last_failed(cache)
            stage.flaky = [test for test in failed if test not in stage.failed]
        elif code:
            stage.failed = failed
        if code and not stage.failed:
            stage.failed = [f"pytest ended with code {code}"]
        stage.seconds = time.monotonic() - began
        self.stages.append(stage)

    def _read(self, told: Path, stage: Stage) -> None:
        for case in ElementTree.parse(told).iter("testcase"):
            name = f"{case.get('file', '')}::{case.get('name', '')}"
            self.times.append((float(case.get("time", "0")), stage.name, name))
            outcomes = {child.tag for child in case}
            stage.skipped += "skipped" in outcomes
            stage.passed += not outcomes & {"skipped", "failure", "error"}

    def tell(self) -> bool:
        """The figures of all stages; whether everything passed."""
        say(f"\nSlowest {SLOWEST} tests (seconds, stage):")
        for seconds, stage, test in sorted(self.times, reverse=True)[:SLOWEST]:
            say(f"{seconds:7.1f}  {stage:9} {test}")
        long = [row for row in self.times if row[0] > LONG]
        say(f"{len(long)} tests took over {LONG:.0f} s, {sum(row[0] for row in long):.0f} s in all.")
        say("\nMinutes by stage:")
        for done in self.stages:
            say(f"{done.seconds / 60:7.1f}  {done.name}")
        minutes = sum(done.seconds for done in self.stages if done.name != NOT_TIMED) / 60
        say(f"{minutes:7.1f}  in all, without {NOT_TIMED}")
        if minutes > BUDGET:
            say(f"Warning: that is over the budget of {BUDGET} minutes. What grew?")
        failed = [f"{done.name}: {test}" for done in self.stages for test in done.failed]
        flaky = [f"{done.name}: {test}" for done in self.stages for test in done.flaky]
        too_many = len(flaky) > SECOND_TRIES
        if flaky:
            say("\nFlaky: mend these\n  " + "\n  ".join(flaky))
        if too_many:
            say(f"More than {SECOND_TRIES} tests needed a second try: something is wrong with the whole.")
        if failed:
            say("\nFailed:\n  " + "\n  ".join(failed))
        passed = sum(done.passed + len(done.flaky) for done in self.stages)
        skipped = sum(done.skipped for done in self.stages)
        say(f"\n{passed} passed, {len(failed)} failed, {skipped} skipped")
        return not failed and not too_many


def last_failed(cache: Path) -> list[str]:
    """What pytest remembers as failed: tests, and files that could not be read."""
    found = cache / "v" / "cache" / "lastfailed"
    return sorted(json.loads(found.read_text(encoding="utf-8"))) if found.exists() else []


@contextlib.contextmanager
def cleaned_up() -> Iterator[Path]:
    """A folder for what the tests write. Neither it nor a program that they started is left afterwards.

    It is so as well when the run is broken off, by Ctrl-C or by a signal.
    """

    def end(number: int, _frame: object) -> None:
        raise SystemExit(128 + number)

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, end)
    adopt_orphans()
    work = Path(tempfile.mkdtemp(prefix="gobelet-tests-"))
    work.chmod(0o755)  # PostgreSQL runs as a user of its own
    os.environ["TMPDIR"] = str(work)
    try:
        yield work
    finally:
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        end_all(psutil.Process().children(recursive=True))
        shutil.rmtree(work, ignore_errors=True)


def adopt_orphans() -> None:
    """On Linux a program whose starter has gone becomes ours, so that it can be found and ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER


def end_all(processes: list[psutil.Process]) -> None:
    for act in ("terminate", "kill"):
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                getattr(process, act)()
        _gone, processes = psutil.wait_procs(processes, timeout=5)


def main() -> int:
    os.environ.pop(
        "PYTHONDONTWRITEBYTECODE", None
    )  # programs are started hundreds of times: keep what is compiled
    before = os.environ.get("PYTHONPATH", "")
    mia, compiled = str(ROOT / "build/mia"), str(ROOT / "build/installed")
    with cleaned_up() as work:
        gate = Gate(work)
        gate.command(NOT_TIMED, f"{SET_UP} need_programs", f"{SET_UP} need_torch")
        # The compiler and the checks use one core each: together they take no longer than one of them.
        compiling = subprocess.Popen(["bash", "-ec", f"{SET_UP} need_compiled"], cwd=ROOT)
        gate.command("checks", "scripts/check", f"{sys.executable} web/build.py --run vitest run")
        gate.suite("plain", "tests", "README.md", "--ignore=tests/web")
        gate.suite("web", "tests/web")
        gate.command("example", f"{SET_UP} need_mia")
        # Apart from asynchronous tests, as tests/web is.
        browser = "examples/mia/tests/test_browser.py"
        gate.suite("mia", "examples/mia/tests", f"--ignore={browser}", PYTHONPATH=f"{before}:{mia}")
        gate.suite("mia-web", browser, PYTHONPATH=f"{before}:{mia}")
        if compiling.wait() == 0:
            gate.suite("compiled", *ENGINE, GOBELET_BUILD="compiled", PYTHONPATH=compiled)
            gate.suite("mia-compiled", *MIA, GOBELET_BUILD="compiled", PYTHONPATH=f"{compiled}:{mia}")
        elif os.environ.get("CI") == "true":
            raise SystemExit("The compiled build could not be made.")
        else:
            say("The compiled build could not be made, and is not tested.")
        return 0 if gate.tell() else 1


if __name__ == "__main__":
    sys.exit(main())
