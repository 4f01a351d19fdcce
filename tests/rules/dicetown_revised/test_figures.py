"""What an owner of the box can correct for a game (DT-5, DT-32), and what no longer, for books print it.

Games that earlier programs began keep what was corrected: they are drawn here, or replayed.
"""

import pytest

import gobelet
from gobelet import BadRequest
from gobelet.core.playout import play_out
from gobelet.dicetown.cards import DEEDS, card_name
from gobelet.dicetown.holders import PILE
from tests.drawing import EDITIONS, fresh, town
from tests.earlier import begun
from tests.talking import say, story


def test_DT_4_equipment_is_no_option_of_new_games() -> None:
    for id, rules in EDITIONS.items():
        assert "equipment" not in [figure.id for figure in rules.figures]
        with pytest.raises(BadRequest) as caught:
            gobelet.new(id, 3, equipment="1,2,3,4,6,7")
        assert (caught.value.id, caught.value.rule) == ("printed-figure", "DT-4")
        assert gobelet.say(caught.value) == (
            "The Equipment cards are worth 1, 2, 3, 4, 5 and 8: no other values fit what the rulebook "
            "prints. Leave out “equipment”."
        )
        assert "les cartes Équipement valent 1, 2, 3, 4, 5 et 8".lower() in (
            gobelet.say(caught.value, lang="fr").lower()
        )


def test_DT_4_a_game_that_was_begun_with_other_equipment_replays_and_goes_on() -> None:
    game = begun("dicetown/2009", 3, equipment="1,2,3,4,6,7")
    play_out(game, 1)
    record = game.record()
    assert record.choices["equipment"] == "1,2,3,4,6,7"
    assert gobelet.records.verify(gobelet.records.load(gobelet.records.dump(record))) is None
    half = begun("dicetown/2009", 3, equipment="1,2,3,4,6,7")
    half.answer(0, half.options(0)[0])
    again = gobelet.replay(half.record())
    play_out(again, 2)
    assert again.over
    assert again.choices["equipment"] == "1,2,3,4,6,7"


def test_DT_4_equipment_could_be_worth_something_else() -> None:
    scene = town("e1 e8 ★ / e3", equipment="1,2,3,4,6,7")
    assert scene.choices["equipment"] == "1,2,3,4,6,7"
    assert scene.scores[:2] == (1 + 7 + 5, 3)
    (line,) = [line for line in scene.score_lines(0) if line.id == "score-equipment"]
    kinds = line.facts["cards"]
    assert isinstance(kinds, tuple)
    assert [card_name(int(kind)) for kind in kinds] == ["equipment-1", "equipment-7"]


def test_DT_4_corrected_equipment_is_named_by_its_worth() -> None:
    scene = town("J J A A A ★ / 9", steps="store", script="e8, e5", equipment="1,2,3,4,6,7")
    drew = story(scene).one("drew").seen_by(0).facts["cards"]
    assert isinstance(drew, tuple)
    assert [card_name(int(kind)) for kind in drew] == ["equipment-7", "equipment-6"]
    options = [scene.message(option).facts["card"] for option in scene.options(0)]
    assert [card_name(int(str(kind))) for kind in options] == ["equipment-6", "equipment-7"]
    say(scene, 0, "take e8")
    assert story(scene).one("kept-card").seen_by(1).facts == {"seat": 0, "number": 1}


def test_DT_4_a_game_with_our_own_figures_does_not_name_them() -> None:
    for id in EDITIONS:
        plain = fresh(id, 3)
        assert set(plain.choices) == {"sheriff", "bribes"}
        again = fresh(id, 3, None, equipment="1,2,3,4,5,8")
        assert again.choices == plain.choices
        assert again.text() == plain.text()


@pytest.mark.parametrize(
    "equipment",
    ["1,2,3,4,5", "1,2,3,4,5,9", "0,1,2,3,4,5", "2,1,3,4,5,8", "1, 2, 3, 4, 5, 6", "", "a,b,c,d,e,f"],
)
def test_DT_4_what_could_never_be_is_refused(equipment: str) -> None:
    with pytest.raises(BadRequest) as caught:
        begun("dicetown/2009", 3, equipment=equipment)
    assert (caught.value.id, caught.value.rule) == ("bad-figure", "DT-4")
    assert caught.value.facts == {"choice": "equipment", "value": equipment, "example": "1,2,3,4,5,8"}


def test_DT_5_the_deeds_can_be_others() -> None:
    game = fresh("dicetown/revised", 3, None, deeds="7,6,4,2,1")
    assert [DEEDS.count(sum(game.deeds), worth) for worth in range(5)] == [7, 6, 4, 2, 1]
    assert game.deeds[PILE] >> 56 == 17


@pytest.mark.parametrize("deeds", ["8,4,4,4,4", "4,4,4,4", "0,0,0,0,2", "4,4,4,4,-1"])
def test_DT_5_deeds_that_can_not_be_are_refused(deeds: str) -> None:
    with pytest.raises(BadRequest) as caught:
        fresh("dicetown/revised", 3, None, deeds=deeds)
    assert (caught.value.id, caught.value.rule) == ("bad-figure", "DT-5")


def test_DT_32_the_order_of_the_hands_can_be_another() -> None:
    drawing = "9 10 J Q K ★ / 9 9 9 10 10 / A A A 9 10"
    by_our_order = town(drawing, steps="hall")
    assert story(by_our_order).one("won-hand").facts["seat"] == 1
    straight_high = "nothing,pair,two-pair,three,full,straight,four,five"
    by_theirs = town(drawing, steps="hall", hands=straight_high)
    assert story(by_theirs).one("won-hand").facts["seat"] == 0
    with pytest.raises(BadRequest) as caught:
        gobelet.new("dicetown/2009", 3, hands="nothing,pair")
    assert caught.value.id == "bad-figure"
    game = gobelet.new("dicetown/2009", 3, hands=straight_high)
    assert game.choices["hands"] == straight_high


FULL_HIGH = "nothing,pair,two-pair,three,straight,four,full,five"


def test_DT_32_four_beats_full_and_that_can_not_be_corrected() -> None:
    assert "hands" in [figure.id for figure in EDITIONS["dicetown/2009"].figures]
    for hands in (FULL_HIGH, "nothing,four,pair,two-pair,three,straight,full,five"):
        with pytest.raises(BadRequest) as caught:
            gobelet.new("dicetown/revised", 3, hands=hands)
        assert (caught.value.id, caught.value.rule) == ("printed-figure", "DT-32")
        assert gobelet.say(caught.value) == (
            "Four of a kind beats a full house in the rulebook. "
            "In “hands”, which begins with the lowest, put “four” after “full”."
        )


def test_DT_32_a_game_that_was_begun_with_full_above_four_goes_on_so() -> None:
    drawing = "9 9 9 9 J ★ / 9 9 9 10 10 / A K Q 9 10"
    by_theirs = town(drawing, steps="hall", hands=FULL_HIGH)
    assert story(by_theirs).one("won-hand").facts["seat"] == 1
    game = begun("dicetown/2009", 3, hands=FULL_HIGH)
    play_out(game, 1)
    assert gobelet.replay(game.record()).fingerprint() == game.fingerprint()
