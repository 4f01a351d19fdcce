"""Exact odds: small tables of what dice may become."""
