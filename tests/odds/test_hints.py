"""Hints: from the view alone, for every ruleset, sayable in every language."""

import pytest

import gobelet
from gobelet.bots import make
from gobelet.locale import LANGUAGES
from gobelet.odds.hint import Hint, percent
from gobelet.odds.hints import hints
from tests.locale.strict import StrictVoice


@pytest.mark.parametrize("rules", gobelet.rulesets(), ids=lambda rules: rules.id)
def test_hints_are_about_options_and_can_be_said(rules: gobelet.Ruleset) -> None:
    game = gobelet.new(rules.id, rules.seats[-1], 5, skip_forced=True)
    bot = make("random", 1)
    voices = [StrictVoice(lang, rules) for lang in LANGUAGES]
    told = 0
    for _decision in range(60):
        if game.over:
            break
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        assert view.question is not None
        found = hints(view)
        imagined = hints(gobelet.view(gobelet.imagine(view, 3), seat))
        assert [repr(hint) for hint in found] == [repr(hint) for hint in imagined], "from the view alone"
        for hint in found:
            told += 1
            share = hint.facts["percent"]
            assert hint.option in view.options
            assert isinstance(share, int)
            assert 0 <= share <= 100
            assert all(voice.say(hint.message) for voice in voices)
        game.answer(seat, bot.decide(view, view.question, 1.0))
    assert told > 100


def test_spectators_and_seats_without_a_choice_get_none() -> None:
    game = gobelet.new("cincinnati", 3, 1)
    assert not hints(gobelet.view(game, None))
    assert hints(gobelet.view(game, 0))


def test_what_is_possible_is_never_shown_as_0_and_what_is_not_sure_never_as_100() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.004, 0.5, 0.999, 1.0)] == [0, 1, 1, 50, 99, 100]


def test_a_hint_reads_as_text() -> None:
    assert repr(Hint(3, "hint-win", {"percent": 5})) == "3: hint-win(percent=5)"
