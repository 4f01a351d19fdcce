"""What can be played, for the page that creates a table."""

import logging

from gobelet import api, bots
from gobelet.bots.planner import planner_of
from gobelet.core.ruleset import Ruleset
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.rulesets import PlanField, RulesetChoice, RulesetInfo, VocabularyInfo

logger = logging.getLogger(__name__)


def catalogue() -> list[RulesetInfo]:
    """All rulesets. A game of another package whose pieces are broken is left out, and hinders no other."""
    found: list[RulesetInfo] = []
    for rules in api.rulesets():
        try:
            found.append(describe(rules))
        except Exception as error:  # a piece of another package may raise anything
            if rules.box in api.REGISTRY.own:
                raise
            logger.warning("%s is not offered: %s: %s", rules.id, type(error).__name__, error)
    return found


def offered_bots(rules: Ruleset) -> tuple[str, ...]:
    """The bots that are offered.

    In our own games the learned bot is offered for each ruleset; without weights it plays as the greedy bot
    does. For games of other packages it has no weights, and is left out.
    """
    return bots.available() if rules.box in api.REGISTRY.own else bots.available(rules.name)


def describe(rules: Ruleset) -> RulesetInfo:
    """One ruleset, in this version of it."""
    wire = wire_of(rules)
    words = wire.words
    info = RulesetInfo(
        id=rules.id,
        game=rules.box.id,
        title=rules.box.title,
        version=rules.version,
        seats=list(rules.seats),
        choices=[
            *[RulesetChoice(one.id, one.rule, list(one.values), one.default) for one in rules.choices],
            *[RulesetChoice(one.id, one.rule, [], one.default, free=True) for one in rules.figures],
        ],
        bots=list(offered_bots(rules)),
        cards=[],
        vocabulary=VocabularyInfo(
            faces=list(words.faces),
            first_face=words.first_face,
            dice=sorted(words.dice),
            seats=sorted(words.seats),
            terms=dict(words.terms),
        ),
        plan=[
            PlanField(
                id=field.name,
                words=list(field.words),
                least=field.least if field.numbers else None,
                most=field.most if field.numbers else None,
                in_order=field.in_order,
                needed_by=list(field.needed_by),
                standing=field.standing,
            )
            for field in planner_of(rules).fields(rules)
        ],
        windows=wire.windows(rules),
    )
    wire.describe(rules, info)
    return info
