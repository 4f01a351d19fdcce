"""Games as pickle writes and reads them, in both builds, so that they can be sent to other processes."""

from typing import TYPE_CHECKING, Any

from gobelet.core.chance import Nature
from gobelet.core.errors import Fact

if TYPE_CHECKING:
    from gobelet.core.game import Game
    from gobelet.core.ruleset import Ruleset


def revive(
    ruleset: "Ruleset",
    choices: dict[str, Fact],
    seats: int,
    nature: Nature,
    skip: bool,
    state: dict[str, Any],
) -> "Game":
    """A new game of this ruleset, brought into the state that `Game.carried` wrote."""
    game = ruleset.new(ruleset, seats, Nature("fast", "0", recorded=False), choices, skip, [])
    game.nature = nature
    game.fast = nature.quick
    game.bring(state)
    return game
