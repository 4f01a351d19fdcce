"""What an analysis of a game holds, as plain data: `msgspec.json` writes and reads it, and makes its schema.

All chances are win chances, from 0 to 1, one for each seat in the order of the seats; a win that several
share counts in parts. They are estimates: `error` is half of a 95 % interval, so that `value ± error` is it.
A *moment* is the number of a question, as records count them (`game.serial`).

- `curve`: everybody's win chance at each moment of the game, from its first question to its result.
- `rolls`: for each moment after which chance decided something (dice, cards), what that was worth to each.
- `decisions`: for each decision what it cost against the best choice found, and what else was tried.
- `players`: what luck and what skill came to: par + luck + skill = result, exactly.
- `mistakes` and `finest`: the decisions to learn from; `fortunes`: everybody's luckiest and unluckiest roll.
- `turning_points`: the five rolls and decisions that moved most, the greatest first.

`docs/analysis.md` explains what the figures mean, and what they do not.
"""

from typing import Final

import msgspec

FORMAT: Final = 1


class AnalysisSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How the figures were made. Results of other settings can't be refined, only computed again."""

    bot: str  # the bot that plays on, at all seats
    depth: int  # rounds played on, with the current one; then the standing counts; 0: to the end
    tries: int  # further options tried for each decision, beside what the bots would do
    seed: int
    version: str  # of this program: another may play differently
    evaluator: str = "formula"  # who says how likely each seat wins where a rollout stops
    dice: str = "round"  # what the rollouts share: "round" until the first difference in it, "seat" beyond


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: the win chances when this question was put."""

    moment: int
    round: int
    chances: list[float]
    error: list[float]
    games: int  # games from here; 0 where the value follows from its neighbours, or is the result


class RollResult(msgspec.Struct, frozen=True):
    """What chance decided between this moment and the next point of the curve, and its worth to each seat.

    It is everything but skill: also that an opponent holds a card that nobody could know of.
    """

    moment: int
    round: int
    luck: list[float]
    error: list[float]


class Tried(msgspec.Struct, frozen=True):
    """A choice that was tried, and how much better it did than what was played (worse, if negative)."""

    parts: list[int]
    by: str  # "played", the name of a bot that would choose it, or "tried"
    gain: float
    error: float


class Decision(msgspec.Struct, frozen=True):
    """What a seat answered. `cost` is the gain of the best choice found, never below 0.

    `effect` is what the answer did to every seat's chance, compared with what the bot would have answered:
    the skill in it. The worlds are imagined from what the seat could know.
    """

    moment: int
    round: int
    seat: int
    parts: list[int]
    best: list[int]
    cost: float
    error: float
    effect: list[float]
    effect_error: list[float]
    tried: list[Tried]  # empty if the bots agreed with the player, and nothing else was to be tried
    games: int


class PlayerResult(msgspec.Struct, frozen=True):
    """par + luck + skill = result, and skill = own + others, exactly."""

    seat: int
    result: float  # 1 for the winner, 0 for others; of an open game the chance at its end
    par: float  # 1 / seats
    luck: float
    skill: float
    own: float  # what this seat's decisions did for it, compared with the bot's
    others: float  # what the others' decisions did for it
    error: float  # of luck and of skill: they err together, in opposite directions
    cost: float  # all costs of decisions together
    decisions: int
    mistakes: int  # decisions that cost more than the error


class TurningPoint(msgspec.Struct, frozen=True):
    """A roll or a decision that moved much. `seat` is whose chance it moved most, or who decided."""

    kind: str  # "roll" or "decision"
    moment: int
    round: int
    seat: int
    swing: float  # of that seat's win chance
    error: float
    before: float
    after: float


class Lesson(msgspec.Struct, frozen=True):
    """A mistake, or one of the best decisions: what was played, and the choice that it is compared with."""

    moment: int
    round: int
    seat: int
    played: list[int]
    other: list[int]  # of a mistake the best choice found; of a good decision the next best
    worth: float  # how much better the better one of the two is, in win chance
    error: float


class Samples(msgspec.Struct):
    """The games played from one position, or with one choice: what all estimates are made of.

    `won` has for each game everybody's share of the win, or, if it was not played to its end, everybody's
    chance. Games with the same number have the same dice where possible: for the choices of one
    decision, and for the positions of the game.
    """

    won: list[list[float]]
    parts: list[int] = []
    by: str = ""
    questions: int = 0  # asked in all these games: what they cost to play

    @property
    def games(self) -> int:
        return len(self.won)


class Analysis(msgspec.Struct, frozen=True):
    """Luck and skill of one recorded game, as plain data."""

    ruleset: str
    fingerprint: str  # of the record
    settings: AnalysisSettings
    games: int  # played in all
    curve: list[Point]
    rolls: list[RollResult]
    decisions: list[Decision]
    players: list[PlayerResult]
    turning_points: list[TurningPoint]
    heaps: dict[str, list[Samples]]  # more games can be added to these
    format: int = FORMAT
    mistakes: list[Lesson] = []  # the worst first; what lies within its error is none
    finest: list[Lesson] = []  # the best decisions, the best first
    fortunes: list[TurningPoint] = []  # seat by seat the luckiest roll and the unluckiest
