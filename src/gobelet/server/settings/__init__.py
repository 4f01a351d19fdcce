"""What an operator can set: in a file, in the environment, on the command line."""
