"""How the greedy bot plays Dice Town: one module per subject."""
