"""The chance of a game by generator and seed, and how new chance takes over where a game branches."""

from gobelet.core.chance import Keyed, Nature, Past
from gobelet.core.duplicate_chance import Duplicate
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game
from gobelet.core.record import Record


def nature(generator: str, seed: str, past: Past = ()) -> Nature:
    try:
        if generator == "fast":
            return Nature(generator, str(int(seed)), True, past)
        if generator == "keyed":
            return Keyed(generator, seed.lower(), past)
        if generator == "duplicate":
            return Duplicate(generator, seed.lower(), past)
    except ValueError as error:
        raise BadRequest("bad-seed", "", {"generator": generator, "seed": seed}) from error
    raise BadRequest(
        "unknown-generator", "", {"generator": generator, "known": ("fast", "keyed", "duplicate")}
    )


def play_on(game: Game, generator: str, seed: str, parent: str) -> None:
    """Continue from this position with another seed. `parent` is the fingerprint of the original game."""
    before = game.nature
    past = (*before.past, (before.name, before.seed, game.serial, parent))
    game.change_nature(nature(generator, seed, past))


def branch_off(game: Game, record: Record) -> None:
    """Switch to the new chance if the record branches at the open question."""
    for at, generator, seed, parent in record.branches:
        if at == game.serial:
            play_on(game, generator, seed, parent)
