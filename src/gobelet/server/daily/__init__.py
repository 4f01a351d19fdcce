"""The daily table: each day one table for each game, with the same dice and bots for everybody."""
