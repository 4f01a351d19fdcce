"""Thousands of games in one call: a Gymnasium vector environment on buffers that numpy looks at."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gobelet.core.vector import EVERYONE
from gobelet.envs.runners import LocalRunner, ProcessRunner, SharedArrays
from gobelet.envs.settings import EnvSettings

Observation = dict[str, NDArray[Any]]
Numbers = NDArray[np.int64]
Result = tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class GobeletVectorEnv(VectorEnv[Observation, Numbers, NDArray[Any]]):
    """`num_envs` tables of one ruleset. Each step is one answer, or one part of one, at every table.

    `learner` is the seat that acts, against `opponents`; or "all" for self-play: then each row is the turn
    of the seat in `infos["seat"]`, and `infos["rewards"]` holds every seat's reward where a game ended.
    A table deals its next game in the step that ends one (AutoresetMode.SAME_STEP); the last observation
    is then in `infos["final_obs"]`, where `infos["_final_obs"]` says so. With `copy=False` the arrays are the
    buffers themselves, which the next step overwrites. With `workers` the tables are shared out
    among that number of processes.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared so by Gymnasium
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        ruleset: str = "cincinnati",
        num_envs: int = 1024,
        seats: int | None = None,
        *,
        learner: int | str = 0,
        opponents: str = "random",
        reward: str = "win",
        illegal: str = "default",
        workers: int = 0,
        copy: bool = True,
        **choices: str | int,
    ) -> None:
        settings = EnvSettings(ruleset, seats, reward, illegal, choices)
        self.settings: Final = settings
        self.learner: Final[int] = EVERYONE if learner == "all" else int(learner)
        if not EVERYONE <= self.learner < settings.seats or num_envs < max(1, workers):
            raise ValueError(
                f"no seat {learner} of {settings.seats}, or {num_envs} tables for {workers} workers"
            )
        self.num_envs = num_envs
        self.single_action_space = spaces.Discrete(settings.actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (settings.observer.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (settings.actions,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.copy: Final = copy
        self.layout: Final = SharedArrays(num_envs, settings)
        maker = (ruleset, settings.seats, reward, dict(choices))
        self.runner: ProcessRunner | LocalRunner = (
            ProcessRunner(self.layout, maker, self.learner, opponents, settings.strict, workers)
            if workers
            else LocalRunner(self.layout, maker, self.learner, opponents, settings.strict)
        )
        memory = self.runner.memory
        self.observations: Final = self.layout.array(memory, "observations")
        self.masks: Final = self.layout.array(memory, "masks")
        self.actors: Final = self.layout.array(memory, "actors")[:, 0]
        self.ended: Final = self.layout.array(memory, "ended")[:, 0].view(np.bool_)
        self.rewards: Final = self.layout.array(memory, "rewards")
        self.finals: Final = self.layout.array(memory, "finals")
        self.actions: Final = self.layout.array(memory, "actions")[:, 0]
        self.samples: Final = self.layout.array(memory, "samples")[:, 0]
        self._none: Final = np.zeros(num_envs, np.bool_)
        self._zeros: Final = np.zeros(num_envs, np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a first game at every table."""
        super().reset(seed=seed, options=options)
        if seed is None:
            seed = int(self.np_random.integers(2**31))
        self.ended[:] = False
        self.runner.open(seed)
        return self._seen(), {"seat": self._given(self.actors)}

    def step(self, actions: Numbers) -> Result:
        """One answer at every table."""
        self.actions[:] = actions
        turns = self.actors.copy() if self.learner == EVERYONE else None
        self.runner.step()
        infos: dict[str, Any] = {"seat": self._given(self.actors)}
        gained = self._zeros
        ended = self._given(self.ended)
        if self.ended.any():
            gained = np.zeros(self.num_envs, np.float32)
            rows = np.flatnonzero(self.ended)
            gained[rows] = self.rewards[rows, self.learner if turns is None else turns[rows]]
            infos["rewards"] = self._given(self.rewards)
            infos["final_obs"] = self._given(self.finals)
            infos["_final_obs"] = ended
        return self._seen(), gained, ended, self._none, infos

    def sample(self) -> Numbers:
        """A legal action for every table, each as likely: chosen where the games are, so at no cost."""
        self.runner.sample()
        return self.samples.astype(np.int64)

    def __reduce__(self) -> Any:
        raise TypeError("the tables of a vector environment are not copied or pickled: make another one")

    def close_extras(self, **kwargs: Any) -> None:
        self.runner.close()

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _seen(self) -> Observation:
        return {"observation": self._given(self.observations), "action_mask": self._given(self.masks)}
