"""Many games of one ruleset, stepped in one call into the caller's buffers.

A table starts its next game as soon as one is over, or one step later, or on demand. Seats that owe
an answer give it in seat order; the game seals it. Nothing here imports numpy: the buffers are memory that
numpy can read without a copy.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game
from gobelet.core.names import SEATS_OF, Option, Seat
from gobelet.core.observation.observer import Observer
from gobelet.core.rewards import places, rewards
from gobelet.core.rng import fast_below, fast_next, fast_start

if TYPE_CHECKING:
    from gobelet.core.ruleset import Ruleset

EVERYONE: Final = -1  # every seat is the learner: self-play

# When a table starts its next game: in the step that ends one, in the step after it, or only on demand.
SAME_STEP: Final = 0
NEXT_STEP: Final = 1
ON_DEMAND: Final = 2

Potential = Callable[[Game], list[float]]  # how each seat stands


@mypyc_attr(allow_interpreted_subclasses=True)
class Rivals:
    """Who plays the other seats."""

    def begin(self, table: int, seed: int) -> None:
        """A game with this seed begins at a table."""
        raise NotImplementedError

    def answer(self, table: int, game: Game, seat: Seat) -> Option:
        """The answer of another player."""
        raise NotImplementedError


class Buffers:
    """One row per table: the observation, the legal options, the seat to act, and how a game ended."""

    __slots__ = (
        "actors",
        "ended",
        "finals",
        "masks",
        "observations",
        "places",
        "potentials",
        "refused",
        "rewards",
        "scores",
    )

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        actors: memoryview,
        ended: memoryview,
        rewards: "memoryview[float]",
        finals: memoryview,
        refused: memoryview,
        places: memoryview,
        scores: "memoryview[int]",
        potentials: "memoryview[float]",
    ) -> None:
        self.observations: Final = observations
        self.masks: Final = masks
        self.actors: Final = actors  # the seat to act
        self.ended: Final = ended  # 1 where a game ended with this step
        self.rewards: Final = rewards  # of the game that ended: one 32-bit float for each seat
        self.finals: Final = finals  # its last observation, for the seat that acted
        self.refused: Final = refused  # 1 where the action was no option, and the default was said instead
        self.places: Final = places  # of the game that ended: each seat's place, from 1
        self.scores: Final = scores  # and its score
        self.potentials: Final = potentials  # how each seat stands now, if there is somebody who says so


class GameVector:
    """`learner` is the seat that the caller plays, or EVERYONE. `rivals` play the others, or chance does.

    Game number n of a table has the seed `starts[table] + n`: what happens at one table depends on no other.
    """

    __slots__ = (
        "allowed",
        "buffers",
        "choices",
        "dealt",
        "games",
        "illegal",
        "learner",
        "luck",
        "lucks",
        "mask_size",
        "observer",
        "over",
        "potential",
        "restart",
        "reward",
        "rivals",
        "ruleset",
        "said_at",
        "seats",
        "size",
        "starts",
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
        rivals: Rivals | None,
        buffers: Buffers,
        restart: int,
        potential: Potential | None,
    ) -> None:
        self.ruleset: Final = ruleset
        self.observer: Final = observer
        self.seats: Final = seats
        self.choices: Final = choices
        self.learner: Final = learner
        self.reward: Final = reward
        self.rivals = rivals
        self.buffers: Final = buffers
        self.restart: Final = restart
        self.potential: Final = potential
        self.size: Final[int] = observer.layout.size
        self.mask_size: Final[int] = ruleset.table.size
        self.said_at: Final[int] = observer.layout.start["said"]
        self.starts: list[int] = []  # the seed of each table's first game
        self.lucks: list[int] = []  # the luck of others who play by chance
        self.over: list[bool] = []  # whether a table waits for its next game
        self.luck = 1  # of `sample`
        self.games: list[Game] = []
        self.dealt: list[int] = []  # how many games each table has begun
        self.turns: list[int] = []  # whose turn it is
        self.allowed: list[bytes] = []  # what that seat may say, as its mask
        self.illegal = 0  # actions so far that were not legal, and replaced by the question's default

    def open(self, starts: list[int], luck: int) -> None:
        """Deal a first game at every table. `luck` is the seed of `sample`."""
        tables = len(starts)
        self.starts = starts
        self.luck = fast_start(luck, "hall")
        self.games = []
        self.dealt = [0] * tables
        self.turns = [0] * tables
        self.lucks = [1] * tables
        self.over = [False] * tables
        self.allowed = [b""] * tables
        for table in range(tables):
            self.games.append(self.deal(table))
            self.begin(table)
        self.buffers.actors[:tables] = bytes(self.turns)

    def reopen(self, table: int, start: int) -> None:
        """Deal again at one table: its next game, or from another start the first one; -1 is no other."""
        if start >= 0:
            self.starts[table] = start
            self.dealt[table] = 0
        self.games[table] = self.deal(table)
        self.begin(table)
        self.buffers.actors[table] = self.turns[table]

    def begin(self, table: int) -> None:
        """Show a new game, once the others have answered. One that is over before that is dealt again."""
        self.over[table] = False
        game = self.play_others(table)
        while self.over[table]:
            self.over[table] = False
            self.games[table] = self.deal(table)
            game = self.play_others(table)
        self.buffers.ended[table] = 0  # nobody has played what ended
        self.show(table, game)

    def deal(self, table: int) -> Game:
        seed = self.starts[table] + self.dealt[table]
        self.dealt[table] += 1
        if self.learner >= 0:
            if self.rivals is not None:
                self.rivals.begin(table, seed)
            else:
                self.lucks[table] = fast_start(seed, "rivals")
        nature = Nature("fast", str(seed), recorded=False)
        return self.ruleset.new(self.ruleset, self.seats, nature, self.choices, True, [])

    def play_others(self, table: int) -> Game:
        """Let the others answer until the learner is asked; start the next game where one ends."""
        learner = self.learner
        game = self.games[table]
        rivals = self.rivals
        while True:
            waiting = game.waiting_seats
            if not waiting:  # the game is over
                self.close(table, game)
                if self.restart != SAME_STEP:
                    self.over[table] = True
                    return game
                game = self.games[table] = self.deal(table)
            elif learner < 0:
                self.turns[table] = SEATS_OF[waiting][0]
                return game
            elif waiting & -waiting == 1 << learner:
                self.turns[table] = learner
                return game
            elif rivals is not None:
                seat = SEATS_OF[waiting][0]
                game.answer(seat, rivals.answer(table, game, seat))
            else:
                luck = self.lucks[table]
                while waiting and waiting & -waiting != 1 << learner:
                    seat = SEATS_OF[waiting][0]
                    options = game.options(seat)
                    luck = fast_next(luck)
                    game.take(seat, options[fast_below(luck, len(options))], True)
                    waiting = game.waiting_seats
                self.lucks[table] = luck

    def close(self, table: int, game: Game) -> None:
        """Write rewards, scores and places of a finished game, and the last observation of its actor."""
        buffers = self.buffers
        buffers.ended[table] = 1
        at = table * self.seats
        for seat, reward in enumerate(rewards(game, self.reward)):
            buffers.rewards[at + seat] = reward
        at = table * self.seats
        scores = game.scores
        for seat, place in enumerate(places(game)):
            buffers.places[at + seat] = place
            buffers.scores[at + seat] = scores[seat]
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

    def show_end(self, table: int) -> None:
        """The same for a game that is over, at a table that waits: its last observation, and no option."""
        at = table * self.size
        buffers = self.buffers
        buffers.observations[at : at + self.size] = buffers.finals[at : at + self.size]
        at = table * self.mask_size
        buffers.masks[at : at + self.mask_size] = self.allowed[table] = bytes(self.mask_size)

    def step(self, actions: list[int], strict: bool) -> None:
        """One answer at every table. Refuse illegal actions if `strict`; otherwise take the default.

        At a table that waits for its next game the action is not looked at.
        """
        tables = len(self.games)
        width = self.mask_size
        buffers = self.buffers
        buffers.ended[:tables] = bytes(tables)
        buffers.refused[:tables] = bytes(tables)
        for table in range(tables):
            if self.over[table]:
                self.reopen(table, -1)
                continue
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
                buffers.refused[table] = 1
                game.answer(seat, game.default(seat))
            next = self.play_others(table)
            if self.over[table]:
                self.show_end(table)
            elif next is not game or next.serial != serial:
                self.show(table, next)
            elif self.turns[table] != seat:
                self.show_next(table, next)
            else:
                self.show_more(table, next)
        buffers.actors[:tables] = bytes(self.turns)

    def weigh(self) -> None:
        """Write how each seat stands now, at every table."""
        if self.potential is None:
            return
        at = 0
        for table, game in enumerate(self.games):
            if not self.over[table]:
                for seat, worth in enumerate(self.potential(game)):
                    self.buffers.potentials[at + seat] = worth
            at += self.seats

    def sample(self) -> list[int]:
        """A legal action for every table, all equally likely; at a table that waits for its next game, 0."""
        actions: list[int] = []
        luck = self.luck
        for table, game in enumerate(self.games):
            if self.over[table]:
                actions.append(0)
                continue
            options = game.options(self.turns[table])
            luck = fast_next(luck)
            actions.append(options[fast_below(luck, len(options))])
        self.luck = luck
        return actions
