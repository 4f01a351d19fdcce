"""Positions as text, where all games are alike: choices, round, the open question, what comes next."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from gobelet.core.chance import Nature
from gobelet.core.errors import BadRequest, Refused
from gobelet.core.game import Game, Watcher
from gobelet.core.names import SEATS_OF, Parts, Seat
from gobelet.core.question import Question
from gobelet.core.ruleset import Ruleset
from gobelet.core.step import Step
from gobelet.notation.fields import Drawing, Value, number, seat_numbers, written, wrong
from gobelet.notation.notation import Notation
from gobelet.notation.steps import read_step, step_text

REST: Final = "..."  # after the name of a step: and all that follows it in the round
OVER: Final = "over"
FIRST: Final = ("choices", "round")  # the fields that every game has: before its own, and after them
LAST: Final = ("question", "said", "next")


class Positions(Notation):
    """A notation that draws positions, too. A game says what lies on its table, and what its steps are
    called."""

    fields: tuple[str, ...] = ()  # those of the game, beside FIRST and LAST

    # --- what a game says ------------------------------------------------------------------------------

    @abstractmethod
    def lay_out(self, game: Game, drawing: Drawing) -> None:
        """Lay out everything on the table as drawn."""

    @abstractmethod
    def show(self, game: Game, seat: Seat | None) -> tuple[list[list[str]], dict[str, str]]:
        """What lies on the table: the words of each seat, and the fields of the game."""

    @abstractmethod
    def steps(self, game: Game) -> dict[str, Step[Any]]:
        """The steps of a round by name, in their order; `round` is the step that begins one."""

    @abstractmethod
    def first_step(self, game: Game) -> str:
        """The name of the step with which a position goes on that does not say it."""

    # --- reading ---------------------------------------------------------------------------------------

    def position(
        self,
        ruleset: Ruleset,
        text: str,
        beside: dict[str, Value],
        nature: Nature,
        skip: bool,
        watchers: Sequence[Watcher],
    ) -> Game:
        drawing = Drawing(text, beside)
        game = self.table(ruleset, drawing)
        game.change_nature(nature)
        game.watchers.extend(watchers)
        game.skip = skip
        if drawing.words("question")[-1:] == [OVER]:
            game.serial = number("question", drawing.words("question")[0])
            return game
        game.pile = self._read_next(game, drawing)
        try:
            if drawing.has("question"):
                self._open_question(game, drawing)
            else:
                game.go()
            for seat in game.waiting:
                game.options(seat)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError) as error:
            raise BadRequest("notation-stuck", "", {"text": type(error).__name__}) from error
        return game

    def table(self, ruleset: Ruleset, drawing: Drawing) -> Game:
        """The table as drawn, before anything is asked, with nothing to come."""
        drawing.check(ruleset.id, (*FIRST, *self.fields, *LAST))
        choices = {}
        for word in drawing.words("choices"):
            name, _, value = word.partition("=")
            choices[name] = value
        seats = len(drawing.seats)
        full = ruleset.check_recorded(seats, choices)  # it may be drawn from an earlier program's game
        game = ruleset.new(ruleset, seats, Nature("fast", "0", recorded=False), full, False, [])
        game.pile, game.question, game.said, game.log = [], None, [], None
        game.asked = game.waiting_seats = game.choosers = game.serial = 0
        game.round = drawing.number("round", 1)
        self.lay_out(game, drawing)
        return game

    def _read_next(self, game: Game, drawing: Drawing) -> list[Step[Any]]:
        """The pile, the next step last."""
        named = self.steps(game)
        names = list(named)
        pile: list[Step[Any]] = []
        for word in drawing.words("next") if drawing.has("next") else [self.first_step(game) + REST]:
            name = word.removesuffix("…").removesuffix(REST)
            if name not in named:
                pile.append(read_step(game, "next", word))
            elif name == word:
                pile.append(named[name])
            else:
                pile += [named[later] for later in names[names.index(name) :] if later != "round"]
        return pile[::-1]

    def _open_question(self, game: Game, drawing: Drawing) -> None:
        words = drawing.words("question")
        game.serial = number("question", words[0]) - 1 if words and words[0].isdigit() else 0
        words = words[1:] if words and words[0].isdigit() else words
        question = read_step(game, "question", words[0]) if words else None
        if not isinstance(question, Question):
            raise wrong("question", drawing.fields["question"])
        asked = 0
        for word in words[1:]:
            seat = number("question", word)
            if seat >= game.seats or asked >> seat & 1:
                raise wrong("question", word)
            asked |= 1 << seat
        if not asked:
            raise wrong("question", drawing.fields["question"])
        skip, game.skip = game.skip, False
        game.ask(question, asked)
        for words in drawing.entries("said"):
            seat = number("said", words[0])
            text = " ".join(words[1:])
            try:
                game.answer(seat, *self.read(game, seat, text))
            except Refused as refused:
                raise wrong("said", " ".join(words)) from refused
        game.skip = skip
        if skip:
            _answer_forced(game, question)

    # --- writing ---------------------------------------------------------------------------------------

    def draw(self, game: Game, seat: Seat | None) -> str:
        seats, own = self.show(game, seat)
        defaults = {choice.id: choice.default for choice in game.ruleset.choices}
        chosen = [f"{id}={value}" for id, value in game.choices.items() if defaults.get(id) != value]
        fields = {"choices": " ".join(chosen), "round": str(game.round) if game.round != 1 else "", **own}
        if game.question is not None:
            question = step_text(game.question)
            fields["question"] = f"{game.serial} {question} {seat_numbers(game.asked)}"
            fields["said"] = ", ".join(
                [
                    f"{other} {self._said(game, other, parts, seat)}"
                    for other, parts in enumerate(game.said)
                    if parts and self._shows(game, other, seat)
                ]
            )
            fields["next"] = self._next_text(game)
        else:
            fields["question"] = f"{game.serial} {OVER}"
        return written(seats, fields)

    def _said(self, game: Game, other: Seat, parts: Parts, seat: Seat | None) -> str:
        return self.spell(game, other, parts) if seat in (None, other) else "?"

    def _shows(self, game: Game, other: Seat, seat: Seat | None) -> bool:
        """Whether it is drawn that a seat has said something."""
        if seat in (None, other):
            return True
        question = game.question
        return question is not None and question.open_seats and not game.waiting_seats >> other & 1

    def _next_text(self, game: Game) -> str:
        """The pile in reading order; the last steps of a round by the name of the first of them."""
        pile = [step_text(step) for step in reversed(game.pile)]
        named = {name: step_text(step) for name, step in self.steps(game).items() if name != "round"}
        names, texts = list(named), list(named.values())
        for start, name in enumerate(names):
            if pile[-len(texts[start:]) :] == texts[start:]:
                return " ".join([*pile[: -len(texts[start:])], name + REST])
        return " ".join(pile) or "-"


def _answer_forced(game: Game, question: Question[Any]) -> None:
    """Answer for the seats that have no choice."""
    for seat in SEATS_OF[game.waiting_seats]:
        while game.question is question and game.waiting_seats >> seat & 1:
            options = game.options(seat)
            if len(options) != 1:
                break
            game.answer(seat, options[0])
