"""What can be played, for the page that creates a table."""

from gobelet import api, bots
from gobelet.core.ruleset import Ruleset
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.messages import RulesetChoice, RulesetInfo, VocabularyInfo


def catalogue() -> list[RulesetInfo]:
    return [describe(rules) for rules in api.rulesets()]


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
    )
    wire.describe(rules, info)
    return info
