"""Proximal policy optimisation in one file, in the style of CleanRL: torch and our vector environment alone.

pip install "gobelet[envs,train]"
python examples/training/cleanrl_ppo.py --minutes 20 --folder ppo

One seat learns against a curriculum, and at one seat against its own past selves, one more every `--past`
updates. `--minutes` counts the processor's time of training. FOLDER/curve.csv is the learning curve,
FOLDER/agent.pt the network.
"""

import argparse
import copy
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from gobelet.envs.evaluating import evaluate
from gobelet.envs.gym import GobeletVectorEnv
from gobelet.envs.opponents import Curriculum, OpponentPool, policy

DISCOUNT, FADE, CLIP, VALUE, ENTROPY, MOST_NORM = 1.0, 0.95, 0.2, 0.5, 0.01, 0.5
PASSES, ROWS = 4, 1024


class Agent(torch.nn.Module):
    """Two hidden layers; from them how good each action looks, and the value."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = torch.nn.Sequential(
            torch.nn.Linear(inputs, 256), torch.nn.ReLU(), torch.nn.Linear(256, 256), torch.nn.ReLU()
        )
        self.actor = torch.nn.Linear(256, actions)
        self.critic = torch.nn.Linear(256, 1)
        with torch.no_grad():
            self.actor.weight *= 0.01  # begin with an even choice

    def forward(self, seen: Any, masks: Any) -> Any:
        hidden = self.body(seen)
        worth = self.actor(hidden).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=worth), self.critic(hidden)[:, 0]

    def best(self, seen: Any, masks: Any, seats: Any = None) -> Any:
        with torch.no_grad():
            return self(torch.from_numpy(seen), torch.from_numpy(masks).bool())[0].logits.argmax(1).numpy()

    def best_one(self, seen: Any, mask: Any) -> int:
        return int(self.best(seen[None], mask[None])[0])


def gains_of(rewards: Any, values: Any, ended: Any) -> Any:
    """How much better each decision went than expected (GAE). `values` has one row more."""
    gains = np.zeros_like(rewards)
    last = np.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[step]
        error = rewards[step] + DISCOUNT * values[step + 1] * goes_on - values[step]
        last = error + DISCOUNT * FADE * goes_on * last
        gains[step] = last
    return gains


def improve(agent: Agent, optimizer: Any, batch: tuple[Any, ...]) -> None:
    seen, masks, actions, chances, gains, returns = batch
    for _pass in range(PASSES):
        for some in torch.randperm(len(actions)).split(ROWS):
            choices, values = agent(seen[some], masks[some])
            ratio = (choices.log_prob(actions[some]) - chances[some]).exp()
            gain = (gains[some] - gains[some].mean()) / (gains[some].std() + 1e-8)
            moved = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = (values - returns[some]).pow(2).mean()
            loss = moved + VALUE * error - ENTROPY * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(agent.parameters(), MOST_NORM)
            optimizer.step()


def play(agent: Agent, env: GobeletVectorEnv, steps: int, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    """`steps` steps at every table: a batch to learn from, and what is seen and legal next."""
    rows: list[tuple[Any, ...]] = []
    for _step in range(steps):
        shown, may = torch.from_numpy(seen), torch.from_numpy(mask).bool()
        with torch.no_grad():
            choices, value = agent(shown, may)
            action = choices.sample()
            chance = choices.log_prob(action)
        seen, reward, ended, _cut, infos = env.step(action.numpy())
        mask = infos["action_mask"]
        rows.append((shown, may, action, chance, value, torch.tensor(reward), torch.tensor(ended).float()))
    with torch.no_grad():
        last = agent(torch.from_numpy(seen), torch.from_numpy(mask).bool())[1]
    shown, may, action, chance, value, reward, ended = [torch.stack(part) for part in zip(*rows, strict=True)]
    values = torch.cat([value, last[None]]).numpy()
    gains = torch.from_numpy(gains_of(reward.numpy(), values, ended.numpy()))
    batch = [part.flatten(0, 1) for part in (shown, may, action, chance, gains, gains + value)]
    return tuple(batch), seen, mask


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--ruleset", default="cincinnati")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--updates", type=int, default=0, help="stop after this number; 0: by time")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--past", type=int, default=50, help="updates between past selves; 0: none")
    parser.add_argument("--games", type=int, default=200, help="of each evaluation")
    parser.add_argument("--against", default="random,greedy", help="who is evaluated against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("ppo"))
    options = parser.parse_args(words)
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    climb, past = Curriculum(), OpponentPool(["random"])
    # Past selves take one seat once there are any; at the others the curriculum goes on.
    rivals: list[Curriculum | OpponentPool] = [climb] * (options.seats - 1)
    env = GobeletVectorEnv(
        options.ruleset,
        options.tables,
        options.seats,
        opponents=rivals,
        observation="features",
        flat=True,
        shaped=True,
        discount=DISCOUNT,
    )
    seen, infos = env.reset(seed=options.seed)
    mask = infos["action_mask"]
    agent = Agent(seen.shape[1], mask.shape[1])
    optimizer = torch.optim.Adam(agent.parameters(), lr=3e-4, eps=1e-5)
    options.folder.mkdir(parents=True, exist_ok=True)
    curve = options.folder / "curve.csv"
    curve.write_text("cpu_seconds,updates,level,against,won,low,high,games\n", encoding="utf-8")
    spent, due, update = 0.0, 0.0, 0
    while True:
        over = update >= options.updates if options.updates else spent >= options.minutes * 60
        if spent >= due or over:
            due += options.minutes * 12
            for against in options.against.split(","):
                found = evaluate(
                    agent.best, options.ruleset, options.seats, against, options.games, 10**6, "features"
                )
                with curve.open("a", encoding="utf-8") as file:
                    line = f"{spent:.0f},{update},{climb.level},{against},{found.won:.4f}"
                    file.write(f"{line},{found.low:.4f},{found.high:.4f},{found.games}\n")
                print(f"{spent:5.0f} s, level {climb.level}, against {against}: {found}", flush=True)
        if over:
            break
        start = time.process_time()
        batch, seen, mask = play(agent, env, options.steps, seen, mask)
        improve(agent, optimizer, batch)
        update += 1
        if options.past and update % options.past == 0:
            past.add(policy(copy.deepcopy(agent).best_one, "features"))
            env.set_opponents([*rivals[:-1], past])
        spent += time.process_time() - start
    torch.save(agent.state_dict(), options.folder / "agent.pt")
    env.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
