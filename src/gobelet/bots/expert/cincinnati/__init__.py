"""How the expert plays Cincinnati."""
