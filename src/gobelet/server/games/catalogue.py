"""What can be played, for the page that creates a table."""

from functools import cache

from gobelet import api, bots
from gobelet.cincinnati.cards import ROWS as CASINO_CARDS
from gobelet.core.ruleset import Ruleset
from gobelet.dicetown.cards import ELIXIRS, STORE
from gobelet.dicetown.cards import ROWS as STORE_CARDS
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.extras.extension import CURRENT
from gobelet.dicetown.extras.revised import BOTTLES
from gobelet.dicetown.owner_values import TownRuleset
from gobelet.dicetown.unprinted_values import FINDS
from gobelet.server.games.facts import FACES
from gobelet.server.protocol.messages import CardKind, FindKind, PlaceKind, RulesetChoice, RulesetInfo
from gobelet.server.protocol.part import OutlawShown


def catalogue() -> list[RulesetInfo]:
    return [_ruleset(rules) for rules in api.rulesets()]


@cache
def orderable(ruleset: str) -> frozenset[str]:
    """The cards for which standing orders can be given: those that are played, but not at once (DT-55)."""
    rules = api.ruleset(ruleset)
    if not isinstance(rules, TownRuleset):
        return frozenset()
    immediate = rules.edition.immediate
    played = [kind for kind, card in enumerate(STORE_CARDS) if not card.points and kind not in immediate]
    return frozenset([STORE_CARDS[kind].name for kind in played if STORE.count(rules.edition.store, kind)])


def _ruleset(rules: Ruleset) -> RulesetInfo:
    info = RulesetInfo(
        id=rules.id,
        version=rules.version,
        seats=list(rules.seats),
        choices=[
            RulesetChoice(choice.id, choice.rule, list(choice.values), choice.default)
            for choice in rules.choices
        ],
        bots=list(bots.available()),
        cards=[],
    )
    info.choices += [
        RulesetChoice(figure.id, figure.rule, [], figure.default, True) for figure in rules.figures
    ]
    if isinstance(rules, TownRuleset):
        _show_town(info, rules.edition)
    else:
        info.cards = [CardKind(card.name, card.copies, card.worth) for card in CASINO_CARDS]
    return info


def _show_town(info: RulesetInfo, town: Edition) -> None:
    """The page of an edition."""
    info.cards = [
        CardKind(card.name, copies, card.points, card.rule, card.name in orderable(town.id))
        for kind, card in enumerate(STORE_CARDS)
        if (copies := STORE.count(town.store, kind))
    ]
    info.places = [
        PlaceKind(
            place.name,
            place.rule,
            FACES[place.face] if place.face >= 0 else None,
            [action.name for action in place.actions] if len(place.actions) > 1 else [],
        )
        for place in town.places
    ]
    info.elixirs = [ELIXIRS[kind] for kind in BOTTLES.spread(town.elixirs)]
    info.river = [
        FindKind(find, copies)
        for kind, find in enumerate(FINDS)
        if (copies := CURRENT.count(town.river, kind))
    ]
    info.outlaws = [
        OutlawShown(number, FACES[one.face], FACES[one.wanted], one.reward)
        for number, one in enumerate(town.outlaws)
    ]
    info.indian = list(town.indian)
