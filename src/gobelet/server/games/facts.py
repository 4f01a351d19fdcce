"""Messages of the engine as they leave the server: kinds become names, faces and points."""

from collections.abc import Iterable
from typing import Final

from gobelet.core import errors, event
from gobelet.core.names import Cards, Kind
from gobelet.dicetown import cards as store
from gobelet.dicetown.cards import DEEDS, OTHER_NAMES, ROWS, deed_points
from gobelet.dicetown.faces import FACE_NAMES
from gobelet.server.protocol.answers import Fact, Told
from gobelet.server.protocol.part import Face

FACES: Final[tuple[Face, ...]] = FACE_NAMES
_FACES: Final = frozenset(("dice", "face", "turned"))
_CARDS: Final = frozenset(("card", "cards", "cancelled"))
_DEEDS: Final = frozenset(("deed", "titles", "fenced"))


def card_name(kind: Kind) -> str:
    return store.card_name(kind) if 0 <= kind < len(ROWS) + len(OTHER_NAMES) else "unknown"


def deeds(held: Cards) -> list[int]:
    """Deeds by their points; a Ranch is 0."""
    return [deed_points(kind) for kind in DEEDS.spread(held)] if held else []


def _town_word(key: str, value: int | str) -> int | str:
    """A fact of Dice Town: what is a kind in the engine has a name outside."""
    if not isinstance(value, int):
        return value
    if key in _FACES:
        return FACES[value]
    if key in _CARDS:
        return card_name(value)
    return deed_points(value) if key in _DEEDS else value


def facts(game: str, told: dict[str, errors.Fact]) -> dict[str, Fact]:
    """The facts of a message; `game` is the first part of the ruleset's id."""
    town = game == "dicetown"
    words: dict[str, Fact] = {}
    for key, value in told.items():
        if isinstance(value, tuple):
            words[key] = [_town_word(key, one) for one in value] if town else list(value)
        else:
            words[key] = _town_word(key, value) if town else value
    return words


def message(game: str, told: event.Message) -> Told:
    return Told(told.id, told.rule, facts(game, told.facts))


def messages(game: str, events: Iterable[event.Event], seat: int | None) -> list[Told]:
    """Events as this seat may know them; None is a spectator."""
    return [message(game, one.seen_by(seat)) for one in events]
