"""`gobelet --help`: what there is."""

from gobelet.cli.exit_codes import DONE
from gobelet.locale.voice import Voice


def show_overview(lang: str) -> int:
    print(Voice(lang).text("cli-overview"))
    return DONE
