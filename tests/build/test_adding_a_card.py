"""CONTRIBUTING's four steps to add a card, followed on a copy of the tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.build.lasso import STEPS, add_lasso

HERE = Path(__file__).parents[2]


def chapter() -> str:
    text = (HERE / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.split("## Add a card in four steps")[1].split("\n## ")[0]


def test_the_four_steps_name_every_file_that_a_card_touches() -> None:
    steps = chapter()
    for number, step in enumerate(STEPS, 1):
        told = steps.split(f"\n{number}. ")[1].split(f"\n{number + 1}. ")[0]
        for file in step:
            name = "editions" if "editions/" in file else Path(file).name
            if file != "src/gobelet/dicetown/lasso.py":  # a module of the card's own
                assert name in told or Path(file).parent.as_posix() in told, (
                    f"step {number} leaves out {name}"
                )


def test_a_card_in_four_steps(tmp_path: Path) -> None:
    """All bots play with it, all doors show it, and every old record replays."""
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so", "playthroughs")
    for folder in ("src", "docs", "tests"):
        shutil.copytree(HERE / folder, tmp_path / folder, ignore=left_out)
    add_lasso(tmp_path)
    run = subprocess.run(
        [sys.executable, "-m", "tests.build.lasso_games"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    laws = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws/test_numbering.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert laws.returncode == 0, laws.stdout[-3000:]
