"""Which addresses are places of the page. It finds its way itself; a server says whether there is such a way.

The same as `placeOf` in web/src/kit/route.svelte.ts. `web/tests/places.json` is tried on both.
"""

import re
from typing import Final

_DATE: Final = r"\d{4}-\d{2}-\d{2}"
PLACES: Final = re.compile(
    "|".join(
        [
            r"",
            r"(t|screen)/[A-Za-z0-9_-]+",
            rf"daily(/{_DATE}/[^/]+)?",
            r"tournaments",
            r"tournament/[A-Za-z0-9_-]+",
            r"you",
            r"imprint",
            r"privacy",
            r"moderation",
            r"player/\w+",
            r"mail/[^/]+/[^/]+",
            r"learn(/[^/]+/how)?",
            r"replay(/[^/]+(/\d{1,6})?)?",
            r"rules/.+",
        ]
    ),
    re.ASCII,
)


def is_place(path: str) -> bool:
    parts = [part for part in path.split("/") if part]
    return PLACES.fullmatch("/".join(parts)) is not None
