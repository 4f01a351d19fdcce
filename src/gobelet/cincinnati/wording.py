"""What the options of Cincinnati mean, as messages."""

from typing import TYPE_CHECKING

from gobelet.cincinnati.hands import pips
from gobelet.cincinnati.option_table import TABLE
from gobelet.core.dice import PICKED
from gobelet.core.event import Message
from gobelet.core.names import Dice, Option, Seat

if TYPE_CHECKING:
    from gobelet.cincinnati.state import Casino


def option_message(casino: "Casino", option: Option, seat: Seat | None) -> Message:
    """An option as (id, facts). For the seat that has the dice, they are named by their pips."""
    verb, operand = TABLE.read(option)
    rule = casino.question.rule if casino.question is not None else ""
    if verb == "table":
        return Message("option-table", rule, {"table": casino.edition.tables[operand].name})
    if verb == "challenge":
        return Message("option-challenge", rule, {"target": operand})
    if verb == "reroll" and not operand:
        return Message("option-stand", rule, {})
    if verb in ("reroll", "pay"):
        dice = dice_of(casino, seat)
        if not dice:
            places = tuple([place + 1 for place in range(5) if operand >> place & 1])
            return Message(f"option-{verb}-places", rule, {"places": places})
        named = pips(PICKED[dice][operand])
        return Message(f"option-{verb}", rule, {"pips": named, "number": len(named)})
    return Message("option-pass", rule, {})


def dice_of(casino: "Casino", seat: Seat | None) -> Dice:
    """The open dice that this seat, or the only one waited for, would reroll; 0 if there are none."""
    if seat is None and len(casino.waiting) == 1:
        seat = casino.waiting[0]
    if seat is None:
        return 0
    return casino.duel[seat] or casino.dice[seat]
