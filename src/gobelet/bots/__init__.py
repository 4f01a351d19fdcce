"""Bots: they see views, never games."""
