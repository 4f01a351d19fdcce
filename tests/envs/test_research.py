"""Every line of docs/research.md, run in its order in an empty folder, with shorter times."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.envs.test_training import torch_is_here
from tests.tiers import soak

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
# What the page says, and what the test runs instead: pip looks at what is installed, and less time is spent.
SHORTER = {
    "pip install ": "python -m pip install --no-index --disable-pip-version-check ",
    "--minutes 30 --watch greedy": "--lessons 2 --watch greedy --watched 500 --tables 16 --steps 32",
    "--minutes 30 --folder": "--lessons 3 --evaluate 3 --games 4 --tables 16 --steps 32 --folder",
    "--games 400": "--games 4",
}


def blocks(language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


def test_every_block_is_run() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page.count("\n```") == 2 * (len(blocks("sh")) + len(blocks("python")))


@soak
def test_the_commands(tmp_path: Path) -> None:
    torch_is_here()
    beside = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    told = ""
    for block in blocks("sh"):
        for said, run in SHORTER.items():
            block = block.replace(said, run)
        done = subprocess.run(
            ["bash", "-e", "-c", block], cwd=tmp_path, env=beside, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"
        told += done.stdout
    assert "goes on after" in told
    assert (tmp_path / "training" / "cincinnati@2.npz").is_file()
    assert "mine" in told.lower()


def test_the_programs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in blocks("python"):
        exec(compile(block, str(PAGE), "exec"), names)
    told = capsys.readouterr().out
    assert "(2048, 465) (2048, 74)" in told
