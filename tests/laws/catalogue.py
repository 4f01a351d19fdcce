"""Every ruleset with every seat count: what the laws are tested on."""

import gobelet

EVERY_TABLE = [(ruleset.id, seats) for ruleset in gobelet.rulesets() for seats in ruleset.seats]
# The most seats of each: what stands for all seat counts in the gate.
FULLEST = [(ruleset.id, max(ruleset.seats)) for ruleset in gobelet.rulesets()]
EVERY_RULESET = [ruleset.id for ruleset in gobelet.rulesets()]
# With the versions of before, by their names: dicetown/extension@1.
EVERY_VERSION = [
    (rules.name, seats)
    for ruleset in gobelet.rulesets()
    for rules in ruleset.versions
    for seats in rules.seats
]
