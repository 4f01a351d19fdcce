"""The words of Dice Town: what the facts of its messages are."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.dicetown.cards import OTHER_NAMES, RANCH, ROWS, card_name, deed_points
from gobelet.dicetown.faces import FACE_NAMES
from gobelet.locale.vocabulary import Heap, Vocabulary


def card(kind: int) -> str:
    """The name of a Store card."""
    return card_name(kind) if 0 <= kind < len(ROWS) + len(OTHER_NAMES) else "unknown"


def goods(facts: dict[str, Fact]) -> Heap | None:
    """A heap of dollars, nuggets, Store cards and deeds, by their faces where the facts have them."""
    if not ("number" in facts and "deeds" in facts) and not ("cards" in facts and "titles" in facts):
        return None
    heap: Heap = []
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
    faces=FACE_NAMES,
    dice=frozenset(("dice", "face", "turned")),
    terms={
        "card": "card",
        "cards": "card",
        "cancelled": "card",
        "place": "place",
        "hand": "hand",
        "remedy": "remedy",
        "elixir": "elixir",
        "action": "action",
        "actions": "action",
        "find": "find",
        "finds": "find",
        "lands": "land",
        "spirit": "spirit",
    },
    values={
        "card": card,
        "cards": card,
        "cancelled": card,
        "deed": deed_points,
        "titles": deed_points,
        "fenced": deed_points,
    },
    goods=goods,
)
