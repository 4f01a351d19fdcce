"""Which build runs, in words: what a game or a server says when it starts."""

import gobelet
from gobelet.core.build import COMPILED
from gobelet.locale.voice import Voice


def build_line(voice: Voice) -> str:
    build = "compiled" if COMPILED else "plain"
    return voice.text("cli-build", {"version": gobelet.__version__, "build": build})
