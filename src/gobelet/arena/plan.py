"""What an arena plays: which bots, how many games, which seeds, and which bot sits where."""

from hashlib import blake2b
from typing import Final, NamedTuple

from gobelet import api
from gobelet.core.chance import Nature
from gobelet.core.errors import BadRequest, Fact
from gobelet.core.game import Game
from gobelet.core.rng import fast_below, fast_next, fast_start

LEAST_PATIENCE: Final = 10.0  # seconds: a busy machine is not a slow bot


class Plan(NamedTuple):
    """One *block* is a seed, played once with every rotation of the bots around the table.

    So every bot gets the same luck from every seat.
    """

    ruleset: str
    bots: tuple[str, ...]
    choices: dict[str, str]
    games: int
    seed: int  # of the first block; the next blocks have the next numbers
    budget: float  # seconds for a decision, given to bots
    patience: float  # seconds after which a bot has lost

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def blocks(self) -> range:
        """The seeds: as many as whole blocks take."""
        return range(self.seed, self.seed + -(-self.games // self.seats))

    def seating(self, seed: int, turn: int) -> tuple[int, ...]:
        """Which of the bots sits at each seat: shuffled by the seed, since neighbours matter, then turned."""
        order = list(range(self.seats))
        luck = fast_start(seed, "seats")
        for place in range(self.seats - 1, 0, -1):
            other = fast_below(luck, place + 1)
            order[place], order[other] = order[other], order[place]
            luck = fast_next(luck)
        return tuple([order[(seat + turn) % self.seats] for seat in range(self.seats)])

    def new_game(self, seed: int) -> Game:
        rules = api.ruleset(self.ruleset)
        full: dict[str, Fact] = rules.check_recorded(self.seats, self.choices)
        return rules.new(rules, self.seats, Nature("fast", str(seed)), full, True, [])

    def bot_seed(self, seed: int, bot: int) -> int:
        """A seed for a bot, the same in all games of a block."""
        return int(blake2b(f"{seed} {bot}".encode(), digest_size=6).hexdigest(), 16)


def make_plan(
    ruleset: str,
    bots: tuple[str, ...],
    choices: dict[str, str],
    games: int,
    seed: int,
    budget: float,
    patience: float | None,
) -> Plan:
    """A plan that can be played, or `BadRequest`; its games are made up to whole blocks."""
    rules = api.ruleset(ruleset)
    rules.check(len(bots), choices)
    if budget <= 0:
        raise BadRequest("arena-budget", "", {"value": str(budget)})
    if games < 1:
        raise BadRequest("arena-games", "", {"number": games})
    whole = -(-games // len(bots)) * len(bots)
    if patience is None:
        patience = max(LEAST_PATIENCE, 10 * budget)
    return Plan(
        ruleset=api.name_of(rules),
        bots=bots,
        choices=dict(choices),
        games=whole,
        seed=seed,
        budget=budget,
        patience=patience,
    )
