"""Training a bot by self-play on the vector environment. `python -m gobelet.envs.training --help`."""
