"""Cincinnati in the terminal."""
