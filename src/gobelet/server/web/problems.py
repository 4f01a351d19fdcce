"""Errors as sentences, in the language of the client."""

from collections.abc import Sequence

from gobelet.core.errors import GobeletError
from gobelet.core.ruleset import Ruleset
from gobelet.locale import LANGUAGES, say
from gobelet.server.games.facts import as_it_is, facts
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import to_browser
from gobelet.server.protocol.problem import Problem


def problem(error: GobeletError, lang: str) -> Problem:
    """An error over HTTP."""
    return Problem(error.id, say(None, error, lang), error.rule, facts(as_it_is, error.facts))


def failed(
    error: GobeletError, ref: int | None, lang: str, ruleset: Ruleset | None, names: Sequence[str]
) -> to_browser.Failed:
    """An error on a socket: the rule is quoted."""
    name = wire_of(ruleset).fact if ruleset is not None else as_it_is
    text = say(ruleset, error, lang, names)
    return to_browser.Failed(error.id, text, ref, error.rule, facts(name, error.facts))


def retry_after(error: GobeletError, status: int) -> dict[str, str]:
    """The header that says when to come back, in seconds."""
    return {"retry-after": str(error.facts.get("seconds", 1))} if status in (429, 503) else {}


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted.split(","):
        lang = part.partition(";")[0].strip().partition("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
