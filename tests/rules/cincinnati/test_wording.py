"""What options mean, as messages."""

from tests.casino import casino, option, say

DRAWING = "66442 A o1 duel / 12346 A / 11134 C / 12345 B"


def test_an_option_names_its_dice_by_pips_for_the_seat_that_has_them() -> None:
    scene = casino(DRAWING, steps="second")
    reroll = option(scene, 0, ["reroll", "42"])
    assert repr(scene.message(reroll, 0)) == "option-reroll(pips=(2, 4), number=2)"
    assert repr(scene.message(reroll, 2)) == "option-reroll(pips=(1, 1), number=2)"
    assert scene.message(reroll, 0).rule == "CI-12"


def test_several_are_asked_and_the_dice_go_by_their_places() -> None:
    scene = casino(DRAWING, steps="second")
    assert repr(scene.message(option(scene, 0, ["reroll", "42"]))) == "option-reroll-places(places=(1, 2))"
    assert repr(scene.message(option(scene, 0, ["pay", "6"]))) == "option-pay-places(places=(4,))"


def test_one_is_asked_and_it_is_their_dice() -> None:
    scene = casino(DRAWING, steps="extra duels", script="66655, 12345")
    assert repr(scene.message(option(scene, 0, ["pay", "2"]))) == "option-pay(pips=(2,), number=1)"
    assert repr(scene.message(option(scene, 0, ["pass"]))) == "option-pass()"
    say(scene, "0 pass")
    assert repr(scene.message(option(scene, 0, ["challenge", "3"]))) == "option-challenge(target=3)"
    say(scene, "0 challenge 3")  # in a duel it is the duel's dice
    assert (
        repr(scene.message(option(scene, 0, ["reroll", "655"]))) == "option-reroll(pips=(5, 5, 6), number=3)"
    )
    assert repr(scene.message(option(scene, 0, ["stand"]))) == "option-stand()"


def test_tables_by_name() -> None:
    scene = casino(" / / / ", steps="roll")
    said = [repr(scene.message(choice)) for choice in scene.options(0)]
    assert said == [f"option-table(table='{name}')" for name in ("atlantic", "ballroom", "caesars")]
