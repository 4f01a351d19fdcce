"""Every ruleset with every seat count: what the laws are tested on.

`scripts/test` runs the laws on both builds. The compiled one is ten times as fast and plays all games; plain
Python plays a part of them, which shows that the two agree.
"""

import gobelet
from gobelet.core.build import COMPILED

EVERY_TABLE = [(ruleset.id, seats) for ruleset in gobelet.rulesets() for seats in ruleset.seats]
EVERY_RULESET = [ruleset.id for ruleset in gobelet.rulesets()]
# With the versions of before, by their names: dicetown/extension@1.
EVERY_VERSION = [
    (rules.name, seats)
    for ruleset in gobelet.rulesets()
    for rules in ruleset.versions
    for seats in rules.seats
]
# Where a law needs many games of a table: in plain Python only the fullest table of each ruleset.
LONG_LAWS = EVERY_TABLE if COMPILED else [(ruleset.id, max(ruleset.seats)) for ruleset in gobelet.rulesets()]


def seeds(number: int) -> range:
    """The seeds of this many games, or in plain Python of a quarter of them."""
    return range(number if COMPILED else max(1, number // 4))
