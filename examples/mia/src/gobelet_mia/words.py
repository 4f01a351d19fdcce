"""The words of Mia: what the facts of its messages are."""

from typing import Final

from gobelet.locale.vocabulary import Vocabulary

WORDS: Final = Vocabulary(
    faces=("", "1", "2", "3", "4", "5", "6"),
    first_face=1,
    dice=frozenset(("dice",)),
    terms={"value": "value"},
    folder="gobelet_mia",
)
