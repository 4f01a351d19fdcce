"""What an edition adds to the base game of Dice Town."""
