"""Luck and skill: what each roll of a game was worth, and what each decision cost.

from gobelet import analysis

found = analysis.analyse(record, rollouts=32, workers=2)  # an Analysis: plain data, see result.py
found = analysis.analyse(record, rollouts=128, workers=2, before=found)  # refined
analysis.in_words(found, record, "fr", names)  # the turning points in words
analysis.lessons_in_words(found, record, "fr", names)  # the mistakes and the best decisions
"""

from gobelet.analysis.result import (
    Analysis,
    AnalysisSettings,
    Decision,
    Lesson,
    PlayerResult,
    Point,
    RollResult,
    Tried,
    TurningPoint,
)
from gobelet.analysis.running import analyse, make_settings
from gobelet.analysis.sentences import in_words, lessons_in_words
from gobelet.interrupted import Interrupted

__all__ = [
    "Analysis",
    "AnalysisSettings",
    "Decision",
    "Interrupted",
    "Lesson",
    "PlayerResult",
    "Point",
    "RollResult",
    "Tried",
    "TurningPoint",
    "analyse",
    "in_words",
    "lessons_in_words",
    "make_settings",
]
