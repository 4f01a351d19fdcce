"""How the expert plays Dice Town."""
