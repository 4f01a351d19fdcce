"""What bots answer at given prices, game by game."""
