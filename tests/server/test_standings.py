"""DT-20, DT-32, DX-10, DX-11. The board shows the leader at each place by the rules."""

import pytest

import gobelet
from gobelet.core.dice import SIZE
from gobelet.core.names import SEATS_OF
from gobelet.dicetown.rolling import HAND
from gobelet.dicetown.state import Town
from gobelet.dicetown.two_actions import next_best
from gobelet.dicetown.view import TownView
from gobelet.dicetown.winners import best_by_face, best_hands
from gobelet.server.games.dicetown.board import board
from gobelet.testing import random_steps


@pytest.mark.parametrize(
    ("ruleset", "seats"), [("dicetown/2009", 3), ("dicetown/extension", 2), ("dicetown/extension", 4)]
)
def test_the_board_says_who_is_ahead(ruleset: str, seats: int) -> None:
    settled = tied = partial = 0
    for step in random_steps(gobelet.new(ruleset, seats, 3), 3):
        assert isinstance(step, Town)
        seen = gobelet.view(step, None)
        assert isinstance(seen, TownView)
        shown = board(seen)
        assert [one.place for one in shown.standings] == [place.name for place in step.edition.places]
        if any(dice >> SIZE != HAND for dice in step.dice):
            partial += any(one.standings for one in shown.standings)
            continue
        for number, (place, one) in enumerate(zip(step.edition.places, shown.standings, strict=True)):
            best = best_hands(step) if place.face < 0 else best_by_face(step, place.face)
            first = one.standings[0].seats if one.standings else []
            assert tuple(first) == SEATS_OF[best]
            settled += 1
            if len(place.actions) < 2 or seats == 2:
                assert one.second == []
            elif len(first) == 1:
                assert tuple(one.second) == SEATS_OF[next_best(step, number, first[0])]
            else:
                tied += len(first) > 1
                assert one.second == first
    assert settled
    assert partial
    assert tied or ruleset == "dicetown/2009" or seats == 2


def test_hands_are_named_and_dice_are_counted() -> None:
    game = gobelet.new("dicetown/2009", 2, 1)
    for step in random_steps(game, 1):
        seen = gobelet.view(step, None)
        assert isinstance(seen, TownView)
        for one in board(seen).standings:
            for line in one.standings:
                assert (line.hand is None) == bool(line.number)
                if one.place == "mine":
                    for seat in line.seats:
                        dice = board(seen).seats[seat]
                        assert [*dice.dice, *dice.kept].count("9") == line.number
