"""The network, its checkpoints, and the weights that the learned bot plays with."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gobelet.bots.learned.bot import laid_out
from gobelet.bots.learned.features import PLACES, actions, columns, hands, scales
from gobelet.bots.observers import observer


def torch() -> Any:
    try:
        return import_module("torch")
    except ImportError as missing:
        raise SystemExit("Training needs torch: pip install 'gobelet[envs,train]'") from missing


class Learner:
    """What is trained: from the bytes taken, how good each option looks, and the reward to be expected."""

    def __init__(self, ruleset: str, seats: int, width: int, rate: float) -> None:
        self.torch = t = torch()
        self.ruleset, self.seats, self.width = ruleset, seats, width
        eyes = observer(ruleset)
        flags = [1.0] * PLACES * len(hands(eyes))
        self.scales = np.array([*scales(eyes), *flags], np.float32)
        # By seat: which bytes are taken, and which option each of its own numbers is.
        self.columns = np.array([columns(eyes, seat, seats) for seat in range(seats)])
        self.actions = np.array([actions(eyes.table, seat, seats) for seat in range(seats)])
        self.options = eyes.table.size
        self.net = t.nn.Sequential(
            t.nn.Linear(len(self.scales), width),
            t.nn.ReLU(),
            t.nn.Linear(width, width),
            t.nn.ReLU(),
            t.nn.Linear(width, self.options + 1),
        )
        with t.no_grad():  # begin with an even choice
            self.net[4].weight *= 0.01
        self.optimizer = t.optim.Adam(self.net.parameters(), lr=rate, eps=1e-5)
        self.watched = 0  # decisions of a bot learnt from so far
        self.steps = 0  # and of its own

    def take(self, observations: NDArray[Any], seats: NDArray[Any]) -> NDArray[np.uint8]:
        """Every row as its own seat takes it."""
        rows: NDArray[np.uint8] = laid_out(
            self.ruleset, np.take_along_axis(observations, self.columns[seats], axis=1)
        )
        return rows

    def turn_masks(self, masks: NDArray[Any], seats: NDArray[Any]) -> NDArray[np.bool_]:
        return np.take_along_axis(masks, self.actions[seats], axis=1).astype(np.bool_)

    def judge(self, taken: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of each option's chance, and the value."""
        t = self.torch
        out = self.net(taken.float() * t.from_numpy(self.scales))
        worth = out[:, :-1].masked_fill(~masks, -1e9)
        return t.log_softmax(worth, dim=1), out[:, -1]

    # --- keeping -----------------------------------------------------------------------------------------

    def save(self, folder: Path) -> None:
        """A checkpoint: training can go on from it as if nothing had happened."""
        folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "watched": self.watched,
            "steps": self.steps,
            "made": (self.ruleset, self.seats, self.width),
        }
        self.torch.save(kept, folder / "arriving.pt")
        (folder / "arriving.pt").replace(folder / "checkpoint.pt")

    def resume(self, folder: Path) -> bool:
        """Go on from the checkpoint in this folder, if there is one."""
        file = folder / "checkpoint.pt"
        if not file.is_file():
            return False
        kept = self.torch.load(file, weights_only=True)
        if tuple(kept["made"]) != (self.ruleset, self.seats, self.width):
            raise SystemExit(f"{file} is of another training: {kept['made']}")
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.watched, self.steps = int(kept["watched"]), int(kept["steps"])
        return True

    def export(self, file: Path) -> None:
        """Weights to play with: numpy alone reads them. Half precision, and without the value."""
        kept: dict[str, Any] = {"scales": self.scales}
        linear = [self.net[0], self.net[2], self.net[4]]
        for layer, part in enumerate(linear):
            kept[f"weight{layer}"] = part.weight.detach().numpy().T.astype(np.float16)
            kept[f"bias{layer}"] = part.bias.detach().numpy().astype(np.float16)
        kept["weight2"], kept["bias2"] = kept["weight2"][:, :-1], kept["bias2"][:-1]
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(file, **kept)
