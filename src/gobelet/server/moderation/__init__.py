"""Moderation: the word filter, reports, bans and mutes, and those who look after them."""
