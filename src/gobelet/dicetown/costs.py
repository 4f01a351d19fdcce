"""What keeping dice costs."""


def cost(kept: int) -> int:
    """DT-11. One die is free, each further one costs $1; keeping none costs $1."""
    return kept - 1 if kept else 1
