"""Suggestions for a misspelt command, option or value."""

from difflib import get_close_matches

from gobelet.core.errors import GobeletError
from gobelet.locale.voice import Voice


def meant(error: GobeletError, voice: Voice) -> list[str]:
    """A sentence with the known word that is nearest to what was typed; none if nothing is near.

    Errors of this kind carry what was typed, and what is `known`.
    """
    known = error.facts.get("known", ())
    words = {str(word).lower(): str(word) for word in known} if isinstance(known, tuple) else {}
    for name, typed in error.facts.items():
        if isinstance(typed, str) and typed:
            last = typed.rpartition(" ")[2] if name == "command" else typed  # tabels in house tabels
            near = get_close_matches(last.lower(), words, n=1, cutoff=0.6)
            if near:
                return [voice.text("cli-did-you-mean", {"word": words[near[0]]})]
    return []
