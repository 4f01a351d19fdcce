"""Gymnasium: one seat against bots (`GobeletEnv`), and many games at once (`GobeletVectorEnv`).

Importing this registers one id for each ruleset: `gymnasium.make("gobelet/Cincinnati-v1")`, and for vectors
`gymnasium.make_vec(…, num_envs=4096)`.
"""

from typing import Any, Final

import gymnasium
from gymnasium import spaces

import gobelet
from gobelet import bots
from gobelet.api import name_of
from gobelet.core.ruleset import Ruleset
from gobelet.envs.settings import EnvSettings
from gobelet.envs.single_game import EnvGame, Seen, observation_space
from gobelet.envs.vector import GobeletVectorEnv

__all__ = ["IDS", "GobeletEnv", "GobeletVectorEnv"]


class GobeletEnv(gymnasium.Env[Seen, int]):
    """The seat `seat` acts; the others are bots: one name for all of them, or one for each in seat order.

    Each game gets new bots. A bot sees views, and has `budget` seconds for a decision.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        ruleset: str = "cincinnati",
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: str | list[str] = "greedy",
        budget: float = 0.1,
        reward: str = "win",
        illegal: str = "default",
        render_mode: str | None = None,
        **choices: str | int,
    ) -> None:
        self.settings: Final = EnvSettings(ruleset, seats, reward, illegal, choices)
        number = self.settings.seats
        if not 0 <= seat < number:
            raise ValueError(f"there is no seat {seat} of {number}")
        self.seat: Final = seat
        self.names: Final = [opponents] * (number - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.names) != number - 1:
            raise ValueError(f"{number} seats need {number - 1} opponents, not {len(self.names)}")
        for name in self.names:
            bots.make(name, 0)  # an unknown name is refused now
        self.budget: Final = budget
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(self.settings)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.settings.actions)
        self.table: EnvGame
        self.bots: dict[int, bots.Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.table = EnvGame(self.settings, self._drawn(), self.render_mode is not None)
        others = [other for other in range(self.settings.seats) if other != self.seat]
        self.bots = {
            other: bots.make(name, self._drawn()) for other, name in zip(others, self.names, strict=True)
        }
        self._let_play()
        return self.table.see(self.seat), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        legal = self.table.answer(self.seat, int(action))
        self._let_play()
        info: dict[str, Any] = {} if legal else {"illegal": int(action)}
        if self.table.game.over:
            info["scores"] = list(self.table.game.scores)
        reward = self.table.rewards()[self.seat]
        return self.table.see(self.seat), reward, self.table.game.over, False, info

    def render(self) -> str | None:
        text = self.table.text() if self.render_mode is not None else ""
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        """Compiled bots are not pickled: their names, seeds and chance are their whole state."""
        seated = [
            (seat, bot.name, bot.seed, bot.luck if isinstance(bot, bots.RandomBot) else 0)
            for seat, bot in self.bots.items()
        ]
        return {**self.__dict__, "bots": seated}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.bots = {}
        for seat, name, seed, luck in state["bots"]:
            bot = self.bots[seat] = bots.make(name, seed)
            if isinstance(bot, bots.RandomBot):
                bot.luck = luck

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**62))

    def _let_play(self) -> None:
        """The others answer until this seat is asked, or the game is over."""
        game = self.table.game
        while not game.over and game.waiting[0] != self.seat:
            other = game.waiting[0]
            view = gobelet.view(game, other)
            assert view.question is not None
            game.answer(other, self.bots[other].decide(view, view.question, self.budget))


def _id(rules: Ruleset) -> str:
    """gobelet/DicetownExtensionIndians-v1 for dicetown/extension+indians@1."""
    words = rules.id.replace("/", " ").replace("+", " ").split()
    return f"gobelet/{''.join([word.capitalize() for word in words])}-v{rules.version}"


# The latest version of a ruleset goes by its id, an earlier one by its id and version.
IDS: Final[dict[str, str]] = {
    name_of(version): _id(version) for rules in gobelet.rulesets() for version in rules.versions
}
for _ruleset, _name in IDS.items():
    gymnasium.register(
        _name,
        entry_point="gobelet.envs.gym:GobeletEnv",
        vector_entry_point="gobelet.envs.gym:GobeletVectorEnv",
        kwargs={"ruleset": _ruleset},
    )
