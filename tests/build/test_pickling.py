"""Games, views and records can be pickled and copied by Python's own means, in both builds."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import gobelet
from gobelet.bots.observers import observer
from gobelet.core.chance import Coupled, Enumerated, Keyed, Nature, Scripted
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.playout import play_out
from gobelet.core.round_chance import Synchronous
from gobelet.dicetown.numbering import NUMBERS_2009
from gobelet.dicetown.observe.extras import NO_ANNEX
from gobelet.dicetown.observe.observer import TownObserver
from gobelet.testing import random_steps
from tests.earlier import begun
from tests.laws.catalogue import EVERY_RULESET


def sent(game: Game) -> Game:
    """As another process would get it."""
    there = pickle.loads(pickle.dumps(game))
    assert isinstance(there, Game)
    return there


@pytest.mark.parametrize("id", EVERY_RULESET)
def test_a_pickled_game_is_the_same_game_wherever_it_stands(id: str) -> None:
    """Every step that a game meets is written and made again, too."""
    for skip in (False, True):
        game = gobelet.new(id, 4, 2, skip_forced=skip)
        for number, step in enumerate(random_steps(game, 2)):
            if number % 5 == 0:
                there = sent(step)
                assert there.text() == step.text()
                assert there.skip == step.skip
                assert there.ruleset is step.ruleset
                assert [there.options(seat) for seat in there.waiting] == [
                    step.options(seat) for seat in step.waiting
                ]


@pytest.mark.parametrize("id", EVERY_RULESET)
def test_a_pickled_game_plays_on_as_the_real_one_does(id: str) -> None:
    game = gobelet.new(id, 4, 3, skip_forced=True)
    for _step in zip(random_steps(game, 3), range(40), strict=False):
        pass
    assert game.log is not None
    there = sent(game)
    assert play_out(there, 5) == play_out(game, 5)
    assert there.fingerprint() == game.fingerprint()
    assert there.record().answers == game.record().answers
    assert gobelet.replay(pickle.loads(pickle.dumps(there.record()))).fingerprint() == game.fingerprint()


@pytest.mark.parametrize("id", EVERY_RULESET)
def test_copies_by_python_are_copies_without_watchers(id: str) -> None:
    game = gobelet.new(id, 4, 4, watchers=[lambda event: None])
    for twin in (copy.copy(game), copy.deepcopy({"game": game})["game"]):
        assert twin is not game
        assert twin.fingerprint() == game.fingerprint()
        assert twin.watchers == []
        play_out(twin, 1)
        assert twin.fingerprint() != game.fingerprint()


@pytest.mark.parametrize("id", EVERY_RULESET)
def test_a_pickled_view_shows_the_same_and_can_be_imagined(id: str) -> None:
    """An edition with figures of its own, too."""
    game = gobelet.new(id, 4, 5) if id == "cincinnati" else begun(id, 4, 5, equipment="1,2,3,4,5,6")
    for number, step in enumerate(random_steps(game, 5)):
        if number % 20 == 0:
            for seat in (0, None):
                view = gobelet.view(step, seat)
                there = pickle.loads(pickle.dumps(view))
                assert there.text() == view.text()
                assert gobelet.imagine(there, 1).text() == gobelet.imagine(view, 1).text()


def test_every_kind_of_chance_is_pickled() -> None:
    natures = [
        Nature("fast", "7", recorded=False),
        Keyed("keyed", "ab" * 32),
        Scripted((("roll", 1), ("below", 2))),
        Coupled("5"),
        Enumerated((1, 2)),
        Synchronous(9),
    ]
    for nature in natures:
        there = pickle.loads(pickle.dumps(nature))
        assert type(there) is type(nature)
        assert (there.name, there.seed, there.quick) == (nature.name, nature.seed, nature.quick)
        assert (there.past, there.recorded, there.first()) == (nature.past, nature.recorded, nature.first())


def ends(game: Game) -> tuple[int, str]:
    return play_out(game, 1), game.fingerprint()


def test_another_process_plays_the_game_that_it_is_sent() -> None:
    game = gobelet.new("dicetown/extension", 3, 6, skip_forced=True)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = pool.submit(ends, game).result(timeout=300)
    assert there == ends(game)


def test_messages_events_and_observers_are_pickled() -> None:
    game = gobelet.new("dicetown/2009", 3, 1)
    message = pickle.loads(pickle.dumps(game.prompt()))
    assert repr(message) == repr(game.prompt())
    event = pickle.loads(pickle.dumps(Event("rolled", "DT-10", {"seats": (0, 1)}, {"dice": (1,)}, 2)))
    assert repr(event.seen_by(1)) == "rolled-seen(seats=(0, 1), dice=(1,))"
    eyes = observer("dicetown/2009")
    assert pickle.loads(pickle.dumps(eyes)) is eyes
    with pytest.raises(TypeError):
        pickle.dumps(TownObserver(NUMBERS_2009, NO_ANNEX))
