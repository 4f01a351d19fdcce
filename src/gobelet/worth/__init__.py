"""The bank of truth: disputed decisions, each played to the end many times; judges are measured by it.

A bank is a file of lines, one for each ruleset. `mining` finds decisions about which bots disagree,
`playouts` plays every candidate on, `judges` says what a bot, the hints or the analysis choose today, and
`losses` what these choices lose against the best candidate.
"""

from gobelet.worth.bank import Bank, Candidate, DisputedDecision

__all__ = ["Bank", "Candidate", "DisputedDecision"]
