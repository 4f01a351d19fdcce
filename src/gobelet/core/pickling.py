"""Games as pickle wants them told, in both builds: so that they can be sent to other processes."""

from typing import Any, Final

from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game
from gobelet.core.ruleset import Ruleset

# What changes in every game.
COMMON: Final = (
    "luck",
    "pile",
    "serial",
    "question",
    "asked",
    "waiting_seats",
    "said",
    "choosers",
    "log",
)


def reduced(game: Game, own: tuple[str, ...]) -> tuple[Any, ...]:
    """How to revive a game. `own` are the fields of its kind that change; watchers stay behind."""
    state = {name: getattr(game, name) for name in (*COMMON, *own)}
    return revive, (game.ruleset, game.choices, game.seats, game.nature, game.skip, state)


def revive(
    ruleset: Ruleset,
    choices: dict[str, Fact],
    seats: int,
    nature: Nature,
    skip: bool,
    state: dict[str, Any],
) -> Game:
    """A game of this ruleset, dealt by whatever chance, and then brought into the state."""
    game = ruleset.new(ruleset, seats, Nature("fast", "0", recorded=False), choices, skip, [])
    game.nature = nature
    game.fast = nature.quick
    for name, value in state.items():
        setattr(game, name, value)
    return game
