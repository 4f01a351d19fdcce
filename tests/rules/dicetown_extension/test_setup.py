"""The Extension's set-up: DX-1 to DX-6."""

import pytest

import gobelet
from gobelet import BadRequest
from gobelet.core.chance import Nature
from gobelet.core.goods import SIZE
from gobelet.core.playout import play_out
from gobelet.dicetown.cards import DEEDS, RANCH, SMOKE, STORE
from gobelet.dicetown.editions.extension import EXTENSION
from gobelet.dicetown.extras.extension import POOL, STREAM, frontier
from gobelet.dicetown.holders import BANK, BOX, COACH, MINE, PILE
from gobelet.dicetown.state import Town
from tests.annexes import captured, outlaws, top, wanted
from tests.drawing import CARDS, fresh, town
from tests.earlier import begun
from tests.talking import deck, look, say, story

ID = "dicetown/extension"
NEW = [
    "cattle",
    "winchester",
    "mule",
    "dog",
    "gift",
    "swindler",
    "double-gun",
    "whisky",
    "insurance",
    "desperado",
]


def test_DX_1_the_nineteen_base_cards_and_ten_new_ones() -> None:
    cards = deck(fresh(ID, 4)).split()
    assert len(cards) == 29
    assert set(cards) == {*CARDS, *NEW}
    assert [name for name in NEW if cards.count(name) != 1] == []


def test_DX_1_smoke_signals_only_with_the_indian_die() -> None:
    assert STORE.count(fresh(ID, 4).store[6], SMOKE) == 0
    assert STORE.count(fresh("dicetown/extension+indians", 4).store[6], SMOKE) == 1


def test_DX_2_twenty_five_deeds_and_ten_ranches_shuffled_together() -> None:
    game = fresh(ID, 4)
    assert [DEEDS.count(sum(game.deeds), kind) for kind in range(6)] == [5, 5, 5, 5, 5, 10]
    assert len(look(game, None).row) == 3
    assert game.deeds[PILE] >> SIZE == 32
    rows = [look(fresh(ID, 4, Nature("fast", str(seed))), None).row for seed in range(60)]
    assert {kind for row in rows for kind in row} == set(range(6))  # Ranches too


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_DX_3_forty_nuggets_and_money_for_all(seats: int) -> None:
    game = fresh(ID, seats)
    assert (game.dollars[BANK], game.dollars[COACH]) == (3, 2)
    assert game.dollars[:seats] == [8] * seats
    assert sum(game.dollars) == 8 * seats + 5
    assert EXTENSION.mine == 40
    assert sum(game.nuggets) == game.nuggets[MINE] == (40 if seats > 3 else 30)


def test_DX_4_twelve_river_cards_face_down() -> None:
    game = fresh(ID, 4)
    land = frontier(game)
    assert land.river[STREAM] >> SIZE == 12
    assert land.river[STREAM] == EXTENSION.river
    assert len({look(game, seat).annex.text() for seat in (0, 1, None)}) == 1  # nobody knows more than others


def test_DX_5_twelve_outlaws_two_for_each_face() -> None:
    game = fresh(ID, 4)
    assert [(outlaw.face, outlaw.wanted, outlaw.reward) for outlaw in game.edition.outlaws] == [
        (face, face, reward) for face in range(6) for reward in (4, 6)
    ]
    assert len(wanted(game).split()) == 2
    assert len(top(game).split()) == 1
    assert len(outlaws(game, POOL).split()) == 9
    assert [outlaws(game, seat) + captured(game, seat) for seat in range(4)] == [""] * 4


def test_DX_5_shuffled_and_all_open_but_the_order_of_the_pile() -> None:
    seen = set()
    for seed in range(80):
        game = fresh(ID, 4, Nature("fast", str(seed)))
        seen |= {top(game), *wanted(game).split()}
        texts = {look(game, seat).annex.text() for seat in (0, 1, 2, 3)}
        assert len(texts) == 1
    assert len(seen) == 12


@pytest.mark.parametrize("seats", [2, 3])
def test_DX_6_with_two_or_three_ten_deeds_are_removed_unseen(seats: int) -> None:
    removed = set()
    for seed in range(40):
        game = fresh(ID, seats, Nature("fast", str(seed)))
        assert game.deeds[BOX] >> SIZE == 10
        assert game.deeds[PILE] >> SIZE == 22
        assert game.nuggets[MINE] == 30
        removed |= set(DEEDS.spread(game.deeds[BOX]))
        for seat in (0, 1, None):
            seen = look(game, seat)
            assert seen.annex.box == 10
            assert seen.known_deeds[BOX] == 0
    assert removed == {0, 1, 2, 3, 4, RANCH}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_DX_6_with_more_nothing_is_removed(seats: int) -> None:
    game = fresh(ID, seats)
    assert (game.deeds[BOX], game.nuggets[MINE]) == (0, 40)


# --- what owners of the box can correct --------------------------------------------------------------------


def test_DX_4_the_river_can_be_another() -> None:
    game = fresh(ID, 4, None, river="2,2,2,2,1,2,1")
    assert frontier(game).river[STREAM] >> SIZE == 12
    with pytest.raises(BadRequest):  # only the seat that puts cards back knows their order
        fresh(ID, 4, None, river="4,3,1,1,2,1,1")


def test_DX_5_the_outlaws_can_be_others() -> None:
    theirs = "9-A-5,9-K-3,10-Q-5,10-J-3,J-10-5,J-9-3,Q-A-5,Q-K-3,K-Q-5,K-J-3,A-10-5,A-9-3"
    scene = town(
        "K A A A A / 9 9 9 9 9 ★ / J",
        edition=ID,
        steps="sheriff",
        script="A",
        beside="wanted: 9$4",
        outlaws=theirs,
    )
    say(scene, 0, "action 1")  # the hunt finds the Outlaw of 9 by the Wanted side, an A
    assert captured(scene, 0) == "9$4"
    assert story(scene).one("captured").facts == {"seat": 0, "face": 5, "dollars": 5}
    for bad in ("9-9-4", theirs.replace("9-A-5", "9-B-5"), theirs.replace("9-A-5", "9-A-99")):
        with pytest.raises(BadRequest) as caught:
            fresh(ID, 4, None, outlaws=bad)
        assert caught.value.rule == "DX-5"


def test_DX_6_the_short_game_is_no_option_of_new_games() -> None:
    for id in (ID, "dicetown/extension+indians"):
        assert "short" not in [figure.id for figure in gobelet.ruleset(id).figures]
        with pytest.raises(BadRequest) as caught:
            gobelet.new(id, 3, short="6,25")
        assert (caught.value.id, caught.value.rule) == ("printed-figure", "DX-6")
        assert gobelet.say(caught.value).startswith(
            "With two or three players ten cards are removed and the mine holds 30 nuggets"
        )


def test_DX_6_a_game_that_was_begun_with_another_replays_and_goes_on() -> None:
    game = begun(ID, 3, short="6,25")
    assert isinstance(game, Town)
    assert (game.deeds[BOX] >> SIZE, game.nuggets[MINE]) == (6, 25)
    play_out(game, 1)
    assert gobelet.replay(game.record()).fingerprint() == game.fingerprint()
    more = begun(ID, 4, short="6,25")
    assert isinstance(more, Town)
    assert more.nuggets[MINE] == 40
    with pytest.raises(BadRequest):
        begun(ID, 3, short="30,25")
