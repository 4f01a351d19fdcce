"""The former place of `gobelet.server.games.worlds`, kept for one version."""

from gobelet.server.games.worlds import read, write

__all__ = ["read", "write"]
