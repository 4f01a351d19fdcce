"""A voice: one language, one game, the players' names. It turns messages into sentences."""

from collections.abc import Mapping, Sequence
from typing import Final

from fluent.runtime.resolver import Pattern

from gobelet.core.errors import Fact, GobeletError
from gobelet.core.event import Message
from gobelet.core.ruleset import Ruleset
from gobelet.locale.bundles import bundle
from gobelet.locale.vocabulary import PLAIN, vocabulary_of

Words = Mapping[str, str | int | float]  # what a sentence is filled with
LONGEST: Final = 80  # characters of foreign text that a sentence repeats


def game_of(ruleset: Ruleset | None) -> str:
    """The sentence file of a ruleset: the id of its game."""
    return ruleset.box.id if ruleset is not None else ""


def printable(text: str) -> str:
    """Text from outside, fit for a line of the terminal."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


class Voice:
    def __init__(self, lang: str, ruleset: Ruleset | None = None, names: Sequence[str] = ()) -> None:
        self.lang: Final = lang
        self.ruleset: Final = ruleset
        self.game: Final = game_of(ruleset)
        self.names: Final = tuple(names)
        self.vocabulary: Final = vocabulary_of(ruleset.box) if ruleset is not None else PLAIN
        self.bundle: Final = bundle(lang, self.game, self.vocabulary.folder)

    def say(self, message: Message | GobeletError) -> str:
        """The sentence of an event, a question, an option, a line of the score or an error."""
        words = self.words(message.facts)
        cause = getattr(message, "__cause__", None)
        if "reason" in words and isinstance(cause, GobeletError):
            words["reason"] = self.say(cause)
        return self.text(message.id, words)

    def text(self, id: str, words: Words | None = None, attribute: str = "") -> str:
        """The text with this id, or its attribute, filled with words; "" if it has no such attribute."""
        if not self.bundle.has_message(id):
            return "" if attribute else f"{id} {dict(words or {})}"
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return self.fill(pattern, dict(words or {})) if pattern is not None else ""

    def fill(self, pattern: Pattern, words: dict[str, str | int | float]) -> str:
        """A pattern of the sentence files with its words in their places."""
        return str(self.bundle.format_pattern(pattern, words)[0])

    def attributes(self, id: str) -> tuple[str, ...]:
        return tuple(self.bundle.get_message(id).attributes) if self.bundle.has_message(id) else ()

    # --- words ---------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """A player's name: as given, otherwise the game's own."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text(f"player-{seat}") if self.bundle.has_message(f"player-{seat}") else f"#{seat}"

    def listed(self, items: Sequence[str]) -> str:
        """A, B and C."""
        if len(items) < 2:
            return items[0] if items else self.text("list-none")
        return self.text("list-last", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def _counted(self, terms: Sequence[str]) -> list[str]:
        """Each term once, with its number if there are several."""
        items: list[str] = []
        for term in dict.fromkeys(terms):
            number, item = terms.count(term), self.text(term)
            items.append(item if number == 1 else self.text("list-times", {"number": number, "item": item}))
        return items

    def dice(self, faces: Sequence[int]) -> str:
        return " ".join([self.vocabulary.faces[face] for face in faces])

    def words(self, facts: dict[str, Fact]) -> dict[str, str | int]:
        """Facts as a sentence wants them.

        Seats become names, kinds become the names of cards, and so on. Beside a list stands its length as
        `<fact>-count`, beside a name the seat's number as `<fact>-seat`, and beside a term what it was as
        `<fact>-id` and its other forms as `<fact>-<form>`.
        """
        words: dict[str, str | int] = {}
        for key, value in facts.items():
            if isinstance(value, tuple):
                words[key] = self._several(key, value)
                words[f"{key}-count"] = len(value)
            elif isinstance(value, int) and key in self.vocabulary.seats and key != "seats":
                words[key] = self.seat(value)
                words[f"{key}-seat"] = value
            elif key in self.vocabulary.terms:
                term = self.vocabulary.term(key, value)
                words[key] = self.text(term)
                words[f"{key}-id"] = str(value)
                for form in self.attributes(term):
                    words[f"{key}-{form}"] = self.text(term, attribute=form)
            else:
                words[key] = self._one(key, value)
        goods = self.vocabulary.goods(facts)
        if goods is not None:
            words["goods"] = self.listed([self.text(id, self.words(some)) for id, some in goods])
        return words

    def _one(self, key: str, value: int | str) -> str | int:
        if isinstance(value, str):
            return printable(value)
        if key in self.vocabulary.dice:
            return self.vocabulary.faces[value]
        return self.vocabulary.value(key, value)

    def _several(self, key: str, values: tuple[int, ...] | tuple[str, ...]) -> str:
        if key == "known":  # what may be typed, just as it is typed
            return ", ".join([str(value) for value in values])
        if key in self.vocabulary.dice:
            return self.dice([int(value) for value in values])
        if key in self.vocabulary.seats:
            return self.listed([self.seat(int(value)) for value in values])
        if key in self.vocabulary.terms:
            return self.listed(self._counted([self.vocabulary.term(key, value) for value in values]))
        return self.listed([str(self._one(key, value)) for value in values])
