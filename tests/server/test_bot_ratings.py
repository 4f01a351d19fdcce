"""The fixed ratings of bots are those that follow from the arena's table."""

import json

import pytest

from fitting.bot_ratings import FILE, FIXED, STRENGTH, Duel, measured, table_of
from gobelet import api
from gobelet.server.ratings.scale import MODEL, bot_skill

TABLE = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("ruleset", [rules.id for rules in api.rulesets()])
def test_bots_are_rated_by_what_the_arena_measured(ruleset: str) -> None:
    lost = Duel("random", FIXED, ruleset, TABLE[ruleset]["games"]["random"], 0.0)
    made = table_of(ruleset, [*measured(STRENGTH.read_text(encoding="utf-8")), lost])
    assert made == TABLE[ruleset]
    skills = [bot_skill(ruleset, bot) for bot in ("random", "greedy", "expert", "search")]
    strengths = [skill.mu for skill in skills if skill is not None]
    assert strengths == sorted(strengths)
    assert len(strengths) == 4
    assert strengths[1] == MODEL.mu


def test_a_bot_that_was_not_measured_has_no_rating() -> None:
    assert bot_skill("chess/1851", "greedy") is None
    assert bot_skill("cincinnati", "deep-thought") is None
