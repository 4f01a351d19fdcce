"""The first load is light: less than 110 kB without fonts, as it comes over the wire."""

import gzip
import re
from pathlib import Path

import gobelet.server

STATIC = Path(gobelet.server.__file__).with_name("static")
MOST = 110_000
TEXT_FONT = 25_000  # comes with the first load
TITLE_FONT = 30_000  # of one game, where its title is shown
FONTS = (".woff", ".woff2")


def wanted(name: str) -> set[str]:
    """A file of the page, and all that it imports at once: what is imported later comes later."""
    found: set[str] = set()
    ahead = [name]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            text = (STATIC / name).read_text(encoding="utf-8") if name.endswith(".js") else ""
            ahead += [f"assets/{one}" for one in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text)]
    return found


def test_the_first_load_is_light() -> None:
    """The page, what it names, what that imports, and the heaviest language."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert [name for name in named if name.endswith(".js")]
    later = (".png", ".webmanifest", *FONTS)
    first = set().union(*[wanted(name) for name in named if not name.endswith(later)])
    assert len([name for name in first if name.endswith(".js")]) == 1, "one file: each has its round trip"
    languages = [path for path in STATIC.glob("assets/*.js") if re.match(r"(en|fr)-", path.name)]
    assert len(languages) == 2
    assert not {f"assets/{path.name}" for path in languages} & first
    weight = {name: len(gzip.compress((STATIC / name).read_bytes())) for name in first}
    heaviest = max([len(gzip.compress(path.read_bytes())) for path in languages])
    total = sum(weight.values()) + heaviest + len(gzip.compress(page.encode()))
    assert total < MOST, (total, heaviest, weight)


def test_fonts_are_light_and_come_with_their_licences() -> None:
    """The text font is the only one that is preloaded; fonts are compressed already."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    preloaded = re.findall(r'<link rel="preload" href="\./([^"]+)" as="font"[^>]* crossorigin', page)
    assert [re.split(r"-latin", Path(name).name)[0] for name in preloaded] == ["figtree"]
    assert (STATIC / preloaded[0]).stat().st_size < TEXT_FONT
    fonts = [path for path in STATIC.glob("assets/*") if path.suffix in FONTS]
    titles = {
        path.name.partition("-")[0]: path.stat().st_size for path in fonts if "figtree" not in path.name
    }
    assert set(titles) == {"rye", "limelight"}
    assert max(titles.values()) < TITLE_FONT, titles
    notices = (STATIC / "licences.txt").read_text(encoding="utf-8")
    for family in ("Figtree", "Rye", "Limelight"):
        assert re.search(rf"Copyright.*{family}", notices), family
    assert notices.count("SIL OPEN FONT LICENSE Version 1.1") == 3
    assert not re.search(
        r"url\((?!/assets/|\./)", "".join([path.read_text() for path in STATIC.glob("assets/*.css")])
    )


def test_what_is_not_needed_at_once_comes_later() -> None:
    """Tables, games, rules and replays are chunks of their own."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    first = set().union(*[wanted(name) for name in re.findall(r'(?:src|href)="\./([^"]+\.js)"', page)])
    assert first
    later = {
        path.name.partition("-")[0]
        for path in STATIC.glob("assets/*.js")
        if f"assets/{path.name}" not in first
    }
    assert {
        "TablePage",
        "Rules",
        "Learn",
        "ReplayPage",
        "dice",
        "dicetown",
        "cincinnati",
        "plain",
        "render",
        "odds",
    } <= later
