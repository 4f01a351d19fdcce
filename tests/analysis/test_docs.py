"""docs/analysis.md: what can be run on the page is run."""

import re
import subprocess
import sys
from pathlib import Path

from gobelet import records
from tests.analysis.games import record_of

PAGE = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")


def test_the_page_is_true(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=300
    )
    assert re.search(r"(Round|Opening)", done.stdout)
    (line,) = re.findall(r"^```sh\n(.*?)\n```$", PAGE, re.DOTALL | re.MULTILINE)
    record, _seated = record_of("cincinnati", ("random",) * 3, 6)
    (tmp_path / "game.json").write_text(records.dump(record), encoding="utf-8")
    program, *words = line.split()
    assert program == "gobelet"
    done = subprocess.run(
        [sys.executable, "-m", "gobelet", *words, "--bot", "random", "--seconds", "1"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert (tmp_path / "game.analysis.json").exists()
