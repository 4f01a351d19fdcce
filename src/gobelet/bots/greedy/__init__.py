"""The bot that takes what is worth most now."""
