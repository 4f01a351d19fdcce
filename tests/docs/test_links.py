"""Every relative link of the documents leads to a file, and to a heading if it names one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        page
        for pattern in ("*.md", "docs/**/*.md", "web/*.md", "examples/**/*.md", "fitting/*.md")
        for page in ROOT.glob(pattern)
        if not {"node_modules", "build", ".venv"} & {*page.relative_to(ROOT).parts}
    ]
)
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r'\]\(([^()\s]+)\)|(?:src|href)="([^"]+)"')
HEADING = re.compile(r"^#+ +(.+?) *#*$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives the headings of a page; a repeated one gets a number."""
    found: dict[str, int] = {}
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for heading in HEADING.findall(text):
        shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        anchor = re.sub(r"[^\w\- ]", "", shown.strip().lower()).replace(" ", "-")
        found[anchor] = found.get(anchor, 0) + 1
    repeated = {f"{anchor}-{n}" for anchor, times in found.items() for n in range(1, times)}
    return {*found} | repeated


def broken(page: Path, text: str) -> Iterator[str]:
    """The links of this text, as it would stand on this page, that lead nowhere."""
    # The text of a link may be code; what is inside of code is no link.
    for match in LINK.finditer(CODE.sub("code", text)):
        to = match[1] or match[2]
        if "://" in to or to.startswith("mailto:"):
            continue
        path, _, anchor = to.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            yield to


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [*broken(page, page.read_text(encoding="utf-8"))] == []


def test_the_pages_are_found() -> None:
    found = {str(page.relative_to(ROOT)) for page in PAGES}
    assert {"README.md", "CONTRIBUTING.md", "docs/design.md", "docs/rules/fr/README.md"} <= found


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[a](docs/design.md) [b](docs/design.md#rings)", []),
        ("[a](docs/desing.md)", ["docs/desing.md"]),
        ("[`a`](docs/design.md#ringz)", ["docs/design.md#ringz"]),
        ("[a](#use-it-from-python) [a](#nowhere)", ["#nowhere"]),
        ('<img src="docs/images/nothing.png">', ["docs/images/nothing.png"]),
        ("`[a](nothing.md)`\n```\n[a](nothing.md)\n```\n[a](https://example.org/)", []),
    ],
)
def test_broken_links_are_found(text: str, wrong: list[str]) -> None:
    assert [*broken(ROOT / "README.md", text)] == wrong
