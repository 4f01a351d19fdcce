"""A table's life: its log, its clock, its seats and viewers."""
