"""The site of `scripts/docs`: no warnings, nothing from elsewhere, every public name."""

import importlib
import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from mkdocs.exceptions import PluginError

from scripts.docs_hook import anchor, for_site

ROOT = Path(__file__).parents[2]
# What the reference covers; of the environments, the doors that their users have.
PUBLIC = {
    "gobelet": None,
    "gobelet.bots": None,
    "gobelet.notation": None,
    "gobelet.readable": None,
    "gobelet.records": None,
    "gobelet.arena": None,
    "gobelet.analysis": None,
    "gobelet.testing": ("check_game", "check_replay", "check_imagined"),
    "gobelet.envs.gym": ("GobeletEnv", "GobeletVectorEnv"),
    "gobelet.envs.pettingzoo": ("env", "parallel_env"),
    "gobelet.envs.text": ("TextEnv",),
    "gobelet.envs.openspiel": ("GobeletGame", "GobeletState"),
}


def build(settings: Path, folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--config-file", str(settings), "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = build(ROOT / "mkdocs.yml", folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.mark.parametrize("link", ["nothing.md", "#nowhere", "/nothing"])
def test_a_broken_link_fails(link: str, tmp_path: Path) -> None:
    """With the settings of our site, in a site of one page."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# A page\n\n[a link]({link})\n")
    settings = tmp_path / "mkdocs.yml"
    settings.write_text(f"INHERIT: {ROOT / 'mkdocs.yml'}\nhooks: []\nplugins: []\nnav:\ndocs_dir: docs\n")
    done = build(settings, tmp_path / "site")
    assert done.returncode == 1
    assert link in done.stderr


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    pages = [*site.rglob("*.html")]
    assert len(pages) > 20
    for page in pages:
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r"<(?:script|link|img|iframe|source)\b[^>]*?(?:src|href)=\"?([^\"\s>]+)", text)
        assert loaded
        assert not [address for address in loaded if re.match(r"(https?:)?//", address)], page
        assert 'class="mermaid"' not in text, "it would be drawn by a program of a CDN"


def test_the_root_pages_are_there_with_their_pictures(site: Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    for picture in re.findall(r'<img[^>]+src="([^"]+)"', first):
        assert (site / picture).is_file(), picture
    assert "images/dicetown.webp" in first
    assert (site / "contributing.html").is_file()
    assert (site / "changelog.html").is_file()


def named(site: Path) -> set[str]:
    """The names of the reference, from its inventory: four lines, then compressed text."""
    packed = (site / "objects.inv").read_bytes().split(b"\n", 4)[4]
    return {line.split()[0] for line in zlib.decompress(packed).decode().splitlines()}


@pytest.mark.parametrize("module", PUBLIC)
def test_the_reference_has_every_public_name(site: Path, module: str) -> None:
    pytest.importorskip(module, exc_type=ImportError)
    names = PUBLIC[module] or [*importlib.import_module(module).__all__]
    assert {f"{module}.{name}" for name in names if not name.startswith("__")} - named(site) == set()


def test_links_on_the_site() -> None:
    """Pages of the root find docs/ beside them; a file that is no page loses its link and keeps its text."""
    assert for_site("[a](docs/bots.md#ten-lines)", "index.md", "README.md") == "[a](bots.md#ten-lines)"
    assert for_site("[a](../CHANGELOG.md)", "bots.md", "docs/bots.md") == "[a](changelog.md)"
    assert for_site("[a](../../README.md)", "rules/x.md", "docs/rules/x.md") == "[a](../index.md)"
    assert for_site("[`a`](../src/gobelet/api.py)", "bots.md", "docs/bots.md") == "`a`"
    assert for_site("`[a](../src)`", "bots.md", "docs/bots.md") == "`[a](../src)`"
    with pytest.raises(PluginError):
        for_site("[a](nothing.md)", "bots.md", "docs/bots.md")


def test_anchors_are_those_of_github() -> None:
    assert anchor("II. La ville, dans cet ordre") == "ii-la-ville-dans-cet-ordre"
    assert anchor("Les lancers : tous à la fois") == "les-lancers-tous-à-la-fois"
