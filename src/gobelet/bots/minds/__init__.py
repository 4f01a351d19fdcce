"""The minds of our games."""
