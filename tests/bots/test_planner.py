"""Plans and standing orders: what they answer, where they ask, and the laws of every planner."""

import pytest

import gobelet
from gobelet.bots import ExpertBot
from gobelet.bots.planner import NO_PLANNER, Planner, Wishes, planner_of
from gobelet.core.box import GameBox
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game
from gobelet.testing import Dice
from tests.laws.catalogue import EVERY_RULESET

SEED = 5


def everything_as_expert(ruleset: str) -> Wishes:
    """All that can be left to the expert is."""
    fields = planner_of(gobelet.ruleset(ruleset)).fields(gobelet.ruleset(ruleset))
    return {field.name: "expert" for field in fields if "expert" in field.words}


def anything(ruleset: str, dice: Dice) -> Wishes:
    """One value of each field, by chance."""
    found: Wishes = {}
    for field in planner_of(gobelet.ruleset(ruleset)).fields(gobelet.ruleset(ruleset)):
        if field.in_order:
            found[field.name] = field.words[dice.below(len(field.words)) :]
            continue
        numbers = field.most - field.least + 1 if field.numbers else 0
        place = dice.below(len(field.words) + numbers)
        word = place < len(field.words)
        found[field.name] = field.words[place] if word else field.least + place - len(field.words)
    return found


def steps(game: Game, wishes: Wishes, answers: dict[str, int]) -> None:
    """Play a game by these wishes, otherwise by chance, and count by question what the planner answers."""
    planner, dice = planner_of(game.ruleset), Dice(SEED)
    while not game.over:
        seat, question = game.waiting[0], game.question
        assert question is not None
        view = gobelet.view(game, seat)
        option = planner.answer(view, question, wishes, SEED)
        twin = gobelet.view(gobelet.imagine(view, seed=game.serial), seat)
        assert planner.answer(twin, question, wishes, SEED) == option, "it depends on the view alone"
        assert option is None or planner.speaks(question, wishes)
        if question.open_seats:
            assert planner.used(question), f"nothing can be said about {question.id}"
            answers[question.id] = answers.get(question.id, 0) + (option is not None)
        else:
            assert option is None, "cards in windows have orders of their own"
        assert option is None or option in view.options
        game.answer(seat, option if option is not None else dice.one_of(view.options))


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_an_answer_is_an_option_and_depends_on_the_view_alone(ruleset: str) -> None:
    seats = max(gobelet.ruleset(ruleset).seats)
    answers: dict[str, int] = {}
    steps(gobelet.new(ruleset, seats, seed=3), anything(ruleset, Dice(3)), answers)
    assert any(answers.values())


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_who_leaves_everything_to_the_expert_is_asked_nothing_and_answers_as_it_does(ruleset: str) -> None:
    game, planner = gobelet.new(ruleset, 4, seed=11), planner_of(gobelet.ruleset(ruleset))
    wishes, expert = everything_as_expert(ruleset), ExpertBot(SEED)
    for _answer in range(150):
        seat, question = game.waiting[0], game.question
        assert question is not None
        view = gobelet.view(game, seat)
        option = expert.decide(view, question, 1.0)
        if question.open_seats:
            assert planner.answer(view, question, wishes, SEED) == option, question.id
        game.answer(seat, option)


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_without_an_order_everything_is_asked(ruleset: str) -> None:
    fields = planner_of(gobelet.ruleset(ruleset)).fields(gobelet.ruleset(ruleset))
    asks: Wishes = {field.name: "ask" for field in fields if "ask" in field.words}
    for wishes in ({}, asks):
        answers: dict[str, int] = {}
        steps(gobelet.new(ruleset, 3, seed=1), wishes, answers)
        assert not any(answers.values())


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_what_the_expert_suggests_is_a_plan(ruleset: str) -> None:
    game = gobelet.new(ruleset, 4, seed=2)
    view, planner = gobelet.view(game, 0), planner_of(gobelet.ruleset(ruleset))
    assert game.question is not None
    plan = planner.suggest(view, game.question, SEED)
    assert planner.check(game.ruleset, dict(plan)) == plan
    standing = {field.name for field in planner.fields(game.ruleset) if field.standing}
    assert plan
    assert not standing & plan.keys()
    assert planner.answer(view, game.question, plan, SEED) in view.options


BAD = [
    ({"moon": "ask"}, "plan-unknown-field", "moon"),
    ({"dice": "dice"}, "plan-bad-word", "dice"),
    ({"dice": 3}, "plan-bad-word", "dice"),
    ({"dice": None}, "plan-bad-word", "dice"),
    ({"pay": "much"}, "plan-bad-word", "pay"),
    ({"pay": 5}, "plan-bad-number", "pay"),
    ({"pay": -1}, "plan-bad-number", "pay"),
    ({"pay": True}, "plan-bad-number", "pay"),
    ({"pay": ["any"]}, "plan-bad-number", "pay"),
    ({"places": "mine"}, "plan-not-list", "places"),
    ({"places": ["mine", "moon"]}, "plan-bad-word", "places"),
    ({"places": [["mine"]]}, "plan-bad-word", "places"),
    ({"places": ["mine", "mine"]}, "plan-twice", "places"),
    ({"dice": "places"}, "plan-no-places", "places"),
    ({"dice": "places", "places": []}, "plan-no-places", "places"),
]


@pytest.mark.parametrize(("wishes", "id", "field"), BAD, ids=[str(bad[0]) for bad in BAD])
def test_a_bad_wish_is_refused_and_its_field_is_named(wishes: dict[str, object], id: str, field: str) -> None:
    ruleset = gobelet.ruleset("dicetown/2009")
    with pytest.raises(BadRequest) as caught:
        planner_of(ruleset).check(ruleset, wishes)
    assert (caught.value.id, caught.value.facts["field"]) == (id, field)
    assert field in str(caught.value)


def test_good_wishes_come_back_as_they_were_said() -> None:
    ruleset = gobelet.ruleset("dicetown/extension")
    wishes: dict[str, object] = {"dice": "places", "places": ["hall", "mine"], "pay": 2, "offer": 3}
    checked = planner_of(ruleset).check(ruleset, wishes)
    assert checked == {**wishes, "places": ("hall", "mine")}


def test_a_field_is_there_only_where_it_means_something() -> None:
    names = {
        id: [field.name for field in planner_of(r).fields(r)]
        for id in EVERY_RULESET
        for r in [gobelet.ruleset(id)]
    }
    assert "actions" not in names["dicetown/revised"]
    assert {"actions", "outlaws", "others"} <= set(names["dicetown/extension"])
    assert "others" not in names["dicetown/2009"]


def test_a_game_without_a_planner_asks_everything() -> None:
    game = gobelet.new("cincinnati", 3, seed=1)
    assert game.question is not None
    assert NO_PLANNER.answer(gobelet.view(game, 0), game.question, {"table": "expert"}, 1) is None
    assert NO_PLANNER.fields(game.ruleset) == ()
    assert NO_PLANNER.used(game.question) == ()
    assert not NO_PLANNER.speaks(game.question, {"table": "expert"})
    assert NO_PLANNER.suggest(gobelet.view(game, 0), game.question, 1) == {}
    with pytest.raises(BadRequest):
        NO_PLANNER.check(game.ruleset, {"table": "expert"})


def test_a_piece_that_is_no_planner_is_named() -> None:
    ruleset = gobelet.ruleset("cincinnati")
    box = GameBox("odd", "Odd", (), {"planner": "gobelet.api:new"})
    before = ruleset.box
    try:
        ruleset.box = box
        with pytest.raises(BadRequest, match="Planner"):
            planner_of(ruleset)
    finally:
        ruleset.box = before
    assert isinstance(planner_of(ruleset), Planner)
