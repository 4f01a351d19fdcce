"""What the options of Dice Town mean, as messages."""

from typing import TYPE_CHECKING, Final

from gobelet.core.dice import PICKED, SORTED, handful
from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.names import Kind, Option, Seat
from gobelet.dicetown.cards import ELIXIRS, RANCH
from gobelet.dicetown.costs import cost
from gobelet.dicetown.option_table import TABLE
from gobelet.dicetown.unprinted_values import FINDS

if TYPE_CHECKING:
    from gobelet.dicetown.state import Town

# Which fact of its message the operand of a verb is.
OPERAND: Final = {
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
REMEDIES: Final = ("fence", "sample", "collect", "charm")


def option_message(town: "Town", option: Option, seat: Seat | None) -> Message:
    """An option as (id, facts). For the seat that has the dice, keeping is described by faces and cost."""
    verb, operand = TABLE.read(option)
    rule = town.question.rule if town.question is not None else ""
    facts: dict[str, Fact] = {}
    if verb in ("keep", "brute"):
        return _keeping(town, verb, operand, rule, seat)
    if verb in ("turn", "shaman"):
        facts = {"face": operand // 6, "turned": operand % 6}
    elif verb == "remedy":
        facts = {"remedy": REMEDIES[operand]}
    elif verb in ("dollars", "nuggets"):
        facts = {OPERAND[verb]: operand + 1}
    elif verb == "fenced" and operand == RANCH:
        return Message("option-ranch", rule, {})
    elif verb in OPERAND:
        facts = {OPERAND[verb]: operand}
    elif verb == "drink":
        if operand == len(ELIXIRS):
            return Message("option-drink-top", rule, {})
        facts = {"elixir": ELIXIRS[operand]}
    elif verb in ("outlaw", "desperado"):
        return _outlaw(town, verb, operand, rule)
    elif verb == "action":
        return _action(town, operand, rule)
    elif verb == "gun":
        return _gun(town, operand, rule)
    elif verb == "find":
        facts = {"find": FINDS[operand]}
    elif verb == "ambush":
        facts = {"target": operand // 6, "face": operand % 6}
    elif verb == "warpath":
        facts = {"place": town.edition.places[operand].name}
    if verb == "backs":  # the number of draws is known once the question is open
        drawn = asked(town, "backs").get("number", operand)
        facts["deeds"] = drawn - operand if isinstance(drawn, int) else 0
    return Message(f"option-{verb}", rule, relabelled(town.edition.labels, facts))


def asked(town: "Town", id: str) -> dict[str, Fact]:
    """The facts of the open question, if it is this one: an option can be described at any question."""
    question = town.question
    return question.facts(town) if question is not None and question.id == id else {}


def _keeping(town: "Town", verb: str, mask: int, rule: str, seat: Seat | None) -> Message:
    if seat is None and len(town.waiting) == 1:
        seat = town.waiting[0]
    dice = town.cup[seat] or town.kept[seat] if seat is not None else 0
    if not dice or mask >= len(PICKED[dice]):
        return Message(f"option-{verb}-places", rule, {"places": _places(mask)})
    number = mask.bit_count()
    facts: dict[str, Fact] = {"dice": SORTED[PICKED[dice][mask]], "number": number}
    if verb == "keep":
        facts["dollars"] = cost(number)
    return Message(f"option-{verb}", rule, facts)


def _places(mask: int) -> tuple[int, ...]:
    """The dice of a mask by their place, counted from 1."""
    return tuple([place + 1 for place in range(5) if mask >> place & 1])


def _action(town: "Town", operand: int, rule: str) -> Message:
    """DX-10. The question holds the two actions."""
    names = asked(town, "choose-action").get("actions", ())
    if isinstance(names, tuple) and names:
        return Message("option-action", rule, {"action": str(names[operand])})
    return Message("option-action-number", rule, {"number": operand + 1})


def _gun(town: "Town", mask: int, rule: str) -> Message:
    """DX-46. The question holds the hunter's dice."""
    faces = asked(town, "double-gun").get("dice", ())
    dice = handful(tuple([int(face) for face in faces])) if isinstance(faces, tuple) else 0
    if not dice or mask >= len(PICKED[dice]):
        return Message("option-gun-places", rule, {"places": _places(mask)})
    return Message("option-gun", rule, {"dice": SORTED[PICKED[dice][mask]]})


def _outlaw(town: "Town", verb: str, operand: int, rule: str) -> Message:
    """DX-20, DX-49. An Outlaw is named by its face and the reward on its other side."""
    outlaw = town.edition.outlaws[operand if verb == "desperado" else operand // 2]
    facts: dict[str, Fact] = {"face": outlaw.face, "dollars": outlaw.reward}
    if verb == "outlaw":
        facts["number"] = operand % 2 + 1
    return Message(f"option-{verb}", rule, facts)


def relabelled(labels: dict[Kind, Kind], facts: dict[str, Fact]) -> dict[str, Fact]:
    """DT-4. Equipment whose worth an owner of the box has corrected goes by the name of its worth."""
    if not labels:
        return facts
    renamed = dict(facts)
    for name in ("card", "cards", "cancelled"):
        fact = facts.get(name)
        if isinstance(fact, int):
            renamed[name] = labels.get(fact, fact)
        elif isinstance(fact, tuple):
            renamed[name] = tuple([labels.get(int(kind), int(kind)) for kind in fact])
    return renamed
