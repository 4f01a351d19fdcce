"""What every environment is made with: a ruleset, seats, its options, and what is rewarded."""

from typing import Final

import gobelet
from gobelet.api import spelled
from gobelet.bots.observers import observer
from gobelet.core.errors import Fact
from gobelet.core.observation.observer import Observer
from gobelet.core.rewards import REWARDS
from gobelet.core.ruleset import Ruleset
from gobelet.envs.sight import FULL, OBSERVATIONS, Sight, sight

ILLEGAL: Final = ("default", "raise")


class EnvSettings:
    """Checked once, when an environment is made."""

    def __init__(
        self,
        ruleset: str,
        seats: int | None,
        reward: str,
        illegal: str,
        choices: dict[str, str | int],
        *,
        observation: str = FULL,
        flat: bool = False,
        shaped: bool = False,
        discount: float = 1.0,
    ) -> None:
        self.ruleset: Ruleset = gobelet.ruleset(ruleset)
        self.seats: int = default_seats(self.ruleset) if seats is None else seats
        spelt = {name: spelled(value) for name, value in choices.items()}
        self.choices: dict[str, Fact] = self.ruleset.check(self.seats, spelt)
        self.observer: Observer = observer(self.ruleset)
        self.actions: int = self.ruleset.table.size
        self.reward: str = one_of("reward", reward, REWARDS)
        self.strict: bool = one_of("illegal", illegal, ILLEGAL) == "raise"
        self.sight: Sight = sight(self.ruleset, self.seats, one_of("observation", observation, OBSERVATIONS))
        self.flat: bool = flat  # observations without their mask
        if not 0 < discount <= 1:
            raise ValueError(f"a discount is above 0 up to 1, not {discount}")
        self.shaped: bool = shaped  # whether how a seat stands is rewarded on the way
        self.discount: float = discount  # the learner's own, so that the best policy stays the best


def default_seats(ruleset: Ruleset) -> int:
    """Four, which all of our games take."""
    return 4 if 4 in ruleset.seats else ruleset.seats[0]


def one_of(what: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise ValueError(f"{what} is one of {', '.join(known)}, not {value!r}")
    return value
