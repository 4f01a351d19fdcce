"""The holders of goods other than the seats 0 … 5: the index of each in its holding."""

from typing import Final

from gobelet.core.names import MOST_SEATS

BANK: Final = 6  # dollars
COACH: Final = 7
MINE: Final = 6  # nuggets
DECK: Final = 6  # Store cards
DISCARD: Final = 7
DRAWN: Final = 8  # drawn at the Store, not yet kept or discarded
PILE: Final = 6  # deeds
BOX: Final = 7
ROW: Final = 8  # three places of one deed each, the bottom one first
FENCED: Final = 11  # FENCED + seat

EVERYONE: Final = (1 << MOST_SEATS + 1) - 1  # all seats, and the public that spectators are
