"""Law 8, the other half: every message of a game cites a rule in docs/rules."""

import re
from pathlib import Path

import pytest

import gobelet
from gobelet.core.event import Event
from gobelet.testing import Dice, random_steps
from tests.laws.catalogue import EVERY_TABLE

DOCS = Path(__file__).parents[2] / "docs" / "rules"
RULES = {
    number
    for page in DOCS.glob("*.md")
    for number in re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", page.read_text(encoding="utf-8"), re.MULTILINE)
}


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_law_8_every_message_cites_a_rule_that_exists(id: str, seats: int) -> None:
    refusals = 0

    def hear(event: Event) -> None:
        assert event.rule in RULES, event.id
        assert isinstance(event.facts, dict)
        assert isinstance(event.secret, dict)

    for seed in range(6):
        dice = Dice(seed)
        game = gobelet.new(id, seats, seed, watchers=[hear])
        for step in random_steps(game, seed):
            assert step.prompt().rule in RULES
            assert isinstance(step.prompt().facts, dict)
            seat, option = dice.below(seats), dice.below(step.ruleset.table.size)
            if option in step.options(seat):
                continue
            with pytest.raises(gobelet.Refused) as refused:
                step.answer(seat, option)
            assert refused.value.rule in RULES or not refused.value.rule
            assert isinstance(refused.value.facts, dict)
            refusals += bool(refused.value.rule)
        for seat in range(seats):
            lines = game.score_lines(seat)
            assert all(line.rule in RULES for line in lines)
            assert sum(int(str(line.facts["points"])) for line in lines) == game.scores[seat]
    assert refusals > 50
