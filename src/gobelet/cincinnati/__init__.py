"""Cincinnati: its rules as steps, its page of numbers as data."""
