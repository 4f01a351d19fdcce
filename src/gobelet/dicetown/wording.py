"""What the options of Dice Town mean, as messages."""

from typing import TYPE_CHECKING

from gobelet.core.dice import PICKED, SORTED
from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.kinds import Option, Seat
from gobelet.dicetown.table import TABLE

if TYPE_CHECKING:
    from gobelet.dicetown.state import Town

# Which fact of its message the operand of a verb is.
OPERAND = {
    "play": "card",
    "joe": "target",
    "name": "target",
    "rob": "victim",
    "backs": "number",
    "dollars": "dollars",
    "nuggets": "nuggets",
    "card": "card",
    "deed": "deed",
    "fenced": "deed",
}
REMEDIES = ("fence", "sample", "collect", "charm")


def option_message(town: "Town", option: Option, seat: Seat | None) -> Message:
    """An option as (id, facts). Keeping dice is told by faces and cost for the seat whose dice they are."""
    verb, operand = TABLE.read(option)
    rule = town.question.rule if town.question is not None else ""
    facts: dict[str, Fact] = {}
    if verb in ("keep", "brute"):
        if seat is None and len(town.waiting) == 1:
            seat = town.waiting[0]
        dice = town.cup[seat] or town.kept[seat] if seat is not None else 0
        if not dice or operand >= len(PICKED[dice]):
            places = tuple([place + 1 for place in range(5) if operand >> place & 1])
            return Message(f"option-{verb}-places", rule, {"places": places})
        kept = PICKED[dice][operand]
        number = operand.bit_count()
        facts = {"dice": SORTED[kept], "number": number}
        if verb == "keep":
            facts["dollars"] = number - 1 if number else 1
    elif verb == "turn":
        facts = {"face": operand // 6, "turned": operand % 6}
    elif verb == "remedy":
        facts = {"remedy": REMEDIES[operand]}
    elif verb in ("dollars", "nuggets"):
        facts = {OPERAND[verb]: operand + 1}
    elif verb in OPERAND:
        facts = {OPERAND[verb]: operand}
    if verb == "backs":
        question = town.question
        drawn = operand  # how many are drawn in all is known once the question is put
        if question is not None and question.id == "backs":
            drawn = int(str(question.facts(town)["number"]))
        facts["deeds"] = drawn - operand
    return Message(f"option-{verb}", rule, facts)
