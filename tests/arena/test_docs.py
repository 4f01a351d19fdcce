"""docs/bots.md: every block on the page is run, as it stands there."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from gobelet.server.client.connection import Client, create
from gobelet.server.protocol import to_server
from tests.server.house import run
from tests.server.outside import Server
from tests.server.players import new_table
from tests.tiers import soak

PATIENCE = 300  # seconds: the machine may be busy
PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "ten.py").write_text(blocks("python")[0])
    return tmp_path


def gobelet(folder: Path, line: str) -> str:
    """A line of the page, run in the folder of the bot."""
    program, *words = shlex.split(line)
    assert program == "gobelet"
    done = subprocess.run(
        [sys.executable, "-m", "gobelet", *words, "--lang", "en"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_block_is_known_to_this_test() -> None:
    assert [len(blocks(language)) for language in ("python", "sh", "toml")] == [2, 3, 1]
    assert [len(blocks("pycon")), PAGE.count("```")] == [1, 14]  # tests/docs runs the session


def test_ten_lines() -> None:
    assert len([line for line in blocks("python")[0].splitlines() if line.strip()]) <= 10


def test_it_competes_in_the_arena(folder: Path) -> None:
    out = gobelet(folder, blocks("sh")[0])
    assert "20 games of 20" in out
    row = next(line.split() for line in out.splitlines() if line.startswith("ten:Grasping"))
    assert float(row[1]) > 35, "well above par"
    assert row[-1] == "0", "no faults"


def test_it_competes_from_python(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", blocks("python")[1]],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    assert re.search(r"greedy wins \d+%, surely more than \d+%", done.stdout)


@soak
def test_its_games_are_replayed_and_analysed(folder: Path) -> None:
    _arena, replay, analyse = blocks("sh")[1].splitlines()
    gobelet(folder, _arena)
    assert "Calamity" in gobelet(folder, replay)
    assert "par + luck + own play + others’ play = result" in " ".join(gobelet(folder, analyse).split())
    assert list(folder.glob("games/*.analysis.json"))


def test_a_package_offers_it(folder: Path) -> None:
    group, line = blocks("toml")[0].splitlines()
    assert group == '[project.entry-points."gobelet.bots"]'
    info = folder / "ten-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ten\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[gobelet.bots]\n{line.replace(chr(34), '')}\n")
    out = gobelet(folder, "gobelet arena cincinnati --bots grasping,random,random --games 3")
    assert "grasping" in out


@soak
def test_it_sits_at_a_table(folder: Path) -> None:
    with Server(f"sqlite:///{folder / 'tables.db'}") as server:
        host = run(create(server.url, new_table("cincinnati", 2, 2)))
        link = f"{server.url}/t/{host.table}"
        line = blocks("sh")[2].replace("LINK", link).strip()
        program, *words = shlex.split(line)
        assert program == "gobelet"
        guest = subprocess.Popen(
            [sys.executable, "-m", "gobelet", *words, "--lang", "en"],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        mine = subprocess.Popen(
            [sys.executable, "-m", "gobelet", "bot", "--url", f"{link}#{host.token}"],
            stdout=subprocess.PIPE,
            text=True,
        )

        async def start() -> list[str]:
            client = await Client.connect(server.url, host.table, host.token)
            async for view in client.views():
                if all(view.table.fair.commitments[seat] for seat in (0, 1)):
                    break
            await client.do(to_server.StartGame())
            await client.close()
            return [seat.name for seat in view.table.seats]

        assert "Grasper" in run(start())
        assert "The game is over" in guest.communicate(timeout=PATIENCE)[0]
        assert guest.returncode == 0
        assert "The game is over" in mine.communicate(timeout=PATIENCE)[0]
