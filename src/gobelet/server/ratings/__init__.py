"""Ratings of players, and what a finished game leaves in the house's books."""
