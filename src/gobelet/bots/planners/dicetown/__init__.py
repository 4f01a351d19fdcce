"""Plans and orders in Dice Town."""
