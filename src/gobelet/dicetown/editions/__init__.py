"""The editions, one page each."""
