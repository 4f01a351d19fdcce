"""A staged table in a frame of its own: its size changes at once, and all sizes are measured in one go."""

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Browser, Frame, Route

from tests.web.looking import LOOK, Places
from tests.web.people import CHOOSABLE, Person
from tests.web.staged import ADDRESS, TABLE, Moment, Staged

AROUND = (
    "<!doctype html><body style='margin: 0'><iframe style='border: 0; width: 1280px; height: 720px'></iframe>"
)

# As long as names may be, and as wide as names are.
LONG_NAMES: Final = (
    *("Maximiliane Hohenzollern", "Bartholomew Featherstone", "Wilhelmina von Humboldt1"),
    *("Christopher Montgomery M", "Anne-Charlotte de Ganaye", "Konstantinos Papadopoulo"),
)


def still(browser: Browser, url: str, **options: Any) -> Person:
    """Somebody for whom nothing moves, and whose requests all pass through the test."""
    return Person(browser, url, reduced_motion="reduce", **options)


class Framed:
    """One question after another is shown in the same frame, with hints, and with undo where it may be."""

    def __init__(self, person: Person, address: str = ADDRESS, long_names: bool = False) -> None:
        self.person = person
        self.names = long_names
        self.address = address
        self.screen = address.startswith("/screen")
        self.table: Staged | None = None
        person.page.set_viewport_size({"width": 2560, "height": 1440})
        person.page.route(f"**/{TABLE}*", _allow)
        person.page.route(
            f"{person.url}/around", lambda route: route.fulfill(body=AROUND, content_type="text/html")
        )

    def alter(self, view: dict[str, Any]) -> None:
        """Undo takes room where it may be, and so do long names."""
        question, you = view["question"], view["you"]
        you["undo"] = you["seat"] is not None and question is not None and not question["window"]
        if self.names:
            for seat, name in zip(view["table"]["seats"], LONG_NAMES, strict=False):
                seat.update(kind="person", name=name, here=True)

    @property
    def frame(self) -> Frame:
        return self.person.page.frames[1]

    def send(self, shown: Moment) -> None:
        assert self.table is not None
        self.table.show(shown)

    def show(self, shown: Moment) -> None:
        if self.table is None:
            self.table = Staged(self.person.page, shown, hinted=True)
            self.table.alter = self.alter
            self.person.visit("/around")
            self.frame.goto(self.person.url + self.address)
        else:
            self.send(shown)
        if self.screen:
            self.frame.locator(".qr").wait_for()  # it gets its room with the server's address
        form = "" if self.screen else ":is([data-form])" if is_asked(shown) else ":not([data-form])"
        where = ".now" if self.screen else ".answer"
        self.frame.locator(f"{where}[data-number='{shown.number}']{form}").wait_for()


# Taps the first thing that may be chosen, if there is one: then hints, notes and names stand there, too.
CHOOSE: Final = "(choosable) => document.querySelector(choosable)?.click()"


class Walk:
    """One person, or a big screen, looks at one question after another, in every size."""

    def __init__(
        self,
        person: Person,
        sizes: Sequence[tuple[int, int]],
        address: str = ADDRESS,
        long_names: bool = False,
    ) -> None:
        self.table = Framed(person, address, long_names)
        self.sizes = sizes
        self.stood: dict[tuple[int, int], Places] = {}
        self.wrong: dict[str, list[str]] = {}

    def look_at(self, shown: Moment, about: dict[str, int] | None = None) -> None:
        """Everything that is wrong is kept; `about` names what the question is about, as in frame.js."""
        self.table.show(shown)
        asked = is_asked(shown)
        if asked:
            self.table.frame.evaluate(CHOOSE, CHOOSABLE)
        self.look(shown.kind, int(asked), about)

    def look(self, kind: str, primary: int, about: dict[str, int] | None = None) -> None:
        """At what is shown, with this number of primary buttons."""
        wanted = {
            "sizes": self.sizes,
            "about": about or {},
            "primary": primary,
            "longNames": self.table.names,
        }
        seen = self.table.frame.evaluate(LOOK, wanted)
        for size, one in zip(self.sizes, seen, strict=True):
            found, places = one["wrong"], one["places"]
            first = self.stood.setdefault(size, places)
            found += [
                f"{name} moved from {first[name]} to {places[name]}"
                for name in first.keys() & places.keys()
                if any(abs(now - then) > 1 for now, then in zip(places[name], first[name], strict=True))
            ]
            for what in found:
                self.wrong.setdefault(f"{kind}: {what}", []).append(f"{size[0]}×{size[1]}")

    def found_nothing(self) -> None:
        assert not self.wrong, "\n".join(f"{what}: {', '.join(where)}" for what, where in self.wrong.items())


def _allow(route: Route) -> None:
    """The page may stand in a frame of ours: the server forbids it to everybody."""
    route.fulfill(response=route.fetch(), headers={"content-type": "text/html"})


def is_asked(shown: Moment) -> bool:
    """Whether whoever looks has something to decide."""
    question = shown.view()["question"]
    return question is not None and bool(question["yours"])
