"""How the expert plays Dice Town: a plan and prices of its own, and by these prices as the greedy bot."""
