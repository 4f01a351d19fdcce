"""Every decision of every bot has its reason, in every language."""

import pytest

import gobelet
from gobelet.bots import BOTS, make, reason
from gobelet.bots.reasons import coarse
from gobelet.locale import LANGUAGES
from tests.locale.strict import StrictVoice


@pytest.mark.parametrize("rules", gobelet.rulesets(), ids=lambda rules: rules.id)
def test_every_bot_gives_its_reason(rules: gobelet.Ruleset) -> None:
    voices = [StrictVoice(lang, rules) for lang in LANGUAGES]
    game = gobelet.new(rules.id, len(BOTS), 3, skip_forced=True)
    bots = [make(name, 1) for name in BOTS]
    given: set[str] = set()
    for _decision in range(50):
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        assert view.question is not None
        option = bots[seat].decide(view, view.question, 0.005)
        for message in (reason(bots[seat], view, option), coarse(view, option)):
            given.add(message.id)
            assert all(voice.say(message).endswith(".") for voice in voices)
        game.answer(seat, option)
    assert "why-random" in given
    assert "why-tried" in given
    assert given & {"why-place", "why-win"}, "with the chances"


def test_a_forced_answer_needs_no_other_reason() -> None:
    game = gobelet.new("dicetown/2009", 3, 1)
    while len(game.options(game.waiting[0])) > 1:
        game.answer(game.waiting[0], game.options(game.waiting[0])[0])
    view = gobelet.view(game, game.waiting[0])
    assert coarse(view, view.options[0]).id == "why-forced"
    bot = make("expert", 1)
    assert view.question is not None
    assert bot.decide(view, view.question, 1.0) == view.options[0]
