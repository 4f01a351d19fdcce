"""`pip install` as people do it: in an environment of its own, without mypy and without node.

One test with one install: pip fetches what it needs from the package index. To be quicker, it compiles one
module instead of all.
"""

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gobelet.core.build import COMPILED
from tests.build.test_packing import APART
from tests.tiers import soak

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"
ALL = "return sorted([path for ring in rings()"
ONE = 'return [PACKAGE / "core" / "__init__.py", PACKAGE / "core" / "build.py"]  # '


@soak
@pytest.mark.skipif(COMPILED, reason="the same in both builds")
def test_pip_install_in_a_clean_environment(tmp_path: Path) -> None:
    source = project(tmp_path / "project")
    programs = tmp_path / "environment" / BIN
    subprocess.run([sys.executable, "-m", "venv", str(programs.parent)], check=True)
    assert "ModuleNotFoundError" in run(programs / "python", "-c", "import mypy").stderr
    plain_without_a_compiler(programs, source)
    pip(programs, "install", str(source))
    compiled_with_one(programs)
    few_packages(programs)
    engine_bots_terminal_and_records(programs / "gobelet", tmp_path / "records")
    server_as_an_extra(programs / "gobelet")


def project(copy: Path) -> Path:
    """The project with its page, of which one module is compiled."""
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*APART, "tests"))
    compiling = copy / "hatch_compile.py"
    text = compiling.read_text(encoding="utf-8")
    assert text.count(ALL) == 1
    compiling.write_text(text.replace(ALL, ONE + ALL), encoding="utf-8")
    page = runpy.run_path(str(copy / "web" / "build.py"))
    for file, content in ((page["STATIC"] / "index.html", "A page"), (page["STAMP"], page["fingerprint"]())):
        file.parent.mkdir()
        file.write_text(content)
    return copy


def run(program: Path, *words: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("GOBELET", "PYTHON"))}
    return subprocess.run(
        [program, *words], env=kept | settings, capture_output=True, text=True, check=False, encoding="utf-8"
    )


def pip(programs: Path, *words: str, **settings: str) -> str:
    done = run(
        programs / "python", "-m", "pip", "--disable-pip-version-check", "--no-input", *words, **settings
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def plain_without_a_compiler(programs: Path, source: Path) -> None:
    folder = source.parent / "plain"
    pip(programs, "wheel", "--no-deps", "--wheel-dir", str(folder), str(source), PATH=str(programs))
    (wheel,) = folder.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")


def compiled_with_one(programs: Path) -> None:
    hindrance = runpy.run_path(str(ROOT / "hatch_compile.py"))["hindrance"]()
    said = run(programs / "gobelet", "--version").stdout
    assert said.endswith("(plain Python)\n" if hindrance else "(compiled)\n")
    if sys.platform == "linux" and not hindrance:
        (wheel,) = programs.parent.glob("lib/python*/site-packages/gobelet-*.dist-info/WHEEL")
        assert re.search(r"^Tag: cp3\d+-cp3\d+-(many|musl)linux_", wheel.read_text(), re.MULTILINE)


def few_packages(programs: Path) -> None:
    listed = json.loads(pip(programs, "list", "--format=json"))
    packages = {package["name"] for package in listed} - {"gobelet", "pip", "setuptools"}
    assert "mypy" not in packages
    assert len(packages) <= 13, packages


def engine_bots_terminal_and_records(gobelet: Path, folder: Path) -> None:
    seats = ["cincinnati", "--seats", "expert,greedy,random"]
    for words in (
        ["rulesets"],
        ["play", *seats, "--fast"],
        ["simulate", *seats, "--games", "1", "--records", str(folder)],
        ["bench", "--help"],
        ["odds", "--help"],
        ["analyse", "--help"],
    ):
        done = run(gobelet, *words)
        assert (done.returncode, done.stderr) == (0, ""), words
        assert done.stdout
    (record,) = folder.iterdir()
    proved = folder / "proved.json"
    proved.write_text(json.dumps(json.loads(record.read_text()) | {"proof": {}}))
    assert len(run(gobelet, "verify", str(proved)).stderr.splitlines()) <= 1  # no traceback
    assert run(gobelet, "verify", str(record)).returncode == 0
    assert run(gobelet, "replay", str(record)).returncode == 0


def server_as_an_extra(gobelet: Path) -> None:
    for words in (["serve"], ["bot", "--url", "http://localhost/t/x"]):
        done = run(gobelet, *words, "--lang", "en")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.endswith('pip install "gobelet[server]".\n')
