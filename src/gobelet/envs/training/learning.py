"""Learning from a batch: proximal policy optimisation with masks, or imitation of what was watched."""

import numpy as np

from gobelet.envs.training.net import Learner
from gobelet.envs.training.playing import Steps

CLIP = 0.2  # how far a choice's chance may move on one batch
VALUE = 0.5  # the weight of the value's error
MOST_NORM = 0.5  # of a gradient


def learn(
    learner: Learner, batch: Steps, luck: np.random.Generator, passes: int, rows: int, entropy: float
) -> float:
    """Improve on a batch of self-play; returns how far the choices have moved (approximate KL)."""
    t = learner.torch
    moved = 0.0
    gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
    for _pass in range(passes):
        order = luck.permutation(len(batch.choices))
        for start in range(0, len(order), rows):
            some = order[start : start + rows]
            likely, value = learner.judge(t.from_numpy(batch.taken[some]), t.from_numpy(batch.masks[some]))
            chosen = likely.gather(1, t.from_numpy(batch.choices[some])[:, None])[:, 0]
            change = chosen - t.from_numpy(batch.chances[some])
            ratio = change.exp()
            gain = t.from_numpy(gains[some])
            policy = -t.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = (value - t.from_numpy(batch.returns[some])).pow(2).mean()
            open_minded = -(likely.exp() * likely.clamp(min=-50)).sum(dim=1).mean()
            _improve(learner, policy + VALUE * error - entropy * open_minded)
            moved = float(((ratio - 1) - change).detach().mean())
    learner.steps += len(batch.choices)
    return moved


def imitate(learner: Learner, batch: Steps, luck: np.random.Generator, passes: int, rows: int) -> float:
    """Learn to choose as the bot that was watched; returns how surprising its choices still are."""
    t = learner.torch
    surprise = 0.0
    for _pass in range(passes):
        order = luck.permutation(len(batch.choices))
        for start in range(0, len(order), rows):
            some = order[start : start + rows]
            likely, value = learner.judge(t.from_numpy(batch.taken[some]), t.from_numpy(batch.masks[some]))
            chosen = likely.gather(1, t.from_numpy(batch.choices[some])[:, None])[:, 0]
            error = (value - t.from_numpy(batch.returns[some])).pow(2).mean()
            loss = -chosen.mean()
            _improve(learner, loss + VALUE * error)
            surprise = float(loss.detach())
    return surprise


def _improve(learner: Learner, loss: object) -> None:
    learner.optimizer.zero_grad()
    loss.backward()  # type: ignore[attr-defined]  # torch is not typed here: it may be missing
    learner.torch.nn.utils.clip_grad_norm_(learner.net.parameters(), MOST_NORM)
    learner.optimizer.step()
