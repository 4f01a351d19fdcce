"""The duel, held against brute force and against simple truths."""

from collections.abc import Callable
from math import isclose

from gobelet.cincinnati.hands import RANK
from gobelet.core.dice import handful
from gobelet.odds.cincinnati.duel import after_keeping, win_duel, win_new_duel
from gobelet.odds.rolls import HANDS, NUMBER
from tests.odds.brute import Faces, rerolling, rolls, subsets


def rank(faces: Faces) -> int:
    return RANK[handful(tuple(sorted(faces)))]


def not_behind(owner: Faces) -> Callable[[Faces], float]:
    """The opponent wins with a hand that is as good as the owner's."""

    def value(faces: Faces) -> float:
        return float(rank(faces) >= rank(owner))

    return value


def test_when_the_rolls_are_over_the_better_hand_wins_and_the_owner_loses_equal_dice() -> None:
    better, worse = handful((5, 5, 5, 5, 5)), handful((0, 1, 2, 2, 3))
    assert win_duel(better, worse, 4) == 1.0
    assert win_duel(worse, better, 4) == 0.0
    assert win_duel(better, better, 4) == 0.0


def test_the_last_roll_is_what_can_be_counted() -> None:
    for owner, opponent in [((3, 3, 3, 5, 5), (2, 2, 4, 4, 5)), ((0, 0, 2, 3, 5), (1, 1, 1, 2, 4))]:
        slow = rerolling(opponent, 1, not_behind(owner))
        assert isclose(win_duel(handful(owner), handful(opponent), 3), 1 - slow)


def test_the_owners_last_roll_sees_the_answer_coming() -> None:
    """The owner keeps four dice; the opponent then plays perfectly against what fell."""
    owner, opponent = (0, 0, 0, 0, 2), (4, 4, 4, 5, 5)
    best = 0.0
    for kept in subsets(owner):
        if len(kept) < 4:
            continue
        fell = rolls(5 - len(kept))
        total = 0.0
        for more in fell:
            mine = tuple(sorted(kept + more))
            total += 1 - rerolling(opponent, 1, not_behind(mine))
        best = max(best, total / len(fell))
    chances = dict(after_keeping(handful(owner), handful(opponent), 2, 0, 0))
    four = [chance for kept, chance in chances.items() if kept in _four_or_more(owner)]
    assert isclose(max(four), best)
    assert isclose(win_duel(handful(owner), handful(opponent), 2), max(chances.values()))


def _four_or_more(faces: Faces) -> set[int]:
    return {NUMBER[handful(kept)] for kept in subsets(faces) if len(kept) >= 4}


def test_a_chip_is_one_roll_more_for_the_player_behind() -> None:
    owner, opponent = handful((0, 0, 1, 3, 5)), handful((2, 2, 4, 4, 5))
    slow = rerolling((0, 0, 1, 3, 5), 1, lambda faces: float(rank(faces) > rank((2, 2, 4, 4, 5))))
    assert win_duel(owner, opponent, 4) == 0.0
    assert isclose(win_duel(owner, opponent, 4, owners=1), slow)
    assert win_duel(owner, opponent, 4, opponents=3) == 0.0
    assert win_duel(owner, opponent, 4, 1, 1) < win_duel(owner, opponent, 4, 1, 0)
    chances = [chance for _kept, chance in after_keeping(owner, opponent, 4, 1, 0)]
    assert isclose(max(chances), slow)


def test_the_second_to_roll_has_the_better_of_it_and_chips_help() -> None:
    assert 0.45 < win_new_duel(0, 0) < 0.5
    assert win_new_duel(0, 1) < win_new_duel(0, 0) < win_new_duel(1, 0)


def test_playing_well_never_hurts() -> None:
    opponent = HANDS[100]
    for owner in HANDS[::20]:
        assert win_duel(owner, opponent, 2) >= win_duel(owner, opponent, 3) - 1e-12
        assert win_duel(owner, opponent, 1) <= win_duel(owner, opponent, 2) + 1e-12
