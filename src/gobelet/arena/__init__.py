"""The arena: bots against bots over many games, on equal terms, with honest intervals.

from gobelet import arena

result = arena.play("dicetown/2009", ["greedy", "random", "random", "random"], games=400, workers=2)
result.row("greedy").share  # Estimate(value=…, low=…, high=…)
"""

from gobelet.arena.figures import Line, Result
from gobelet.arena.finding_bots import find, known
from gobelet.arena.interval import Estimate
from gobelet.arena.outcome import Fault, Outcome, Thought
from gobelet.arena.plan import Plan
from gobelet.arena.running import play, resume
from gobelet.interrupted import Interrupted

__all__ = [
    "Estimate",
    "Fault",
    "Interrupted",
    "Line",
    "Outcome",
    "Plan",
    "Result",
    "Thought",
    "find",
    "known",
    "play",
    "resume",
]
