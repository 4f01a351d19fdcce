"""The network, its checkpoints, and the weights that the learned bot plays with."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gobelet
from gobelet.envs.sight import FEATURES, sight


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
        self.sight = sight(gobelet.ruleset(ruleset), seats, FEATURES)
        self.scales = self.sight.scales
        self.actions = self.sight.actions  # by seat, which option each of its own numbers is
        self.options = self.sight.options
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
        self.lessons = 0  # of both kinds

    def take(self, observations: NDArray[Any], seats: NDArray[Any]) -> NDArray[np.uint8]:
        """Every row as its own seat takes it."""
        return self.sight.take(observations, seats)

    def turn_masks(self, masks: NDArray[Any], seats: NDArray[Any]) -> NDArray[np.bool_]:
        return self.sight.masks(masks, seats).astype(np.bool_)

    def judge(self, taken: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of each option's chance, and the value."""
        t = self.torch
        out = self.net(taken.float() * t.from_numpy(self.scales))
        worth = out[:, :-1].masked_fill(~masks, -1e9)
        return t.log_softmax(worth, dim=1), out[:, -1]

    def act(self, seen: NDArray[Any], masks: NDArray[Any], seats: NDArray[Any]) -> NDArray[Any]:
        """What looks best, in rows of features: a policy to evaluate."""
        t = self.torch
        with t.no_grad():
            worth = self.net(t.from_numpy(seen))[:, :-1].masked_fill(~t.from_numpy(masks).bool(), -1e9)
        best: NDArray[Any] = worth.argmax(dim=1).numpy()
        return best

    # --- keeping -----------------------------------------------------------------------------------------

    def save(self, folder: Path, luck: np.random.Generator | None = None, tables: Any = None) -> None:
        """A checkpoint. With its luck and the tables where it plays, training goes on from it exactly."""
        folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "watched": self.watched,
            "steps": self.steps,
            "lessons": self.lessons,
            "made": (self.ruleset, self.seats, self.width),
            "luck": None if luck is None else luck.bit_generator.state,
            "drawing": self.torch.get_rng_state(),
            "tables": [
                (first, self.torch.from_numpy(np.frombuffer(kept, np.uint8).copy()))
                for first, kept in tables or ()
            ],
        }
        self.torch.save(kept, folder / "arriving.pt")
        (folder / "arriving.pt").replace(folder / "checkpoint.pt")

    def resume(self, folder: Path) -> dict[str, Any] | None:
        """Go on from the checkpoint in this folder, if there is one. Returns its luck and its tables."""
        file = folder / "checkpoint.pt"
        if not file.is_file():
            return None
        kept = self.torch.load(file, weights_only=True)
        if tuple(kept["made"]) != (self.ruleset, self.seats, self.width):
            raise SystemExit(f"{file} is of another training: {kept['made']}")
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.watched, self.steps = int(kept["watched"]), int(kept["steps"])
        self.lessons = int(kept.get("lessons", 0))  # older checkpoints do not count them
        tables = [(first, bytes(rows.numpy())) for first, rows in kept.get("tables", ())]
        return {"luck": kept.get("luck"), "drawing": kept.get("drawing"), "tables": tables}

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
