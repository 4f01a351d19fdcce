"""The words of Dice Town: what the facts of its messages are."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.dicetown.store import ROWS, deed_points
from gobelet.locale.vocabulary import Vocabulary

FACES: Final = ("9", "10", "J", "Q", "K", "A")


def card(kind: int | str) -> str:
    """The message that names a Store card. The option table has room for cards of later editions."""
    return f"card-{ROWS[int(kind)].name}" if 0 <= int(kind) < len(ROWS) else "card-unknown"


def place(name: int | str) -> str:
    return f"place-{name}"


def hand(name: int | str) -> str:
    return f"hand-{name}"


def remedy(name: int | str) -> str:
    return f"remedy-{name}"


def goods(facts: dict[str, Fact]) -> list[tuple[str, dict[str, Fact]]] | None:
    """A heap of dollars, nuggets, Store cards and deeds, by their faces where the facts have them."""
    if not ("number" in facts and "deeds" in facts) and not ("cards" in facts and "titles" in facts):
        return None
    heap: list[tuple[str, dict[str, Fact]]] = []
    for fact in ("dollars", "nuggets"):
        if facts.get(fact):
            heap.append((f"goods-{fact}", {fact: facts[fact]}))
    for seen, counted in (("cards", "number"), ("titles", "deeds")):
        if facts.get(seen):
            heap.append((f"goods-{seen}-seen", {seen: facts[seen]}))
        elif facts.get(counted):
            heap.append((f"goods-{seen}", {"number": facts[counted]}))
    if facts.get("fenced"):
        heap.append(("goods-fenced", {"titles": facts["fenced"]}))
    return heap


WORDS: Final = Vocabulary(
    FACES,
    frozenset(("dice", "face", "turned")),
    {
        "card": card,
        "cards": card,
        "cancelled": card,
        "place": place,
        "hand": hand,
        "remedy": remedy,
    },
    {"deed": deed_points, "titles": deed_points, "fenced": deed_points},
    goods,
)
