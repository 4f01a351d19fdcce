"""CI-50, CI-51. The score, line by line, and the leaders."""

from typing import TYPE_CHECKING

from gobelet.cincinnati.cards import CARDS, MONEY_KINDS, names
from gobelet.cincinnati.edition import CasinoEdition
from gobelet.core.event import Message
from gobelet.core.names import Seat, Seats

if TYPE_CHECKING:
    from gobelet.cincinnati.state import Casino
    from gobelet.cincinnati.view import CasinoView


def score(casino: "Casino", seat: Seat) -> int:
    return total(casino.edition, casino.money(seat), casino.chips[seat])


def total(edition: CasinoEdition, money: int, chips: int) -> int:
    """CI-50. What money and chips score."""
    return money + edition.chip_worth * chips


def certain(view: "CasinoView", seat: Seat) -> int:
    """What a seat has by now. Money and chips lie open, so everybody knows it."""
    return total(view.edition, view.money(seat), view.chips[seat])


def lines(casino: "Casino", seat: Seat) -> list[Message]:
    """CI-50. Each line with its points; a line that gives none is left out."""
    cards = tuple([name for name in names(casino.cards[seat]) if name.startswith("money")])
    chips = casino.chips[seat]
    lines = [
        Message("score-money", "CI-50", {"stakes": cards, "points": casino.money(seat)}),
        Message("score-chips", "CI-50", {"chips": chips, "points": casino.edition.chip_worth * chips}),
    ]
    return [line for line in lines if line.facts["points"]]


def standing(casino: "Casino", seat: Seat) -> tuple[int, ...]:
    """CI-51. The score, then how many cards of each value, from the highest."""
    cards = casino.cards[seat]
    return (
        score(casino, seat),
        *[CARDS.count(cards, kind) for kind in range(MONEY_KINDS - 1, -1, -1)],
    )


def leaders(casino: "Casino") -> Seats:
    """CI-51. The players with the most; several share the victory."""
    standings = [standing(casino, seat) for seat in range(casino.seats)]
    best = max(standings)
    return sum([1 << seat for seat in range(casino.seats) if standings[seat] == best])
