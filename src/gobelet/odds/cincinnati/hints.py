"""Cincinnati's hints: the chance to qualify, to win the table, to win the duel."""

from typing import Final

from gobelet.cincinnati.challenges import Challenge
from gobelet.cincinnati.duels import DuelReroll, PayInDuel
from gobelet.cincinnati.option_table import CHALLENGE, CHOOSE, PASS, PAY, REROLL
from gobelet.cincinnati.throws import ChooseTable, Declare, PayExtra
from gobelet.cincinnati.view import CasinoView
from gobelet.core.dice import PICKED
from gobelet.core.event import Message
from gobelet.core.names import Seat
from gobelet.odds.cincinnati.duel import after_keeping, win_duel, win_new_duel
from gobelet.odds.cincinnati.tables import qualifying, winning
from gobelet.odds.hint import Hint, percent
from gobelet.odds.rolls import NUMBER

REROLLS: Final = 2  # CI-12: after the first roll
MOST_CHIPS: Final = 3  # more chips change a duel little, and cost time


def hints(view: CasinoView) -> list[Hint]:
    question = view.question
    me = view.seat
    assert me is not None
    if isinstance(question, ChooseTable):
        return tables(view, me)
    if isinstance(question, Declare):
        return rerolls(view, me)
    if isinstance(question, PayExtra):
        return extra(view, me)
    if isinstance(question, DuelReroll):
        return duel(view, me, 2 * (question.roll - 2) + view.duelists.index(me))
    if isinstance(question, PayInDuel):
        return duel(view, me, 4)
    if isinstance(question, Challenge):
        return challenges(view, me)
    return []


def tables(view: CasinoView, me: Seat) -> list[Hint]:
    """CI-11. With the two rerolls alone, and with all chips of the seat."""
    found: list[Hint] = []
    number = NUMBER[view.cup]
    for option in view.options:
        table = option - CHOOSE
        chance = percent(qualifying(table, REROLLS)[number])
        found.append(Hint(option, "hint-qualify", {"percent": chance}))
        if view.chips[me]:
            chance = percent(qualifying(table, REROLLS + view.chips[me])[number])
            reason = Message("why-qualify", "", {"percent": chance})
            found.append(
                Hint(option, "hint-qualify-chips", {"percent": chance, "chips": view.chips[me]}, reason)
            )
    return found


def rivals(view: CasinoView, me: Seat, left: int) -> tuple[tuple[int, int], ...]:
    """The rivals at my table: the hand, or the dice kept of it, and the rolls after it."""
    found: list[tuple[int, int]] = []
    for seat in range(view.seats):
        if seat != me and view.chosen[seat] == view.chosen[me]:
            if view.declared >> seat & 1:
                found.append((NUMBER[view.dice[seat] - view.named[seat]], max(left - 1, 0)))
            else:
                found.append((NUMBER[view.dice[seat]], left))
    return tuple(sorted(found))


def rerolls(view: CasinoView, me: Seat) -> list[Hint]:
    """CI-12. To win against the rivals there, and to qualify at all."""
    table = view.chosen[me]
    left = REROLLS + 1 - view.rolls
    wins = winning(table, rivals(view, me, left), left - 1)
    suits = qualifying(table, left - 1)
    picked = PICKED[view.dice[me]]
    found: list[Hint] = []
    for option in view.options:
        kept = NUMBER[view.dice[me] - picked[option - REROLL]]
        found.append(Hint(option, "hint-win", {"percent": percent(wins[kept])}))
        found.append(Hint(option, "hint-qualify", {"percent": percent(suits[kept])}))
    return found


def extra(view: CasinoView, me: Seat) -> list[Hint]:
    """CI-14. To win the table, if nobody rolls after that."""
    wins = winning(view.chosen[me], rivals(view, me, 0), 0)
    picked = PICKED[view.dice[me]]
    found: list[Hint] = []
    for option in view.options:
        kept = view.dice[me] if option == PASS else view.dice[me] - picked[option - PAY]
        chance = percent(wins[NUMBER[kept]])
        reason = Message("why-save", "", {"percent": chance}) if option == PASS else None
        found.append(Hint(option, "hint-win", {"percent": chance}, reason))
    return found


def duel(view: CasinoView, me: Seat, turn: int) -> list[Hint]:
    """CI-31. Exactly, for a duel of two; one of more is too wide a field."""
    if len(view.duelists) != 2:
        return []
    owner, opponent = view.duelists
    chips = [min(view.chips[seat], MOST_CHIPS) for seat in (owner, opponent)]
    one, two = view.duel[owner], view.duel[opponent]
    dice = view.duel[me]
    found: list[Hint] = []
    if turn == 4:
        now = win_duel(one, two, 4, 0, 0)
        if (now == 1.0) == (me == owner):  # ahead: the player behind may still roll
            kept = win_duel(one, two, 4, chips[0], chips[1])
            return [Hint(PASS, "hint-duel", {"percent": percent(kept if me == owner else 1 - kept)})]
        found.append(Hint(PASS, "hint-duel", {"percent": 0}))
    chances = dict(after_keeping(one, two, turn, chips[0], chips[1]))
    picked = PICKED[dice]
    start = PAY if turn == 4 else REROLL
    for option in view.options:
        if option >= start:
            chance = chances[NUMBER[dice - picked[option - start]]]
            found.append(Hint(option, "hint-duel", {"percent": percent(chance)}))
    return found


def challenges(view: CasinoView, me: Seat) -> list[Hint]:
    """CI-30. By the chips alone, before any dice are rolled."""
    found: list[Hint] = []
    for option in view.options:
        theirs = min(view.chips[option - CHALLENGE], MOST_CHIPS)
        chance = win_new_duel(min(view.chips[me], MOST_CHIPS), theirs)
        found.append(Hint(option, "hint-duel", {"percent": percent(chance)}))
    return found
