"""`gobelet house announce`: every open page shows that the server restarts, and when."""

from typing import Final

from gobelet.cli.arguments import whole
from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import arguments_for, with_store
from gobelet.cli.operator.printing import print_json, when
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.clock import now
from gobelet.server.operating.hands import Hands
from gobelet.server.tables.names import plain

LONGEST: Final = 200  # characters that a page has room for
A_DAY: Final = 24 * 60  # minutes


def run(words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, "announce", "cli-about-house-announce")
    arguments.option("in", "MINUTES", "cli-help-in", "5")
    arguments.option("text", "TEXT", "cli-help-announcement", "")
    arguments.flag("withdraw", "cli-help-withdraw")
    read = arguments.read(words)
    minutes = whole("--in", getattr(read, "in"), 0, A_DAY)
    text = plain(read.text)
    if len(text) > LONGEST:
        raise BadRequest("house-text-long", "", {"most": LONGEST})
    restart = None if read.withdraw else now() + minutes * 60_000
    if restart is None:
        with_store(read, lambda store: Hands(store).withdraw())
    else:
        with_store(read, lambda store: Hands(store).announce(restart, text))
    if read.json:
        print_json({"restart": restart, "text": "" if read.withdraw else text})
    elif restart is None:
        print(voice.text("house-withdrawn"))
    else:
        print(voice.text("house-announced", {"time": when(restart)}))
    return DONE
