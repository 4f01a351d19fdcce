"""Minds: a game without one is played by all bots, and a wrong one is refused."""

import pytest

import gobelet
from gobelet import BadRequest
from gobelet.bots import BOTS, Bot, GreedyBot, SearchBot, make
from gobelet.bots.chances import win_chances
from gobelet.bots.judge import Judge
from gobelet.bots.mind import MANY, NO_MIND, Mind, mind_of
from gobelet.bots.observers import observer
from gobelet.core.box import GameBox
from gobelet.core.names import Option
from gobelet.core.options import OptionTable
from gobelet.core.question import AnyQuestion
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from tests.bots.stones import BOX, STONES, Stones, begin, drawn, imagine, taken, view


def play(game: Stones, bots: list[Bot]) -> None:
    while not game.over:
        seat = game.turn
        assert game.question is not None
        game.answer(seat, bots[seat].decide(view(game, seat), game.question, 0.1))


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_game_without_a_mind(name: str) -> None:
    assert mind_of(STONES) is NO_MIND
    game = drawn(3, 12, 0)
    play(game, [make(name, seed) for seed in range(3)])
    assert len(game.winners) == 2
    assert win_chances(game) == [0.5 if seat in game.winners else 0.0 for seat in range(3)]


def test_the_search_wins_a_game_that_it_knows_nothing_about() -> None:
    """Playouts to the end are enough to leave one stone, and to beat chance."""
    for stones in (2, 3, 4):
        game = drawn(2, stones, 1)
        assert game.question is not None
        assert taken(SearchBot(3).decide(view(game, 1), game.question, 0.2)) == stones - 1
    won = 0
    for seed in range(20):
        game = drawn(2, 12, seed % 2)
        play(game, [SearchBot(seed), make("random", seed)])
        won += 0 in game.winners
    assert won >= 16


def test_without_a_mind_all_seats_are_equal_and_greedy_is_chance() -> None:
    game = drawn(4, 12, 0)
    assert win_chances(game) == [0.25] * 4
    assert game.question is not None
    said = {GreedyBot(seed).decide(view(game, 0), game.question, 0.0) for seed in range(30)}
    assert said == {0, 1, 2}


def test_a_game_without_an_observer_says_so() -> None:
    with pytest.raises(BadRequest) as caught:
        observer(STONES)
    assert caught.value.id == "no-observer"
    assert caught.value.facts == {"ruleset": "stones"}


class Last(Judge):
    """Likes the last option best."""

    def imagine(self, number: int) -> None:
        pass

    def chance(self, option: Option) -> float:
        return option / 1000


class Stubborn(Mind):
    """A mind as another package may bring it."""

    def greedy(self, view: View, question: AnyQuestion, seed: int) -> Option:
        return view.options[-1]

    def judge(self, view: View, question: AnyQuestion, seed: int, start: int) -> Judge | None:
        return Last(2, 1000)


STUBBORN = Stubborn()


def box_with(place: str) -> GameBox:
    return GameBox(
        "stones",
        "Stones",
        (
            Ruleset(
                "stones",
                version=1,
                seats=(2,),
                choices=(),
                table=STONES.table,
                new=begin,
                view=view,
                imagine=imagine,
            ),
        ),
        {"mind": place},
    )


def test_a_mind_of_another_package_is_asked() -> None:
    game = drawn(2, 12, 0)
    seen = view(game, 0)
    seen.ruleset = box_with(f"{__name__}:STUBBORN").rulesets[0]
    assert game.question is not None
    for name in ("greedy", "expert", "search"):
        assert make(name, 4).decide(seen, game.question, 0.05) == 2


def test_what_is_no_mind_is_refused() -> None:
    ruleset = box_with(f"{__name__}:test_what_is_no_mind_is_refused").rulesets[0]
    with pytest.raises(BadRequest) as caught:
        mind_of(ruleset)
    assert caught.value.id == "wrong-piece"


def test_of_many_unknown_options_some_are_tried() -> None:
    game = drawn(2, 12, 0)
    seen = view(game, 0)
    assert game.question is not None
    seen.options = tuple(range(100))
    tried = NO_MIND.candidates(seen, game.question, [(0.0, 7)], 7)
    assert 20 <= len(tried) <= MANY
    assert NO_MIND.candidates(seen, game.question, [(0.1, 5), (0.3, 9)], 9) == [9, 5]


def test_every_game_of_ours_has_a_mind_of_its_own() -> None:
    minds = [mind_of(box.rulesets[0]) for box in gobelet.api.games()]
    assert NO_MIND not in minds
    assert len({type(mind) for mind in minds}) == len(minds)
    assert BOX.piece("mind") is None
    assert OptionTable([("name", 6)], {"name": 1, "rob": 1}).seats == {"name": 1}
