"""How the search bot plays Dice Town."""
