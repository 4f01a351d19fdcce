"""What can be played, for the page that creates a table."""

from gobelet import api, bots
from gobelet.core.ruleset import Ruleset
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.messages import RulesetChoice, RulesetInfo, VocabularyInfo


def catalogue() -> list[RulesetInfo]:
    return [_ruleset(rules) for rules in api.rulesets()]


def _ruleset(rules: Ruleset) -> RulesetInfo:
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
        bots=list(bots.available()),
        cards=[],
        vocabulary=VocabularyInfo(
            faces=list(words.faces),
            first_face=words.first_face,
            dice=sorted(words.dice),
            seats=sorted(words.seats),
            terms=dict(words.terms),
        ),
    )
    wire.describe(rules, info)
    return info
