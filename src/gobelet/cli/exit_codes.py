"""What the exit codes mean."""

from typing import Final

DONE: Final = 0
DOES_NOT_VERIFY: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # Ctrl-C
BROKEN_PIPE: Final = 141  # nobody reads on
