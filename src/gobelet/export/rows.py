"""The rows of one game: its record is replayed, and everything on the way is written down."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from gobelet import api, notation
from gobelet.bots.mind import mind_of
from gobelet.core.branches import branch_off, nature
from gobelet.core.dice import SORTED
from gobelet.core.errors import BadRecord, BadRequest
from gobelet.core.event import Event
from gobelet.core.game import Game, Watcher
from gobelet.core.names import SEATS_OF, Option, Parts, Seat
from gobelet.core.record import Record
from gobelet.export.chance import Fall, NotedChance
from gobelet.export.columns import ExtraColumns
from gobelet.export.sources import GivenGame, GivenSeat

SEED: Final = 0  # of the expert that values options: it decides nothing but ties
Row = tuple[Any, ...]


class GameRows(NamedTuple):
    """Rows by table, in the order of `columns.tables`."""

    games: list[Row]
    seats: list[Row]
    decisions: list[Row]
    rolls: list[Row]
    events: list[Row]


def rows_of(number: int, given: GivenGame, wanted: ExtraColumns) -> GameRows:
    """All rows of a finished game; `BadRecord` if it does not replay."""
    return _Replay(number, given, wanted).rows()


class _Said(NamedTuple):
    """One part of an answer, before the whole of it is known."""

    options: Parts
    option: Option
    values: list[float | None]


class _Replay:
    def __init__(self, number: int, given: GivenGame, wanted: ExtraColumns) -> None:
        self.number: Final = number
        self.given: Final = given
        self.wanted: Final = wanted
        self.found: Final = GameRows([], [], [], [], [])
        self.events: Final[list[tuple[int, Event]]] = []  # with the round
        self.noted = NotedChance(nature(given.record.nature, given.record.seed))
        self.game: Final = _start(given.record, self.noted, self._heard)
        self.orders: Final = {(one.serial, one.seat): one.order for one in given.orders}

    def rows(self) -> GameRows:
        game, record = self.game, self.given.record
        answers = dict(record.answers)
        self._happened(0)
        self._branch()
        while not game.over:
            serial = game.serial
            self._question(dict(answers.pop(serial, ())))
            self._happened(serial)
            if game.serial == serial and not game.over:
                raise BadRecord("record-answer-missing", "", {"number": serial, "seats": game.waiting})
            self._branch()
        if answers:
            raise BadRecord("record-too-long", "", {"number": game.serial})
        if game.fingerprint() != record.fingerprint:
            raise BadRecord("record-departs-end", "", {"after": 0, "number": game.serial})
        self._end()
        return self.found

    def _heard(self, event: Event) -> None:
        self.events.append((self.noted.round, event))

    def _branch(self) -> None:
        """Where the record branches, new chance takes over: it is noted, too."""
        branch_off(self.game, self.given.record)
        if self.game.nature is not self.noted:
            self.noted = NotedChance(self.game.nature)
            self.noted.game = self.game
            self.game.nature = self.noted
            self.game.fast = False

    # --- decisions ---------------------------------------------------------------------------------------

    def _question(self, said: dict[Seat, Parts]) -> None:
        """The answers to the open question, each as if its seat were the first to answer."""
        game = self.game
        assert game.question is not None
        head = (game.round, game.serial, game.question.id, game.question.rule)
        asked = SEATS_OF[game.asked]
        seen = [_drawn(game, seat) for seat in asked] if self.wanted.hidden else []
        hidden = _drawn(game, None) if self.wanted.hidden else ""
        for place, seat in enumerate(asked):
            spelled, parts = self._answer(seat, said.get(seat))
            answer = [one.option for one in parts]
            order = self.orders.get((head[1], seat))
            for part, one in enumerate(parts):
                row: Row = (
                    self.number,
                    len(self.found.decisions),
                    *head,
                    seat,
                    list(asked),
                    part,
                    list(one.options),
                    one.option,
                    answer,
                    spelled,
                    len(one.options) == 1,
                    order is not None,
                    as_json(order) if order is not None else "",
                )
                if self.wanted.hidden:
                    row = (*row, seen[place], hidden)
                if self.wanted.valuations:
                    row = (*row, one.values)
                self.found.decisions.append(row)

    def _answer(self, seat: Seat, given: Parts | None) -> tuple[str, list[_Said]]:
        """A seat answers as recorded, or with its only option: in words, and part by part."""
        game, serial = self.game, self.game.serial
        parts: list[_Said] = []
        spelled = notation.spell(game, seat, given) if given is not None else ""
        while game.serial == serial and game.waiting_seats >> seat & 1:
            options = game.options(seat)
            if given is None:
                if len(options) != 1:
                    raise BadRecord("record-answer-missing", "", {"number": serial, "seats": (seat,)})
                option = options[0]
                spelled = notation.spell(game, seat, (*[one.option for one in parts], option))
            elif len(parts) < len(given) and given[len(parts)] in options:
                option = given[len(parts)]
            else:
                raise BadRecord("record-answer-missing", "", {"number": serial, "seats": (seat,)})
            parts.append(_Said(options, option, self._values(seat, options)))
            game.answer(seat, option)
        return spelled, parts

    def _values(self, seat: Seat, options: Parts) -> list[float | None]:
        """What the expert holds each option worth; nothing where there is no choice."""
        if not self.wanted.valuations or len(options) == 1:
            return []
        game = self.game
        assert game.question is not None
        scored = mind_of(game.ruleset).weigh(game.ruleset.view(game, seat), game.question, SEED)
        worth = {option: value for value, option in scored}
        return [worth.get(option) for option in options]

    # --- what happens ------------------------------------------------------------------------------------

    def _happened(self, serial: int) -> None:
        """Rolls and events since the question of this number was put."""
        for fall in self.noted.falls:
            self.found.rolls.append(
                (self.number, len(self.found.rolls), fall.round, serial, *_roll_columns(fall, self.game))
            )
        self.noted.falls.clear()
        for round, event in self.events:
            said = (event.id, event.rule, as_json(event.facts))
            row: Row = (self.number, len(self.found.events), round, serial, *said)
            if self.wanted.hidden:
                secret = as_json(event.secret) if event.secret else ""
                row = (*row, secret, list(SEATS_OF[event.audience]) if event.secret else [])
            self.found.events.append(row)
        self.events.clear()

    # --- the end -----------------------------------------------------------------------------------------

    def _end(self) -> None:
        game, record = self.game, self.given.record
        row: Row = (
            self.number,
            record.ruleset,
            game.seats,
            as_json(record.choices),
            record.nature,
            record.seed,
            len(record.branches),
            game.round,
            game.serial,
            len([one for one in self.found.decisions if len(one[9]) > 1]),
            list(game.winners),
            record.fingerprint,
        )
        self.found.games.append((*row, mind_of(game.ruleset).reckons()) if self.wanted.valuations else row)
        for seat, (who, place) in enumerate(zip(self.given.seated, places(game), strict=True)):
            self.found.seats.append((self.number, seat, *_seat_columns(game, seat, who, place)))


def _seat_columns(game: Game, seat: Seat, who: GivenSeat, place: int) -> Row:
    won = 1 / len(game.winners) if seat in game.winners else 0.0
    lines = [[line.id, line.facts.get("points")] for line in game.score_lines(seat)]
    return who.player, who.kind, game.scores[seat], place, won, as_json(lines)


def places(game: Game) -> list[int]:
    """By score; of equal ones the winners come first."""
    standing = [(seat in game.winners, score) for seat, score in enumerate(game.scores)]
    return [1 + len([other for other in standing if other > mine]) for mine in standing]


def _roll_columns(fall: Fall, game: Game) -> Row:
    if fall.kind != "dice":
        return fall.kind, fall.seat, fall.among, fall.value, [], fall.card
    faces = SORTED.get(fall.value)
    if faces is None:  # a game of another package packs its dice in its own way
        return fall.kind, fall.seat, fall.among, fall.value, [], ""
    return fall.kind, fall.seat, fall.among, None, list(faces), " ".join(api.faces(fall.value, game.ruleset))


def _drawn(game: Game, seat: Seat | None) -> str:
    """The position in notation; a game without one is described by its own text."""
    try:
        return notation.draw(game, seat)
    except BadRequest as missing:
        if missing.id != "notation-none":
            raise
        return game.text() if seat is None else game.ruleset.view(game, seat).text()


def _start(record: Record, chance: NotedChance, watcher: Watcher) -> Game:
    rules = api.ruleset(record.ruleset)
    choices = rules.check_recorded(record.seats, {key: str(value) for key, value in record.choices.items()})
    return rules.new(rules, record.seats, chance, choices, False, [watcher])


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def tables_of(found: GameRows) -> Iterator[tuple[str, Sequence[Row]]]:
    """Rows with the name of their table."""
    yield from zip(GameRows._fields, found, strict=True)
