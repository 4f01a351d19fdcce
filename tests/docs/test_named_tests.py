"""Documents name tests as what shows something: the tests are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "web/README.md"])
NAMED = re.compile(r"`(?:[^`]*?[/:])?(test_\w+)(\.py)?`")


def known() -> tuple[set[str], set[str]]:
    """All test files and all test functions."""
    files = list(ROOT.glob("tests/**/test_*.py"))
    files += ROOT.glob("examples/*/tests/test_*.py")
    functions = {name for path in files for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))}
    return {path.stem for path in files}, functions


FILES, FUNCTIONS = known()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_test_that_a_page_names_is_there(page: Path) -> None:
    for name, suffix in NAMED.findall(page.read_text("utf-8")):
        assert name in (FILES if suffix else FUNCTIONS | FILES), f"{page.name} names {name}{suffix}"
