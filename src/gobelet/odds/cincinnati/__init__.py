"""Exact chances of Cincinnati."""
