"""The greedy bot's prices in Cincinnati."""
