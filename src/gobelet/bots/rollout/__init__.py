"""Quick players for imagined games: they see the imagined game itself, and answer by tables."""
