"""What a training keeps beside its checkpoint: its configuration, its metrics, and its best checkpoints."""

import argparse
import json
import platform
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gobelet
from gobelet.bots.learned.bot import file_name
from gobelet.envs.evaluating import Evaluation
from gobelet.envs.training.net import Learner

Metrics = dict[str, float | int | str]


def keep_configuration(options: argparse.Namespace, learner: Learner) -> None:
    """config.json: with what each run was started, from which step on, and by which programs."""
    file = options.folder / "config.json"
    runs = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    said = {name: str(value) if isinstance(value, Path) else value for name, value in vars(options).items()}
    versions = {
        "gobelet": gobelet.__version__,
        "python": platform.python_version(),
        "torch": str(learner.torch.__version__),
    }
    runs.append({"from_step": learner.steps, "from_watched": learner.watched, **said, "versions": versions})
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")


class MetricsFile:
    """metrics.jsonl, one line for each lesson; and the same for TensorBoard, if it is installed."""

    def __init__(self, folder: Path, lessons: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "metrics.jsonl"
        if self.file.is_file():  # lessons after the checkpoint are given again
            lines = self.file.read_text(encoding="utf-8").splitlines()
            kept = [line for line in lines if json.loads(line)["lesson"] <= lessons]
            self.file.write_text("".join([line + "\n" for line in kept]), encoding="utf-8")
        self.board: Any = None
        if find_spec("tensorboard") is not None:
            writer = import_module("torch.utils.tensorboard").SummaryWriter
            self.board = writer(str(folder / "tensorboard"), purge_step=lessons + 1)

    def write(self, metrics: Metrics) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(metrics) + "\n")
        if self.board is not None:
            for name, value in metrics.items():
                if not isinstance(value, str):
                    self.board.add_scalar(name, value, int(metrics["lesson"]))

    def close(self) -> None:
        if self.board is not None:
            self.board.close()


def keep_best(learner: Learner, folder: Path, found: Evaluation, most: int) -> None:
    """The best checkpoints by what was won, in `best`: weights to play with, in a folder of each."""
    best = folder / "best"
    best.mkdir(parents=True, exist_ok=True)
    shelf = best / f"{found.won:.4f}-{learner.lessons:06d}"
    learner.export(shelf / file_name(learner.ruleset))
    learner.save(shelf)
    for worse in sorted(best.iterdir(), reverse=True)[most:]:
        for file in worse.iterdir():
            file.unlink()
        worse.rmdir()
