"""Environments: the games in the interfaces of the field, all from the one engine (docs/research.md)."""
