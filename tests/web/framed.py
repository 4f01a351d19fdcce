"""A staged table in a frame of its own: its size changes at once, and all sizes are measured in one go."""

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Browser, Frame, Route

from tests.web.looking import LOOK, Places
from tests.web.people import CHOOSABLE, Person
from tests.web.staged import ADDRESS, TABLE, Shown, Staged

AROUND = (
    "<!doctype html><body style='margin: 0'><iframe style='border: 0; width: 1280px; height: 720px'></iframe>"
)


def still(browser: Browser, url: str, **options: Any) -> Person:
    """Somebody for whom nothing moves, and whose requests all pass through the test."""
    return Person(browser, url, reduced_motion="reduce", **options)


class Framed:
    """One question after another is shown in the same frame, with hints, and with undo where it may be."""

    def __init__(self, person: Person, address: str = ADDRESS) -> None:
        self.person = person
        self.address = address
        self.table: Staged | None = None
        person.page.set_viewport_size({"width": 2560, "height": 1440})
        person.page.route(f"**/{TABLE}*", _allow)
        person.page.route(
            f"{person.url}/around", lambda route: route.fulfill(body=AROUND, content_type="text/html")
        )

    @property
    def frame(self) -> Frame:
        return self.person.page.frames[1]

    def show(self, shown: Shown) -> None:
        if self.table is None:
            self.table = Staged(self.person.page, shown, hinted=True)
            self.table.alter = _undo
            self.person.visit("/around")
            self.frame.goto(self.person.url + self.address)
        else:
            self.table.show(shown)
        if shown.public:
            self.frame.locator(
                ".qr"
            ).wait_for()  # the corner gets its room when the server has said its address
        where = ".now" if shown.public else ".answer[data-form]"
        self.frame.locator(f"{where}[data-number='{shown.game.serial}']").wait_for()


# Taps the first thing that may be chosen, if there is one: then hints, notes and names stand there, too.
CHOOSE: Final = "(choosable) => document.querySelector(choosable)?.click()"


class Walk:
    """One person, or a big screen, looks at one question after another, in every size."""

    def __init__(self, person: Person, sizes: Sequence[tuple[int, int]], address: str = ADDRESS) -> None:
        self.table = Framed(person, address)
        self.sizes = sizes
        self.stood: dict[tuple[int, int], Places] = {}
        self.wrong: dict[str, list[str]] = {}

    def look_at(self, shown: Shown, about: dict[str, int] | None = None) -> None:
        """Everything that is wrong is kept; `about` names what the question is about, as in frame.js."""
        self.table.show(shown)
        if not shown.public:
            self.table.frame.evaluate(CHOOSE, CHOOSABLE)
        seen = self.table.frame.evaluate(LOOK, {"sizes": self.sizes, "about": about or {}})
        for size, one in zip(self.sizes, seen, strict=True):
            found, places = one["wrong"], one["places"]
            first = self.stood.setdefault(size, places)
            found += [
                f"{name} moved from {first[name]} to {places[name]}"
                for name in first.keys() & places.keys()
                if any(abs(now - then) > 1 for now, then in zip(places[name], first[name], strict=True))
            ]
            for what in found:
                if not shown.public or "primary buttons" not in what:  # nobody answers at a big screen
                    self.wrong.setdefault(f"{shown.kind}: {what}", []).append(f"{size[0]}×{size[1]}")

    def found_nothing(self) -> None:
        assert not self.wrong, "\n".join(f"{what}: {', '.join(where)}" for what, where in self.wrong.items())


def _allow(route: Route) -> None:
    """The page may stand in a frame of ours: the server forbids it to everybody."""
    route.fulfill(response=route.fetch(), headers={"content-type": "text/html"})


def _undo(view: dict[str, Any]) -> None:
    """Where it may be, it takes room."""
    question = view["question"]
    view["you"]["undo"] = question is not None and not question["window"]
