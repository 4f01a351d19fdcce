"""Cincinnati's hints: the chance to qualify, to win the table, to win the duel."""

from typing import Final

from gobelet.cincinnati.cards import CARDS, CHIPS, MONEY, WORTH
from gobelet.cincinnati.cards import DUEL as DUEL_CARD
from gobelet.cincinnati.challenges import Challenge
from gobelet.cincinnati.duels import DuelReroll, PayInDuel
from gobelet.cincinnati.option_table import CHALLENGE, CHOOSE, PASS, PAY, REROLL
from gobelet.cincinnati.throws import ChooseTable, Declare, PayExtra
from gobelet.cincinnati.view import CasinoView
from gobelet.core.dice import PICKED
from gobelet.core.event import Message
from gobelet.core.names import Cards, Dice, Option, Seat
from gobelet.odds.cincinnati.duel_levels import column, new_duel, owner_wins
from gobelet.odds.cincinnati.extra_rolls import CHIP, ExtraRival, declining, paying
from gobelet.odds.cincinnati.gamblers import DUEL, QUALITY, against
from gobelet.odds.cincinnati.tables import qualifying, winning
from gobelet.odds.hint import Hint, percent
from gobelet.odds.rolls import NUMBER, improve, means

REROLLS: Final = 2  # CI-12: after the first roll
CHIPS_TURN: Final = 4  # of a duel, after the turns with rolls
UNLIKELY: Final = 0.01  # what only a blunder makes possible
PAID: Final = 2  # chips that experts pay in a duel at most, nearly always
THOUSAND: Final = 1000
A_DUEL: Final = 8.0  # what a Duel card on a table is worth, in thousands


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
    """CI-14. To win the table; rivals there who are behind may pay, too, if it is worth it."""
    table = view.chosen[me]
    others = [seat for seat in range(view.seats) if seat != me]
    there: list[ExtraRival] = []
    for seat in others:
        if view.chosen[seat] == table:
            kept = NUMBER[view.dice[seat] - view.named[seat]]
            there.append((kept, view.named[seat] != 0, view.chips[seat]))
    rivals = tuple(sorted(there))
    stake = stake_of(view, view.stakes[table])
    # CI-14. All are asked again if anybody has paid, or pays after me.
    rolling = [seat for seat in others if view.named[seat]]
    to_ask = [seat for seat in others if view.chips[seat] and not view.declared >> seat & 1]
    may_go_on = bool(rolling or to_ask)
    picked = PICKED[view.dice[me]]
    found: list[Hint] = []
    for option in view.options:
        if option == PASS:
            chance = declining(table, NUMBER[view.dice[me]], rivals, stake, may_go_on)
            found.append(Hint(option, "hint-win-extra", {"percent": percent(chance)}, why_save(chance)))
        else:
            kept = NUMBER[view.dice[me] - picked[option - PAY]]
            told = percent(paying(table, kept, rivals, stake, view.chips[me] - 1))
            reason = Message("why-win", "", {"percent": told})
            found.append(Hint(option, "hint-win-extra", {"percent": told}, reason))
    return found


def stake_of(view: CasinoView, cards: Cards) -> float:
    """What lies on a table, in thousands."""
    chips = CARDS.count(cards, CHIPS) * view.edition.chips_card * CHIP
    return WORTH[cards & MONEY] / THOUSAND + chips + CARDS.count(cards, DUEL_CARD) * A_DUEL


def duel(view: CasinoView, me: Seat, turn: int) -> list[Hint]:
    """CI-31. A duel of two: with the chips that experts pay, and if there are more, with all chips."""
    if len(view.duelists) != 2:
        return wide_duel(view, me, turn)
    owner, opponent = view.duelists
    chips = (view.chips[owner], view.chips[opponent])
    if turn < CHIPS_TURN:
        few = (min(chips[0], PAID), min(chips[1], PAID))
        found = duel_rolls(view, me, turn, few, "hint-duel")
        return found if few == chips else found + duel_rolls(view, me, turn, chips, "hint-duel-chips")
    other = opponent if me == owner else owner
    mine, theirs = view.chips[me] - 1, view.chips[other]
    found = [ending(view, me, other, 1, "hint-duel")]
    found += duel_pays(view, me, other, min(mine, PAID), min(theirs, 1), "hint-duel")
    if mine > PAID or theirs > 1:
        found += duel_pays(view, me, other, mine, theirs, "hint-duel-chips")
        if not ends_now(view, other):
            found.append(ending(view, me, other, theirs, "hint-duel-chips"))
    return found


def duel_rolls(view: CasinoView, me: Seat, turn: int, chips: tuple[int, int], id: str) -> list[Hint]:
    owner, opponent = view.duelists
    mine = me == owner
    other = NUMBER[view.duel[opponent if mine else owner]]
    worth = means(column(turn + 1, chips[0], chips[1], mine, other))
    return by_dice(view, worth, view.duel[me], REROLL, id)


def duel_pays(view: CasinoView, me: Seat, other: Seat, mine: int, theirs: int, id: str) -> list[Hint]:
    """Each way to pay; `mine` are the chips that I have after that."""
    owns = me == view.duelists[0]
    chips = (mine, theirs) if owns else (theirs, mine)
    worth = means(column(CHIPS_TURN, chips[0], chips[1], owns, NUMBER[view.duel[other]]))
    return by_dice(view, worth, view.duel[me], PAY, id)


def ends_now(view: CasinoView, other: Seat) -> bool:
    """CI-31. Whether declining ends it: the other has no chip, or has declined since the last roll."""
    question = view.question
    assert isinstance(question, PayInDuel)
    return question.silent > 0 or not view.chips[other]


def ending(view: CasinoView, me: Seat, other: Seat, theirs: int, id: str) -> Hint:
    """If I decline: the duel is over as it stands, or the other may still pay."""
    owner, opponent = view.duelists
    one, two = NUMBER[view.duel[owner]], NUMBER[view.duel[opponent]]
    ahead = (owner_wins(CHIPS_TURN, 0, 0, one, two) == 1.0) == (me == owner)
    if ends_now(view, other):
        chance = 1.0 if ahead else 0.0
    elif ahead:
        mine = min(view.chips[me], theirs)
        chips = (mine, theirs) if me == owner else (theirs, mine)
        wins = owner_wins(CHIPS_TURN, chips[0], chips[1], one, two)
        chance = wins if me == owner else 1 - wins
    else:
        chance = UNLIKELY  # the other is ahead, and would have to roll for no reason
    return duel_hint(PASS, id, chance)


def wide_duel(view: CasinoView, me: Seat, turn: int) -> list[Hint]:
    """CI-24. A duel of three or more: the others roll as sensible players do, and pay no chips."""
    question = view.question
    later = REROLLS + 1 - question.roll if isinstance(question, DuelReroll) else 0
    values = [1.0] * len(QUALITY[DUEL])
    for place, seat in enumerate(view.duelists):
        if seat != me:
            rolls = later + (1 if turn < CHIPS_TURN and place > view.duelists.index(me) else 0)
            beaten = against(DUEL, NUMBER[view.duel[seat]], rolls)
            values = [chance * more for chance, more in zip(values, beaten, strict=True)]
    found: list[Hint] = []
    if turn == CHIPS_TURN:
        chance = min(1 - UNLIKELY, max(UNLIKELY, values[NUMBER[view.duel[me]]]))
        found.append(duel_hint(PASS, "hint-duel-wide", chance))
    for _roll in range(later):
        values = improve(values)
    start = PAY if turn == CHIPS_TURN else REROLL
    return found + by_dice(view, means(values), view.duel[me], start, "hint-duel-wide")


def duel_hint(option: Option, id: str, chance: float) -> Hint:
    told = percent(chance)
    return Hint(option, id, {"percent": told}, Message("why-duel", "", {"percent": told}))


def why_save(chance: float) -> Message:
    return Message("why-save", "", {"percent": percent(chance)})


def by_dice(view: CasinoView, worth: list[float], dice: Dice, start: Option, id: str) -> list[Hint]:
    """The options that roll dice, counted from REROLL or PAY, by what is kept."""
    picked = PICKED[dice]
    found: list[Hint] = []
    for option in view.options:
        if option >= start:
            chance = worth[NUMBER[dice - picked[option - start]]]
            found.append(duel_hint(option, id, chance))
    return found


def challenges(view: CasinoView, me: Seat) -> list[Hint]:
    """CI-30. By the chips alone, before any dice are rolled."""
    found: list[Hint] = []
    for option in view.options:
        mine, theirs = view.chips[me], view.chips[option - CHALLENGE]
        chance = new_duel(min(mine, PAID), min(theirs, PAID))
        found.append(duel_hint(option, "hint-duel", chance))
        if max(mine, theirs) > PAID:
            chance = new_duel(mine, theirs)
            found.append(duel_hint(option, "hint-duel-chips", chance))
    return found
