"""What Dice Town brings to every ring."""

from typing import Final

from gobelet.core.box import GameBox
from gobelet.dicetown.rulesets import RULESETS

BOX: Final = GameBox(
    "dicetown",
    "Dice Town",
    RULESETS,
    {
        "observers": "gobelet.dicetown.observe.observer:OBSERVERS",
        "mind": "gobelet.bots.minds.dicetown:MIND",
        "planner": "gobelet.bots.planners.dicetown.planner:PLANNER",
        "odds": "gobelet.odds.dicetown.odds:ODDS",
        "words": "gobelet.locale.dicetown:WORDS",
        "wire": "gobelet.server.games.dicetown.wire:WIRE",
        "board": "gobelet.server.games.dicetown.types:TownBoard",
        "terminal": "gobelet.cli.games.dicetown.table:TERMINAL",
        "notation": "gobelet.notation.dicetown:NOTATION",
    },
)
