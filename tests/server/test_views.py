"""Boards and forms: everything that the engine allows can be tapped, and nothing else."""

import random
from collections import Counter
from itertools import combinations, product

import msgspec
import pytest

import gobelet
from gobelet.core.game import Game
from gobelet.core.names import Parts
from gobelet.core.view import View
from gobelet.server.errors import Trouble
from gobelet.server.games.dicetown.types import TownBoard
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.answers import (
    Aim,
    Bribe,
    Button,
    Called,
    CallOutlaws,
    Choice,
    Form,
    MakeOffer,
    PickDeeds,
    PickDice,
    PutInOrder,
)
from gobelet.server.protocol.boards import Board
from gobelet.testing import random_steps
from tests.earlier import begun
from tests.laws.catalogue import EVERY_TABLE, FULLEST
from tests.server.players import any_choice, dice_choice
from tests.tiers import gate_takes


def board(game: Game, seen: View) -> Board:
    return wire_of(game.ruleset).board(game, seen)


def forms_of(game: Game, seen: View) -> list[Form]:
    return wire_of(game.ruleset).forms(game, seen)


def parts(game: Game, seat: int, choice: Choice) -> Parts:
    return wire_of(game.ruleset).read(game, seat, choice)


def answers(game: Game, seat: int) -> set[Parts]:
    """Every whole answer that the engine takes from a seat, one part after the other."""
    found: set[Parts] = set()
    open_parts: list[Parts] = [()]
    while open_parts:
        said = open_parts.pop()
        trial = game.copy()
        if said:
            trial.answer(seat, *said)
        if trial.serial != game.serial or trial.over or seat not in trial.waiting:
            found.add(said)
        else:
            open_parts += [(*said, option) for option in trial.options(seat)]
    return found


def tapped(game: Game, seat: int) -> set[Parts]:
    """Every answer that can be put together from the forms."""
    found: set[Parts] = set()
    for form in forms_of(game, gobelet.view(game, seat)):
        if isinstance(form, Button):
            found.add(parts(game, seat, form.choice))
        elif isinstance(form, PickDice):
            for number in form.numbers:
                for places in combinations(range(len(form.dice)), number):
                    found.add(parts(game, seat, dice_choice(form.verb, list(places))))
        elif isinstance(form, PickDeeds):
            for deeds in combinations(form.deeds, form.number):
                found.add(parts(game, seat, Choice(fence=list(deeds))))
        elif isinstance(form, CallOutlaws):
            for dice in product((0, 1, 2), repeat=len(form.outlaws)):
                if sum(dice) <= form.dice:
                    called = zip(form.outlaws, dice, strict=True)
                    made = [Called(outlaw=one.number, dice=number) for one, number in called if number]
                    found.add(parts(game, seat, Choice(outlaws=made)))
    return found


@pytest.mark.parametrize(("ruleset", "seats"), gate_takes(FULLEST, EVERY_TABLE))
def test_forms_offer_exactly_what_the_engine_allows(ruleset: str, seats: int) -> None:
    dice = random.Random(seats)
    met: set[str] = set()
    for seed in range(6):
        for step in random_steps(gobelet.new(ruleset, seats, seed), seed):
            for seat in step.waiting:
                if step.said[seat]:
                    continue  # in the middle of an answer: browsers say whole ones
                forms = forms_of(step, gobelet.view(step, seat))
                met |= {type(form).__name__ for form in forms}
                if isinstance(forms[0], MakeOffer | PutInOrder):  # too many to list: try some
                    for _attempt in range(3):
                        said = parts(step, seat, any_choice(forms[0], dice))
                        trial = step.copy()
                        trial.answer(seat, *said)
                        assert trial.serial != step.serial or seat not in trial.waiting
                elif dice.random() < 0.3:
                    assert tapped(step, seat) == answers(step, seat)
    assert met >= {"Button", "PickDice"}
    if ruleset.startswith("dicetown"):
        assert met >= {"MakeOffer"}


QUESTIONS = {
    "dicetown/revised": {"drink", "elixir-first", "friendship", "domination", "give-card", "give-deed"},
    "dicetown/extension": {
        *("call-outlaws", "choose-action", "offer-second", "raise-second", "name-second", "see-doc"),
        *("voucher", "choose-find", "order-river", "desperado", "double-gun", "whisky", "insurance"),
        *("play-at-once", "give-card"),
    },
    "dicetown/extension+indians": {"village", "smoke", "shaman", "ambush", "warpath"},
}


@pytest.mark.parametrize(("ruleset", "expected"), QUESTIONS.items())
def test_every_question_of_the_new_editions_has_its_form(ruleset: str, expected: set[str]) -> None:
    """At every question each answer can be tapped, and nothing else."""
    dice = random.Random(5)
    met: Counter[str] = Counter()
    for seed in range(400):
        for step in random_steps(gobelet.new(ruleset, 3, seed), seed):
            assert step.question is not None
            id = step.question.id
            if id not in expected or met[id] >= 3:
                continue
            for seat in step.waiting:
                forms = forms_of(step, gobelet.view(step, seat))
                if step.said[seat]:
                    continue
                if isinstance(forms[0], MakeOffer):
                    step.copy().answer(seat, *parts(step, seat, any_choice(forms[0], dice)))
                else:
                    assert tapped(step, seat) == answers(step, seat)
                met[id] += len(step.options(seat)) > 1
        if all(met[id] >= 3 for id in expected):
            return
    raise AssertionError(f"not met: {[id for id in expected if met[id] < 3]}")


def test_equipment_of_equal_worth_is_one_button_and_any_of_it_may_be_offered() -> None:
    """In a game of an earlier program, with cards worth 2, 2, 2, 7, 8 and 8."""
    met = set()
    for seed in range(60):
        for step in random_steps(begun("dicetown/2009", 2, seed, equipment="2,2,2,7,8,8"), seed):
            for seat in step.waiting:
                seen = gobelet.view(step, seat)
                shown = board(step, seen)
                assert isinstance(shown, TownBoard)
                assert shown.hand is not None
                assert not {"equipment-1", "equipment-3"} & set(shown.hand.cards)
                if step.said[seat] or len(set(shown.hand.cards)) == len(shown.hand.cards):
                    continue
                forms = forms_of(step, seen)
                if isinstance(forms[0], MakeOffer):
                    offer = Choice(offer=Bribe(cards=forms[0].cards))
                    step.copy().answer(seat, *parts(step, seat, offer))
                    met.add("offer")
                elif step.question is not None and step.question.id == "keep-one":
                    choices = [form.choice for form in forms if isinstance(form, Button)]
                    assert len(choices) == len({choice.card for choice in choices})
                    for choice in choices:
                        step.copy().answer(seat, *parts(step, seat, choice))
                    met.add("keep-one")
    assert met == {"offer", "keep-one"}


def test_costs_are_those_of_the_rules() -> None:
    game = gobelet.new("dicetown/2009", 2, 1)
    (form,) = forms_of(game, gobelet.view(game, 0))
    assert isinstance(form, PickDice)
    assert (form.numbers, form.costs) == ([0, 1, 2, 3, 4, 5], [1, 0, 1, 2, 3, 4])  # DT-11
    casino = gobelet.new("cincinnati", 3, 1)
    for seat in range(3):
        casino.answer(seat, casino.options(seat)[0])
    seat = casino.waiting[0]
    (form,) = forms_of(casino, gobelet.view(casino, seat))
    assert isinstance(form, PickDice)
    assert (form.verb, form.costs) == ("reroll", [0] * 6)


def test_of_equal_dice_any_may_be_tapped() -> None:
    game = gobelet.new("cincinnati", 3, 1)
    for seat in range(3):
        game.answer(seat, game.options(seat)[0])
    seat = game.waiting[0]
    (form,) = forms_of(game, gobelet.view(game, seat))
    assert isinstance(form, PickDice)
    equal = [place for place, die in enumerate(form.dice) if form.dice.count(die) > 1]
    if not equal:
        equal = [0]
    said = {parts(game, seat, Choice(reroll=[place])) for place in equal}
    assert len(said) == len({form.dice[place] for place in equal})


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        (Choice(), "choice-not-one"),
        (Choice(keep=[0], pass_=True), "choice-not-one"),
        (Choice(keep=[0, 0]), "choice-places"),
        (Choice(table="atlantic"), "choice-other-game"),
        (Choice(play="excalibur"), "choice-unknown"),
        (Choice(remedy="sleep"), "choice-unknown"),
        (Choice(deed=9), "choice-unknown"),
        (Choice(rob=77), "choice-unknown"),
        (Choice(order=[3]), "choice-unknown"),
        (Choice(drink="water"), "choice-unknown"),
        (Choice(find="oil"), "choice-unknown"),
        (Choice(action="dig"), "choice-unknown"),  # nobody is asked for one
        (Choice(warpath="church"), "choice-unknown"),
        (Choice(desperado=12), "choice-unknown"),
        (Choice(outlaws=[Called(outlaw=12, dice=1)]), "choice-unknown"),
        (Choice(ambush=Aim(seat=6, die="9")), "choice-unknown"),
        (Choice(gun=[0]), "choice-places"),  # there is no hunt
    ],
)
def test_what_is_no_choice_is_refused(choice: Choice, code: str) -> None:
    game = gobelet.new("dicetown/2009", 3, 1)
    if choice.order:
        game.visits = [0, 1]  # type: ignore[attr-defined]
    with pytest.raises(Trouble) as trouble:
        parts(game, 0, choice)
    assert trouble.value.id == code


def test_facts_leave_the_server_as_names_faces_and_points() -> None:
    told = wire_of(gobelet.ruleset("dicetown/2009")).facts(
        {"card": 8, "dice": (0, 5), "titles": (0, 4), "seat": 1, "place": "mine"}
    )
    assert told == {"card": "dynamite", "dice": ["9", "A"], "titles": [1, 5], "seat": 1, "place": "mine"}
    assert wire_of(gobelet.ruleset("cincinnati")).facts({"pips": (1, 6)}) == {"pips": [1, 6]}


@pytest.mark.parametrize(("ruleset", "seats"), gate_takes(FULLEST, EVERY_TABLE))
def test_boards_and_forms_are_made_of_views_alone(ruleset: str, seats: int) -> None:
    """A world that looks the same to a viewer has the same board and the same forms."""
    for number, step in enumerate(random_steps(gobelet.new(ruleset, seats, 3), 3)):
        if number % 3:
            continue
        for seat in (*range(seats), None):
            seen = gobelet.view(step, seat)
            world = gobelet.imagine(seen, number)
            other = gobelet.view(world, seat)
            mine = msgspec.json.encode((board(step, seen), forms_of(step, seen)))
            assert mine == msgspec.json.encode((board(world, other), forms_of(world, other)))


@pytest.mark.parametrize(("rules", "seats"), gate_takes(FULLEST, EVERY_TABLE))
def test_boards_that_stand_stay_the_same_until_the_question_is_settled(rules: str, seats: int) -> None:
    """`board_stands`: only then is a board made once for a question."""
    game = gobelet.new(rules, seats, 7)
    last, shown, changed = 0, [b""], 0
    for _step in random_steps(game, 7):
        viewers = [None, *range(seats)]
        now = [msgspec.json.encode(board(game, gobelet.view(game, viewer))) for viewer in viewers]
        changed += game.serial == last and now != shown
        last, shown = game.serial, now
    # Cincinnati does not say so: it shows a seat the table that it has sealed.
    assert bool(changed) != wire_of(game.ruleset).board_stands
