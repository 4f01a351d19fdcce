"""What hands are worth at a table, in thousands: the stake by the chance to win it, chips included."""

from typing import Final

from gobelet.bots.cincinnati.worth import DUEL_WON, THOUSAND, Worth
from gobelet.cincinnati.cards import CARDS, CHIPS, DUEL
from gobelet.cincinnati.state import SUPPLY
from gobelet.core.kinds import Cards
from gobelet.odds.gamblers import QUALITY
from gobelet.odds.rolls import improve

CHIP_LATER: Final = 5.0  # what a chip does in later rounds, beyond its money
HURT: Final = 0.6  # what a leader loses is worth so much of what I win
DANGER: Final = 0.3


def chip_of(worth: Worth) -> float:
    """What a chip is worth that is not spent."""
    left = worth.view.edition.rounds - worth.view.round
    return worth.view.edition.chip_worth / THOUSAND + CHIP_LATER * min(1.0, left / 4)


def stake_of(worth: Worth, cards: Cards) -> float:
    """What the cards of a table are worth to their winner.

    Chips are worth more than they count in the end. A Duel card hurts a rival as much as it serves me, which
    counts the more the further he leads, and in another's hand it would be turned against me if I lead.
    """
    view = worth.view
    chips = min(CARDS.count(cards, CHIPS) * view.edition.chips_card, view.chips[SUPPLY])
    stake = worth.stakes(cards) + chips * (chip_of(worth) - view.edition.chip_worth / THOUSAND)
    duels = CARDS.count(cards, DUEL)
    if duels:
        rivals = view.seats - 1
        hurt = max(
            [
                worth.prize(seat) * worth.weight(seat) * rivals
                for seat in range(view.seats)
                if seat != worth.me
            ]
        )
        danger = worth.prize(worth.me) * worth.weight(worth.me) * rivals
        stake += duels * DUEL_WON * (HURT * hurt + DANGER * danger)
    return stake


def qualified(table: int) -> list[float]:
    """Alone, a hand wins if it qualifies."""
    return [1.0 if quality else 0.0 for quality in QUALITY[table]]


def with_chips(values: list[float], chips: int, chip: float) -> list[float]:
    """The same before the extra rolls, with so many chips that are worth so much each if they are kept."""
    for _chip in range(min(chips, MOST_CHIPS)):
        rolled = improve(values)
        values = [max(now, then - chip) for now, then in zip(values, rolled, strict=True)]
    return values


MOST_CHIPS: Final = 2  # looked at beforehand; more are hardly ever spent on one table
