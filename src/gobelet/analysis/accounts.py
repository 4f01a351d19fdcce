"""The books of a game: luck and skill, from question to question."""

from collections.abc import Sequence
from math import sqrt

from gobelet.analysis.allotment import effect_spreads
from gobelet.analysis.estimates import Z, both, gain_of, plus, possible, value_of
from gobelet.analysis.lessons import finest_of, fortunes_of, mistakes_of
from gobelet.analysis.result import (
    Analysis,
    AnalysisSettings,
    Decision,
    PlayerResult,
    Point,
    RollResult,
    Samples,
    Tried,
)
from gobelet.analysis.samples import SampleSets, Task, best_advice, decision_key, needs_value, position_key
from gobelet.analysis.stages import Stage, Story
from gobelet.analysis.turning_points import turning_points
from gobelet.bots.chances import win_chances
from gobelet.core.names import Parts, Seat


def decide(stage: Stage, seat: Seat, parts: Parts, heaps: list[Samples], bot: str) -> Decision:
    """The account of one decision; nothing to pay if nothing else was tried."""
    seats = stage.game.seats
    nothing = [0.0] * seats
    if not heaps or not heaps[0].games:
        played = list(parts)
        return Decision(stage.moment, stage.round, seat, played, played, 0.0, 0.0, nothing, nothing, [], 0)
    gains = [gain_of(heap, heaps[0], seats) for heap in heaps]
    tried = [
        Tried(heap.parts, heap.by, gain[seat], error[seat] if place else 0.0)
        for place, (heap, (gain, error)) in enumerate(zip(heaps, gains, strict=True))
    ]
    best = max(tried, key=_gain)
    # What the bot would have gained, the player has lost: the effect of playing differently.
    advice = heaps.index(best_advice(heaps, bot))
    effect = [0.0 - gain for gain in gains[advice][0]]
    error = gains[advice][1] if advice else nothing
    return Decision(
        stage.moment,
        stage.round,
        seat,
        list(parts),
        best.parts,
        best.gain,
        best.error,
        effect,
        error,
        tried,
        heaps[0].games,
    )


def _gain(tried: Tried) -> float:
    return tried.gain


class Books:
    """An *anchor* is a point of the curve that games were played from. From there to the next one the curve
    follows what was decided; where the next one lies elsewhere, that was luck.
    """

    def __init__(
        self, story: Story, settings: AnalysisSettings, heaps: SampleSets, tasks: Sequence[Task]
    ) -> None:
        self.story = story
        self.settings = settings
        self.heaps = heaps
        self.seats = story.record.seats
        self.par = 1 / self.seats
        self.curve: list[Point] = []
        self.rolls: list[RollResult] = []
        self.decisions: list[Decision] = []
        # The anchor, with what has been decided since.
        self.anchor: Samples | None = None
        self.chances = [self.par] * self.seats
        self.error = [0.0] * self.seats
        self.effect = [0.0] * self.seats
        self.effect_error = [0.0] * self.seats
        # The error of all effects together: not some doubt for each of many decisions, which would add up.
        self.spreads = effect_spreads(story, tasks, heaps, settings.bot)
        self.total_error = [0.0] * self.seats

    def close(self) -> Analysis:
        self._point(0)
        for number, stage in enumerate(self.story.stages):
            self._decide(stage)
            self._point(number + 1)
        record = self.story.record
        return Analysis(
            record.ruleset,
            record.fingerprint,
            self.settings,
            sum([heap.games for heaps in self.heaps.values() for heap in heaps]),
            self.curve,
            self.rolls,
            self.decisions,
            [self._player(seat) for seat in range(self.seats)],
            turning_points(self.rolls, self.decisions, self.curve),
            self.heaps,
            mistakes=mistakes_of(self.decisions),
            finest=finest_of(self.decisions),
            fortunes=fortunes_of(self.rolls, self.curve),
        )

    def _decide(self, stage: Stage) -> None:
        for seat, parts in stage.answers:
            heaps = self.heaps.get(decision_key(stage.moment, seat), [])
            decision = decide(stage, seat, parts, heaps, self.settings.bot)
            self.decisions.append(decision)
            self.effect = plus(self.effect, decision.effect)
            self.effect_error = both(self.effect_error, decision.effect_error)
            variances = self.spreads.of(decision_key(stage.moment, seat))
            if variances:
                error = [Z * sqrt(variance / decision.games) for variance in variances]
                self.total_error = both(self.total_error, error)

    def _point(self, number: int) -> None:
        """The curve here: the result, an estimate, or what follows from the anchor."""
        at_end = number == len(self.story.stages)
        game = self.story.end if at_end else self.story.stages[number].game
        round = game.round
        heap: Samples | None = None
        if needs_value(self.story, number):
            heap = self.heaps[position_key(game.serial)][0]
        if at_end and game.over:
            self._settle(win_chances(game), [0.0] * self.seats, None)
        elif heap is not None and heap.games:
            self._settle(*value_of(heap, self.seats), heap)
        chances, error = possible(plus(self.chances, self.effect)), both(self.error, self.effect_error)
        self.curve.append(Point(game.serial, round, chances, error, heap.games if heap is not None else 0))

    def _settle(self, chances: list[float], error: list[float], heap: Samples | None) -> None:
        """A new anchor: what the decisions since the last one do not explain was luck."""
        luck = [new - old - done for new, old, done in zip(chances, self.chances, self.effect, strict=True)]
        if heap is not None and self.anchor is not None:
            apart = gain_of(heap, self.anchor, self.seats)[1]
        else:
            apart = both(self.error, error)
        last = self.curve[-1] if self.curve else Point(0, 0, [], [], 0)
        self.rolls.append(RollResult(last.moment, last.round, luck, both(apart, self.effect_error)))
        self.anchor, self.chances, self.error = heap, chances, error
        self.effect = [0.0] * self.seats
        self.effect_error = [0.0] * self.seats

    def _player(self, seat: Seat) -> PlayerResult:
        """The luck of the whole game is the rest of its result, so it has no error of a position in it."""
        result = self.curve[-1].chances[seat]
        mine = [decision for decision in self.decisions if decision.seat == seat]
        own = sum([decision.effect[seat] for decision in mine])
        others = sum([decision.effect[seat] for decision in self.decisions if decision.seat != seat])
        skill = own + others
        return PlayerResult(
            seat,
            result,
            self.par,
            result - self.par - skill,
            skill,
            own,
            others,
            self.total_error[seat],
            sum([decision.cost for decision in mine]),
            len(mine),
            len([decision for decision in mine if decision.cost > decision.error]),
        )
