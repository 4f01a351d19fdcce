"""DT-8, DT-54. What each seat, and the public, certainly knows about cards that it cannot see.

`known[viewer * HOLDERS + holder]` are cards that the viewer is sure lie with that holder: the hands,
the deck or pile, the discard or box. When a card leaves unseen, it may be of
any kind: then one fewer of each kind is certain. A seat's own hand is not here: the seat sees it.
"""

from typing import Final

from gobelet.core.goods import KINDS, Back
from gobelet.core.names import MOST_SEATS, Cards, Kind, Seat, Seats

HOLDERS: Final = 8  # the seats, the deck or pile, the discard or box
PUBLIC: Final = MOST_SEATS  # stands for everybody, spectators included
VIEWERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [(*range(seats), PUBLIC) for seats in range(MOST_SEATS + 1)]
)
BLANK: Final = [0] * (HOLDERS * (MOST_SEATS + 1))
DISCARDED: Final = PUBLIC * HOLDERS + 7  # cards that all know to lie in the discard


def moved(
    back: Back,
    holding: list[Cards],
    known: list[Cards],
    seats: int,
    kind: Kind,
    giver: int,
    taker: int,
    seers: Seats,
) -> None:
    """A card is about to move from giver to taker; the seers see which, the others only its back."""
    one, field = back.one[kind], back.field[kind]
    held = holding[giver]
    alike = held & field == held & KINDS  # all of the giver's cards are of this kind
    for viewer in VIEWERS[seats]:
        at = viewer * HOLDERS
        before = known[at + giver] if giver < HOLDERS else 0
        if seers >> viewer & 1 or (alike and before == held):
            if before & field:
                known[at + giver] = before - one
            if taker < HOLDERS and (taker != viewer or viewer == PUBLIC):
                known[at + taker] = known[at + taker] + one
        elif before:
            known[at + giver] = back.less(before, 1)


def looked(back: Back, known: list[Cards], viewer: Seat, holder: int, cards: Cards) -> None:
    """The viewer has seen that these cards lie with the holder."""
    at = viewer * HOLDERS + holder
    sure = known[at]
    for kind in back.distinct(cards):
        more = back.count(cards, kind) - back.count(sure, kind)
        if more > 0:
            sure += more * back.one[kind]
    known[at] = sure


def shown(back: Back, known: list[Cards], seats: int, holder: int, cards: Cards) -> None:
    """All have seen that these cards lie with the holder."""
    for viewer in VIEWERS[seats]:
        if viewer != holder:
            looked(back, known, viewer, holder, cards)


def reshuffled(known: list[Cards], seats: int) -> None:
    """DT-26. The discard became part of the deck: what was known of the one is known of the other."""
    for viewer in VIEWERS[seats]:
        at = viewer * HOLDERS
        known[at + 6] = known[at + 6] + known[at + 7]
        known[at + 7] = 0
