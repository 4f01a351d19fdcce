"""CI-11 to CI-14. Throws: hidden dice and a secret table, two open rerolls, extra rolls for chips."""

from typing import Final

from mypy_extensions import i64

from gobelet.cincinnati.edition import CINCINNATI, CasinoEdition
from gobelet.cincinnati.hands import name, pips
from gobelet.cincinnati.money_order import in_turn, turns_of
from gobelet.cincinnati.option_table import CHALLENGE, CHOOSE, HAND, PASS, PAY, PAYS, REROLL, REROLLS
from gobelet.cincinnati.questions import Ask, SeatAsk, refuse_dice
from gobelet.cincinnati.state import SUPPLY, Casino
from gobelet.core.dice import PICKED, PICKED_AT, SIZE, SPOTS
from gobelet.core.errors import Fact, Refused
from gobelet.core.names import MOST_SEATS, SEATS_OF, Cards, Dice, Option, Parts, Seat, Seats
from gobelet.core.step import Step


class RollHidden(Step[Casino]):
    """CI-11. All roll five dice, hidden."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        casino.cup = [casino.roll_of(seat, HAND) for seat in range(casino.seats)]
        casino.rolls = 1
        if casino.watchers:
            for seat, dice in enumerate(casino.cup):
                casino.tell("cup-rolled", "CI-11", {"seat": seat}, {"pips": pips(dice)}, 1 << seat)
        casino.ask(CHOOSE_TABLE, (1 << casino.seats) - 1)


class ChooseTable(Ask):
    """CI-11. A table, in secret; the tables are revealed together, then the dice."""

    __slots__ = ()
    id = "choose-table"
    rule = "CI-11"

    def options(self, casino: Casino, seat: Seat) -> Parts:
        return CHOICES[casino.edition.played[casino.seats]]

    def refusal(self, casino: Casino, seat: Seat, option: Option) -> Refused:
        if CHOOSE <= option < CHALLENGE:
            return Refused("table-closed", "CI-3", {"table": casino.edition.tables[option - CHOOSE].name})
        return super().refusal(casino, seat, option)

    def settle(self, casino: Casino, answers: list[Parts]) -> None:
        casino.chosen = [parts[0] - CHOOSE for parts in answers]
        casino.dice = casino.cup
        casino.cup = [0] * casino.seats
        if casino.watchers:
            for seat, table in enumerate(casino.chosen):
                facts: dict[str, Fact] = {"seat": seat, "table": casino.edition.tables[table].name}
                casino.tell("table-chosen", "CI-11", facts)
            for seat, dice in enumerate(casino.dice):
                casino.tell("dice-shown", "CI-11", {"seat": seat, "pips": pips(dice), "hand": name(dice)})


class NextRoll(Step[Casino]):
    """CI-12, CI-13. The next roll: all declare, group by group, then all roll together."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        casino.pile.append(REROLL_TOGETHER)
        order = groups(casino.edition, casino.cards, casino.dice, casino.round, casino.chosen)
        for group in reversed(order):
            casino.pile.append(DECLARES[group])


def groups(
    edition: CasinoEdition, cards: list[Cards], dice: list[Dice], round: int, chosen: list[int]
) -> list[Seats]:
    """CI-13. The first of each table, its richest, then the second in turn of each, and so on."""
    found: list[Seats] = []
    at_tables = [0] * len(edition.tables)
    for seat, table in enumerate(chosen):
        at_tables[table] |= 1 << seat
    for sitting in at_tables:
        if sitting:
            for place, seat in enumerate(turns_of(edition, cards, dice, round, sitting, sitting)):
                if place == len(found):
                    found.append(1 << seat)
                else:
                    found[place] |= 1 << seat
    return found


class Declare(Ask):
    """CI-12, CI-13. A group says which dice to reroll; what they say becomes public together."""

    __slots__ = ("group",)
    id = "declare"
    rule = "CI-12"

    def __init__(self, group: Seats) -> None:
        self.group: Final = group

    def operands(self) -> tuple[int, ...]:
        return (self.group,)

    def facts(self, casino: Casino) -> dict[str, Fact]:
        return {"seats": SEATS_OF[self.group], "roll": casino.rolls + 1}

    def run(self, casino: Casino) -> None:
        casino.ask(self, self.group)

    def options(self, casino: Casino, seat: Seat) -> Parts:
        dice: i64 = casino.dice[seat]
        return REROLLS[dice % SPOTS]

    def refusal(self, casino: Casino, seat: Seat, option: Option) -> Refused:
        refused = refuse_dice(self, casino.dice[seat], option, REROLL)
        return refused or super().refusal(casino, seat, option)

    def settle(self, casino: Casino, answers: list[Parts]) -> None:
        casino.declared |= self.group
        for seat in SEATS_OF[self.group]:
            dice: i64 = casino.dice[seat]
            casino.named[seat] = PICKED_AT[dice % SPOTS][answers[seat][0] - REROLL]
        if casino.watchers:
            for seat in SEATS_OF[self.group]:
                tell_declared(casino, seat)


def tell_declared(casino: Casino, seat: Seat) -> None:
    named = casino.named[seat]
    facts: dict[str, Fact] = {"seat": seat, "roll": casino.rolls + 1}
    if named:
        facts["pips"] = pips(named)
        facts["number"] = named >> SIZE
        casino.tell("declared", "CI-12", facts)
    else:
        casino.tell("stands", "CI-12", facts)


class RerollTogether(Step[Casino]):
    """CI-12. All players who named dice roll them together, for the second or the third time."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        casino.rolls += 1
        throw(casino, "rerolled", "CI-12", {"roll": casino.rolls})


def throw(casino: Casino, id: str, rule: str, facts: dict[str, Fact]) -> None:
    """CI-12. Dice are thrown from seat 0 upwards, each player's at once; players who stand throw none."""
    named = casino.named
    for seat in range(casino.seats):
        dice = named[seat]
        if dice:
            fell = casino.roll_of(seat, dice >> SIZE)
            casino.dice[seat] = casino.dice[seat] + fell - dice
            named[seat] = 0
            if casino.watchers:
                thrown: dict[str, Fact] = {"seat": seat, **facts, **fallen(fell, casino.dice[seat])}
                casino.tell(id, rule, thrown)
    casino.declared = 0


def fallen(fell: Dice, dice: Dice) -> dict[str, Fact]:
    """The facts of a roll: the dice that fell, and how all five lie now."""
    return {"fell": pips(fell), "number": fell >> SIZE, "pips": pips(dice), "hand": name(dice)}


class ExtraRolls(Step[Casino]):
    """CI-14. Ask everyone with a chip in turn, from the richest of all; then those who paid roll."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        able = 0
        for seat in range(casino.seats):
            if casino.chips[seat]:
                able |= 1 << seat
        if able:
            casino.pile.append(ROLL_EXTRA)
            for seat in reversed(in_turn(casino, (1 << casino.seats) - 1, able)):
                casino.pile.append(PAY_EXTRAS[seat])


class PayExtra(SeatAsk):
    """CI-14. Pay a chip and name at least one die, or decline. The chip goes to the supply at once."""

    __slots__ = ()
    id = "extra-roll"
    rule = "CI-14"

    def facts(self, casino: Casino) -> dict[str, Fact]:
        return {"seat": self.seat, "chips": casino.chips[self.seat]}

    def options(self, casino: Casino, seat: Seat) -> Parts:
        dice: i64 = casino.dice[seat]
        return PAYS[dice % SPOTS]

    def refusal(self, casino: Casino, seat: Seat, option: Option) -> Refused:
        refused = refuse_dice(self, casino.dice[seat], option, PAY)
        return refused or super().refusal(casino, seat, option)

    def settle(self, casino: Casino, answers: list[Parts]) -> None:
        seat = self.seat
        option = answers[seat][0]
        casino.declared |= 1 << seat
        if option == PASS:
            if casino.watchers:
                casino.tell("extra-declined", "CI-14", {"seat": seat})
            return
        casino.pay(seat, SUPPLY, 1)
        named = PICKED[casino.dice[seat]][option - PAY]
        casino.named[seat] = named
        if casino.watchers:
            facts: dict[str, Fact] = {"seat": seat, "pips": pips(named), "number": named >> SIZE}
            facts["chips"] = casino.chips[seat]
            casino.tell("extra-paid", "CI-14", facts)


class RollExtra(Step[Casino]):
    """CI-14. Players who paid roll; then all are asked again, until nobody pays."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        if any(casino.named):
            casino.pile.append(EXTRA_ROLLS)
        throw(casino, "extra-rolled", "CI-14", {})


# CI-3. By the tables that are played: the options to choose among.
CHOICES: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    tables: tuple([CHOOSE + table for table in tables]) for tables in CINCINNATI.played.values()
}
CHOOSE_TABLE: Final = ChooseTable()
ROLL_HIDDEN: Final = RollHidden()
DECLARES: Final = tuple([Declare(group) for group in range(1 << MOST_SEATS)])
REROLL_TOGETHER: Final = RerollTogether()
NEXT_ROLL: Final = NextRoll()
PAY_EXTRAS: Final = tuple([PayExtra(seat) for seat in range(MOST_SEATS)])
ROLL_EXTRA: Final = RollExtra()
EXTRA_ROLLS: Final = ExtraRolls()
