"""The words of Cincinnati: what the facts of its messages are."""

from typing import Final

from gobelet.locale.vocabulary import Vocabulary


def table(name: int | str) -> str:
    return f"table-{name}"


def hand(name: int | str) -> str:
    return f"hand-{name}"


def stake(name: int | str) -> str:
    return f"card-{name}"


WORDS: Final = Vocabulary(
    tuple([str(pips) for pips in range(7)]),  # dice are told by their pips
    frozenset(("pips", "fell")),
    {"table": table, "hand": hand, "stake": stake, "stakes": stake},
    {},
)
