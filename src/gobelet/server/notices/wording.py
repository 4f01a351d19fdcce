"""What a notice says, in its reader's language: no more than everybody may know."""

from typing import Final, NamedTuple

from babel.dates import format_datetime

from gobelet import api
from gobelet.core.errors import GobeletError
from gobelet.locale.voice import Voice
from gobelet.server.clock import as_datetime
from gobelet.server.games.sentences import title_of
from gobelet.server.notices.quiet_hours import zone_of
from gobelet.server.storage.notice_book import NoticeSettings
from gobelet.server.tables.state import State

TITLES: Final = {"turn": "notice-turn", "over": "notice-over", "rematch": "notice-rematch"}
TEXTS: Final = {
    "turn": "notice-turn-text",
    "over": "notice-over-text",
    "rematch": "notice-rematch-text",
}


class Notice(NamedTuple):
    title: str
    body: str
    path: str  # of the page that it leads to


def notice(state: State, kind: str, until: int, reader: NoticeSettings) -> Notice:
    """`until` is when a clock answers, in milliseconds."""
    try:
        rules = api.ruleset(state.settings.rules)
    except GobeletError:  # a game that this program no longer has
        rules = None
    voice = Voice(reader.lang, rules)
    game = title_of(voice, rules) if rules is not None else state.settings.ruleset
    title = voice.text(TITLES[kind], {"game": game})
    path = f"/t/{state.rematch or state.settings.id}" if kind == "rematch" else f"/t/{state.settings.id}"
    if kind == "turn" and state.settings.clock:
        return Notice(title, voice.text("notice-turn-until", {"time": moment(until, reader)}), path)
    return Notice(title, voice.text(TEXTS[kind]), path)


def moment(at: int, reader: NoticeSettings) -> str:
    """A time of the reader's day, such as “Tue 18 Nov, 14:05”."""
    there = as_datetime(at).astimezone(zone_of(reader.zone))
    return str(format_datetime(there, "EEE d MMM, HH:mm", locale=reader.lang))
