"""How the expert plays Cincinnati: one module per subject."""
