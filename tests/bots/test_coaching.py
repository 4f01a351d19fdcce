"""Hints for every question that has a choice, from the view alone; what the bribe coach tells."""

import pytest

import gobelet
from gobelet.bots import make
from gobelet.bots.coaching import all_hints
from gobelet.bots.expert.dicetown.bribe_coach import price
from gobelet.core.game import Game
from gobelet.dicetown.bribes import Offers
from gobelet.dicetown.option_table import DOLLARS, DONE, GOODS, SOME_DOLLARS
from gobelet.dicetown.view import TownView
from tests.locale.strict import StrictVoice

DECISIONS = 120
# What has no figure to tell: an order of visits that changes nothing.
SILENT = {"order-visits", "name-champion"}


def decisions(ruleset: str, seed: int) -> list[Game]:
    """Positions of a game of greedy bots where a seat begins an answer and has a choice."""
    rules = gobelet.ruleset(ruleset)
    game = gobelet.new(ruleset, rules.seats[-1], seed, skip_forced=True)
    bots = [make("greedy", seat) for seat in range(game.seats)]
    found: list[Game] = []
    while not game.over and len(found) < DECISIONS:
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        if len(view.options) > 1 and not view.said:
            found.append(game.copy())
        assert view.question is not None
        game.answer(seat, bots[seat].decide(view, view.question, 1.0))
    return found


@pytest.mark.parametrize("rules", gobelet.rulesets(), ids=lambda rules: rules.id)
def test_every_question_with_a_choice_has_hints(rules: gobelet.Ruleset) -> None:
    voices = [StrictVoice(lang, rules) for lang in ("en", "fr")]
    for number, game in enumerate(decisions(rules.id, 2)):
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        assert view.question is not None
        found = all_hints(view)
        assert found or view.question.id in SILENT, view.question.id
        assert {hint.option for hint in found} <= set(view.options)
        if number % 10 == 0:
            imagined = gobelet.view(gobelet.imagine(view, 3), seat)
            assert [repr(hint) for hint in found] == [repr(hint) for hint in all_hints(imagined)]
            for voice in voices:
                assert all(voice.say(hint.message) and voice.say(hint.reason) for hint in found[:3])


def test_DT_41_the_more_is_offered_the_likelier_one_is_named() -> None:
    tried = 0
    for game in decisions("dicetown/2009", 4) + decisions("dicetown/2009", 5):
        view = gobelet.view(game, game.waiting[0])
        if not isinstance(view.question, Offers):
            continue
        found = {hint.option: hint.figure for hint in all_hints(view)}
        dollars = [found[option] for option in view.options if GOODS[option] == SOME_DOLLARS]
        assert dollars == sorted(dollars)
        assert not dollars or found[DONE] <= dollars[0] or DOLLARS + 1 not in view.options
        tried += 1
    assert tried


def test_DT_41_what_an_offer_brings_is_the_chance_of_the_place_less_the_price() -> None:
    """Only who is named pays: so the coach does not recommend the dearest offer, which is the likeliest."""
    tried = 0
    for game in decisions("dicetown/2009", 4) + decisions("dicetown/2009", 5):
        view = gobelet.view(game, game.waiting[0])
        if not isinstance(view.question, Offers):
            continue
        assert isinstance(view, TownView)
        assert view.seat is not None
        before = price(view.offers[view.seat])
        for hint in all_hints(view):
            percent, whole, tenth, brings = [
                hint.facts[key] for key in ("percent", "whole", "tenth", "brings")
            ]
            assert isinstance(percent, int)
            assert isinstance(whole, int)
            assert isinstance(tenth, int)
            dollars = hint.option - DOLLARS if GOODS[hint.option] == SOME_DOLLARS else 0
            if whole and (dollars or hint.option == DONE):
                left = 10 * (whole - before) + tenth - 5 * dollars
                assert brings == pytest.approx(percent / 100 * left, abs=1 + abs(left) / 100)
                tried += 1
    assert tried > 10
