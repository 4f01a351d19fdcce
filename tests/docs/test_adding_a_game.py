"""adding-a-game.md: its blocks are those of the example, and the example has the files that it lists."""

import re
from pathlib import Path
from textwrap import indent

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "mia"
PACKAGE = EXAMPLE / "src" / "gobelet_mia"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
PLACES = {
    "python": sorted(PACKAGE.glob("*.py")),
    "ftl": [PACKAGE / "en" / "mia.ftl"],
    "toml": [EXAMPLE / "pyproject.toml"],
}
NEAR = 10  # lines by which a file may differ from what the page says


@pytest.mark.parametrize(("language", "block"), BLOCKS, ids=[block.split("\n")[0] for _, block in BLOCKS])
def test_a_block_stands_in_the_example(language: str, block: str) -> None:
    spellings = [block, indent(block, "    ")]  # methods of a class lose their margin on the page
    files = [file.read_text(encoding="utf-8") for file in PLACES[language]]
    assert any(spelling in file for spelling in spellings for file in files), block


def test_every_file_is_listed_with_its_length() -> None:
    rows = re.findall(r"^\| (`[^|]+`) \| [^|]+ \| (\d+)(?: each)? \|$", PAGE, re.MULTILINE)
    listed = {name: int(lines) for names, lines in rows for name in re.findall(r"`([^`]+)`", names)}
    shipped = [
        file for file in PACKAGE.rglob("*") if file.suffix in (".py", ".ftl") and file.stat().st_size > 100
    ]
    assert {str(file.relative_to(PACKAGE)) for file in shipped if file.name != "__init__.py"} == set(listed)
    for name, lines in listed.items():
        there = len((PACKAGE / name).read_text(encoding="utf-8").splitlines())
        assert abs(there - lines) < NEAR, f"{name} has {there} lines"
