"""What Cincinnati brings to every ring."""

from typing import Final

from gobelet.cincinnati.rulesets import RULESETS
from gobelet.core.box import GameBox

BOX: Final = GameBox(
    "cincinnati",
    "Cincinnati",
    RULESETS,
    {
        "observers": "gobelet.cincinnati.observe:OBSERVERS",
        "mind": "gobelet.bots.minds.cincinnati:MIND",
        "planner": "gobelet.bots.planners.cincinnati.planner:PLANNER",
        "odds": "gobelet.odds.cincinnati.odds:ODDS",
        "words": "gobelet.locale.cincinnati:WORDS",
        "wire": "gobelet.server.games.cincinnati.wire:WIRE",
        "board": "gobelet.server.games.cincinnati.types:CasinoBoard",
        "terminal": "gobelet.cli.games.cincinnati.table:TERMINAL",
        "notation": "gobelet.notation.cincinnati:NOTATION",
    },
)
