"""`game.describe`: any option in words, in any language."""

import gobelet
from gobelet.locale import LANGUAGES
from tests.locale.strict import StrictVoice


def test_all_options_of_a_table_can_be_described() -> None:
    for rules in gobelet.rulesets():
        game = gobelet.new(rules.id, rules.seats[0])
        for option in range(rules.table.size):
            for lang in LANGUAGES:
                assert game.describe(option, lang)
                assert StrictVoice(lang, rules).say(game.message(option, 0))
