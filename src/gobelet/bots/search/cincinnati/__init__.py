"""How the search bot plays Cincinnati."""
