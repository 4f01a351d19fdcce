"""Which bots the page offers for a game."""

from gobelet import api, bots
from gobelet.server.games.catalogue import offered_bots
from tests.bots.stones import STONES


def test_the_learned_bot_is_not_offered_for_games_of_other_packages() -> None:
    assert offered_bots(STONES) == tuple([name for name in bots.BOTS if name != "learned"])
    for box in api.REGISTRY.own:
        for rules in box.rulesets:
            assert offered_bots(rules) == bots.available(), rules.id
