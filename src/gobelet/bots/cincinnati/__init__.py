"""How the greedy bot plays Cincinnati: one module per subject."""
