"""DT-61, DT-62. The score, line by line; what is certain of it during the game; and the leaders."""

from typing import TYPE_CHECKING, Final

from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.goods import SIZE
from gobelet.core.names import Cards, Kind, Seat, Seats
from gobelet.dicetown.cards import DEEDS, RANCH, ROWS, STORE, deed_points
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.holders import FENCED

if TYPE_CHECKING:
    from gobelet.dicetown.state import Town
    from gobelet.dicetown.view import TownView

# The points of deeds, one by one.
_POINTS: Final = DEEDS.listing(tuple([deed_points(kind) for kind in range(DEEDS.kinds)]), True)


def number_of(per: str, number: int, captured: Cards) -> int:
    """How often a card scores: once, or for each Store card (Mule), or each Outlaw captured (Dog)."""
    if per == "card":
        return number
    return captured >> SIZE if per == "captured" else 1


def worth(edition: Edition, kind: Kind, number: int, captured: Cards) -> int:
    """DT-61, DX-40 to DX-43. What a Store card scores in a hand of this number of them."""
    points = edition.points[kind]
    return points * number_of(ROWS[kind].per, number, captured) if points else 0


def equipment(edition: Edition, store: Cards, number: int, captured: Cards) -> int:
    """What these Store cards score; the hand may hold more than these."""
    if not store:
        return 0
    return sum([worth(edition, kind, number, captured) for kind in STORE.spread(store)])


def cards(town: "Town", seat: Seat) -> int:
    store = town.store[seat]
    return equipment(town.edition, store, store >> SIZE, town.annex.captured(seat))


def deeds(land: Cards) -> int:
    return sum(_POINTS.of(land)) if land else 0


def ranches(land: Cards) -> int:
    """DX-50. The first Ranch is worth 1 point, the second 2, the third 3 …"""
    number = DEEDS.count(land, RANCH)
    return number * (number + 1) // 2


def rewards(edition: Edition, captured: Cards) -> int:
    """DX-22. The dollars on the Outlaws that a seat has captured."""
    if not captured:
        return 0
    return sum([outlaw.reward for kind, outlaw in enumerate(edition.outlaws) if captured >> kind & 1])


def total(
    edition: Edition,
    badge: bool,
    nuggets: int,
    dollars: int,
    store: Cards,
    number: int,
    land: Cards,
    captured: Cards,
) -> int:
    """DT-61, DX-51. What all this scores: `store` and `land` are cards, `number` those of the whole hand."""
    fortune = (dollars + rewards(edition, captured)) // 2
    points = nuggets + fortune + deeds(land) + ranches(land) + equipment(edition, store, number, captured)
    return points + edition.badge_points if badge else points


def score(town: "Town", seat: Seat) -> int:
    store = town.store[seat]
    return total(
        town.edition,
        town.sheriff == seat,
        town.nuggets[seat],
        town.dollars[seat],
        store,
        store >> SIZE,
        town.deeds[seat] + town.deeds[FENCED + seat],
        town.annex.captured(seat),
    )


def certain(view: "TownView", seat: Seat) -> tuple[int, bool]:
    """What a seat has for certain, and whether its hand may hold more.

    One's own hand counts whole, as all hands do once they are shown. Of another hand the cards count that
    everybody knows: so the points of a seat are the same for all others, and never too high.
    """
    if view.shown_hands:
        store, land = view.shown_hands[seat]
    elif seat == view.seat:
        store, land = view.hand_store, view.hand_deeds
    else:
        store, land = view.public_store[seat], view.public_deeds[seat]
    number, held = view.store[seat], view.deeds[seat]
    points = total(
        view.edition,
        view.sheriff == seat,
        view.nuggets[seat],
        view.dollars[seat],
        store,
        number,
        land + view.fenced[seat],
        view.annex.captured(seat),
    )
    return points, store >> SIZE < number or land >> SIZE < held


def lines(town: "Town", seat: Seat) -> list[Message]:
    """DT-61, DX-51. Each line with its points; a line that gives none is left out."""
    nuggets, dollars, store = town.nuggets[seat], town.dollars[seat], town.store[seat]
    outlaws = town.annex.captured(seat)
    captured = rewards(town.edition, outlaws)
    lines = [Message("score-nuggets", "DT-61", {"nuggets": nuggets, "points": nuggets})]
    if captured:
        fortune = (dollars + captured) // 2
        facts: dict[str, Fact] = {"dollars": dollars, "rewards": captured, "points": fortune}
        lines.append(Message("score-fortune", "DX-51", facts))
    else:
        lines.append(Message("score-dollars", "DT-61", {"dollars": dollars, "points": dollars // 2}))
    if town.sheriff == seat:
        lines.append(Message("score-badge", "DT-61", {"points": town.edition.badge_points}))
    scored = [kind for kind in STORE.spread(store) if town.edition.points[kind]]
    plain = tuple([kind for kind in scored if not ROWS[kind].per])
    points = sum([town.edition.points[kind] for kind in plain])
    lines.append(Message("score-equipment", "DT-61", {"cards": plain, "points": points}))
    for kind in scored:
        if ROWS[kind].per:
            number = number_of(ROWS[kind].per, store >> SIZE, outlaws)
            points = worth(town.edition, kind, store >> SIZE, outlaws)
            facts = {"card": kind, "number": number, "points": points}
            lines.append(Message("score-" + ROWS[kind].name, ROWS[kind].rule, facts))
    land = town.deeds[seat] + town.deeds[FENCED + seat]
    titles = DEEDS.spread(land)
    plots = tuple(sorted([kind for kind in titles if kind != RANCH]))
    lines.append(Message("score-deeds", "DT-61", {"titles": plots, "points": deeds(land)}))
    number = len(titles) - len(plots)
    lines.append(Message("score-ranches", "DX-50", {"number": number, "points": ranches(land)}))
    return [line for line in lines if line.facts["points"]]


def leaders(town: "Town") -> Seats:
    """DT-62. Most points; of those, most deeds."""
    standing = [
        (score(town, seat), (town.deeds[seat] >> SIZE) + (town.deeds[FENCED + seat] >> SIZE))
        for seat in range(town.seats)
    ]
    best = max(standing)
    return sum([1 << seat for seat in range(town.seats) if standing[seat] == best])
