"""The planners of our games."""
