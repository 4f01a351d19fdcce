"""A recorded game as a row of stages: what was asked, what was answered, and whether chance came after."""

from typing import NamedTuple

from gobelet import api
from gobelet.bots import Bot
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.core.record import Record
from gobelet.core.replay import replay_steps


class Stage(NamedTuple):
    game: Game  # when the question was put; never played on, only copies of it are
    answers: tuple[tuple[Seat, Parts], ...]  # of the seats that had a choice
    chance: bool  # whether dice or cards fell before the next stage

    @property
    def moment(self) -> int:
        return self.game.serial

    @property
    def round(self) -> int:
        return self.game.round


class Story(NamedTuple):
    """All stages of a game, and how it stands at the end of the record."""

    record: Record
    stages: tuple[Stage, ...]
    end: Game


def story_of(record: Record) -> Story:
    """The stages of a record; `BadRecord` if it does not replay."""
    answered = dict(record.answers)
    game = api.start(record)
    stages: list[Stage] = []
    before = game.copy()
    for _game in replay_steps(game, record):
        chance = game.luck != before.luck
        stages.append(Stage(before, answered.get(before.serial, ()), chance))
        before = game.copy()
    return Story(record, tuple(stages), game)


def suggestion(game: Game, seat: Seat, bot: Bot) -> Parts:
    """The whole answer that a bot would give for this seat."""
    game = game.copy()
    question, serial = game.question, game.serial
    assert question is not None
    parts: list[int] = []
    while game.serial == serial and not game.over and game.waiting_seats >> seat & 1:
        view = game.ruleset.view(game, seat)
        part = view.options[0] if len(view.options) == 1 else bot.decide(view, question, 1.0)
        game.answer(seat, part)
        parts.append(part)
    return tuple(parts)
