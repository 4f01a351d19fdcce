"""Dice Town: its rules as steps, its editions as data."""
