"""Observations: what a view holds, as bytes."""
