"""The programs of examples/training that need no more than torch: some seconds of each."""

import runpy
from pathlib import Path

from tests.envs.test_training import torch_is_here

EXAMPLES = Path(__file__).parents[2] / "examples" / "training"


def test_ppo_in_one_file(tmp_path: Path) -> None:
    torch_is_here()
    main = runpy.run_path(str(EXAMPLES / "cleanrl_ppo.py"))["main"]
    words = ["--updates", "2", "--tables", "4", "--steps", "8", "--past", "1", "--games", "4"]
    assert main([*words, "--against", "random", "--folder", str(tmp_path)]) == 0
    lines = (tmp_path / "curve.csv").read_text().splitlines()
    assert lines[0].startswith("cpu_seconds,updates,level,against,won")
    assert len(lines) == 3
    assert (tmp_path / "agent.pt").is_file()
