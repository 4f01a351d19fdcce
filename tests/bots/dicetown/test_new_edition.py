"""An edition under a new id has no figures of its own: all bots play it with those of the nearest one."""

import pytest

from gobelet.bots import BOTS, make
from gobelet.bots.expert.dicetown.tables import PROMISES, fitted_for, promise_of
from gobelet.bots.search.dicetown.shown import SHOWN, shown_in
from gobelet.bots.search.dicetown.tables import AMONG_EXPERTS, promise_among_experts
from gobelet.core.box import GameBox
from gobelet.core.branches import nature
from gobelet.dicetown.box import BOX
from gobelet.dicetown.owner_values import TownRuleset
from gobelet.dicetown.rulesets import EDITIONS, RULESETS

ANSWERS = 60


def house(like: str) -> TownRuleset:
    """A ruleset under a new id, but for its purse like another one."""
    rules = next(ruleset for ruleset in RULESETS if ruleset.id == like)
    assert isinstance(rules, TownRuleset)
    edition = rules.edition.but(id="dicetown/house", purse=10)
    made = TownRuleset(edition, 1, rules.choices, (), rules.numbers, rules.new, rules.view, rules.imagine)
    GameBox("dicetown", "Dice Town", (made,), BOX.pieces)
    return made


@pytest.mark.parametrize("like", EDITIONS)
def test_a_new_edition_uses_the_figures_of_the_nearest(like: str) -> None:
    edition = EDITIONS[like].but(id="dicetown/house")
    assert fitted_for(EDITIONS[like]) == fitted_for(edition) == like
    assert promise_of(edition) is PROMISES[like]
    assert promise_among_experts(edition) is AMONG_EXPERTS[like]
    assert shown_in(edition) is SHOWN[like]


@pytest.mark.parametrize("like", ["dicetown/2009", "dicetown/extension+indians"])
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_new_edition(name: str, like: str) -> None:
    rules = house(like)
    game = rules.new(rules, 3, nature("fast", "5"), rules.check(3, {}), True, [])
    bots = [make(name, seed) for seed in range(3)]
    asked: set[str] = set()
    for _answer in range(ANSWERS):
        assert game.question is not None
        asked.add(game.prompt().id)
        seat = game.waiting[0]
        game.answer(seat, bots[seat].decide(rules.view(game, seat), game.question, 0.002))
    assert game.round > 1
    assert len(asked) > 3
