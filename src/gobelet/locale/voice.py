"""A voice: one language, one game, the players' names, and who reads. It turns messages into sentences."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple

from fluent.runtime.resolver import Pattern

from gobelet.core.errors import Fact, GobeletError
from gobelet.core.event import Message
from gobelet.core.ruleset import Ruleset
from gobelet.locale.bundles import bundle
from gobelet.locale.elision import elided
from gobelet.locale.vocabulary import PLAIN, vocabulary_of

Words = Mapping[str, str | int | float]  # what a sentence is filled with
LONGEST: Final = 80  # characters of foreign text that a sentence repeats
LONGEST_PATH: Final = 4096
PATHS: Final = frozenset({"file", "folder"})  # facts of which the end says which one it is


def game_of(ruleset: Ruleset | None) -> str:
    """The sentence file of a ruleset: the id of its game."""
    return ruleset.box.id if ruleset is not None else ""


def printable(text: str, most: int = LONGEST) -> str:
    """Text from outside, fit for a line of the terminal."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return shown if len(shown) <= most else shown[: most - 1] + "…"


class RulesetTitle(NamedTuple):
    name: str
    about: str


class Voice:
    """`reader` is the seat of the one who reads: sentences call them “you”. None: everybody has a name."""

    def __init__(
        self,
        lang: str,
        ruleset: Ruleset | None = None,
        names: Sequence[str] = (),
        reader: int | None = None,
    ) -> None:
        self.lang: Final = lang
        self.ruleset: Final = ruleset
        self.game: Final = game_of(ruleset)
        self.names: Final = tuple(names)
        self.reader: Final = reader
        self.vocabulary: Final = vocabulary_of(ruleset.box) if ruleset is not None else PLAIN
        self.bundle: Final = bundle(lang, self.game, self.vocabulary.folder)

    def say(self, message: Message | GobeletError) -> str:
        """The sentence of an event, a question, an option, a line of the score or an error."""
        cause = getattr(message, "__cause__", None)
        if "reason" in message.facts and isinstance(cause, GobeletError):
            return self.tell(message.id, message.facts, more={"reason": self.say(cause)})
        return self.tell(message.id, message.facts)

    def tell(
        self, id: str, facts: Mapping[str, Fact], attribute: str = "", more: Words = MappingProxyType({})
    ) -> str:
        """The text with this id, or its attribute, filled with facts, and with more words as they are.

        If facts hold the reader’s seat, the text that calls them “you” is taken: `.you-seat` if the fact
        `seat` is theirs, `.you-seat-target` if both are. Without such a text they go by their name.
        """
        form, yours = self._form(id, facts, attribute)
        return self._begun(self.text(id, {**self.words(facts, yours), **more}, form))

    def _form(self, id: str, facts: Mapping[str, Fact], attribute: str) -> tuple[str, frozenset[str]]:
        """The attribute that speaks to the reader, and the facts in which it calls them “you”."""
        mine = sorted([key for key, value in facts.items() if self._holds_reader(key, value)])
        if mine:
            known = self.attributes(id)
            begin = f"{attribute}-you" if attribute else "you"
            for number in range(len(mine), 0, -1):
                for keys in combinations(mine, number):
                    form = "-".join([begin, *keys])
                    if form in known:
                        return form, frozenset(keys)
        return attribute, frozenset()

    def _holds_reader(self, key: str, value: Fact) -> bool:
        if self.reader is None or key not in self.vocabulary.seats:
            return False
        return self.reader in value if isinstance(value, tuple) else value == self.reader

    def _begun(self, text: str) -> str:
        """A sentence begins with “You”, not with “you”."""
        you = self.text("list-you") if self.reader is not None else ""
        starts = you and text.startswith(you) and not text[len(you) : len(you) + 1].isalnum()
        return text[0].upper() + text[1:] if starts else text

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

    def title(self, rules: Ruleset) -> RulesetTitle:
        """What a ruleset is called, and what it is about: the game's own title if there is no word for it."""
        id = f"ruleset-{rules.id.replace('/', '-').replace('+', '-')}"
        if not self.bundle.has_message(id):
            return RulesetTitle(rules.box.title, "")
        return RulesetTitle(self.text(id), self.text(id, attribute="text"))

    def attributes(self, id: str) -> tuple[str, ...]:
        return tuple(self.bundle.get_message(id).attributes) if self.bundle.has_message(id) else ()

    # --- words ---------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """What a player is called in a table or a list of its own: “You”, or the name."""
        return self.text("label-you") if seat == self.reader else self.name(seat)

    def name(self, seat: int) -> str:
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

    def words(self, facts: Mapping[str, Fact], yours: frozenset[str] = frozenset()) -> dict[str, str | int]:
        """Facts as a sentence wants them.

        Seats become names, kinds become the names of cards, and so on. Beside a list stands its length as
        `<fact>-count`, beside a name the seat's number as `<fact>-seat` and the name as an owner as
        `<fact>-of`, and beside a term what it was as `<fact>-id` and its other forms as `<fact>-<form>`.
        In the facts `yours` the reader is “you”, and comes first in a list; `<fact>-ordered` keeps its order.
        """
        words: dict[str, str | int] = {}
        for key, value in facts.items():
            if isinstance(value, tuple):
                words[key] = self._several(key, value, key in yours)
                words[f"{key}-count"] = len(value)
                if key in self.vocabulary.seats:
                    words[f"{key}-ordered"] = self._players(map(int, value), key in yours, in_order=True)
            elif isinstance(value, int) and key in self.vocabulary.seats and key != "seats":
                name = self._players([value], key in yours)
                words[key] = name
                words[f"{key}-of"] = self.owner(name)
                words[f"{key}-seat"] = value
            elif key in self.vocabulary.terms:
                term = self.vocabulary.term(key, value)
                words[key] = self.text(term)
                words[f"{key}-id"] = str(value)
                for form in self.attributes(term):
                    words[f"{key}-{form}"] = self.text(term, attribute=form)
            else:
                words[key] = self._one(key, value)
        goods = self.vocabulary.goods(dict(facts))
        if goods is not None:
            words["goods"] = self.listed([self.text(id, self.words(some)) for id, some in goods])
        return words

    def _one(self, key: str, value: int | str) -> str | int:
        if isinstance(value, str):
            return printable(value, LONGEST_PATH if key in PATHS else LONGEST)
        if key in self.vocabulary.dice:
            return self.vocabulary.faces[value]
        return self.vocabulary.value(key, value)

    def owner(self, name: str) -> str:
        """Annie’s, d’Annie."""
        return self.text("name-of", {"name": name, "elided": "yes" if elided(name) else "no"})

    def _players(self, seats: Iterable[int], yours: bool, in_order: bool = False) -> str:
        named = [*seats]
        if not yours:
            return self.listed([self.name(seat) for seat in named])
        if not in_order:
            named.sort(key=lambda seat: seat != self.reader)
        you = self.text("list-you")
        return self.listed([you if seat == self.reader else self.name(seat) for seat in named])

    def _several(self, key: str, values: tuple[int, ...] | tuple[str, ...], yours: bool) -> str:
        if key == "known":  # what may be typed, just as it is typed
            return ", ".join([str(value) for value in values])
        if key in self.vocabulary.dice:
            return self.dice([int(value) for value in values])
        if key in self.vocabulary.seats:
            return self._players(map(int, values), yours)
        if key in self.vocabulary.terms:
            return self.listed(self._counted([self.vocabulary.term(key, value) for value in values]))
        return self.listed([str(self._one(key, value)) for value in values])
