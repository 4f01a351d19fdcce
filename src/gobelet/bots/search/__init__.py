"""The bot that tries options out in imagined worlds."""
