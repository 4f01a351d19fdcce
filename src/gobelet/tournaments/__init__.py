"""Tournaments, as pure functions: who plays whom, what a result is worth, and who stands where.

Nothing here knows a clock, a database or a game: a table is a row of entrants, a result a row of places.
"""
