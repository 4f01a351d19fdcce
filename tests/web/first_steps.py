"""Measures the first minute: `python -m tests.web.first_steps [TIMES]`.

It prints the bytes of the first load, and the clicks and seconds from *Play now* to the first decision: the
middle one of 5 (or TIMES) visits with nothing in the cache.
"""

import sys
import tempfile
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.web.conftest import chromium
from tests.web.people import Person

GAMES = {"Dice Town": "keep", "Cincinnati": "choose-table"}
FAST_PACE = "localStorage.setItem('gobelet.pace', 'normal')"  # as a newcomer has it


class Network(NamedTuple):
    """What stands between page and server, and how much slower the machine is."""

    name: str
    slower: int
    conditions: dict[str, Any] | None  # as Chromium takes them


NETWORKS = (
    Network("this machine", 1, None),
    Network(
        "a phone (1.6 Mbit/s, 150 ms, a fourth of this CPU)",
        4,
        {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750},
    ),
)


class Visit:
    """One visit to the first page by somebody who was never here."""

    def __init__(self, browser: Browser, url: str, network: Network) -> None:
        self.person = Person(browser, url)
        self.person.context.add_init_script(FAST_PACE)
        self.bytes: dict[str, int] = {}
        self.kinds: dict[str, str] = {}
        line = self.person.context.new_cdp_session(self.person.page)
        line.send("Network.enable")
        line.on("Network.responseReceived", self._answered)
        line.on("Network.loadingFinished", self._loaded)
        if network.conditions is not None:
            line.send("Network.emulateNetworkConditions", network.conditions)
            line.send("Emulation.setCPUThrottlingRate", {"rate": network.slower})

    def _answered(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = "fonts" if event["type"] == "Font" else "the rest"

    def _loaded(self, event: dict[str, Any]) -> None:
        kind = self.kinds.get(event["requestId"], "the rest")
        self.bytes[kind] = self.bytes.get(kind, 0) + int(event["encodedDataLength"])

    def open(self) -> float:
        """Seconds until something can be pressed."""
        page = self.person.page
        self.person.visit()
        expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
        seconds: float = page.evaluate("performance.now() / 1000")
        page.wait_for_load_state("networkidle")
        return seconds

    def play(self, game: str, question: str) -> float:
        """One click; seconds until the first decision can be taken."""
        page = self.person.page
        card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
        page.evaluate("addEventListener('click', () => { window.clicked = performance.now(); }, true)")
        card.get_by_role("button", name="Play now").click()
        self.person.see_question(question)
        self.person.answerable.wait_for()
        seconds: float = page.evaluate("(performance.now() - window.clicked) / 1000")
        return seconds


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.db") as server,
        chromium() as browser,
    ):
        for network in NETWORKS:
            print(f"On {network.name}:")
            opened: list[float] = []
            for game, question in GAMES.items():
                taken: list[float] = []
                for _visit in range(times):
                    visit = Visit(browser, server.url, network)
                    opened.append(visit.open())
                    first = dict(visit.bytes)
                    taken.append(visit.play(game, question))
                    visit.person.go_home()
                print(f"  {game}: 1 click, {median(taken):.2f} s from Play now to the first decision")
            fonts = first.pop("fonts", 0)
            print(f"  the first page: {median(opened):.2f} s until Play now can be pressed")
            print(f"  the first load: {sum(first.values()):,} bytes, and {fonts:,} of fonts")


if __name__ == "__main__":
    main()
