"""The other end of the wire: a client for bots."""
