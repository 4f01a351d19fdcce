"""Plays whole games in Firefox and WebKit: `python -m tests.web.play_elsewhere [FOLDER]`.

It uses the page's own controls, and watches the console: errors and warnings fail it. Pictures at two sizes
go to FOLDER, if one is given. `scripts/soak browsers` installs the browsers and runs this.
"""

import json
import sys
import tempfile
from pathlib import Path

from tests.server.outside import Server
from tests.web.other_browsers import OtherBrowser, installed
from tests.web.people import AUTOPLAY, open_table

GAMES = {"dicetown/extension+indians": 3, "cincinnati": 3}
SIZES = [(1366, 657), (360, 740)]
ASKED = "document.querySelector('.answer[data-form] .primary')"
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
# What the browsers say of themselves, not of the page.
NOISE = ("Cross-Origin-Opener-Policy", "downloadable font", "-webkit-", "Layout was forced")


def play(browser: OtherBrowser, url: str, ruleset: str, folder: Path | None) -> None:
    """A whole game. The table moves at once."""
    browser.run("localStorage.setItem('gobelet.pace', 'off')")
    link = open_table(url, ruleset, people=1, bots=GAMES[ruleset] - 1)[0]
    browser.visit(url + link)
    browser.wait_for("document.querySelector('.lobby .primary')")
    browser.run("document.querySelector('.lobby .primary').click()")
    browser.wait_for(ASKED)
    name = ruleset.partition("/")[0]
    take(browser, folder, name)
    play_on = {"seed": 1, "stop": "[data-round='3']"}
    assert browser.run(f"({AUTOPLAY.strip()})({json.dumps(play_on)})") == "done"
    browser.wait_for(f"{ASKED} || document.querySelector('[data-testid=end]')")
    take(browser, folder, f"{name}-round-3")
    play_on["stop"] = "none"
    assert browser.run(f"({AUTOPLAY.strip()})({json.dumps(play_on)})") == "done"
    browser.wait_for("document.querySelector('section.chart')")
    take(browser, folder, f"{name}-end")
    print(f"{browser.name}: a game of {ruleset} is over.", flush=True)


def take(browser: OtherBrowser, folder: Path | None, name: str) -> None:
    for width, height in SIZES:
        browser.resize(width, height)
        browser.run("document.fonts.ready.then(() => null)")
        assert browser.run(SIDEWAYS) <= 0, f"{browser.name}: {name} scrolls sideways at {width}×{height}"
        if folder is not None:
            (folder / f"{browser.name}-{name}-{width}x{height}.png").write_bytes(browser.screenshot())
    browser.resize(*SIZES[0])


def look_around(browser: OtherBrowser, url: str, folder: Path | None) -> None:
    """The pages around the games, and the worker that keeps them."""
    for path, there in (
        ("/", "article"),
        ("/learn", "article"),
        ("/learn/cincinnati/how", ".picture svg"),
        ("/rules/dicetown/2009", "article#DT-11"),
        ("/nowhere", "h1"),
    ):
        browser.visit(url + path)
        browser.wait_for(f"document.querySelector('{there}')")
        take(browser, folder, f"page{path.replace('/', '-').rstrip('-')}")
    assert browser.run("navigator.serviceWorker.ready.then((one) => Boolean(one.active))")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    browsers = installed()
    assert browsers, "neither Firefox nor WebKit is here: scripts/soak browsers installs them on Debian"
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as database, Server(f"sqlite:///{database}/tables.db") as server:
        for open_browser in browsers.values():
            browser = open_browser()
            try:
                look_around(browser, server.url, folder)
                for ruleset in GAMES:
                    play(browser, server.url, ruleset, folder)
            finally:
                browser.close()
            heard = [text for text in browser.complaints if not any(noise in text for noise in NOISE)]
            wrong += [f"{browser.name}: {text}" for text in dict.fromkeys(heard)]
    assert not wrong, "\n".join(wrong)


if __name__ == "__main__":
    main()
