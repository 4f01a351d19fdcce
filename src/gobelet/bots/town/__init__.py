"""How the expert plays Dice Town: one module per subject; what is not here it leaves to the greedy bot."""
