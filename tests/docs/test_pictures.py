"""docs/pictures.md shows every picture that tests/web/pictures.py makes, and each is there."""

import re
from pathlib import Path

from tests.web.pictures import FOLDER, PICTURES

PAGES = [Path("docs/pictures.md"), Path("README.md")]
ROOT = FOLDER.parents[1]


def test_all_pictures_are_made_and_shown() -> None:
    shown = {
        name
        for page in PAGES
        for name in re.findall(r"images/([\w-]+)\.webp", (ROOT / page).read_text("utf-8"))
    }
    assert shown == {picture.name for picture in PICTURES}
    assert {path.stem for path in FOLDER.glob("*.webp")} == shown


def test_pictures_are_small() -> None:
    for path in FOLDER.glob("*.webp"):
        assert path.stat().st_size < 150_000, path.name
