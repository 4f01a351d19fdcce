"""Gobelet: the table for dice-cup games. Everything public is here."""

from gobelet.api import imagine, new, replay, ruleset, rulesets, view
from gobelet.core.errors import BadRecord, BadRequest, GobeletError, Refused
from gobelet.core.event import Event, Message
from gobelet.core.game import Game
from gobelet.core.record import Record
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View

__all__ = [
    "BadRecord",
    "BadRequest",
    "Event",
    "Game",
    "GobeletError",
    "Message",
    "Record",
    "Refused",
    "Ruleset",
    "View",
    "imagine",
    "new",
    "replay",
    "ruleset",
    "rulesets",
    "view",
]
