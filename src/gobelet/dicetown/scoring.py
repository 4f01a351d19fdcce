"""DT-61, DT-62. The score, line by line, and who leads."""

from typing import TYPE_CHECKING

from gobelet.core.event import Message
from gobelet.core.goods import SIZE
from gobelet.core.kinds import Seat, Seats
from gobelet.dicetown.holders import FENCED
from gobelet.dicetown.store import DEEDS, POINTS, STORE, deed_points

if TYPE_CHECKING:
    from gobelet.dicetown.state import Town


def equipment(town: "Town", seat: Seat) -> int:
    return sum([POINTS[kind] for kind in STORE.spread(town.store[seat])])


def deeds(town: "Town", seat: Seat) -> int:
    held = DEEDS.spread(town.deeds[seat]) + DEEDS.spread(town.deeds[FENCED + seat])
    return sum([deed_points(kind) for kind in held])


def score(town: "Town", seat: Seat) -> int:
    badge = town.edition.badge_points if town.sheriff == seat else 0
    return town.nuggets[seat] + town.dollars[seat] // 2 + badge + equipment(town, seat) + deeds(town, seat)


def lines(town: "Town", seat: Seat) -> list[Message]:
    """DT-61. Each line with its points; a line that gives none is left out."""
    told = [
        Message("score-nuggets", "DT-61", {"nuggets": town.nuggets[seat], "points": town.nuggets[seat]}),
        Message("score-dollars", "DT-61", {"dollars": town.dollars[seat], "points": town.dollars[seat] // 2}),
    ]
    if town.sheriff == seat:
        told.append(Message("score-badge", "DT-61", {"points": town.edition.badge_points}))
    cards = tuple([kind for kind in STORE.spread(town.store[seat]) if POINTS[kind]])
    told.append(Message("score-equipment", "DT-61", {"cards": cards, "points": equipment(town, seat)}))
    hand = DEEDS.spread(town.deeds[seat])
    fenced = DEEDS.spread(town.deeds[FENCED + seat])
    told.append(
        Message("score-deeds", "DT-61", {"titles": tuple(sorted(hand + fenced)), "points": deeds(town, seat)})
    )
    return [line for line in told if line.facts["points"]]


def leaders(town: "Town") -> Seats:
    """DT-62. Most points; of those, most deeds."""
    standing = [
        (score(town, seat), (town.deeds[seat] >> SIZE) + (town.deeds[FENCED + seat] >> SIZE))
        for seat in range(town.seats)
    ]
    best = max(standing)
    return sum([1 << seat for seat in range(town.seats) if standing[seat] == best])
