"""Plans and standing orders: one object of each game, its `Planner`, answers for a person as they have said.

What a person has said is plain data: values by the names of fields. A planner sees a view and nothing else.
Where the data does not say what to do, it returns None, and the person is asked.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from gobelet.bots.mind import greedy_option, mind_of
from gobelet.bots.picking import Scored, pick
from gobelet.core.errors import BadRequest, Fact
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View

Wish = str | int | tuple[str, ...]
Wishes = dict[str, Wish]  # by the names of fields; a field that is missing says nothing

ASK: Final = "ask"
AS_EXPERT: Final = "expert"


class WishField:
    """A thing that can be said beforehand: one of some words, a number, or some words in order."""

    __slots__ = ("in_order", "least", "most", "name", "needed_by", "standing", "words")

    def __init__(
        self,
        name: str,
        words: tuple[str, ...],
        least: int = 0,
        most: int = -1,
        in_order: bool = False,
        standing: bool = False,
        needed_by: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.words: Final = words
        self.least: Final = least  # a number from here
        self.most: Final = most  # to there; below `least` if it takes none
        self.in_order: Final = in_order  # several of the words, the first being the first wish
        self.needed_by: Final = needed_by  # what is said elsewhere and says nothing without this
        self.standing: Final = standing  # an order that holds for the game; otherwise part of a round's plan

    @property
    def numbers(self) -> bool:
        """Whether a number may be said."""
        return self.most >= self.least

    def check(self, value: object) -> Wish:
        """The value, if it is one of this field's; otherwise an error that names the field."""
        if self.in_order:
            if not isinstance(value, list | tuple):
                raise self._refused("plan-not-list", value)
            for word in value:
                if word not in self.words:
                    raise self._refused("plan-bad-word", word)
            if len(set(value)) < len(value):
                raise self._refused("plan-twice", value)
            return tuple(value)
        if isinstance(value, str) and value in self.words:
            return value
        if not self.numbers or isinstance(value, str):
            raise self._refused("plan-bad-word", value)
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            facts: dict[str, Fact] = {"field": self.name, "least": self.least, "most": self.most}
            facts["value"] = _short(value)
            raise BadRequest("plan-bad-number", "", facts)
        return value

    def _refused(self, id: str, value: object) -> BadRequest:
        return BadRequest(id, "", {"field": self.name, "value": _short(value), "known": self.words})


def _short(value: object) -> str:
    return str(value)[:40]


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """The piece `planner` of a game's box. A game without one has no plans, and its people are asked."""

    def fields(self, ruleset: Ruleset) -> tuple[WishField, ...]:
        """What can be said beforehand in this ruleset."""
        return ()

    def answer(self, view: View, question: AnyQuestion, wishes: Wishes, seed: int) -> Option | None:
        """The next part of this seat's answer; None if the wishes do not say it."""
        return None

    def suggest(self, view: View, question: AnyQuestion, seed: int) -> Wishes:
        """The plan that an expert would set for a round at its first question; {} at any other."""
        return {}

    def speaks(self, question: AnyQuestion, wishes: Wishes) -> bool:
        """Whether the wishes say anything about this question; if not, `answer` is None."""
        return False

    def used(self, question: AnyQuestion) -> tuple[str, ...]:
        """The fields that may have decided an answer to this question, for people to read beside it."""
        return ()

    def check(self, ruleset: Ruleset, wishes: dict[str, object]) -> Wishes:
        """The wishes, every field and value known; otherwise an error that names the field."""
        known = {field.name: field for field in self.fields(ruleset)}
        for name in wishes:
            if name not in known:
                raise BadRequest("plan-unknown-field", "", {"field": _short(name), "known": tuple(known)})
        checked: Wishes = {name: known[name].check(value) for name, value in wishes.items()}
        self.agree(checked)
        return checked

    def agree(self, wishes: Wishes) -> None:
        """Raise an error if some of these wishes make no sense together."""


NO_PLANNER: Final = Planner()


def planner_of(ruleset: Ruleset) -> Planner:
    """The planner of a ruleset's game."""
    return ruleset.box.piece_or("planner", NO_PLANNER)


def as_expert(view: View, question: AnyQuestion, seed: int) -> Option:
    """What the expert would answer."""
    if len(view.options) == 1:
        return view.options[0]
    scored = mind_of(view.ruleset).weigh(view, question, seed)
    return pick(scored, seed, view.serial) if scored else greedy_option(view, question, seed)


def best(view: View, scored: Scored, seed: int) -> Option:
    """The option that is worth most."""
    return pick(scored, seed, view.serial)


def word(wishes: Wishes, field: str) -> str:
    """The word said in a field; "ask" if nothing is."""
    value = wishes.get(field, ASK)
    return value if isinstance(value, str) else ""


def number(wishes: Wishes, field: str, otherwise: int) -> int:
    """The number said in a field."""
    value = wishes.get(field, otherwise)
    return value if isinstance(value, int) else otherwise


def words(wishes: Wishes, field: str) -> tuple[str, ...]:
    """The words said in a field that takes several."""
    value = wishes.get(field, ())
    return value if isinstance(value, tuple) else ()
