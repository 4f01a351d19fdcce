"""Answers to the questions of Cincinnati, at given prices."""
