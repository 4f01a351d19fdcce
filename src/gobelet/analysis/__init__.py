"""Luck and skill: what each roll of a game was worth, and what each decision cost."""

from gobelet.analysis.result import Analysis, Decision, Player, Point, Roll, Settings, Tried, TurningPoint

__all__ = ["Analysis", "Decision", "Player", "Point", "Roll", "Settings", "Tried", "TurningPoint"]
