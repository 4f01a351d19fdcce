"""PettingZoo: every seat an agent, one after another (`env`) or together (`parallel_env`)."""

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # it has no types

from gobelet.envs.seated_game import SeatedGame
from gobelet.envs.settings import EnvSettings, one_of
from gobelet.envs.single_game import observation_space

Observed = Any  # a dict with its mask, or the array alone
Infos = dict[str, dict[str, Any]]
Ended = tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], Infos]
MASKS: Final = ("observation", "info")  # where PettingZoo's users look for a mask


def env(**options: Any) -> "GobeletAEC":
    """Seats that are waited for act one by one, in seat order; what they say is sealed by the game."""
    return GobeletAEC(**options)


def parallel_env(**options: Any) -> "GobeletParallel":
    """Seats that are waited for act together; the others have one action, to wait."""
    return GobeletParallel(**options)


class _Seats:
    """What both have in common: `ruleset`, `seats`, `reward`, `illegal`, `mask`, `max_cycles`, `render_mode`,
    and the ruleset's own options by keyword.

    With `mask="info"` an observation is the array alone, and the mask of whoever acts is in their info.
    """

    def __init__(
        self,
        ruleset: str = "cincinnati",
        seats: int | None = None,
        *,
        reward: str = "win",
        illegal: str = "default",
        mask: str = "observation",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **choices: str | int,
    ) -> None:
        super().__init__()
        self.settings = EnvSettings(ruleset, seats, reward, illegal, choices)
        self.mask_in_info = one_of("mask", mask, MASKS) == "info"
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.settings.seats)]
        self.agents: list[str] = []
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        waits = 1 if isinstance(self, ParallelEnv) else 0
        space = observation_space(self.settings, waits)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: space["observation"] if self.mask_in_info else observation_space(self.settings, waits)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.settings.actions + waits) for agent in self.possible_agents
        }
        self.np_random: np.random.Generator | None = None
        self.table: SeatedGame

    def deal(self, seed: int | None) -> None:
        """A new game; without a seed, the next one after the last."""
        if seed is not None or self.np_random is None:
            self.np_random, _seed = seeding.np_random(seed)
        seed = int(self.np_random.integers(2**62))
        self.table = SeatedGame(self.settings, seed, self.render_mode is not None)
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


class GobeletAEC(_Seats, AECEnv[str, Observed, int]):  # type: ignore[misc]
    """The game is cut off when a seat would act more than `max_cycles` times.

    When it is over, every info has the `scores` and `places` of all seats.
    """

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
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.acted = dict.fromkeys(self.agents, 0)
        self.turn_to(self.table.game.waiting[0])

    def turn_to(self, seat: int) -> None:
        agent = self.agent_selection = self.possible_agents[seat]
        if self.mask_in_info:
            self.infos[agent]["action_mask"] = self.table.mask_array(seat)

    def observe(self, agent: str) -> Observed:
        seat = self.numbers[agent]
        return self.table.observation(seat) if self.mask_in_info else self.table.see(seat)

    def action_mask(self, agent: str | None = None) -> NDArray[np.int8]:
        """What an agent may do now, or the one to act."""
        return self.table.mask_array(self.numbers[self.agent_selection if agent is None else agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        table = self.table
        if not table.answer(self.numbers[agent], int(action)):
            self.infos[agent] = {"illegal": int(action)}
        elif self.infos[agent]:
            self.infos[agent] = {}
        waiting = table.game.waiting
        if not waiting:  # rewards, and what else there is to say, come at the end
            self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
            for info in self.infos.values():
                info.update(table.results())
            return
        self.turn_to(waiting[0])
        if self.max_cycles is not None:
            self.acted[agent] += 1
            if self.acted[self.agent_selection] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]


class GobeletParallel(_Seats, ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """The last action of the action space is to wait: the only one for seats that are not asked.

    When the game is over, every info has the `scores` and `places` of all seats.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "gobelet_v1", "render_modes": ["human", "ansi"]}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], Infos]:
        self.deal(seed)
        self.cycles = 0
        infos: Infos = {agent: {} for agent in self.agents}
        return self.seen(infos), infos

    def seen(self, infos: Infos) -> dict[str, Observed]:
        """What every agent sees; the masks are in it, or go into the infos."""
        table = self.table
        seen: dict[str, Observed] = {}
        for agent in self.agents:
            seat = self.numbers[agent]
            observation, mask = table.observation(seat), table.mask_array_or_wait(seat)
            if self.mask_in_info:
                seen[agent] = observation
                infos[agent]["action_mask"] = mask
            else:
                seen[agent] = {"observation": observation, "action_mask": mask}
        return seen

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """What an agent may do now."""
        return self.table.mask_array_or_wait(self.numbers[agent])

    def step(self, actions: dict[str, int]) -> Ended:
        table = self.table
        game = table.game
        wait = self.settings.actions
        infos: Infos = {agent: {} for agent in self.agents}
        for seat in game.waiting:
            agent = self.possible_agents[seat]
            action = int(actions.get(agent, wait))
            if not table.answer(seat, action):
                infos[agent]["illegal"] = action
        self.cycles += 1
        over = game.over
        cut = self.max_cycles is not None and self.cycles >= self.max_cycles and not over
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        seen = self.seen(infos)
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut)
        if over:
            rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
            for info in infos.values():
                info.update(table.results())
        if over or cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos
