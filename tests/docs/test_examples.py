"""The examples of the documents run: doctests here, other blocks in the test of their page."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
# Pages whose blocks of Python are programs, and the test that runs them.
PROGRAMS = {
    "adding-a-game.md": "tests/docs/test_adding_a_game.py",
    "analysis.md": "tests/analysis/test_docs.py",
    "bots.md": "tests/arena/test_docs.py",
    "records.md": "tests/server/test_signed_records.py",
    "research.md": "tests/envs/test_research.py",
}
PAGES = sorted((ROOT / "docs").rglob("*.md"))
WITH_DOCTESTS = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]
# README is a doctest of its own (pyproject.toml).
MODULES = [path for path in SOURCE.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")]


def name_of(module: Path) -> str:
    return ".".join(module.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("page", WITH_DOCTESTS, ids=[page.name for page in WITH_DOCTESTS])
def test_the_doctests_of_a_page(page: Path) -> None:
    outcome = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert outcome.attempted
    assert not outcome.failed


@pytest.mark.parametrize("module", MODULES, ids=[name_of(module) for module in MODULES])
def test_the_doctests_of_a_module(module: Path) -> None:
    outcome = doctest.testmod(importlib.import_module(name_of(module)))
    assert outcome.attempted
    assert not outcome.failed


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_block_of_python_is_run(page: Path) -> None:
    blocks = re.findall(r"^```(?:python|pycon|py)\n(.*?)^```", page.read_text(encoding="utf-8"), re.S | re.M)
    for block in blocks:
        test = PROGRAMS.get(page.name)
        assert block.startswith(">>> ") or test, f"nothing runs this block:\n{block}"
        assert test is None or page.name in (ROOT / test).read_text(encoding="utf-8")
