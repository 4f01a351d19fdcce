"""All cards, at every width: names fit, nothing is clipped, and a wide card prints its text."""

import runpy
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser

from tests.tiers import gate_takes

WEB = Path(__file__).parents[2] / "web"
WIDE = 104
MEASURE = """
() => [...document.querySelectorAll('.face')].map((face) => {
  const box = face.getBoundingClientRect();
  const inside = (range) => [...range.getClientRects()].every((rect) =>
    rect.left >= box.left && rect.right <= box.right &&
    rect.top >= box.top && rect.bottom <= box.bottom + 0.5);
  const shown = '.name, .text, .face > b, .worth';
  const words = [...face.querySelectorAll(shown)].filter((word) => word.offsetParent);
  return {
    width: box.width,
    says: words.map((word) => word.textContent).join(' | '),
    fits: words.every((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return inside(range) && word.scrollWidth <= word.clientWidth + 1;
    }),
    smallest: Math.min(...words.map((word) => parseFloat(getComputedStyle(word).fontSize))),
    text: !!face.querySelector('.text')?.offsetParent,
    mayHaveText: !!face.querySelector('.text'),
  };
})
"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page of all cards, which is not part of what we ship."""
    folder = tmp_path_factory.mktemp("gallery")
    tools = runpy.run_path(str(WEB / "build.py"))
    tools["fetch_tools"]()
    settings = ["--config", "tests/gallery/vite.config.ts", "--logLevel", "error"]
    tools["tool"]("vite", "build", "tests/gallery", *settings, "--outDir", str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("lang", gate_takes(["fr"], ["en", "fr"]))
@pytest.mark.parametrize("width", gate_takes([54, 140], [54, 72, 90, 104, 120, 140]))
def test_names_and_texts_fit_on_cards(browser: Browser, gallery: str, width: int, lang: str) -> None:
    page = browser.new_page(viewport={"width": 1200, "height": 800})
    page.goto(f"{gallery}?width={width}&lang={lang}")
    page.wait_for_selector(".casino .face")
    page.evaluate("document.fonts.ready.then(() => document.fonts.load('700 12px Figtree'))")
    cards = page.evaluate(MEASURE)
    page.close()
    assert len(cards) > 45
    assert {card["width"] for card in cards if card["mayHaveText"]} == {width}
    assert [card["says"] for card in cards if not card["fits"]] == []
    assert {card["text"] for card in cards if card["mayHaveText"]} == {width >= WIDE}
    assert min([card["smallest"] for card in cards if card["smallest"]]) >= 11
