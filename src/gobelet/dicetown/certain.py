"""What a seat surely knows of the cards of a town, by holder, and how much is left that it can't know."""

from typing import TYPE_CHECKING

from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.goods import Back
from gobelet.core.names import SEATS_OF, Cards
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.rolling import HAND, KeepDice
from gobelet.dicetown.saloon import Loot

if TYPE_CHECKING:
    from gobelet.dicetown.view import TownView


def store(view: "TownView") -> list[Cards]:
    """The Store cards that surely lie with each holder, those just drawn included."""
    sure = [*view.known_store, view.shown_store]
    if view.seat is not None:
        sure[view.seat] = view.hand_store
    for seat, seen in enumerate(_seen(view)):
        sure[seat] = _with(STORE, sure[seat], seen[0])
    for seat, hands in enumerate(view.shown_hands):
        sure[seat] = hands[0]
    return sure


def deeds(view: "TownView") -> list[Cards]:
    """The deeds that surely lie with each holder, without those that lie open."""
    sure = view.known_deeds[:]
    if view.seat is not None:
        sure[view.seat] = view.hand_deeds
    for seat, seen in enumerate(_seen(view)):
        sure[seat] = _with(DEEDS, sure[seat], seen[1])
    for seat, hands in enumerate(view.shown_hands):
        sure[seat] = hands[1]
    return sure


def face_down(view: "TownView") -> Cards:
    """The deeds that do not lie open, in the row or fenced."""
    left = view.edition.deeds
    for kind in view.row:
        left -= DEEDS.one[kind]
    for fenced in view.fenced:
        left -= fenced
    return left


def unknown(view: "TownView") -> tuple[int, ...]:
    """Cards that lie somewhere unknown, by kind; River cards put back unseen; dice under others' cups."""
    return (
        *_counts(STORE, view.edition.store - sum(store(view))),
        *_counts(DEEDS, face_down(view) - sum(deeds(view))),
        view.annex.unknown(),
        _hidden_dice(view),
    )


def hidden_dice(view: "TownView", seat: int) -> int:
    """DT-10. How many dice this seat, which rolled, has under its cup."""
    return HAND - (view.dice[seat] >> DICE_SIZE)


def _hidden_dice(view: "TownView") -> int:
    if not isinstance(view.question, KeepDice):
        return 0
    return sum([hidden_dice(view, seat) for seat in SEATS_OF[view.rollers] if seat != view.seat])


def _counts(back: Back, cards: Cards) -> list[int]:
    return [back.count(cards, kind) for kind in range(back.kinds)]


def _seen(view: "TownView") -> list[tuple[Cards, Cards]]:
    """By seat, the Store cards and deeds of its hand that lie before this seat just now (DT-27, DT-42)."""
    seen = view.offers_seen[:] or [(0, 0)] * view.seats
    if isinstance(view.question, Loot):
        seen[view.question.victim] = (view.looked_store, view.looked_deeds)
    return seen


def _with(back: Back, sure: Cards, seen: Cards) -> Cards:
    """What a hand surely holds, with the cards that are seen in it: some of them may be known already."""
    for kind in back.distinct(seen):
        more = back.count(seen, kind) - back.count(sure, kind)
        if more > 0:
            sure += more * back.one[kind]
    return sure
