"""CONTRIBUTING's four steps to add a card, followed on a copy of the tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.build.lasso import STEPS, add_lasso
from tests.test_french_rules import RULE
from tests.tiers import soak

HERE = Path(__file__).parents[2]


# What must hold in the copy, too: the card's own tests, the rules in both languages, and the numbers.
CHECKS = (
    "tests/rules/dicetown/test_lasso.py",
    "tests/rules/test_rules_report.py",
    "tests/test_french_rules.py",
    "tests/laws/test_numbering.py",
)


def run(tree: Path, *module: str) -> subprocess.CompletedProcess[str]:
    """Run a module in this copy of the tree."""
    return subprocess.run(
        [sys.executable, "-m", *module],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"},
        capture_output=True,
        text=True,
        timeout=600,
    )


def chapter() -> str:
    text = (HERE / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.split("## Add a card in four steps")[1].split("\n## ")[0]


def test_the_four_steps_name_every_file_that_a_card_touches() -> None:
    steps = chapter()
    for number, step in enumerate(STEPS, 1):
        told = steps.split(f"\n{number}. ")[1].split(f"\n{number + 1}. ")[0]
        for file in step:
            name = "editions" if "editions/" in file else Path(file).name
            if name not in ("lasso.py", "test_lasso.py"):  # modules of the card's own
                known = file if file.startswith("docs/") else name
                assert known in told or Path(file).parent.as_posix() + "`" in told, (
                    f"step {number} leaves out {name}"
                )


@soak
def test_a_card_in_four_steps(tmp_path: Path) -> None:
    """All bots play with it, all doors show it, and every old record replays."""
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so", "playthroughs")
    for folder in ("src", "docs", "tests"):
        shutil.copytree(HERE / folder, tmp_path / folder, ignore=left_out)
    add_lasso(tmp_path)
    checks = run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", *CHECKS)
    assert checks.returncode == 0, checks.stdout[-3000:]
    report = run(tmp_path, "tests.rules.test_rules_report").stdout
    assert "\nDT-70\n    test_DT_70_" in report
    french = (tmp_path / "docs" / "rules" / "fr" / "dice-town.md").read_text(encoding="utf-8")
    assert "DT-70" in RULE.findall(french)
    before, after = [run(tree, "tests.build.relabelled") for tree in (HERE, tmp_path)]
    assert "Equipment (6 VP)" in before.stdout, before.stderr[-3000:]
    assert after.stdout == before.stdout, after.stderr[-3000:]
    games = run(tmp_path, "tests.build.lasso_games")
    assert games.returncode == 0, games.stderr[-3000:]
