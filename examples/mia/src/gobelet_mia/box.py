"""What Mia brings to Gobelet. Every ring has a default for the pieces that are missing."""

from typing import Final

from gobelet.core.box import GameBox
from gobelet_mia.rulesets import RULESETS

BOX: Final = GameBox(
    "mia",
    "Mia",
    RULESETS,
    {"words": "gobelet_mia.words:WORDS", "observers": "gobelet_mia.observe:OBSERVERS"},
)
