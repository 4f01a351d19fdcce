"""The first load is light: less than 150 kB, as it comes over the wire."""

import gzip
import re
from pathlib import Path

import gobelet.server

STATIC = Path(gobelet.server.__file__).with_name("static")
MOST = 150_000


def test_the_first_load_is_light() -> None:
    """The page, what it names, and the heaviest language."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert [name for name in named if name.endswith(".js")]
    languages = [path for path in STATIC.glob("assets/*.js") if re.match(r"(en|fr)-", path.name)]
    assert len(languages) == 2
    weight = {
        path.name: len(gzip.compress(path.read_bytes()))
        for path in [*[STATIC / name for name in named], *languages]
    }
    heaviest = max([weight[path.name] for path in languages])
    first = sum([size for name, size in weight.items() if not re.match(r"(en|fr)-", name)])
    assert first + heaviest + len(gzip.compress(page.encode())) < MOST, weight
