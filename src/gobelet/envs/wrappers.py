"""A Gymnasium wrapper: an environment as a learner sees it, by features or compact (`gobelet.envs.sight`)."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gobelet.envs.gym import GobeletEnv
from gobelet.envs.settings import one_of
from gobelet.envs.sight import FEATURES, FULL, OBSERVATIONS, sight
from gobelet.envs.single_game import box_of


class LearnersView(gymnasium.Wrapper[Any, int, Any, int]):
    """Turns observations, masks and actions so that the seat that acts comes first: as `observation=` does.

    Other wrappers may stand between this one and the environment if they leave the observation as it is.
    """

    def __init__(self, env: gymnasium.Env[Any, int], observation: str = FEATURES) -> None:
        super().__init__(env)
        inner = env.unwrapped
        if not isinstance(inner, GobeletEnv) or inner.settings.sight.kind != FULL or inner.settings.flat:
            raise ValueError("only an environment of Gobelet with full observations and masks is wrapped")
        self.seat = inner.seat
        kind = one_of("observation", observation, OBSERVATIONS)
        self.sight = sight(inner.settings.ruleset, inner.settings.seats, kind)
        self.observation_space = spaces.Dict(
            {"observation": box_of(self.sight), "action_mask": env.observation_space["action_mask"]}  # type: ignore[index]  # a Dict
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return self._turned(seen), info

    def step(self, action: int) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        seen, reward, ended, cut, info = self.env.step(self.sight.option(int(action), self.seat))
        return self._turned(seen), reward, ended, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be said now, by the seat's own numbers."""
        inner = self.env.unwrapped
        assert isinstance(inner, GobeletEnv)
        turned: NDArray[np.bool_] = self.sight.masks(inner.action_masks()[None], np.array([self.seat]))[0]
        return turned

    def _turned(self, seen: Any) -> Any:
        who = np.array([self.seat])
        return {
            "observation": self.sight.see(seen["observation"][None], who)[0],
            "action_mask": self.sight.masks(seen["action_mask"][None], who)[0],
        }
