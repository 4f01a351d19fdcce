"""PettingZoo: every seat an agent, one after another (`env`) or together (`parallel_env`)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # it has no types

from gobelet.envs.settings import EnvSettings
from gobelet.envs.single_game import EnvGame, Seen, observation_space

Ended = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


def env(**options: Any) -> "GobeletAEC":
    """Seats that are waited for act one by one, in seat order; what they say is sealed by the game."""
    return GobeletAEC(**options)


def parallel_env(**options: Any) -> "GobeletParallel":
    """Seats that are waited for act together; the others have one action, to wait."""
    return GobeletParallel(**options)


class _Seats:
    """What both have in common: `ruleset`, `seats`, `reward`, `illegal`, `max_cycles`, `render_mode`, and
    the ruleset's own options by keyword.
    """

    def __init__(
        self,
        ruleset: str = "cincinnati",
        seats: int | None = None,
        *,
        reward: str = "win",
        illegal: str = "default",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **choices: str | int,
    ) -> None:
        super().__init__()
        self.settings = EnvSettings(ruleset, seats, reward, illegal, choices)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.settings.seats)]
        self.agents: list[str] = []
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        waits = 1 if isinstance(self, ParallelEnv) else 0
        self.observation_spaces = {
            agent: observation_space(self.settings, waits) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.settings.actions + waits) for agent in self.possible_agents
        }
        self.np_random: np.random.Generator | None = None
        self.table: EnvGame

    def deal(self, seed: int | None) -> None:
        """A new game; without a seed, the next one after the last."""
        if seed is not None or self.np_random is None:
            self.np_random, _seed = seeding.np_random(seed)
        self.table = EnvGame(self.settings, int(self.np_random.integers(2**62)), self.render_mode is not None)
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What has happened since the last call, as a spectator may know it."""
        text = self.table.text() if self.render_mode is not None else ""
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to put away."""

    def __str__(self) -> str:
        return f"gobelet_{self.settings.ruleset.id}"


class GobeletAEC(_Seats, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """The game is cut off when a seat would act more than `max_cycles` times."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "gobelet_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,  # parallel_env is made from the game itself, not from this
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.acted = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.table.game.waiting[0]]

    def observe(self, agent: str) -> Seen:
        return self.table.see(self.numbers[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        legal = self.table.answer(self.numbers[agent], int(action))
        self.infos[agent] = {} if legal else {"illegal": int(action)}
        self.acted[agent] += 1
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if self.table.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.game.waiting[0]]
            if self.max_cycles is not None and self.acted[self.agent_selection] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class GobeletParallel(_Seats, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """The last action of the action space is to wait: the only one for seats that are not asked."""

    metadata: ClassVar[dict[str, Any]] = {"name": "gobelet_v1", "render_modes": ["human", "ansi"]}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.cycles = 0
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Seen]:
        waiting = self.table.game.waiting
        seen: dict[str, Seen] = {}
        for agent in self.agents:
            seen[agent] = self.table.see(self.numbers[agent])
            wait = np.array([self.numbers[agent] not in waiting], np.int8)
            seen[agent]["action_mask"] = np.concatenate([seen[agent]["action_mask"], wait])
        return seen

    def step(self, actions: dict[str, int]) -> Ended:
        game = self.table.game
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in game.waiting:
            agent = self.possible_agents[seat]
            action = int(actions.get(agent, self.settings.actions))
            if not self.table.answer(seat, action):
                infos[agent]["illegal"] = action
        self.cycles += 1
        cut = self.max_cycles is not None and self.cycles >= self.max_cycles and not game.over
        rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        terminations = dict.fromkeys(self.agents, game.over)
        truncations = dict.fromkeys(self.agents, cut)
        seen = self.seen()
        if game.over or cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos
