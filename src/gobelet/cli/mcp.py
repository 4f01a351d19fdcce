"""`gobelet mcp`: an assistant plays, by the Model Context Protocol on standard input and output."""

from gobelet.cli.arguments import Arguments
from gobelet.cli.exit_codes import DONE
from gobelet.locale.voice import Voice
from gobelet.mcp.tools import make_server


def run(words: list[str], lang: str) -> int:
    Arguments(Voice(lang), "mcp", "cli-about-mcp").read(words)
    make_server("fr" if lang == "fr" else "en").run("stdio")
    return DONE
