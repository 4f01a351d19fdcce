"""Hints are true: what they tell, held against the rules, exact chances and play by the engine."""

from math import isclose

import pytest

import gobelet
from gobelet.bots import make
from gobelet.cincinnati.duels import PayInDuel
from gobelet.cincinnati.option_table import CHALLENGE, PASS, PAY
from gobelet.cincinnati.view import CasinoView
from gobelet.core.dice import MASKS, handful
from gobelet.core.game import Game
from gobelet.dicetown.option_table import KEEP
from gobelet.dicetown.view import TownView
from gobelet.odds.cincinnati import duel, duel_levels
from gobelet.odds.cincinnati.extra_rolls import declining, paying
from gobelet.odds.dicetown.face_plan import counts
from gobelet.odds.dicetown.hints import keeps, turns
from gobelet.odds.dicetown.policy import HALL, face_counts, win_place
from gobelet.odds.dicetown.winning import LEFT, Rolls, win_chance, win_with
from gobelet.odds.hints import hints
from gobelet.odds.rolls import HANDS, NUMBER

SIXES = handful((5, 5, 5, 5, 5))


def told(view: gobelet.View, id: str) -> dict[int, int]:
    """The percentage of each option that has this hint."""
    found: dict[int, int] = {}
    for hint in hints(view):
        if hint.id == id:
            percent = hint.facts["percent"]
            assert isinstance(percent, int)
            found[hint.option] = percent
    return found


def casino_at(question: str, seed: int) -> Game:
    """A game of experts, when this question is first asked with a choice."""
    game = gobelet.new("cincinnati", 4, seed, skip_forced=True)
    bot = make("expert", 1)
    while game.question is None or game.question.id != question:
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        assert view.question is not None
        game.answer(seat, bot.decide(view, view.question, 1.0))
    return game


def seen(game: Game) -> CasinoView:
    view = gobelet.view(game, game.waiting[0])
    assert isinstance(view, CasinoView)
    return view


# --- extra rolls -------------------------------------------------------------------------------------------


def test_CI_14_declining_is_sure_only_if_nobody_can_roll_any_more() -> None:
    """Ahead at a table: 100 % while a rival has a chip would be a promise that nobody keeps."""
    view = seen(casino_at("extra-roll", 3))
    me = view.seat
    assert me is not None
    rival = (me + 1) % 4
    for seat in range(4):
        view.chosen[seat] = 0 if seat in (me, rival) else 2
        view.chips[seat] = 1 if seat in (me, rival) else 0
        view.named[seat] = 0
    view.declared = 0
    view.dice[me], view.dice[rival] = handful((3, 3, 3, 4, 5)), handful((2, 2, 2, 4, 5))
    assert 60 <= told(view, "hint-win-extra")[PASS] <= 95
    view.chips[rival] = 0
    assert told(view, "hint-win-extra")[PASS] == 100
    view.chips[rival] = 1
    view.declared = 1 << rival  # CI-14: asked before me, and declined: it is over if I decline, too
    assert told(view, "hint-win-extra")[PASS] == 100
    view.dice[rival] = SIXES
    assert told(view, "hint-win-extra")[PASS] == 0


def test_CI_14_alone_at_a_table_it_is_sure_and_a_rival_with_more_at_stake_pays_more_often() -> None:
    mine = NUMBER[handful((3, 3, 3, 4, 5))]
    theirs = NUMBER[handful((2, 2, 2, 4, 5))]
    assert declining(0, mine, (), 30.0, may_go_on=True) == 1.0
    little, much = [declining(0, mine, ((theirs, False, 2),), stake, may_go_on=True) for stake in (1.0, 90.0)]
    assert 0.3 < much < little < 1.0
    assert paying(0, mine, ((theirs, False, 0),), 30.0, 0) < 1.0


# --- duels -------------------------------------------------------------------------------------------------


def duel_view(silent: int, mine: int, theirs: int, chips: tuple[int, int]) -> CasinoView:
    """The owner of a Duel card is asked about a chip."""
    view = seen(casino_at("challenge", 5))
    me = view.seat
    assert me is not None
    other = (me + 1) % 4
    view.duelists = [me, other]
    view.duel[me], view.duel[other] = mine, theirs
    view.chips[me], view.chips[other] = chips
    view.question = PayInDuel(0, silent)
    view.options = (PASS, *[PAY + mask for mask in MASKS[mine] if mask])
    return view


def test_CI_31_declining_after_the_other_has_declined_is_sure() -> None:
    better, worse = handful((4, 4, 4, 4, 1)), handful((0, 0, 1, 2, 5))
    assert told(duel_view(1, better, worse, (2, 2)), "hint-duel")[PASS] == 100
    assert told(duel_view(1, worse, better, (2, 2)), "hint-duel")[PASS] == 0
    assert told(duel_view(0, better, worse, (2, 0)), "hint-duel")[PASS] == 100
    assert told(duel_view(0, better, worse, (2, 2)), "hint-duel")[PASS] < 100
    assert (
        told(duel_view(0, worse, better, (2, 2)), "hint-duel")[PASS] == 1
    )  # the other would have to blunder


def test_CI_31_all_chips_count_in_a_duel() -> None:
    """Eight chips against none: three of them would be worth far less."""
    mine, theirs = handful((0, 0, 1, 3, 5)), handful((5, 5, 5, 5, 2))
    view = duel_view(0, mine, theirs, (8, 0))
    all_chips = max(told(view, "hint-duel-chips").values())
    few = max(told(view, "hint-duel").values())
    one_sided = duel_levels.column(4, 7, 0, True, NUMBER[theirs])
    assert all_chips > few + 10
    assert 100 * max(one_sided) >= all_chips


@pytest.mark.parametrize("chips", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_the_table_of_duels_is_close_to_the_exact_chances(chips: tuple[int, int]) -> None:
    off = 0.0
    pairs = 0
    exact = duel.paying(*chips)
    for one in range(0, len(HANDS), 11):
        for two in range(3, len(HANDS), 13):
            off += abs(duel_levels.owner_wins(4, *chips, one, two) - exact[one][two])
            pairs += 1
    assert off / pairs < 0.02
    assert duel_levels.new_duel(0, 0) == pytest.approx(0.478, abs=0.003)
    assert duel_levels.new_duel(3, 9) == pytest.approx(0.151, abs=0.003)  # with three of each: 0.481


def test_challenges_tell_both_what_experts_pay_and_all_chips() -> None:
    view = seen(casino_at("challenge", 5))
    me = view.seat
    assert me is not None
    for seat in range(4):
        view.chips[seat] = 3 if seat == me else 9
    assert set(told(view, "hint-duel-chips").values()) == {15}
    assert all(45 <= percent <= 52 for percent in told(view, "hint-duel").values())
    assert all(option >= CHALLENGE for option in told(view, "hint-duel"))


# --- Dice Town ---------------------------------------------------------------------------------------------


def town_view(cup: tuple[int, ...], dice: list[tuple[int, ...]]) -> TownView:
    game = gobelet.new("dicetown/2009", len(dice), 4)
    view = gobelet.view(game, 0)
    assert isinstance(view, TownView)
    view.cup = handful(cup)
    view.dice = [handful(faces) for faces in dice]
    view.sheriff = 1
    return view


def test_going_for_a_face_is_what_the_whole_plan_finds() -> None:
    for faces in [(4,), (0, 4, 4), (1, 2, 3), ()]:
        for rolls, money in [(0, 0), (1, 0), (1, 4), (2, 1)]:
            slow = face_counts(4, handful(faces), rolls, money, 4)
            quick = counts(faces.count(4), len(faces) - faces.count(4), rolls, money)
            assert all(isclose(one, two, abs_tol=1e-9) for one, two in zip(quick, slow, strict=True))


def test_DT_10_from_the_second_reveal_on_rivals_choose_once_more_than_I_do() -> None:
    mine, theirs = handful((4, 4)), handful((4,))
    rolls = Rolls(1, shown=False)
    expected = sum(
        [likely * win_with(4, mine, left, left + 1, 4, [theirs], 0.5) for left, likely in enumerate(LEFT[1])]
    )
    assert win_chance(4, mine, rolls, 4, [theirs], 0.5) == pytest.approx(expected)
    exact = win_place(4, mine, 1, 4, ((theirs, 2),))
    assert win_with(4, mine, 1, 2, 4, [theirs], 0.5) == pytest.approx(exact, abs=0.01)
    assert win_place(4, mine, 1, 4, ((theirs, 1),)) > exact  # what it said before


def test_DT_13_a_hand_that_is_complete_leaves_the_rivals_this_choice_and_the_last_roll() -> None:
    view = town_view((4, 4), [(4, 4, 3), (4,)])
    view.options = tuple([KEEP + mask for mask in MASKS[view.cup]])
    found = {hint.option: hint for hint in keeps(view, 0, view.cup) if hint.facts["place"] == "sheriff"}
    best = max([int(str(hint.facts["percent"])) for hint in found.values()])
    exact = win_place(4, handful((3, 4, 4, 4, 4)), 0, 4, ((handful((4,)), 1),))
    assert best == pytest.approx(100 * exact, abs=1.5)


def test_DT_15_all_have_shown_when_a_die_is_turned_and_another_roll_with_a_choice_is_sure() -> None:
    rolls = Rolls(2, shown=True)
    assert (rolls.sure, rolls.left, rolls.more) == (1, 1, 0)
    assert (Rolls(0, shown=True).sure, Rolls(0, shown=False).more) == (0, 1)
    view = town_view((), [(4, 4, 3, 2, 1), (4, 4, 4, 3, 3)])
    view.options = (PASS,)
    lying = {hint.facts["place"]: hint.facts["percent"] for hint in turns(view, 0)}
    assert lying.get("sheriff", 0) == 0
    assert lying["store"] == 100


def test_DX_21_a_hand_that_outlaws_complete_leaves_the_others_a_choice() -> None:
    full, rival = handful((4, 4, 4, 3, 3)), handful((4, 4))
    chosen = win_chance(4, full, Rolls(1, shown=True), 4, [rival], 0.5)
    last = win_chance(4, full, Rolls(0, shown=True), 4, [rival], 0.5)
    assert chosen < last


def test_the_best_hand_is_exact_once_nothing_is_left_to_choose() -> None:
    mine, theirs = handful((3, 4, 4)), handful((4, 4, 0, 1, 2))
    exact = win_place(HALL, mine, 0, 0, ((theirs, 0),))
    assert win_with(HALL, mine, 0, 0, 0, [theirs], 0.5) == pytest.approx(exact)
