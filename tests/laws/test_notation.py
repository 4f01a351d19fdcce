"""Positions and answers as text: nothing is lost on the way, and nobody sees more than they may."""

from typing import Any

import pytest

import gobelet
from gobelet import BadRequest, Game, notation, testing
from tests.laws.catalogue import EVERY_TABLE

pytestmark = pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)

EVERY = 5  # moments between two drawings of a random game; each game begins at another one


def whole(game: Game) -> tuple[Any, ...]:
    """All that a position is: everything but chance, and what went before."""
    question = game.question.text() if game.question is not None else ""
    pile = [step.text() for step in game.pile]
    asking = game.serial, game.asked, game.waiting_seats, game.choosers, game.said
    return game.state_text(), game.choices, game.round, pile, question, asking


def moments(id: str, seats: int, seed: int) -> list[Game]:
    """Some moments of a random game, also between the answers to one question, and its end."""
    game = gobelet.new(id, seats, seed)
    found = [
        step.copy()
        for number, step in enumerate(testing.random_steps(game, seed + 1))
        if number % EVERY == seed % EVERY
    ]
    return [*found, game]


def test_a_drawn_position_is_the_same_position(id: str, seats: int) -> None:
    for game in moments(id, seats, seats):
        text = notation.draw(game)
        drawn = notation.position(id, text)
        assert notation.draw(drawn) == text
        assert whole(drawn) == whole(game)


def test_every_option_is_read_as_it_is_spelled(id: str, seats: int) -> None:
    for game in moments(id, seats, seats + 1):
        for seat in game.waiting:
            for option in game.options(seat):
                assert notation.read(game, seat, notation.spell(game, seat, option)) == (option,)


def test_every_answer_is_read_as_it_is_spelled(id: str, seats: int) -> None:
    for game in moments(id, seats, seats + 2):
        for seat, parts in enumerate(game.said):
            if parts:
                assert notation.read(game, seat, notation.spell(game, seat, parts)) == parts


def test_a_seat_sees_the_same_in_every_world_it_can_imagine(id: str, seats: int) -> None:
    for number, game in enumerate(moments(id, seats, seats + 3)):
        if any(game.said) or number % 3:
            continue  # an imagined world has no answers yet
        for seat in range(seats):
            imagined = gobelet.imagine(gobelet.view(game, seat), number)
            assert notation.draw(imagined, seat) == notation.draw(game, seat)


def test_a_drawn_game_has_no_record_and_plays_to_its_end(id: str, seats: int) -> None:
    games = moments(id, seats, seats + 4)
    for seed, skip in ((0, False), (7, True)):
        drawn = notation.position(id, notation.draw(games[len(games) // 2]), seed=seed, skip_forced=skip)
        with pytest.raises(BadRequest) as caught:
            drawn.record()
        assert caught.value.id == "no-record"
        for _step in testing.random_steps(drawn, seed):
            pass
        assert drawn.winners


def test_what_a_seat_sees_is_no_position_while_something_is_hidden(id: str, seats: int) -> None:
    game = gobelet.new(id, seats, 0)
    with pytest.raises(BadRequest) as caught:
        notation.position(id, notation.draw(game, 0))
    assert caught.value.id == "notation-hidden"
