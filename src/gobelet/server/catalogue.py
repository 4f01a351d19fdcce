"""What can be played, for the page that creates a table."""

from gobelet import api, bots
from gobelet.cincinnati.cards import ROWS as CASINO_CARDS
from gobelet.core.ruleset import Ruleset
from gobelet.dicetown.rulesets import EDITIONS
from gobelet.dicetown.store import ROWS as STORE_CARDS
from gobelet.dicetown.store import STORE
from gobelet.server.actions import ORDERABLE
from gobelet.server.wire import CardKind, PlaceKind, RulesetChoice, RulesetInfo
from gobelet.server.words import FACES


def catalogue() -> list[RulesetInfo]:
    return [_ruleset(rules) for rules in api.rulesets()]


def _ruleset(rules: Ruleset) -> RulesetInfo:
    town = EDITIONS.get(rules.id)
    if town is None:
        cards = [CardKind(card.name, card.copies, card.worth) for card in CASINO_CARDS]
        places = []
    else:
        cards = [
            CardKind(card.name, copies, card.points, card.rule, card.name in ORDERABLE)
            for kind, card in enumerate(STORE_CARDS)
            if (copies := STORE.count(town.store, kind))
        ]
        places = [
            PlaceKind(place.name, place.rule, FACES[place.face] if place.face >= 0 else None)
            for place in town.places
        ]
    return RulesetInfo(
        id=rules.id,
        version=rules.version,
        seats=list(rules.seats),
        choices=[
            RulesetChoice(choice.id, choice.rule, list(choice.values), choice.default)
            for choice in rules.choices
        ],
        bots=list(bots.BOTS),
        cards=cards,
        places=places,
    )
