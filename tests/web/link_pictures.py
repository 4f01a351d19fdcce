"""Makes the pictures that links show when they are shared: `python -m tests.web.link_pictures`.

Each is the picture of a game as the first page draws it, over the game's title. They lie in web/public.
"""

import tempfile
from pathlib import Path
from typing import Final

from tests.server.outside import Server
from tests.web.axe import SETTLED
from tests.web.conftest import chromium
from tests.web.people import Person

FOLDER: Final = Path(__file__).parents[2] / "web" / "public"
SIZE: Final = (1200, 630)  # pixels, as those who show links want them
PIXELS: Final = 2  # of the picture, for each of the page's

# The themes of the games whose pictures stand side by side, and the title below them.
PICTURES: Final = {
    "share": (["town", "casino"], "Gobelet"),
    "share-dicetown": (["town"], "Dice Town"),
    "share-cincinnati": (["casino"], "Cincinnati"),
}

# Styles are set one by one: the server's policy allows no style sheets but the page's own.
COMPOSE: Final = """([themes, title]) => {
    const put = (parent, styles, name = "") => {
        const made = parent.appendChild(document.createElement("div"));
        made.className = name;
        Object.assign(made.style, styles);
        return made;
    };
    const pictures = themes.map((theme) => document.querySelector(`article.${theme} .picture > .picture`));
    const sheet = put(document.body, {
        position: "fixed", inset: "0", zIndex: "99", display: "flex", flexDirection: "column",
        background: "var(--paper)", color: "var(--ink)",
    }, themes.length > 1 ? "" : themes[0]);
    const row = put(sheet, { flex: "1", display: "flex", overflow: "hidden" });
    for (const [place, picture] of pictures.entries()) {
        const theme = put(row, { flex: "1", minWidth: "0" }, themes[place]);
        picture.style.height = "100%";
        theme.append(picture); // itself: colours with names belong to the first one of that name
    }
    const line = put(sheet, {
        height: "84px", flex: "none", display: "flex", alignItems: "center", justifyContent: "center",
        borderTop: "4px solid var(--accent)",
    });
    const weight = themes.length > 1 ? "800" : "";
    const name = put(line, { fontSize: "44px", lineHeight: "1", fontWeight: weight }, "title");
    name.textContent = title;
}"""
FONTS: Final = "() => document.fonts.ready.then(() => undefined)"


def main() -> None:
    width, height = SIZE[0] // PIXELS, SIZE[1] // PIXELS
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.db") as server,
        chromium() as browser,
    ):
        for name, (themes, title) in PICTURES.items():
            person = Person(
                browser,
                server.url,
                viewport={"width": width, "height": height},
                device_scale_factor=PIXELS,
                color_scheme="light",
                reduced_motion="reduce",
            )
            person.visit()
            person.page.locator("article").nth(1).wait_for(state="attached")
            person.page.evaluate(COMPOSE, [themes, title])
            person.page.evaluate(FONTS)
            person.page.evaluate(SETTLED)
            made = person.page.screenshot(animations="disabled")
            (FOLDER / f"{name}.png").write_bytes(made)
            print(f"{name}.png  {len(made):,} bytes", flush=True)
            person.go_home()


if __name__ == "__main__":
    main()
