"""Many games of one ruleset, stepped in one call into the caller's buffers.

A table starts its next game as soon as one is over. Seats that owe an answer give it in seat order; the game
seals it. Nothing here imports numpy: the buffers are memory that numpy can read without a copy.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game
from gobelet.core.names import SEATS_OF, Option, Seat
from gobelet.core.observation.observer import Observer
from gobelet.core.rewards import rewards
from gobelet.core.rng import fast_below, fast_next, fast_start

if TYPE_CHECKING:
    from gobelet.core.ruleset import Ruleset

EVERYONE: Final = -1  # every seat is the learner: self-play

Rival = Callable[[int, Game, Seat], Option]  # table, game, seat: the answer of another player


class Buffers:
    """One row per table: the observation, the legal options, the seat to act, and how a game ended."""

    __slots__ = ("actors", "ended", "finals", "masks", "observations", "rewards")

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        actors: memoryview,
        ended: memoryview,
        rewards: "memoryview[float]",
        finals: memoryview,
    ) -> None:
        self.observations: Final = observations
        self.masks: Final = masks
        self.actors: Final = actors  # the seat to act
        self.ended: Final = ended  # 1 where a game ended with this step, and another has begun
        self.rewards: Final = rewards  # of the game that ended: one 32-bit float for each seat
        self.finals: Final = finals  # its last observation, for the seat that acted


class GameVector:
    """`learner` is the seat that the caller plays, or EVERYONE. `rival` plays the others, or chance does."""

    __slots__ = (
        "allowed",
        "buffers",
        "choices",
        "dealt",
        "games",
        "illegal",
        "learner",
        "luck",
        "mask_size",
        "observer",
        "reward",
        "rival",
        "ruleset",
        "said_at",
        "seats",
        "seed",
        "size",
        "stride",
        "turns",
    )

    def __init__(
        self,
        ruleset: "Ruleset",
        observer: Observer,
        seats: int,
        choices: dict[str, Fact],
        learner: Seat,
        reward: str,
        rival: Rival | None,
        buffers: Buffers,
        stride: int,
    ) -> None:
        self.ruleset: Final = ruleset
        self.observer: Final = observer
        self.seats: Final = seats
        self.choices: Final = choices
        self.learner: Final = learner
        self.reward: Final = reward
        self.rival: Final = rival
        self.buffers: Final = buffers
        self.stride: Final = stride  # the number of tables in all vectors together
        self.size: Final[int] = observer.layout.size
        self.mask_size: Final[int] = ruleset.table.size
        self.said_at: Final[int] = observer.layout.start["said"]
        self.seed = 0
        self.luck = 1
        self.games: list[Game] = []
        self.dealt: list[int] = []  # how many games each table has begun
        self.turns: list[int] = []  # whose turn it is
        self.allowed: list[bytes] = []  # what that seat may say, as its mask
        self.illegal = 0  # actions so far that were not legal, and replaced by the question's default

    def open(self, tables: int, seed: int, first: int) -> None:
        """Deal a first game at every table. `first` is the number of the first one among all vectors."""
        self.seed = (seed << 32) + first
        self.luck = fast_start(self.seed, "hall")
        self.games = []
        self.dealt = [0] * tables
        self.turns = [0] * tables
        self.allowed = [b""] * tables
        for table in range(tables):
            self.games.append(self.deal(table))
            self.show(table, self.play_others(table))
        self.buffers.actors[:tables] = bytes(self.turns)

    def deal(self, table: int) -> Game:
        seed = self.seed + table + self.stride * self.dealt[table]
        self.dealt[table] += 1
        nature = Nature("fast", str(seed), recorded=False)
        return self.ruleset.new(self.ruleset, self.seats, nature, self.choices, True, [])

    def play_others(self, table: int) -> Game:
        """Let the others answer until the learner is asked; start the next game where one ends."""
        learner = self.learner
        game = self.games[table]
        while True:
            waiting = game.waiting_seats
            if not waiting:  # the game is over
                self.close(table, game)
                game = self.games[table] = self.deal(table)
            elif learner < 0:
                self.turns[table] = SEATS_OF[waiting][0]
                return game
            elif waiting & -waiting == 1 << learner:
                self.turns[table] = learner
                return game
            else:
                seat = SEATS_OF[waiting][0]
                rival = self.rival
                if rival is not None:
                    game.answer(seat, rival(table, game, seat))
                else:
                    options = game.options(seat)
                    self.luck = luck = fast_next(self.luck)
                    game.take(seat, options[fast_below(luck, len(options))], True)

    def close(self, table: int, game: Game) -> None:
        """Write the rewards of a finished game, and the last observation of its actor."""
        buffers = self.buffers
        buffers.ended[table] = 1
        at = table * self.seats
        for seat, reward in enumerate(rewards(game, self.reward)):
            buffers.rewards[at + seat] = reward
        at = table * self.size
        buffers.finals[at : at + self.size] = self.observer.observe(game, self.turns[table])

    def show(self, table: int, game: Game) -> None:
        """Write observation and mask of the seat to act, for a question that is new at this table."""
        at = table * self.size
        self.buffers.observations[at : at + self.size] = self.observer.observe(game, self.turns[table])
        self.show_mask(table, game)

    def show_next(self, table: int, game: Game) -> None:
        """The same, after another seat answered the same question: only a seat's own fields change."""
        observer = self.observer
        observations = self.buffers.observations
        for place, piece in enumerate(observer.own(game, self.turns[table])):
            at = table * self.size + observer.own_at[place]
            observations[at : at + len(piece)] = piece
        self.show_mask(table, game)

    def show_more(self, table: int, game: Game) -> None:
        """The same, after a part of an answer: only the parts said change."""
        at = table * self.size + self.said_at
        self.buffers.observations[at : at + self.mask_size] = self.observer.said(game, self.turns[table])
        self.show_mask(table, game)

    def show_mask(self, table: int, game: Game) -> None:
        at = table * self.mask_size
        mask = self.allowed[table] = self.observer.mask_for(game, self.turns[table])
        self.buffers.masks[at : at + self.mask_size] = mask

    def step(self, actions: list[int], strict: bool) -> None:
        """One answer at every table. Refuse illegal actions if `strict`; otherwise take the default."""
        tables = len(self.games)
        width = self.mask_size
        self.buffers.ended[:tables] = bytes(tables)
        for table in range(tables):
            game = self.games[table]
            seat = self.turns[table]
            action = actions[table]
            serial = game.serial
            if 0 <= action < width and self.allowed[table][action]:
                game.take(seat, action, True)  # forced answers are skipped: there was a choice
            elif strict:
                game.answer(seat, action)  # raises Refused
            else:
                self.illegal += 1
                game.answer(seat, game.default(seat))
            next = self.play_others(table)
            if next is not game or next.serial != serial:
                self.show(table, next)
            elif self.turns[table] != seat:
                self.show_next(table, next)
            else:
                self.show_more(table, next)
        self.buffers.actors[:tables] = bytes(self.turns)

    def sample(self) -> list[int]:
        """A legal action for every table, all equally likely."""
        actions: list[int] = []
        luck = self.luck
        for table, game in enumerate(self.games):
            options = game.options(self.turns[table])
            luck = fast_next(luck)
            actions.append(options[fast_below(luck, len(options))])
        self.luck = luck
        return actions
