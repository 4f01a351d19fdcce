"""Answers to the questions of Dice Town, at given prices."""
