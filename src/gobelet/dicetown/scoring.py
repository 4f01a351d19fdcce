"""DT-61, DT-62. The score, line by line, and the leaders."""

from typing import TYPE_CHECKING

from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.goods import SIZE
from gobelet.core.names import Kind, Seat, Seats
from gobelet.dicetown.cards import DEEDS, RANCH, ROWS, STORE, deed_points
from gobelet.dicetown.holders import FENCED

if TYPE_CHECKING:
    from gobelet.dicetown.state import Town


def number_of(town: "Town", seat: Seat, per: str) -> int:
    """How often a card scores: once, or for each Store card (Mule), or each Outlaw captured (Dog)."""
    if per == "card":
        return town.store[seat] >> SIZE
    return town.annex.captured(seat) >> SIZE if per == "captured" else 1


def worth(town: "Town", seat: Seat, kind: Kind) -> int:
    """DT-61, DX-40 to DX-43. What a Store card scores for this seat."""
    points = town.edition.points[kind]
    return points * number_of(town, seat, ROWS[kind].per) if points else 0


def cards(town: "Town", seat: Seat) -> int:
    return sum([worth(town, seat, kind) for kind in STORE.spread(town.store[seat])])


def deeds(town: "Town", seat: Seat) -> int:
    held = DEEDS.spread(town.deeds[seat]) + DEEDS.spread(town.deeds[FENCED + seat])
    return sum([deed_points(kind) for kind in held])


def ranches(town: "Town", seat: Seat) -> int:
    """DX-50. The first Ranch is worth 1 point, the second 2, the third 3 …"""
    number = DEEDS.count(town.deeds[FENCED + seat], RANCH)
    return number * (number + 1) // 2


def rewards(town: "Town", seat: Seat) -> int:
    """DX-22. The dollars on the Outlaws that a seat has captured."""
    captured = town.annex.captured(seat)
    return sum([outlaw.reward for kind, outlaw in enumerate(town.edition.outlaws) if captured >> kind & 1])


def score(town: "Town", seat: Seat) -> int:
    badge = town.edition.badge_points if town.sheriff == seat else 0
    fortune = (town.dollars[seat] + rewards(town, seat)) // 2
    land = deeds(town, seat) + ranches(town, seat)
    return town.nuggets[seat] + fortune + badge + cards(town, seat) + land


def lines(town: "Town", seat: Seat) -> list[Message]:
    """DT-61, DX-51. Each line with its points; a line that gives none is left out."""
    nuggets, dollars, captured = town.nuggets[seat], town.dollars[seat], rewards(town, seat)
    lines = [Message("score-nuggets", "DT-61", {"nuggets": nuggets, "points": nuggets})]
    if captured:
        fortune = (dollars + captured) // 2
        facts: dict[str, Fact] = {"dollars": dollars, "rewards": captured, "points": fortune}
        lines.append(Message("score-fortune", "DX-51", facts))
    else:
        lines.append(Message("score-dollars", "DT-61", {"dollars": dollars, "points": dollars // 2}))
    if town.sheriff == seat:
        lines.append(Message("score-badge", "DT-61", {"points": town.edition.badge_points}))
    scored = [kind for kind in STORE.spread(town.store[seat]) if town.edition.points[kind]]
    plain = tuple([kind for kind in scored if not ROWS[kind].per])
    points = sum([town.edition.points[kind] for kind in plain])
    lines.append(Message("score-equipment", "DT-61", {"cards": plain, "points": points}))
    for kind in scored:
        if ROWS[kind].per:
            number = number_of(town, seat, ROWS[kind].per)
            facts = {"card": kind, "number": number, "points": worth(town, seat, kind)}
            lines.append(Message("score-" + ROWS[kind].name, ROWS[kind].rule, facts))
    titles = DEEDS.spread(town.deeds[seat]) + DEEDS.spread(town.deeds[FENCED + seat])
    plots = tuple(sorted([kind for kind in titles if kind != RANCH]))
    lines.append(Message("score-deeds", "DT-61", {"titles": plots, "points": deeds(town, seat)}))
    number = len(titles) - len(plots)
    lines.append(Message("score-ranches", "DX-50", {"number": number, "points": ranches(town, seat)}))
    return [line for line in lines if line.facts["points"]]


def leaders(town: "Town") -> Seats:
    """DT-62. Most points; of those, most deeds."""
    standing = [
        (score(town, seat), (town.deeds[seat] >> SIZE) + (town.deeds[FENCED + seat] >> SIZE))
        for seat in range(town.seats)
    ]
    best = max(standing)
    return sum([1 << seat for seat in range(town.seats) if standing[seat] == best])
