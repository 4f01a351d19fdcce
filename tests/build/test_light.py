"""A light install: few packages, a quick import, and commands that say which package they miss."""

import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import gobelet

ROOT = Path(__file__).parents[2]


def python(code: str, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=False, encoding="utf-8"
    )


def needed(requirements: list[str], found: set[str]) -> set[str]:
    """All packages that these requirements bring along, without extras."""
    for line in requirements:
        requirement = Requirement(line)
        name = canonicalize_name(requirement.name)
        if name not in found and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            found.add(name)
            needed(requires(name) or [], found)
    return found


def test_it_needs_about_a_dozen_packages() -> None:
    project = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = needed(project["dependencies"], set())
    assert {"rich", "fluent-runtime"} <= packages
    assert len(packages) <= 13, packages


def test_the_engine_loads_no_words_no_terminal_and_no_server() -> None:
    done = python(
        "import sys\n"
        "before = set(sys.modules)\n"
        "import gobelet\n"
        "game = gobelet.new('dicetown/2009', 3, 1)\n"
        "gobelet.imagine(gobelet.view(game, 0), 1).options(0)\n"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    loaded = set(done.stdout.split())
    assert "gobelet" in loaded, done.stderr
    outer = {"fluent", "babel", "rich", "msgspec", "numpy", "litestar", "uvicorn", "openskill"}
    slow = {"email", "socket", "zipfile"}  # importlib.metadata brings them, which only `rulesets()` needs
    assert loaded.isdisjoint(outer | slow)


def test_the_import_alone_loads_nothing_of_the_engine() -> None:
    done = python("import sys, gobelet; print(*[name for name in sys.modules if name.startswith('gobelet')])")
    assert done.stdout.split() == ["gobelet"], done.stderr


WITHOUT = """
import sys

sys.modules[sys.argv[1]] = None
from gobelet.cli.main import main

sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [
        ("uvicorn", ["serve"], "server"),
        ("httpx", ["bot", "--url", "http://localhost/t/x"], "server"),
        ("openskill", ["arena", "cincinnati", "--bots", "random,random,random"], "arena"),
        ("numpy", ["simulate", "cincinnati", "--seats", "learned,random,random"], "learned"),
    ],
)
def test_a_command_says_what_to_install(package: str, words: list[str], extra: str) -> None:
    for lang in ("en", "fr"):
        done = python(WITHOUT, package, *words, "--lang", lang)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.endswith(f' pip install "gobelet[{extra}]".\n')
        assert len(done.stderr.splitlines()) == 1


def test_a_fault_of_our_own_is_not_taken_for_a_missing_package() -> None:
    done = python(WITHOUT, "gobelet.server.config", "serve")
    assert "ModuleNotFoundError" in done.stderr


def test_dir_shows_what_is_public() -> None:
    modules = ("analysis", "arena", "bots", "envs", "notation", "records", "testing")
    assert dir(gobelet) == sorted([*gobelet.__all__, *modules, "__version__"])
    done = python("import gobelet; print(gobelet.__version__, '__version__' in dir(gobelet))")
    assert done.stdout.split() == [gobelet.__version__, "True"]
    assert gobelet.__version__[0].isdigit()
