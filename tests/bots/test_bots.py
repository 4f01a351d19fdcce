"""The bots by name."""

import pytest

from gobelet import BadRequest
from gobelet.bots import BOTS, ExpertBot, GreedyBot, LearnedBot, RandomBot, SearchBot, make


def test_bots_are_made_by_name() -> None:
    assert set(BOTS) == {"random", "greedy", "expert", "search", "learned"}
    assert isinstance(make("greedy", 1), GreedyBot)
    assert isinstance(make("random", 1), RandomBot)
    assert isinstance(make("expert", 1), ExpertBot)
    assert isinstance(make("search", 1), SearchBot)
    assert isinstance(make("learned", 1), LearnedBot)
    assert all(bot.name == name for name, bot in BOTS.items())


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadRequest) as caught:
        make("alphatown", 1)
    assert caught.value.id == "unknown-bot"
    assert caught.value.facts == {"bot": "alphatown", "known": tuple(BOTS)}
