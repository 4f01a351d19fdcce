"""Thousands of games in one call: a Gymnasium vector environment on buffers that numpy looks at."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gobelet.core.vector import EVERYONE, NEXT_STEP, ON_DEMAND, SAME_STEP
from gobelet.envs.opponents import DEFAULT, OpponentPool, Opponents, seated
from gobelet.envs.runners import Kept, LocalRunner, ProcessRunner, SharedArrays, Start, TableMaker
from gobelet.envs.settings import EnvSettings
from gobelet.envs.sight import FULL
from gobelet.envs.single_game import observation_box, observation_space

Numbers = NDArray[np.int64]
Infos = dict[str, Any]
Result = tuple[Any, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]

RESTARTS: Final = {
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.DISABLED: ON_DEMAND,
}


class GobeletVectorEnv(VectorEnv[Any, Numbers, NDArray[Any]]):
    """`num_envs` tables of one ruleset. Each step is one answer, or one part of one, at every table.

    `learner` is the seat that acts, against `opponents` (`gobelet.envs.opponents`); or "all" for self-play:
    then each row is the turn of the seat in `infos["seat"]`, and `infos["rewards"]` holds every seat's reward
    where a game ended. `observation`, `flat`, `shaped` and `discount` are those of GobeletEnv. When a table
    deals its next game is Gymnasium's `autoreset_mode`: in the step that ends one (then the last observation
    is in `infos["final_obs"]`, scores and places in `infos["final_info"]`), in the next step, or by `reset`
    with a `reset_mask`. With `copy=False` the arrays are the buffers themselves, which the next step
    overwrites. With `workers` the tables are shared out among that number of processes; the games stay the
    same.
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
        opponents: Opponents = DEFAULT,
        budget: float = 0.0,
        reward: str = "win",
        illegal: str = "default",
        observation: str = "full",
        flat: bool = False,
        shaped: bool = False,
        discount: float = 1.0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        workers: int = 0,
        copy: bool = True,
        **choices: str | int,
    ) -> None:
        settings = EnvSettings(
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
        self.settings: Final = settings
        self.learner: Final[int] = EVERYONE if learner == "all" else int(learner)
        if not EVERYONE <= self.learner < settings.seats or num_envs < max(1, workers):
            raise ValueError(
                f"no seat {learner} of {settings.seats}, or {num_envs} tables for {workers} workers"
            )
        if shaped and self.learner == EVERYONE and discount != 1:
            raise ValueError("in self-play a shaped reward has no discount: seats act at different steps")
        self.num_envs = num_envs
        mode = AutoresetMode[autoreset_mode] if isinstance(autoreset_mode, str) else autoreset_mode
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.restart: Final = RESTARTS[mode]
        self.single_action_space = spaces.Discrete(settings.actions)
        self.single_observation_space = observation_box(settings) if flat else observation_space(settings)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.copy: Final = copy
        self.pools = seated(opponents, settings.seats, self.learner) if self.learner >= 0 else []
        self.layout: Final = SharedArrays(num_envs, settings)
        maker = TableMaker(
            ruleset,
            settings.seats,
            reward,
            dict(choices),
            self.learner,
            self.pools,
            budget,
            settings.strict,
            self.restart,
            shaped,
        )
        self.runner: ProcessRunner | LocalRunner = (
            ProcessRunner(self.layout, maker, workers) if workers else LocalRunner(self.layout, maker)
        )
        memory = self.runner.memory
        self.observations: Final = self.layout.array(memory, "observations")
        self.masks: Final = self.layout.array(memory, "masks")
        self.actors: Final = self.layout.array(memory, "actors")[:, 0]
        self.ended: Final = self.layout.array(memory, "ended")[:, 0].view(np.bool_)
        self.refused: Final = self.layout.array(memory, "refused")[:, 0].view(np.bool_)
        self.rewards: Final = self.layout.array(memory, "rewards")
        self.potentials: Final = self.layout.array(memory, "potentials")
        self.scores: Final = self.layout.array(memory, "scores")
        self.places: Final = self.layout.array(memory, "places")
        self.drawn: Final = self.layout.array(memory, "drawn")
        self.finals: Final = self.layout.array(memory, "finals")
        self.actions: Final = self.layout.array(memory, "actions")[:, 0]
        self.samples: Final = self.layout.array(memory, "samples")[:, 0]
        self.opened = False
        self.waiting: Final = np.zeros(num_envs, np.bool_)  # tables whose next game is not dealt
        self.stood: NDArray[np.float32] = np.zeros((num_envs, settings.seats), np.float32)
        self._none: Final = np.zeros(num_envs, np.bool_)
        self._zeros: Final = np.zeros(num_envs, np.float32)

    # --- Gymnasium ---------------------------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: int | np.integer[Any] | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, Infos]:
        """Deal a first game at every table, or at those of `options["reset_mask"]`.

        Table n has the seed `seed + n`, or the seed number n of a list. Without one, all tables get seeds by
        chance; tables of a `reset_mask` deal the next game of their series.
        """
        seed = int(seed) if isinstance(seed, np.integer) else seed
        given = list(seed) if seed is not None and not isinstance(seed, int) else None
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        if given is not None and len(given) != self.num_envs:
            raise ValueError(f"{self.num_envs} tables need as many seeds, not {len(given)}")
        if given is None and isinstance(seed, int):
            given = [seed + table for table in range(self.num_envs)]
        mask = reset_mask(options, self.num_envs)
        starts: list[Start] = [None] * self.num_envs
        if given is not None:
            starts = [None if one is None else int(one) << 32 for one in given]
        if mask is None:
            starts = [
                int(self.np_random.integers(2**31)) << 32 if start is None else start for start in starts
            ]
            self.runner.open(starts, seed if isinstance(seed, int) else starts[0] or 0)
            mask = ~self._none
        else:
            if not self.opened:
                raise ValueError("a reset_mask needs games: reset all tables first")
            rows = np.flatnonzero(mask).tolist()
            self.runner.reopen(rows, [starts[row] for row in rows])
        self.opened = True
        self.ended[mask] = self.refused[mask] = self.waiting[mask] = False
        self.stood[mask] = self.potentials[mask]
        return self._seen(), self._infos()

    def step(self, actions: Numbers) -> Result:
        """One answer at every table."""
        if self.restart == ON_DEMAND and self.waiting.any():
            rows = np.flatnonzero(self.waiting)[:3].tolist()
            raise ValueError(f"games are over, at tables {rows} and so on: reset them by a reset_mask")
        turns = self.actors.astype(np.int64)
        self.actions[:] = self._options(np.asarray(actions), turns)
        dealt = self.waiting.copy()  # with NEXT_STEP, these deal now and do nothing else
        self.runner.step()
        infos = self._infos()
        ended = self._given(self.ended)
        if self.refused.any():
            infos["illegal"], infos["_illegal"] = np.array(actions), self._given(self.refused)
        whose = turns if self.learner == EVERYONE else np.full(self.num_envs, self.learner)
        gained = self._gained(whose, dealt, infos)
        if self.restart != SAME_STEP:
            self.waiting[:] = self.ended
        if self.ended.any():
            results = self._results()
            if self.restart == SAME_STEP:
                infos["final_obs"], infos["_final_obs"] = self._finals(turns), ended
                infos["final_info"], infos["_final_info"] = results, ended
            else:
                infos |= results
            self._report()
        return self._seen(), gained, ended, self._none, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be said now at every table."""
        return self._mask().astype(np.bool_)

    def sample(self) -> Numbers:
        """A legal action for every table, each as likely: chosen where the games are, so at little cost."""
        self.runner.sample()
        samples: Numbers = self.samples.astype(np.int64)
        if self.settings.sight.kind == FULL:
            return samples
        turned: Numbers = self.settings.sight.numbers[self.actors, samples].astype(np.int64)
        return turned

    def close_extras(self, **kwargs: Any) -> None:
        self.runner.close()

    def __reduce__(self) -> Any:
        raise TypeError("the tables of a vector environment are not copied or pickled: make another one")

    # --- more than Gymnasium asks for --------------------------------------------------------------------

    def set_opponents(self, opponents: Opponents) -> None:
        """Others sit down at the next games."""
        if self.learner == EVERYONE:
            raise ValueError("in self-play nobody else is at the table")
        self.pools = seated(opponents, self.settings.seats, self.learner)
        self.runner.seat(self.pools)

    def save(self) -> list[Kept]:
        """All games in the middle of their play, without bots: `load` goes on as if nothing had happened."""
        return self.runner.save()

    def load(self, kept: list[Kept]) -> None:
        """Go on from what `save` gave to an environment made alike. It is pickled: load only your own."""
        self.runner.load(kept)
        self.waiting[:] = self.ended if self.restart != SAME_STEP else False
        self.stood[:] = self.potentials

    # --- inside ------------------------------------------------------------------------------------------

    def _gained(self, whose: NDArray[Any], dealt: NDArray[np.bool_], infos: Infos) -> NDArray[np.float32]:
        """What each actor gained; with every seat's reward among the infos, if there is any."""
        shaped = self.settings.shaped
        if not shaped and not self.ended.any():
            return self._zeros
        rewards = np.where(self.ended[:, None], self.rewards, np.float32(0)) if shaped else self.rewards
        if shaped:
            stands = np.where(self.ended[:, None], np.float32(0), self.potentials)
            change = np.float32(self.settings.discount) * stands - self.stood
            rewards = rewards + np.where(dealt[:, None], np.float32(0), change)
            self.stood[:] = self.potentials
        else:
            rewards = self._given(rewards)
        infos["rewards"] = rewards
        gained: NDArray[np.float32] = rewards[np.arange(self.num_envs), whose]
        return gained if shaped else np.where(self.ended, gained, np.float32(0))

    def _results(self) -> Infos:
        """Scores and places where games ended; after Gymnasium's habit, `_scores` says where."""
        ended = self.ended.copy()
        results: Infos = {"scores": self.scores.copy(), "places": self.places.astype(np.int64)}
        for name in tuple(results):
            results[name][~ended] = 0
            results[f"_{name}"] = ended
        return results

    def _report(self) -> None:
        """Tell those who listen how games went, each pool once; if one moves up, all tables hear of it."""
        listening = {
            id(pool): seat for seat, pool in reversed(list(enumerate(self.pools))) if pool is not None
        }
        changed = False
        for row in np.flatnonzero(self.ended).tolist() if listening else ():
            first = self.places[row] == 1
            won = float(first[self.learner]) / float(first.sum())
            for seat in listening.values():
                pool = self.pools[seat]
                assert isinstance(pool, OpponentPool)
                changed |= pool.heard(int(self.drawn[row, seat]), won)
        if changed:
            self.runner.seat(self.pools)

    def _finals(self, turns: NDArray[Any]) -> NDArray[Any]:
        """The last observation of every game that ended, as its actor sees it; nothing may be said now."""
        finals = np.full(self.num_envs, None, object)
        rows = np.flatnonzero(self.ended)
        seen = self.settings.sight.see(self.finals[rows].copy(), turns[rows])
        for place, row in enumerate(rows.tolist()):
            mask = np.zeros(self.settings.actions, np.int8)
            flat = self.settings.flat
            finals[row] = seen[place] if flat else {"observation": seen[place], "action_mask": mask}
        return finals

    def _options(self, actions: NDArray[Any], turns: NDArray[Any]) -> NDArray[Any]:
        """The options of the table that are the actors' own numbers."""
        if self.settings.sight.kind == FULL:
            return actions
        known = (actions >= 0) & (actions < self.settings.actions)
        return np.where(known, self.settings.sight.actions[turns, np.where(known, actions, 0)], actions)

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _mask(self) -> NDArray[Any]:
        return self.settings.sight.masks(self.masks, self.actors)

    def _seen(self) -> Any:
        sight = self.settings.sight
        seen = sight.see(self.observations, self.actors)
        seen = self._given(seen) if sight.kind == FULL else seen
        if self.settings.flat:
            return seen
        mask = self._mask()
        return {"observation": seen, "action_mask": self._given(mask) if sight.kind == FULL else mask}

    def _infos(self) -> Infos:
        infos: Infos = {"seat": self._given(self.actors)}
        if self.settings.flat:
            infos["action_mask"] = self._given(self._mask())
        return infos


def reset_mask(options: dict[str, Any] | None, tables: int) -> NDArray[np.bool_] | None:
    """The tables that are reset, as Gymnasium gives them; None is all."""
    if options is None or "reset_mask" not in options:
        return None
    mask = options["reset_mask"]  # it stays there: wrappers look at it, too
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
        raise TypeError("options['reset_mask'] is a numpy array of bool")
    if mask.shape != (tables,) or not mask.any():
        raise ValueError(f"options['reset_mask'] has the shape ({tables},) and names at least one table")
    return mask
