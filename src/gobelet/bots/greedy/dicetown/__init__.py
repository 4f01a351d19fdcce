"""The greedy bot's prices in Dice Town."""
