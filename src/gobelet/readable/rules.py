"""The numbered rules of docs/rules, one by one: what an option, a question or a refusal cites."""

import re
import sysconfig
from functools import cache
from pathlib import Path
from typing import Final

import gobelet
from gobelet.core.errors import BadRequest

# In a clone, and where a wheel puts the documents.
PLACES: Final = (
    Path(gobelet.__file__).parents[2] / "docs" / "rules",
    Path(sysconfig.get_path("data")) / "share" / "doc" / "gobelet" / "rules",
)
BEGINS: Final = re.compile(r"- \*\*([A-Z]{2}-\d+)\*\* ")
NUMBER: Final = re.compile(r"\s*([A-Za-z]{2})[\s-]*(\d+)\s*")


def rule(number: str, lang: str = "en") -> str:
    """The text of a rule, by its number: `DT-11`. A number that is in no book is a BadRequest."""
    known = rules(lang)
    read = NUMBER.fullmatch(number)
    found = known.get(f"{read[1].upper()}-{int(read[2])}") if read else None
    if found is None:
        raise BadRequest("unknown-rule", "", {"number": number, "known": tuple(_ranges(known))})
    return found


@cache
def rules(lang: str = "en") -> dict[str, str]:
    """All rules that have a number, in the order of the books."""
    folder = next((place for place in PLACES if place.is_dir()), None)
    if folder is None:
        return {}
    books = sorted((folder if lang == "en" else folder / lang).glob("*.md"))
    return {number: text for book in books for number, text in _read(book.read_text(encoding="utf-8"))}


def _read(book: str) -> list[tuple[str, str]]:
    """The rules of a book: each goes on until the next one, or a heading, begins."""
    found: list[tuple[str, list[str]]] = []
    inside = False
    for line in book.splitlines():
        begins = BEGINS.match(line)
        if begins:
            found.append((begins[1], []))
        inside = bool(begins) or (inside and (not line or line.startswith("  ")))
        if inside:
            found[-1][1].append(line[2:])
    return [(number, "\n".join(lines).strip()) for number, lines in found]


def _ranges(known: dict[str, str]) -> list[str]:
    """DT-1…DT-63: what there is."""
    numbers: dict[str, list[int]] = {}
    for name in known:
        book, _, number = name.partition("-")
        numbers.setdefault(book, []).append(int(number))
    return [f"{book}-{min(some)}…{book}-{max(some)}" for book, some in sorted(numbers.items())]
