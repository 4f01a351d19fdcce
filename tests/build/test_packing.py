"""What is uploaded: an sdist with the page in it, wheels with proper tags, and what a package index shows."""

import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.metadata import Metadata
from packaging.utils import parse_wheel_filename

from gobelet.core.build import COMPILED

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(COMPILED, reason="the same in both builds")
APART = (".git", ".venv", "build", "dist", "mutants", "node_modules", "static", "__pycache__", ".*_cache")
HOME = "https://example.org/somebody/gobelet"
VERSION: str = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text())["project"]["version"]
INDEX_PAGE: dict[str, Any] = runpy.run_path(str(ROOT / "hatch_metadata.py"))


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project as a release has it: the page is built, and the address filled in."""
    copy = tmp_path_factory.mktemp("packing") / "project"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*APART))
    settings = copy / "pyproject.toml"
    text = settings.read_text(encoding="utf-8")
    assert text.count('\nhome = ""\n') == 1
    settings.write_text(text.replace('\nhome = ""\n', f'\nhome = "{HOME}/"\n'), encoding="utf-8")
    page = runpy.run_path(str(copy / "web" / "build.py"))
    for file, content in (
        (page["STATIC"] / "index.html", "<p>A page"),
        (page["STAMP"], page["fingerprint"]()),
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    return copy


def build(target: str, folder: Path, **settings: str) -> Path:
    """Build a package of the project in a folder, without compiling."""
    out = folder.parent / f"{target}-of-{folder.name}"
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)],
        cwd=folder,
        env=os.environ | {"GOBELET_COMPILE": "0", "GOBELET_WEB": "1"} | settings,
        check=True,
        capture_output=True,
    )
    (built,) = out.iterdir()
    return built


@pytest.fixture(scope="module")
def unpacked(project: Path) -> Path:
    """The sdist, unpacked."""
    with tarfile.open(build("sdist", project)) as archive:
        archive.extractall(project.parent, filter="data")
    return project.parent / f"gobelet-{VERSION}"


def test_an_install_from_the_sdist_has_the_page_and_needs_no_node(unpacked: Path) -> None:
    asked = "from hatchling.build import get_requires_for_build_wheel as asked; print(asked())"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=unpacked,
        env=os.environ | {"GOBELET_COMPILE": "0", "GOBELET_WEB": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == "[]"
    with zipfile.ZipFile(build("wheel", unpacked)) as wheel:
        assert wheel.read("gobelet/server/static/index.html") == b"<p>A page"


def test_the_plain_wheel_runs_anywhere_and_its_metadata_is_valid(project: Path) -> None:
    wheel = build("wheel", project)
    _name, _version, _build, tags = parse_wheel_filename(wheel.name)
    assert [str(tag) for tag in tags] == ["py3-none-any"]
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = Metadata.from_email(archive.read(f"gobelet-{VERSION}.dist-info/METADATA"), validate=True)
    assert {"gobelet/py.typed", "gobelet/__init__.py"} <= set(names)
    assert not [name for name in names if name.startswith(("tests", "hatch", "web"))]
    assert metadata.license_expression == "MIT"
    assert metadata.description_content_type == "text/markdown"
    assert {"server", "arena", "envs", "learned"} <= set(metadata.provides_extra or [])
    assert set((metadata.project_urls or {}).values()) == {
        HOME,
        f"{HOME}/issues",
        f"{HOME}/blob/v{VERSION}/README.md",
        f"{HOME}/blob/v{VERSION}/CHANGELOG.md",
    }
    assert f"]({HOME}/raw/v{VERSION}/docs/images/dicetown.webp)" in (metadata.description or "")


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)]+)\)|(?:src|href)=\"([^\"]+)\"", text)


def test_every_link_of_the_readme_becomes_absolute() -> None:
    readme = ROOT.joinpath("README.md").read_text(encoding="utf-8")
    before = ["".join(link) for link in links(readme)]
    after = ["".join(link) for link in links(INDEX_PAGE["absolute"](readme, HOME, "v1"))]
    assert len(before) > 12
    for old, new in zip(before, after, strict=True):
        if old.startswith("http"):
            assert new == old
            continue
        assert ROOT.joinpath(old.partition("#")[0]).exists(), old
        kind = "raw" if old.endswith((".png", ".svg", ".webp")) else "blob"
        assert new == f"{HOME}/{kind}/v1/{old}"


def test_without_an_address_nothing_is_invented() -> None:
    text = '[rules](docs/rules.md) ![a street](a.png) <img src="b.png"> [here](#play) [there](https://x.org)'
    assert INDEX_PAGE["absolute"](text, "", "v1") == text
    assert INDEX_PAGE["addresses"]("", "v1") == {}
    assert INDEX_PAGE["absolute"](text, HOME, "v1").endswith(" [here](#play) [there](https://x.org)")
