"""CI-24, CI-30 to CI-33. Duels: whom to challenge, which dice to reroll, when to pay."""

from gobelet.bots.answers.cincinnati.appraiser import DUEL_WON, CasinoAppraiser
from gobelet.bots.answers.cincinnati.rolling import best_reroll, both, choose_paid, replied
from gobelet.bots.picking import Scored
from gobelet.cincinnati.duels import DuelReroll
from gobelet.cincinnati.option_table import CHALLENGE, REROLL
from gobelet.cincinnati.tables import WinByDuel
from gobelet.core.names import Option, Seat
from gobelet.odds.cincinnati.gamblers import DUEL, QUALITY, against, replying
from gobelet.odds.rolls import HANDS, NUMBER, improve, means

ROLLS = 3
A_CHIP_MORE = 0.03  # what a chip more than the other adds to the chance of winning a duel


def choose_opponent(worth: CasinoAppraiser) -> Option:
    """CI-30. Where the prize is high, the rival strong, and their chips are few."""
    view = worth.view
    scored: Scored = []
    for option in view.options:
        seat = option - CHALLENGE
        more = max(-3, min(3, view.chips[worth.me] - view.chips[seat]))
        chance = DUEL_WON + A_CHIP_MORE * more
        scored.append((worth.prize(seat) * (1 + worth.weight(seat)) * chance, option))
    return worth.pick(scored)


def choose_duel_reroll(worth: CasinoAppraiser, question: DuelReroll) -> Option:
    """CI-31. The best chance to beat what the others have, or may still roll."""
    view = worth.view
    left = ROLLS + 1 - question.roll  # this roll included
    values = [1.0] * len(HANDS)
    order = view.duelists
    place = order.index(worth.me)
    for other, seat in enumerate(order):
        if seat != worth.me:
            number = NUMBER[view.duel[seat]]
            if other > place and left == 1:  # they see my last roll before theirs
                values = both(values, replying(DUEL, number))
            elif other > place or left > 1:
                values = both(values, against(DUEL, number, left if other > place else left - 1))
            else:
                values = both(values, _as_it_lies(worth, seat))
    for _roll in range(left - 1):
        values = improve(values)
    return best_reroll(means(values), view.duel[worth.me], view.options, REROLL)[1]


def _as_it_lies(worth: CasinoAppraiser, seat: Seat) -> tuple[float, ...]:
    """Which hands beat a duelist who rolls no more; equal dice win for the later in order."""
    view = worth.view
    theirs = QUALITY[DUEL][NUMBER[view.duel[seat]]]
    if view.duelists.index(worth.me) > view.duelists.index(seat):
        theirs -= 1
    return tuple([1.0 if mine > theirs else 0.0 for mine in QUALITY[DUEL]])


def choose_duel_extra(worth: CasinoAppraiser) -> Option:
    """CI-31. Pay a chip if what it adds to the chance of winning the duel is worth more."""
    view = worth.view
    values = [1.0] * len(HANDS)
    for seat in view.duelists:
        if seat != worth.me:
            values = both(values, _as_it_lies(worth, seat))
            if view.chips[seat]:
                values = both(values, replied(replying(DUEL, NUMBER[view.duel[seat]])))
    return choose_paid(worth, values, stake(worth), view.duel[worth.me])


def stake(worth: CasinoAppraiser) -> float:
    """What the duel is about: a table's cards, or the opponent's highest money card."""
    view = worth.view
    for step in view.pile:
        if isinstance(step, WinByDuel):
            return worth.stakes(view.stakes[step.table])
    owner, opponent = view.duelists
    return worth.prize(opponent) * (1 + worth.weight(owner if worth.me == opponent else opponent))
