"""Mia in words: for programs and language models, from its views alone."""

import pytest

import gobelet
from gobelet import readable
from gobelet.envs.text import TextEnv
from gobelet.testing import check_readable


@pytest.mark.parametrize("seats", [2, 4])
def test_words_tell_what_the_view_tells_and_no_more(seats: int) -> None:
    check_readable("mia", seats, seats)


def test_the_cup_is_read_by_whoever_looked_under_it() -> None:
    game = gobelet.new("mia", 2, seed=1)
    told = [readable.text(gobelet.view(game, seat)) for seat in (0, 1)]
    assert "under the cup 2 face down" in told[1]
    assert "under the cup 2 face down" not in told[0]
    assert "  2 = 31" in told[0].splitlines()
    assert "The game waits for Ida." in told[1]


def test_an_answer_is_a_number_or_a_sentence() -> None:
    """Mia brings no notation: “claim 5” would be the sixth claim, and is not read."""
    seen = gobelet.view(gobelet.new("mia", 2, seed=1), 0)
    assert readable.read_answer(seen, "2") == readable.read_answer(seen, "31") == (2,)
    assert readable.read_answer(seen, "I am bold. [Mia]") == (22,)
    with pytest.raises(gobelet.BadRequest, match="2 = 31"):
        readable.read_answer(seen, "claim 5")


def test_a_whole_game_in_the_text_environment() -> None:
    env = TextEnv("mia", lang="fr", lives=3)
    env.reset(num_players=3, seed=2)
    done = False
    while not done:
        _player, text = env.get_observation()
        options = [line.split()[0] for line in text.splitlines() if line.startswith("  ") and " = " in line]
        done, info = env.step(options[0])
        assert not info
    assert sum(env.close()[0].values()) == 1
