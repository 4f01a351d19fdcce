"""What the catalogue says about an edition of Dice Town: cards, places, Elixirs, River cards, Outlaws."""

from functools import cache

from gobelet.core.game import Game
from gobelet.core.ruleset import Ruleset
from gobelet.dicetown.card_windows import Window
from gobelet.dicetown.cards import ELIXIRS, FIELD, ROWS, STORE
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.extras.extension import CURRENT
from gobelet.dicetown.extras.revised import BOTTLES
from gobelet.dicetown.owner_values import TownRuleset
from gobelet.dicetown.state import Town
from gobelet.dicetown.unprinted_values import FINDS
from gobelet.server.games.dicetown.names import FACES
from gobelet.server.protocol.answers import OutlawShown
from gobelet.server.protocol.rulesets import CardKind, FindKind, PlaceKind, RulesetInfo


@cache
def orderable(ruleset: Ruleset) -> frozenset[str]:
    """DT-55. The cards that are played, but not at once."""
    town = _edition(ruleset)
    played = [kind for kind, card in enumerate(ROWS) if not card.points and kind not in town.immediate]
    return frozenset([ROWS[kind].name for kind in played if STORE.count(town.store, kind)])


def window_cards(game: Game) -> frozenset[str]:
    """DT-51. The cards that fit the open window, by what everybody knows."""
    question = game.question
    if not isinstance(question, Window):
        return frozenset()
    assert isinstance(game, Town)
    fits = question.fits(game)
    return frozenset([card.name for kind, card in enumerate(ROWS) if fits & FIELD[kind]])


def _edition(ruleset: Ruleset) -> Edition:
    assert isinstance(ruleset, TownRuleset)
    return ruleset.edition


def describe(ruleset: Ruleset, info: RulesetInfo) -> None:
    """The page of an edition."""
    town = _edition(ruleset)
    can_be_ordered = orderable(ruleset)
    info.cards = [
        CardKind(card.name, copies, card.points, card.rule, card.name in can_be_ordered)
        for kind, card in enumerate(ROWS)
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
