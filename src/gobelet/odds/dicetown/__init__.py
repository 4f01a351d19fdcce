"""Exact chances of Dice Town."""
