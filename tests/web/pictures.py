"""Makes the pictures of docs/images: `python -m tests.web.pictures [NAME …]`, all of them or those named.

They show games of the engine with fixed seeds at tables inside of the browser, so they change only with the
page. docs/pictures.md shows them.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from gobelet import analysis
from gobelet.server.replays import analyses, frames
from gobelet.server.tables import viewer_messages
from tests.server.outside import Server
from tests.web.axe import SETTLED, Scheme
from tests.web.conftest import chromium
from tests.web.looking import EVERY_SIZE
from tests.web.people import CHOOSABLE, Person
from tests.web.staged import ADDRESS, TABLE, Shown, Staged, find

FOLDER = Path(__file__).parents[2] / "docs" / "images"
DESK, PHONE = (1366, 657), (360, 740)
SHORT, LYING, TV = (360, 640), (740, 360), (1920, 1080)
TOUCHED = 800  # pixels: narrower screens are touched

TOWN, FULL_TOWN = ("dicetown/2009", 4), ("dicetown/extension+indians", 6)
CASINO, FULL_CASINO = ("cincinnati", 4), ("cincinnati", 6)

# In Chromium: it brings the encoder, and so nobody has to install one.
ENCODE = """async ([data, widest, quality]) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const scale = Math.min(1, widest / picture.width);
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
    const ink = canvas.getContext("2d");
    ink.imageSmoothingQuality = "high";
    ink.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    const made = new Uint8Array(await blob.arrayBuffer());
    let text = "";
    for (let place = 0; place < made.length; place += 4096)
        text += String.fromCharCode(...made.subarray(place, place + 4096));
    return btoa(text);
}"""
QUALITY = 0.7


# --- moments of games ---------------------------------------------------------------------------------------

Rules = tuple[str, int]


def in_hand(shown: Shown) -> int:
    hand = shown.view()["board"].get("hand") or {}
    return len(hand.get("cards", []))


def later(kind: str, cards: int = 0) -> Callable[[Shown], bool]:
    """Some rounds have gone by, this is asked, and at least this number of cards is in the hand."""
    return lambda shown: shown.kind == kind and shown.game.round >= 3 and in_hand(shown) >= cards


def set_aside(kind: str, cards: int = 0) -> Callable[[Shown], bool]:
    """The same, with some dice set aside already, and some to choose from."""
    asked = later(kind, cards)
    return lambda shown: asked(shown) and 0 < len(shown.view()["board"]["seats"][shown.seat]["dice"]) < 3


def over(shown: Shown) -> bool:
    return shown.game.over


# What is looked for, and the bots that play: greedy ones bring about what people do, random ones everything.
MOMENTS: dict[str, tuple[Rules, Callable[[Shown], bool], str]] = {
    "keep": (TOWN, set_aside("keep", cards=2), "greedy"),
    "full-town": (FULL_TOWN, set_aside("keep", cards=2), "greedy"),
    "bribe": (TOWN, later("raise", cards=1), "random"),
    "sheriff": (TOWN, later("name-winner"), "random"),
    "window": (TOWN, later("own-card", cards=2), "random"),
    "robbery": (TOWN, later("loot"), "random"),
    "card": (TOWN, later("keep-one", cards=1), "greedy"),
    "table": (FULL_CASINO, later("choose-table"), "greedy"),
    "chip": (CASINO, later("extra-roll"), "random"),
    "duel": (CASINO, later("duel-reroll"), "random"),
    "end": (TOWN, over, "greedy"),
    "end-casino": (CASINO, over, "greedy"),
}


@cache
def moment(name: str) -> Shown:
    rules, wanted, bot = MOMENTS[name]
    return find(*rules, wanted, bot, seeds=200)


def staged(person: Person, shown: Shown, *, hinted: bool = False, address: str = ADDRESS) -> Staged:
    table = Staged(person.page, shown, hinted=hinted)
    person.visit(address)
    person.page.locator("[data-round]").wait_for()
    return table


def question(name: str, person: Person, address: str = ADDRESS) -> None:
    """The question of a moment, with something chosen."""
    staged(person, moment(name), address=address)
    person.see_question(moment(name).kind)
    if not person.answer.locator(".primary").is_enabled():
        person.page.locator(CHOOSABLE).first.click()
    person.page.mouse.move(0, 0)


def screen(name: str, person: Person) -> None:
    """The same for all in the room, with the code by which they sit down."""
    staged(person, moment(name)._replace(public=True), address=f"/screen/{TABLE}")
    person.page.locator(".qr").wait_for()


def log(name: str, person: Person) -> None:
    question(name, person)
    person.page.locator("button.log:visible").click()
    expect(person.page.locator("[role=log]:visible, .log:visible").last).to_be_visible()


def hinted(name: str, person: Person) -> None:
    staged(person, moment(name), hinted=True)
    person.page.locator(CHOOSABLE).first.click()
    expect(person.page.locator(".answer .note [role=status], button.hints").first).to_be_visible()
    person.page.mouse.move(0, 0)


def summary(rules: Rules, person: Person) -> None:
    """The end of the second round, as the first seat sees it."""
    person.context.add_init_script("localStorage.setItem('gobelet.pace', 'fast')")
    person.bring_clock()
    before, after = [find(*rules, partial(begins, number)) for number in (2, 3)]
    table = staged(person, before)
    person.stop_clock()
    table.show(after, since=len(before.events))
    while not person.page.get_by_test_id("summary").count():
        person.let_pass(500)
    person.page.clock.resume()


def begins(number: int, shown: Shown) -> bool:
    return shown.game.round == number and shown.seat == 0


def coach(name: str, person: Person, given: str = "") -> None:
    """What a first game is taught; where these lessons have been given, the best move alone."""
    person.context.add_init_script(f"localStorage.setItem('gobelet.coach', '{{\"{TABLE}\": [{given}]}}')")
    staged(person, moment(name), hinted=True)
    expect(person.page.locator("aside .bubble, .bubble").first).to_be_visible()
    person.page.wait_for_function("() => document.querySelector('.bubble').style.visibility === 'visible'")


@cache
def analysed(record: str) -> bytes:
    """A quick analysis, the same each time."""
    file = frames.read(record)
    found = analysis.analyse(file.record, analysis.make_settings("greedy"), rollouts=2)
    return viewer_messages.encode(analyses.sum_up(found, file, True)) + b"\n"


def study(person: Person, name: str) -> None:
    """A game's end. Its analysis comes from here, made beforehand: the server takes minutes."""
    table = Staged(person.page, moment(name))
    found = analysed(table.record())
    person.page.route(
        "**/api/replay/analysis", lambda route: route.fulfill(body=found, content_type="application/x-ndjson")
    )


def score(name: str, person: Person) -> None:
    Staged(person.page, moment(name))
    see_end(person)


def see_end(person: Person) -> None:
    person.visit(ADDRESS)
    expect(person.page.locator("section.chart")).to_be_visible()


def end(name: str, person: Person) -> None:
    """With its turning points: in Cincinnati, where they are soon found."""
    study(person, name)
    see_end(person)
    person.page.locator(".moments .button").click()
    person.page.locator(".moments [role=tab]").first.wait_for()


def replay(name: str, person: Person) -> None:
    study(person, name)
    person.visit(f"/replay/{TABLE}/60")
    person.page.get_by_test_id("where").wait_for()
    drawer = person.page.locator("button.log:visible")  # where there is no room beside the board
    narrow = drawer.count() > 0
    if narrow:
        drawer.click()
    person.page.get_by_role("tab").nth(1).click()
    person.page.locator(".analysis .button").click()
    person.page.locator(".analysis table").wait_for()
    if narrow:
        person.page.keyboard.press("Escape")


# --- pages --------------------------------------------------------------------------------------------------


def home(person: Person) -> None:
    person.visit()
    expect(person.page.locator("article:visible").first).to_be_visible()


def lobby(person: Person) -> None:
    table = Staged(person.page, moment("table"))
    table.alter = wait_for_others
    person.visit(ADDRESS)
    expect(person.page.locator(".invitation [role=img]")).to_be_visible()


def hand_over(person: Person) -> None:
    """One device for two people, before the first of them looks at it."""
    person.visit()
    page = person.page
    page.get_by_role("article").first.get_by_role("button", name="One device").click()
    dialog = page.get_by_role("dialog")
    for place, name in enumerate(("Ann", "Bob"), 1):
        dialog.get_by_label(f"Player {place}", exact=True).fill(name)
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("hand-over").get_by_role("button", name="I am Ann")).to_be_enabled()


def wait_for_others(view: dict[str, Any]) -> None:
    """The table of this view before its game."""
    view["table"]["phase"] = "lobby"
    view["board"] = view["question"] = None
    for place, seat in enumerate(view["table"]["seats"][1:4]):
        seat.update(({"kind": "person", "name": "Bob"}, {"kind": "free"}, {"kind": "free"})[place])


def how(game: str, person: Person) -> None:
    person.visit(f"/learn/{game}/how")
    for _step in range(3):
        person.page.keyboard.press("ArrowRight")
    expect(person.page.locator(".picture svg").first).to_be_visible()


# --- pictures -----------------------------------------------------------------------------------------------


class Picture(NamedTuple):
    name: str
    draw: Callable[[Person], None]
    size: tuple[int, int] = DESK
    scheme: Scheme = "light"
    locale: str = "en-US"
    pixels: float = 1  # of the screen for each of the page's
    widest: int = 1024  # pixels of the picture: larger ones are made smaller


def at(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


DRAWN: dict[str, Callable[[Person], None]] = {
    **{name: partial(question, name) for name in MOMENTS if not name.startswith("end")},
    "hints": partial(hinted, "table"),
    "summary": partial(summary, TOWN),
    "summary-casino": partial(summary, CASINO),
    "end": partial(score, "end"),
    "end-casino": partial(end, "end-casino"),
    "replay": partial(replay, "end-casino"),
    "coach": partial(coach, "keep"),
    "advice": partial(coach, "keep", given='"welcome", "keep"'),
    "home": home,
    "lobby": lobby,
    "how": partial(how, "dicetown"),
    "how-casino": partial(how, "cincinnati"),
}
WIDE = [name for name in DRAWN if name not in ("card", "how-casino", "summary-casino")]
NARROW = [name for name in DRAWN if name not in ("table", "hints", "how", "summary")]
NIGHT = ["full-town", "table", "end"]
FRENCH = ["keep", "table"]

PICTURES = [
    # The README's own.
    Picture("dicetown", DRAWN["keep"], (1280, 720), widest=1280),
    Picture("phone", DRAWN["full-town"], PHONE, pixels=2),
    Picture("cincinnati", DRAWN["duel"], (1280, 720), "dark", widest=1280),
    *[Picture(f"{name}-{at(DESK)}", DRAWN[name]) for name in WIDE],
    *[Picture(f"{name}-{at(PHONE)}", DRAWN[name], PHONE) for name in NARROW],
    *[
        Picture(f"{name}-{at(size)}", DRAWN[name], size)
        for name in ("full-town", "table")
        for size in EVERY_SIZE
        if size not in (DESK, PHONE) or (name == "table" and size != DESK)
    ],
    *[Picture(f"{name}-night", DRAWN[name], scheme="dark") for name in NIGHT],
    *[Picture(f"{name}-french", DRAWN[name], locale="fr-FR") for name in FRENCH],
    Picture(f"table-french-{at(PHONE)}", DRAWN["table"], PHONE, locale="fr-FR"),
    Picture(f"lobby-french-{at(PHONE)}", DRAWN["lobby"], PHONE, locale="fr-FR"),
    # What is seen in one place only.
    Picture(f"screen-{at(TV)}", partial(screen, "full-town"), TV),
    Picture(f"cup-{at(PHONE)}", partial(question, "keep", address=f"/t/{TABLE}?cup#key"), PHONE),
    Picture(f"hand-over-{at(PHONE)}", hand_over, PHONE),
    Picture(f"log-{at(PHONE)}", partial(log, "keep"), PHONE),
    Picture(f"home-{at(SHORT)}", home, SHORT),
    Picture(f"window-{at(LYING)}", DRAWN["window"], LYING),
]


def encoded(lab: Page, picture: Picture, png: bytes) -> bytes:
    text: str = lab.evaluate(ENCODE, [base64.b64encode(png).decode(), picture.widest, QUALITY])
    return base64.b64decode(text)


def main() -> None:
    wanted = [picture for picture in PICTURES if not sys.argv[1:] or picture.name in sys.argv[1:]]
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.db", "--public-url", "https://gobelet.example") as server,
        chromium() as browser,
    ):
        lab = browser.new_page()
        for picture in wanted:
            width, height = picture.size
            person = Person(
                browser,
                server.url,
                viewport={"width": width, "height": height},
                locale=picture.locale,
                color_scheme=picture.scheme,
                device_scale_factor=picture.pixels,
                has_touch=(min(width, height) < TOUCHED and width < height) or height < 400,
                is_mobile=(min(width, height) < TOUCHED and width < height) or height < 400,
                reduced_motion="reduce",
            )
            picture.draw(person)
            person.page.evaluate(SETTLED)
            made = encoded(lab, picture, person.page.screenshot(animations="disabled"))
            (FOLDER / f"{picture.name}.webp").write_bytes(made)
            print(f"{picture.name}.webp  {len(made):,} bytes", flush=True)
            person.go_home()
    if not sys.argv[1:]:
        names = {f"{picture.name}.webp" for picture in PICTURES}
        for path in FOLDER.glob("*.webp"):
            if path.name not in names:
                path.unlink()
        size = sum(path.stat().st_size for path in FOLDER.iterdir())
        print(f"{len(names)} pictures; docs/images has {size:,} bytes")


if __name__ == "__main__":
    main()
