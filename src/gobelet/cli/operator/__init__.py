"""What an operator does with a server and its database: one small file per subject."""
