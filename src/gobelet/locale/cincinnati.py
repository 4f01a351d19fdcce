"""The words of Cincinnati: what the facts of its messages are."""

from typing import Final

from gobelet.locale.vocabulary import Vocabulary

WORDS: Final = Vocabulary(
    faces=tuple([str(pips) for pips in range(7)]),  # a die is named by its pips
    first_face=1,
    dice=frozenset(("pips", "fell")),
    terms={"table": "table", "hand": "hand", "stake": "card", "stakes": "card"},
)
