"""CI-24, CI-30 to CI-33. Duels: exact where two fight, whom to challenge, when to pay."""

from typing import Final

from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.expert.cincinnati.prospects import NOBODY, Prospects, owner_wins
from gobelet.bots.picking import Scored
from gobelet.cincinnati.option_table import CHALLENGE, PASS, PAY, REROLL
from gobelet.cincinnati.tables import WinByDuel
from gobelet.core.dice import PICKED
from gobelet.core.names import Seat
from gobelet.odds.cincinnati.duel import after_keeping, win_duel
from gobelet.odds.rolls import NUMBER

THIRD: Final = 2  # the turn of the owner's third roll
CHIPS_SEEN: Final = 1  # of each, from then on: before, they change little, and cost time to look at
REPLIES: Final = 1  # chips of the other that are looked at when I pay for a roll


def challenges(worth: CasinoAppraiser) -> Scored:
    """CI-30. By what it adds to the chance of winning the game, and how likely it succeeds."""
    view = worth.view
    prospects = Prospects(worth)
    now = card_taken(prospects, worth.me, worth.me, 0)
    scored: Scored = []
    for option in view.options:
        seat = option - CHALLENGE
        gain = card_taken(prospects, worth.me, seat, 0) - now
        scored.append((gain * owner_wins(view.chips[worth.me] - view.chips[seat]), option))
    return scored


def card_taken(prospects: Prospects, owner: Seat, opponent: Seat, spent: int) -> float:
    """CI-33. My chance to win the game once an owner has the opponent's highest card."""
    money = prospects.money[:]
    money[opponent] -= prospects.prizes[opponent]
    money[owner] += prospects.prizes[opponent]
    chips = prospects.chips[: len(money)]
    chips[prospects.me] -= spent
    return prospects.fought(money, chips, prospects.prizes, [])


def rerolls(worth: CasinoAppraiser, turn: int) -> Scored:
    """CI-31. The exact chance to win if both play perfectly; from the third roll on with a chip each."""
    view = worth.view
    owner, opponent = view.duelists
    most = CHIPS_SEEN if turn >= THIRD else 0
    chips = [min(view.chips[seat], most) for seat in view.duelists]
    chances = dict(after_keeping(view.duel[owner], view.duel[opponent], turn, chips[0], chips[1]))
    dice = view.duel[worth.me]
    picked = PICKED[dice]
    return [(chances[NUMBER[dice - picked[option - REROLL]]], option) for option in view.options]


def extras(worth: CasinoAppraiser) -> Scored:
    """CI-31. Pay a chip if what it adds to the chance of winning the game is more than it is worth."""
    view = worth.view
    owner, opponent = view.duelists
    one, two = view.duel[owner], view.duel[opponent]
    ahead = (win_duel(one, two, 4) == 1.0) == (worth.me == owner)
    if ahead:  # they are asked again if the other rolls
        return [(1.0, PASS)]
    _won, now = won_and_lost(worth, 0)
    won, lost = won_and_lost(worth, 1)
    if won <= now:
        return [(1.0, PASS)]
    theirs = min(view.chips[opponent if worth.me == owner else owner], REPLIES)
    chips = (1, theirs) if worth.me == owner else (theirs, 1)
    dice = view.duel[worth.me]
    picked = PICKED[dice]
    chances = dict(after_keeping(one, two, 4, *chips))
    scored: Scored = [(now, PASS)]
    for option in view.options:
        if option >= PAY:
            chance = chances[NUMBER[dice - picked[option - PAY]]]
            scored.append((lost + chance * (won - lost), option))
    return scored


def won_and_lost(worth: CasinoAppraiser, spent: int) -> tuple[float, float]:
    """My chance to win the game if I win this duel, and if I lose it, with this many chips spent."""
    view = worth.view
    prospects = Prospects(worth)
    owner, opponent = view.duelists
    other = opponent if worth.me == owner else owner
    for step in view.pile:
        if isinstance(step, WinByDuel):  # CI-24
            winners = [NOBODY] * len(view.stakes)
            winners[step.table] = worth.me
            mine = prospects.after(winners, spent)
            winners[step.table] = other
            return mine, prospects.after(winners, spent)
    taken = card_taken(prospects, owner, opponent, spent)
    kept = card_taken(prospects, worth.me, worth.me, spent)
    return (taken, kept) if worth.me == owner else (kept, taken)
