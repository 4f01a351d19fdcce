"""`gobelet --help`: what there is."""

from gobelet.locale.voice import Voice


def show_overview(lang: str) -> int:
    print(Voice(lang).text("cli-overview"))
    return 0
