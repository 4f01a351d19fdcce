"""Programs that make the fitted figures of the bots again: play, regress, write a file of tables."""
