"""The words of Dice Town: what the facts of its messages are."""

from collections.abc import Callable
from typing import Final

from gobelet.core.errors import Fact
from gobelet.dicetown.cards import OTHER_NAMES, RANCH, ROWS, card_name, deed_points
from gobelet.locale.vocabulary import Vocabulary

FACES: Final = ("9", "10", "J", "Q", "K", "A")


def card(kind: int | str) -> str:
    """The message that names a Store card."""
    known = 0 <= int(kind) < len(ROWS) + len(OTHER_NAMES)
    return f"card-{card_name(int(kind))}" if known else "card-unknown"


def place(name: int | str) -> str:
    return f"place-{name}"


def hand(name: int | str) -> str:
    return f"hand-{name}"


def remedy(name: int | str) -> str:
    return f"remedy-{name}"


def called(things: str) -> Callable[[int | str], str]:
    """The message that names one of several things, by the name it has in the facts."""

    def name(of: int | str) -> str:
        return f"{things}-{of}"

    return name


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
    fenced = facts.get("fenced")
    if isinstance(fenced, tuple):
        plots = tuple([int(kind) for kind in fenced if kind != RANCH])
        if plots:
            heap.append(("goods-fenced", {"titles": plots}))
        if len(fenced) > len(plots):
            heap.append(("goods-ranches", {"number": len(fenced) - len(plots)}))
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
        "elixir": called("elixir"),
        "action": called("action"),
        "actions": called("action"),
        "find": called("find"),
        "finds": called("find"),
        "lands": called("land"),
        "spirit": called("spirit"),
    },
    {"deed": deed_points, "titles": deed_points, "fenced": deed_points},
    goods,
)
