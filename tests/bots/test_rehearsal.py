"""What a search thinks that dice bring in Dice Town: hands shown, and rolls rehearsed."""

import pytest

import gobelet
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.search.dicetown.rehearsal import Rehearsal, Rehearsals
from gobelet.bots.search.dicetown.showdown import NOBODY, Showdown, settled
from gobelet.bots.search.dicetown.tables import AMONG_EXPERTS
from gobelet.core.dice import ONE, SIZE, handful
from gobelet.core.rng import fast_start
from gobelet.dicetown.option_table import KEEP
from gobelet.dicetown.state import Town
from gobelet.dicetown.view import TownView
from gobelet.dicetown.winners import KINGS
from gobelet.odds.rolls import HANDFULS, HANDS, NUMBER
from tests.drawing import town

FALLEN = "9 9 10 K A, 9 10 J K A, 9 10 J Q K, 9 10 Q K A"
FACES = ["9", "10", "J", "Q", "K", "A"]


def seen(scene: Town, seat: int = 0) -> TownView:
    view = gobelet.view(scene, seat)
    assert isinstance(view, TownView)
    return view


def worth(scene: Town, seat: int = 0) -> ExpertPrices:
    view = seen(scene, seat)
    return ExpertPrices(view, 1, True, AMONG_EXPERTS[view.edition.id])


def rolled(drawing: str = "$8 ★ / $8 / $8 / $8") -> Town:
    return town(drawing, steps="roll", script=FALLEN, round=3)


def dice(words: str) -> int:
    return handful(tuple(sorted(FACES.index(word) for word in words.split())))


def shown(showdown: Showdown, *hands: str) -> float:
    return showdown.value([NUMBER[dice(hand)] for hand in hands])


OTHERS = ("9 10 J J K", "9 10 10 J K", "9 9 10 J K")


def test_a_place_won_is_better_than_a_place_lost() -> None:
    showdown = Showdown(worth(rolled()))
    queens = ("Q Q 10 J J", "9 10 10 J K", "9 9 10 J K")
    assert shown(showdown, "Q Q Q 10 J", *queens) > shown(showdown, "Q 10 J J 9", *queens)
    three = ("9 9 9 J K", "9 10 10 J K", "9 10 10 J K")
    assert shown(showdown, "A A A 9 10", *three) > shown(showdown, "A A 9 9 10", *three)


def test_what_a_rival_wins_costs_me_more_if_they_are_likely_to_win_the_game() -> None:
    showdown = Showdown(worth(rolled("$8 n3 ★ / $8 n14 / $8 n1 / $8 n3")))
    nobody, robber = "9 9 10 10 A", "9 Q Q Q Q"
    mine = "9 9 9 10 10"
    leader = shown(showdown, mine, robber, nobody, nobody)
    last = shown(showdown, mine, nobody, robber, nobody)
    assert leader < last


def test_of_those_tied_the_sheriff_wins_and_the_new_sheriff_settles_the_town_hall() -> None:
    assert settled(0b0110, 2) == 2
    assert settled(0b0100, 0) == 2
    assert settled(0b0110, 0) == settled(0b0110, NOBODY) == NOBODY
    showdown = Showdown(worth(rolled("$8 ★ / $8 / $8 / $8")))
    tied = ("9 J Q A A", "9 J Q A A")
    mine = shown(showdown, *tied, "9 10 10 J Q", "9 9 10 J Q")
    lost = shown(showdown, *tied, "9 10 10 J K", "9 9 10 J Q")
    assert lost < mine + showdown.gives[KINGS][0][2][1], "DT-28: without the badge nobody names themselves"


def test_complete_hands_need_no_luck() -> None:
    """All but the last die lie; when mine is kept as well, the round is over."""
    scene = rolled()
    view = seen(scene)
    judge = Rehearsals(view, 5)
    judge.imagine(0)
    assert judge.rehearsal is not None
    rehearsal = judge.rehearsal
    complete = [NUMBER[dice(hand)] for hand in ("9 9 Q Q Q", *OTHERS)]
    for seat in range(1, 4):
        rehearsal.dice[seat] = complete[seat]
    values = {rehearsal.value(HANDS[complete[0]], 0, fast_start(luck)) for luck in range(20)}
    assert values == {rehearsal.showdown.value(complete)}
    assert rehearsal.value(HANDS[complete[0]], 2, 1) == pytest.approx(
        rehearsal.showdown.value(complete) - 2 * rehearsal.showdown.paid
    )


def test_a_last_die_falls_fairly() -> None:
    """DT-13. A rival is complete, so that my fifth die falls: the mean is that of its six faces."""
    scene = rolled()
    judge = Rehearsals(seen(scene), 5)
    judge.imagine(0)
    rehearsal = judge.rehearsal
    assert isinstance(rehearsal, Rehearsal)
    complete = [NUMBER[dice(hand)] for hand in ("9 9 9 9 9", *OTHERS)]
    for seat in range(1, 4):
        rehearsal.dice[seat] = complete[seat]
    mine = dice("9 Q Q A")
    exact = sum([rehearsal.showdown.value([NUMBER[mine + one], *complete[1:]]) for one in ONE]) / 6
    rolls = [rehearsal.value(mine, 0, fast_start(luck)) for luck in range(2000)]
    assert len(set(rolls)) <= 6
    assert sum(rolls) / len(rolls) == pytest.approx(exact, abs=0.25)


@pytest.mark.parametrize("ruleset", ["dicetown/2009", "dicetown/extension+indians"])
def test_the_same_luck_shows_the_same_and_another_world_is_imagined_now_and_then(ruleset: str) -> None:
    game = gobelet.new(ruleset, 4, 3, skip_forced=True)
    assert isinstance(game, Town)
    view = seen(game)
    judge, again = Rehearsals(view, 9), Rehearsals(view, 9)
    keeps = [option for option in view.options if option > KEEP][:3]
    for number in (0, 1, 2):
        judge.imagine(number)
        again.imagine(number)
        assert [judge.chance(option) for option in keeps] == [again.chance(option) for option in keeps]
    first = judge.rehearsal
    judge.imagine(3)
    assert judge.rehearsal is first
    judge.imagine(512)
    assert judge.rehearsal is not first


def test_nobody_pays_for_a_die_without_money() -> None:
    """DT-11. In a rehearsal nobody keeps what they can't pay for."""
    scene = rolled("$0 ★ / $0 / $0 / $8")
    judge = Rehearsals(seen(scene), 5)
    judge.imagine(0)
    assert judge.rehearsal is not None
    for seat in (1, 2):
        habit = judge.rehearsal.habits[seat]
        for roll in ("9 9 9 9 9", "9 10 J Q K", "A A A Q Q"):
            then, price = divmod(habit.keep(0, NUMBER[0], NUMBER[dice(roll)], 0), 5)
            assert price == 0
            assert HANDFULS[then] >> SIZE == 1
