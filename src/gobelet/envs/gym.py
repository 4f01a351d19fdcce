"""Gymnasium: one seat against bots (`GobeletEnv`), and many games at once (`GobeletVectorEnv`).

Importing this registers one id for each ruleset: `gymnasium.make("gobelet/Cincinnati-v2")`, and for vectors
`gymnasium.make_vec(…, num_envs=4096)`.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import gobelet
from gobelet import bots
from gobelet.api import name_of
from gobelet.core.ruleset import Ruleset
from gobelet.envs.opponents import DEFAULT, OpponentPool, Opponents, made, seated
from gobelet.envs.settings import EnvSettings
from gobelet.envs.single_game import EnvGame, observation_box, observation_space
from gobelet.envs.vector import GobeletVectorEnv

__all__ = ["IDS", "GobeletEnv", "GobeletVectorEnv"]


class GobeletEnv(gymnasium.Env[Any, int]):
    """The seat `seat` acts; at the others are bots (`gobelet.envs.opponents`): one for all, or one for each.

    Each game gets new bots. A bot sees views, and has `budget` seconds for a decision. `observation` is
    "full", "compact" or "features" (docs/research.md). With `flat` an observation is the array alone; the
    mask is what `action_masks()` returns, and in every info. `shaped` adds to each reward by how much the
    seat's chance to win rose, in the form that leaves the best policy the best; `discount` is then the
    learner's.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        ruleset: str = "cincinnati",
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponents = DEFAULT,
        budget: float = 0.1,
        reward: str = "win",
        illegal: str = "default",
        observation: str = "full",
        flat: bool = False,
        shaped: bool = False,
        discount: float = 1.0,
        render_mode: str | None = None,
        **choices: str | int,
    ) -> None:
        self.settings: Final = EnvSettings(
            ruleset,
            seats,
            reward,
            illegal,
            choices,
            observation=observation,
            flat=flat,
            shaped=shaped,
            discount=discount,
        )
        number = self.settings.seats
        if not 0 <= seat < number:
            raise ValueError(f"there is no seat {seat} of {number}")
        self.seat: Final = seat
        self.pools = self.coming = seated(opponents, number, seat)
        self.budget: Final = budget
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = (
            observation_box(self.settings) if flat else observation_space(self.settings)
        )
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.settings.actions)
        self.table: EnvGame
        self.drawn: dict[int, tuple[int, int]] = {}  # by seat, which bot of its pool plays, and its seed
        self.bots: dict[int, bots.Bot] = {}
        self.stands = 0.0  # how likely the seat won when it was last asked

    def set_opponents(self, opponents: Opponents) -> None:
        """Others sit down at the next game."""
        self.coming = seated(opponents, self.settings.seats, self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        deal = self._drawn()
        self.table = EnvGame(self.settings, deal, self.render_mode is not None)
        self.pools = self.coming
        self.drawn, self.bots = {}, {}
        for other, pool in enumerate(self.pools):
            if pool is not None:
                self.drawn[other] = (pool.draw(deal, other), self._drawn())
                self.bots[other] = self._make(other)
        self._let_play()
        self.stands = self._stands()
        return self._seen({})

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        legal = self.table.answer(self.seat, int(action))
        self._let_play()
        info: dict[str, Any] = {} if legal else {"illegal": int(action)}
        over = self.table.game.over
        if over:
            info |= self.table.results()
            self._report(info["places"])
        reward = self.table.rewards()[self.seat]
        if self.settings.shaped:
            stood, self.stands = self.stands, self._stands()
            reward += self.settings.discount * self.stands - stood
        seen, info = self._seen(info)
        return seen, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be said now: one flag for each action, as SB3's MaskablePPO asks for it."""
        return self.table.see(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        text = self.table.text() if self.render_mode is not None else ""
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        """Compiled bots are not pickled: who they are, their seeds and their fields are their whole state."""
        kept: dict[int, dict[str, Any]] = {}
        for seat, bot in self.bots.items():
            kept[seat] = {"luck": bot.luck} if type(bot) is bots.RandomBot else {}
            if type(bot) not in (*bots.BOTS.values(), bots.GradedBot):
                kept[seat] = dict(getattr(bot, "__dict__", {}))
        return {**self.__dict__, "bots": kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.bots = {}
        for seat, fields in state["bots"].items():
            bot = self.bots[seat] = self._make(seat)
            for name, value in fields.items():
                setattr(bot, name, value)

    def _make(self, seat: int) -> bots.Bot:
        which, seed = self.drawn[seat]
        pool = self.pools[seat]
        assert pool is not None
        return made(pool.bots[which], seed)

    def _report(self, places: list[int]) -> None:
        """Tell those who listen how the game went: each pool once."""
        won = (places[self.seat] == 1) / places.count(1)
        told: list[OpponentPool] = []
        for seat, pool in enumerate(self.pools):
            if pool is not None and pool not in told:
                told.append(pool)
                pool.heard(self.drawn[seat][0], won)

    def _seen(self, info: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        seen = self.table.see(self.seat)
        if not self.settings.flat:
            return seen, info
        return seen["observation"], {**info, "action_mask": seen["action_mask"]}

    def _stands(self) -> float:
        return self.table.chance(self.seat) if self.settings.shaped else 0.0

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
