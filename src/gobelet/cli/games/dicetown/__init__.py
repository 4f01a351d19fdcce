"""Dice Town in the terminal."""
