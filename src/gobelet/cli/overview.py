"""`gobelet --help`: what there is."""

from gobelet.cli.exits import DONE
from gobelet.locale.voice import Voice


def show_overview(lang: str) -> int:
    print(Voice(lang).text("cli-overview"))
    return DONE
