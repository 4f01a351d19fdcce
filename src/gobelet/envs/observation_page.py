"""Writes docs/observations.md: `python -m gobelet.envs.observation_page > docs/observations.md`."""

from typing import Final

import gobelet
from gobelet.bots.observers import observer
from gobelet.core.observation.fields import Field
from gobelet.core.observation.observer import Observer
from gobelet.core.observation.pieces import OPERANDS, SLOTS, Alphabet
from gobelet.envs.settings import default_seats
from gobelet.envs.sight import COMPACT, FEATURES, sight

HEAD: Final = f"""# Observations

Every environment of `gobelet.envs` shows a seat the same bytes: everything that its view holds, and nothing
more. The layout is fixed for each ruleset and always has six seats; empty seats are 0.
`python -m gobelet.envs.observation_page` writes this page, and a test compares it with the program.

An observation is an array of `uint8`. Its **kind** says what a byte is: a *flag* is 0 or 1, a *count* is a
number of things, a *code* is a number that names something.
`gobelet.bots.observers.observer(ruleset).layout` has the same table as data: `layout.start["dice"]`,
and for each field its `shape`, `axes`, `kind` and `most`.

**The action mask** beside it has one byte for each option of the ruleset's table
(`gobelet.ruleset(id).table`), 1 if it is legal now. An action is the number of an option. Answers of
several parts are given part by part; `said` shows the parts given so far. The game gives forced answers
itself. The Parallel environment has one more action, the last one: to wait, for seats that are not asked.

**Left out**: the ruleset and its options, because an environment is made with them. A seat sees whether it
has answered a question itself, but not whether others have: with forced answers skipped, that could
reveal what they hold.

**Fewer bytes, or features**: the Gymnasium environments show them with `observation="compact"` and
`observation="features"`. Both are turned so that the seat that observes comes first, and so are the actions
that name seats. *Compact* leaves out `seats`, `seat`, `over`, `serial`, `operands`, `pile`, and seats that
nobody has. *Features* are what our own trainer takes: without `serial`, `operands` and `pile`, each byte
divided by what it is at most (`said` by 4), as `float32`; behind them the seat's own dice, one flag for each
place and face. `gobelet.envs.sight` makes both from these bytes.

- `serial` is two bytes, the higher one first.
- `operands` and each line of the `pile` are what a question or a step was made with, {OPERANDS} bytes:
  seats, sets of seats (one bit each), places, amounts, 255 for nobody. A handful of dice is two bytes, its
  number in `gobelet.core.dice.SORTED`.
- `pile` has {SLOTS} lines of {1 + OPERANDS} bytes, the next step first: its number in the table below, and
  its operands.
- `said` has one byte for each option: the place of the last part that is this option, from 1. Equal parts
  follow one another, so this gives the whole answer.
- Dice are counted by face, the lowest first; cards by kind, in the order of the rows in the game's
  `cards.py`.
"""


def page() -> str:
    parts = [HEAD]
    for rules in gobelet.rulesets():
        eyes = observer(rules)
        four = default_seats(rules)
        others = [f"{kind} {len(sight(rules, four, kind).scales)}" for kind in (COMPACT, FEATURES)]
        sizes = f"{eyes.layout.size} bytes, {rules.table.size} actions; with {four} seats {', '.join(others)}"
        parts.append(f"## {rules.id}\n\nVersion {rules.version}: {sizes}.\n\n{table(eyes)}")
    for box in gobelet.api.games():
        alphabets = [observer(rules).alphabet for rules in box.rulesets]
        longest = max(alphabets, key=lambda alphabet: len(alphabet.names))  # the others are its beginnings
        parts.append(f"## Steps of {box.title}\n\n{steps(longest)}")
    return "\n".join(parts)


def table(eyes: Observer) -> str:
    lines = ["| bytes | field | shape | kind | at most | what it is |", "|---|---|---|---|---|---|"]
    for field in eyes.layout.fields:
        start = eyes.layout.start[field.name]
        end = start + field.size - 1
        where = f"{start}" if start == end else f"{start}–{end}"
        shape = shape_of(field)
        lines.append(f"| {where} | `{field.name}` | {shape} | {field.kind} | {field.most} | {field.note} |")
    return "\n".join(lines) + "\n"


def shape_of(field: Field) -> str:
    sides = zip(field.shape, field.axes, strict=True)
    return " × ".join([f"{length} {axis}".strip() for length, axis in sides])


def steps(alphabet: Alphabet) -> str:
    """The numbers of steps; those of questions, less one, are their places in `question`."""
    asking = len(alphabet.questions)
    named = [f"{number + 1} {name}" for number, name in enumerate(alphabet.names)]
    return f"Questions: {', '.join(named[:asking])}.\n\nOther steps: {', '.join(named[asking:])}.\n"


if __name__ == "__main__":
    print(page(), end="")
