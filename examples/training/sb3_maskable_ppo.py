"""MaskablePPO of sb3-contrib on the vector environment, against opponents that grow stronger by themselves.

pip install "gobelet[envs,train]" sb3-contrib
python examples/training/sb3_maskable_ppo.py --minutes 20 --folder sb3

`--minutes` counts the processor's time of training. Every fifth of it the policy is evaluated; the learning
curve is written to FOLDER/curve.csv, and FOLDER/model.zip is the model.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from gobelet.envs.evaluating import evaluate
from gobelet.envs.gym import GobeletVectorEnv
from gobelet.envs.opponents import Curriculum

DISCOUNT = 1.0  # games end by themselves


class GobeletVecEnv(VecEnv):
    """Our vector environment as SB3 wants its own: final observations and infos one by one."""

    def __init__(self, env: GobeletVectorEnv) -> None:
        self.env = env
        self.returns = np.zeros(env.num_envs)
        self.lengths = np.zeros(env.num_envs, np.int64)
        self.render_mode = None
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> Any:
        seeds = [seed for seed in self._seeds if seed is not None]
        self._reset_seeds()
        return self.env.reset(seed=seeds[0] if seeds else None)[0]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, ended, _cut, infos = self.env.step(self.actions)
        self.returns += rewards
        self.lengths += 1
        told: list[dict[str, Any]] = [{} for _table in range(self.num_envs)]
        for row in np.flatnonzero(ended).tolist():
            told[row] = {
                "terminal_observation": infos["final_obs"][row],
                "episode": {"r": float(self.returns[row]), "l": int(self.lengths[row]), "t": time.time()},
                "scores": infos["final_info"]["scores"][row],
                "places": infos["final_info"]["places"][row],
            }
            self.returns[row], self.lengths[row] = 0.0, 0
        return seen, rewards, ended, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.env.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


class Curve(BaseCallback):
    """Evaluates from time to time, and stops when the time is over."""

    def __init__(self, options: argparse.Namespace, climb: Curriculum) -> None:
        super().__init__()
        self.options, self.climb = options, climb
        self.spent_evaluating = 0.0
        self.began = time.process_time()
        self.due = 0.0
        options.folder.mkdir(parents=True, exist_ok=True)
        self.file = options.folder / "curve.csv"
        self.file.write_text("cpu_seconds,steps,level,against,won,low,high,games\n", encoding="utf-8")

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        spent = self.spent()
        if spent >= self.due:
            self.look(spent)
            self.due += self.options.minutes * 12

    def _on_rollout_end(self) -> None:
        if self.spent() >= self.options.minutes * 60:
            raise TimeIsOver

    def spent(self) -> float:
        return time.process_time() - self.began - self.spent_evaluating

    def look(self, spent: float) -> None:
        start = time.process_time()
        options = self.options
        for against in options.against.split(","):
            found = evaluate(
                self.act, options.ruleset, options.seats, against, options.games, 10**6, "features"
            )
            line = f"{spent:.0f},{self.num_timesteps},{self.climb.level},{against}"
            with self.file.open("a", encoding="utf-8") as file:
                file.write(f"{line},{found.won:.4f},{found.low:.4f},{found.high:.4f},{found.games}\n")
            print(f"{spent:5.0f} s, level {self.climb.level}, against {against}: {found}", flush=True)
        self.spent_evaluating += time.process_time() - start

    def act(self, seen: Any, masks: Any, seats: Any) -> Any:
        return self.model.predict(seen, action_masks=masks, deterministic=True)[0]


class TimeIsOver(Exception):
    """Ends the training."""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--ruleset", default="cincinnati")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--games", type=int, default=200, help="of each evaluation")
    parser.add_argument("--against", default="random,greedy", help="who is evaluated against")
    parser.add_argument("--up", type=float, default=0.5, help="the share of wins that moves up")
    parser.add_argument("--shaped", action="store_true", help="reward changes of the chance to win")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("sb3"))
    options = parser.parse_args(words)
    climb = Curriculum(up=options.up)
    env = GobeletVectorEnv(
        options.ruleset,
        options.tables,
        options.seats,
        opponents=climb,
        observation="features",
        flat=True,
        shaped=options.shaped,
        discount=DISCOUNT,
        reward="win" if options.shaped else "rank",
    )
    model = MaskablePPO(
        "MlpPolicy",
        GobeletVecEnv(env),
        n_steps=options.steps,
        batch_size=1024,
        n_epochs=4,
        gamma=DISCOUNT,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=options.seed,
        device="cpu",
    )
    model.policy.set_training_mode(False)
    curve = Curve(options, climb)
    try:
        model.learn(10**9, callback=curve)
    except TimeIsOver:
        curve.look(curve.spent())
    model.save(options.folder / "model.zip")
    env.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
