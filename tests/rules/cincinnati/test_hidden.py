"""What is hidden and what is not, and worlds imagined from it: CI-4."""

from collections import Counter
from math import comb, perm

import pytest

from gobelet.cincinnati.cards import CARDS, DUEL
from gobelet.cincinnati.state import DECK, REMOVED, SPENT, TABLES, Casino
from gobelet.cincinnati.view import CasinoView
from gobelet.core.errors import Refused
from gobelet.core.goods import SIZE, move
from gobelet.core.rng import fast_below, fast_next, fast_start
from tests.casino import RULESET, cards, casino, dice, fresh, say, shown, story

FOUR = "66442 A / 12346 A / 11134 C / 12345 B"


def look(game: Casino, seat: int | None) -> CasinoView:
    seen = RULESET.view(game, seat)
    assert isinstance(seen, CasinoView)
    return seen


def world(game: Casino, seat: int | None, seed: int) -> Casino:
    imagined = RULESET.imagine(look(game, seat), seed)
    assert isinstance(imagined, Casino)
    return imagined


def random_answer(game: Casino, seed: int) -> None:
    """One answer at random."""
    luck = fast_next(fast_start(seed * 1_000_003 + game.serial))
    seat = game.waiting[fast_below(luck, len(game.waiting))]
    options = game.options(seat)
    game.answer(seat, options[fast_below(fast_next(luck), len(options))])


# --- hidden ------------------------------------------------------------------------------------------------


def test_CI_4_the_first_roll_is_hidden_until_all_have_chosen() -> None:
    scene = casino(" / / / ", steps="roll", script="66442, 12346, 11134, 12345")
    assert shown(look(scene, 0).cup) == "66442"
    assert look(scene, None).cup == 0
    twin = scene.copy()
    twin.cup[1] = dice("55555")
    for seat in (0, 2, 3, None):
        assert look(scene, seat).text() == look(twin, seat).text()
    assert look(scene, 1).text() != look(twin, 1).text()
    events = story(scene).all("cup-rolled")
    assert [repr(event.seen_by(0)) for event in events] == [
        "cup-rolled-seen(seat=0, pips=(2, 4, 4, 6, 6))",
        "cup-rolled(seat=1)",
        "cup-rolled(seat=2)",
        "cup-rolled(seat=3)",
    ]
    say(scene, "0 A, 1 A, 2 C, 3 B")
    assert [shown(lie) for lie in look(scene, None).dice] == ["66442", "64321", "43111", "54321"]


def test_CI_4_a_table_choice_is_hidden_until_all_have_chosen() -> None:
    scene = casino(" / / / ", steps="roll")
    twin = scene.copy()
    say(scene, "1 A, 2 B")
    say(twin, "1 C, 2 A")
    for seat in (0, 3, None):
        assert look(scene, seat).text() == look(twin, seat).text()
        assert look(scene, seat).answered == 0b0110
    assert look(scene, 1).said != look(twin, 1).said


def test_CI_4_a_groups_declarations_are_hidden_until_all_of_it_have_answered() -> None:
    scene = casino(FOUR, steps="second")
    twin = scene.copy()
    say(scene, "1 reroll 6, 2 stand")
    say(twin, "1 stand, 2 reroll 4")
    for seat in (0, 3, None):
        assert look(scene, seat).text() == look(twin, seat).text()
    say(scene, "3 stand")
    assert shown(look(scene, 0).named[1]) == "6"
    assert look(scene, 0).declared == 0b1110


def test_CI_4_a_declared_answer_cannot_be_taken_back_once_its_group_is_done() -> None:
    scene = casino(FOUR, steps="second")
    say(scene, "1 reroll 6")
    scene.withdraw(1)
    say(scene, "1 stand, 2 stand, 3 stand")
    with pytest.raises(Refused):
        scene.withdraw(1)


def test_CI_4_the_removed_cards_and_the_deck_show_their_numbers_only() -> None:
    game = fresh(3, script="$15, $15, $20, $25, $30, $35, duel, duel, duel, chips, chips, chips, $35, $30")
    twin = game.copy()
    move(twin.cards, REMOVED, DECK, CARDS.one[DUEL])
    move(twin.cards, DECK, REMOVED, CARDS.one[0])
    for seat in (0, 1, 2, None):
        seen = look(game, seat)
        assert seen.text() == look(twin, seat).text()
        assert (seen.deck, seen.removed) == (22, 12)
        assert seen.unseen == CARDS.full - cards("$35 $30")


# --- public ------------------------------------------------------------------------------------------------


def test_CI_4_everything_else_is_public() -> None:
    drawing = "66442 A $15 o2 duel / 12346 A $35 / 11134 C / 12345 B"
    scene = casino(drawing, A="chips $20", steps="extra A")
    for seat in (0, 3, None):
        seen = look(scene, seat)
        assert seen.hands == [cards("$15 duel"), cards("$35"), 0, 0]
        assert seen.stakes == [cards("chips $20"), 0, 0]
        assert seen.chips == [2, 0, 0, 0, 0, 0, 18]
        assert seen.chosen == [0, 0, 2, 1]
        assert [shown(lie) for lie in seen.dice] == ["66442", "64321", "43111", "54321"]


def test_CI_4_spent_chips_and_duel_cards_are_public() -> None:
    scene = casino(
        "66642 A / 12346 A / 11134 C / 12345 B", A="chips duel", steps="A duels", script="66666, 11111"
    )
    say(scene, "0 challenge 1")
    assert [shown(lie) for lie in look(scene, 3).duel] == ["66666", "11111", "", ""]
    say(scene, "0 stand, 1 stand, 0 stand, 1 stand, 0 pass")
    assert look(scene, None).spent == scene.cards[SPENT] == cards("chips duel")


def test_CI_4_duels_put_aside_in_round_1_are_public() -> None:
    game = fresh(4, script="duel, $15, duel, duel, $20, $25, 11111, 22222, 33333, 44444")
    assert look(game, None).shuffled_in == 3


def test_CI_4_money_is_the_value_of_money_cards() -> None:
    scene = casino("66442 A $15 $35 o2 duel / 12346 A / 11134 C / 12345 B", steps="B")
    assert scene.money(0) == 50_000


# --- imagined worlds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_CI_4_an_imagined_world_looks_the_same_at_any_moment(seats: int) -> None:
    for seed in range(6):
        game = fresh(seats, seed)
        totals = game.totals()
        while not game.over:
            for seat in (*range(seats), None):
                imagined = world(game, seat, game.serial)
                assert look(imagined, seat).text() == look(game, seat).text()
                assert imagined.totals() == totals
            random_answer(game, seed)
        assert look(world(game, None, 0), None).text() == look(game, None).text()


def test_CI_4_an_imagined_world_can_be_played_to_its_end() -> None:
    for seed in range(20):
        game = fresh(3, seed)
        for _answer in range(seed * 5):
            random_answer(game, seed)
        imagined = world(game, seed % 3, seed)
        while not imagined.over:
            random_answer(imagined, seed)
        assert imagined.winners


def test_CI_4_hidden_dice_and_tables_are_imagined_again() -> None:
    scene = casino(" / / / ", steps="roll", script="66442, 12346, 11134, 12345")
    say(scene, "1 B")
    worlds = [world(scene, 0, seed) for seed in range(300)]
    assert {shown(imagined.cup[0]) for imagined in worlds} == {"66442"}
    assert len({imagined.cup[1] for imagined in worlds}) > 100
    assert {imagined.said[1] for imagined in worlds} == {(option,) for option in scene.options(0)}
    assert {imagined.said[2] for imagined in worlds} == {()}


def test_CI_4_every_unseen_card_is_as_likely_removed() -> None:
    """No Duel was put aside here: 34 unseen cards, of which 12 are removed."""
    game = fresh(3, script="$15, $15, $20, $25, $30, $35, duel, duel, duel, chips, chips, chips, $35, $30")
    removed: Counter[int] = Counter()
    worlds = 4000
    for seed in range(worlds):
        imagined = world(game, 1, seed)
        assert imagined.cards[REMOVED] >> SIZE == 12
        removed.update(CARDS.spread(imagined.cards[REMOVED]))
    for kind in range(CARDS.kinds):
        copies = CARDS.count(look(game, 1).unseen, kind)
        assert removed[kind] == pytest.approx(worlds * copies * 12 / 34, rel=0.05)


@pytest.mark.parametrize(
    ("aside", "later"),
    [(1, "duel $20 $25 $30 $35 $20 $25"), (3, "duel duel $20 $25 $30 $35"), (4, "$25 duel"), (6, "duel")],
)
def test_CI_4_duels_shuffled_in_are_imagined_as_likely_as_they_are(aside: int, later: str) -> None:
    """They are surely not removed; but a Duel turned later may be one of them or another."""
    script = ["$15", "$15", "$15", "$15", "$15", "$15", "$20", "$20", "$25", "$30", "$35", "chips"]
    script += ["duel"] * aside + ["chips", "chips"]
    dice_rolled = ["11111", "22222", "33333"]
    game = fresh(3, script=", ".join([*script, *dice_rolled, *later.split()]))
    for _card in later.split():
        game.draw(TABLES)
    likely = removed_duels(aside, later.split().count("duel"), len(later.split()))
    worlds = 3000
    found = Counter(CARDS.count(world(game, 0, seed).cards[REMOVED], DUEL) for seed in range(worlds))
    assert set(found) <= set(likely)
    for number, chance in likely.items():
        deviation = (worlds * chance * (1 - chance)) ** 0.5
        assert abs(found[number] - worlds * chance) <= 4 * deviation + 1, (number, found, likely)


def removed_duels(aside: int, duels: int, turned: int) -> dict[int, float]:
    """How likely each number of removed Duels is, by Bayes: each removal against what was turned since."""
    ways = {}
    for removed in range(6 - aside + 1):
        removals = comb(6 - aside, removed) * comb(34 - aside - (6 - aside), 12 - removed)
        ways[removed] = removals * perm(6 - removed, duels) * perm(16 + removed, turned - duels)
    return {removed: number / sum(ways.values()) for removed, number in ways.items() if number}
