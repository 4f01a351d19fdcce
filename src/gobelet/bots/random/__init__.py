"""The bot that plays at random."""
