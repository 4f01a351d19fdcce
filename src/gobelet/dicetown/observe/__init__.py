"""Observations of Dice Town as bytes."""
