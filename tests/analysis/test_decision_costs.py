"""What decisions cost, as the expert reckons: nothing if one plays as it does, whatever the dice."""

import pytest

import gobelet
from gobelet import api
from gobelet.analysis.decision_costs import cost_of
from gobelet.analysis.stages import Story, story_of
from gobelet.bots import make
from gobelet.bots.mind import mind_of


def played(ruleset: str, first: str) -> Story:
    """A game of four seats; seeds of the bots are 0, as in the count."""
    bots = [make("greedy" if seat else first, 0) for seat in range(4)]
    game = gobelet.new(ruleset, 4, 7)
    while not game.over:
        question, seat = game.question, game.waiting[0]
        assert question is not None
        game.answer(seat, bots[seat].decide(gobelet.view(game, seat), question, 0.05))
    return story_of(game.record())


@pytest.mark.parametrize("ruleset", ["dicetown/2009", "cincinnati"])
def test_the_expert_pays_nothing_and_chance_pays_most(ruleset: str) -> None:
    expert, chance = played(ruleset, "expert"), played(ruleset, "random")
    assert cost_of(expert, 0) == pytest.approx(0)
    assert cost_of(expert, 1) > 0  # a greedy bot
    assert cost_of(chance, 0) > 0.05


def test_minds_say_in_what_they_reckon() -> None:
    known = {rules.id: mind_of(rules).reckons() for rules in api.rulesets()}
    assert {known[id] for id in known if id.startswith("dicetown")} == {"points"}
    assert known["cincinnati"] == "chance"
