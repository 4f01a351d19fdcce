"""CI-24, CI-30 to CI-33. Duels: exact where two fight, whom to challenge, when to pay."""

from typing import Final

from gobelet.bots.casino.values import chip_of
from gobelet.bots.cincinnati.dueling import stake
from gobelet.bots.cincinnati.worth import Worth
from gobelet.bots.picking import Scored
from gobelet.cincinnati.table import CHALLENGE, PASS, PAY, REROLL
from gobelet.core.dice import PICKED
from gobelet.odds.duel import after_keeping, win_duel
from gobelet.odds.rolls import NUMBER

# The chance that the owner wins with so many chips (rows) against so many (columns): `win_new_duel`.
OWNER_WINS: Final = (
    (0.478, 0.355, 0.266, 0.2),
    (0.615, 0.487, 0.386, 0.306),
    (0.711, 0.591, 0.487, 0.399),
    (0.78, 0.671, 0.571, 0.481),
)
MOST_CHIPS: Final = 3
EVEN: Final = 0.48
SPENT: Final = 0.3  # nobody spends all his chips on one duel: how much of their effect is left
REPLIES: Final = 1  # chips of the other that are looked at when I pay for a roll


def challenges(worth: Worth) -> Scored:
    """CI-30. The prize by the chance to win it; it hurts a leader more."""
    view = worth.view
    scored: Scored = []
    for option in view.options:
        seat = option - CHALLENGE
        chance = OWNER_WINS[min(view.chips[worth.me], MOST_CHIPS)][min(view.chips[seat], MOST_CHIPS)]
        chance = EVEN + (chance - EVEN) * SPENT
        scored.append((worth.prize(seat) * (1 + worth.weight(seat)) * chance, option))
    return scored


def rerolls(worth: Worth, turn: int) -> Scored:
    """CI-31. Exactly: the best chance to be ahead after the rolls, both playing as well as can be."""
    view = worth.view
    owner, opponent = view.duelists
    chances = dict(after_keeping(view.duel[owner], view.duel[opponent], turn, 0, 0))
    dice = view.duel[worth.me]
    picked = PICKED[dice]
    return [(chances[NUMBER[dice - picked[option - REROLL]]], option) for option in view.options]


def extras(worth: Worth) -> Scored:
    """CI-31. Pay a chip if what it adds to the chance of winning the duel is worth more."""
    view = worth.view
    owner, opponent = view.duelists
    one, two = view.duel[owner], view.duel[opponent]
    ahead = (win_duel(one, two, 4) == 1.0) == (worth.me == owner)
    if ahead:  # he will be asked again if the other rolls
        return [(1.0, PASS)]
    prize = stake(worth)
    chip = chip_of(worth)
    if prize <= chip:
        return [(1.0, PASS)]
    theirs = min(view.chips[opponent if worth.me == owner else owner], REPLIES)
    chips = (1, theirs) if worth.me == owner else (theirs, 1)
    dice = view.duel[worth.me]
    picked = PICKED[dice]
    chances = dict(after_keeping(one, two, 4, *chips))
    scored: Scored = [(0.0, PASS)]
    for option in view.options:
        if option >= PAY:
            scored.append((prize * chances[NUMBER[dice - picked[option - PAY]]] - chip, option))
    return scored
