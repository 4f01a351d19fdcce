"""The turning points of a game: the rolls and decisions that moved most."""

from typing import Final

from gobelet.analysis.estimates import Z
from gobelet.analysis.result import Decision, Point, RollResult, TurningPoint
from gobelet.core.names import Seat

TURNING_POINTS: Final = 5


def places_of(curve: list[Point]) -> dict[int, int]:
    """Where each moment stands on the curve."""
    places: dict[int, int] = {}
    for place, point in enumerate(curve):
        places.setdefault(point.moment, place)  # the end has no question of its own
    return places


def roll_as_turn(roll: RollResult, seat: Seat, curve: list[Point], places: dict[int, int]) -> TurningPoint:
    """What a roll did to a seat."""
    after = curve[places.get(roll.moment, -1) + 1].chances[seat]
    swing = roll.luck[seat]
    before = _likely(after - swing)
    return TurningPoint("roll", roll.moment, roll.round, seat, swing, roll.error[seat], before, after)


def turning_points(
    rolls: list[RollResult], decisions: list[Decision], curve: list[Point]
) -> list[TurningPoint]:
    """Where the game turned. What may be mere noise of the sampling counts for less."""
    places = places_of(curve)
    found: list[TurningPoint] = []
    for roll in rolls:
        seat = max(range(len(roll.luck)), key=[abs(luck) for luck in roll.luck].__getitem__)
        found.append(roll_as_turn(roll, seat, curve, places))
    for decision in decisions:
        before = curve[places[decision.moment]].chances[decision.seat]
        found.append(
            TurningPoint(
                "decision",
                decision.moment,
                decision.round,
                decision.seat,
                -decision.cost,
                decision.error,
                before,
                _likely(before - decision.cost),
            )
        )
    found.sort(key=_weight, reverse=True)
    return [turn for turn in found[:TURNING_POINTS] if turn.swing]


def _weight(turn: TurningPoint) -> tuple[float, float]:
    """The swing, less what sampling alone would make of it."""
    swing = abs(turn.swing)
    noise = (turn.error / Z) ** 2
    return (swing * max(0.0, 1 - noise / swing**2) if swing else 0.0), swing


def _likely(chance: float) -> float:
    """A difference of estimates may lie outside of what can be."""
    return min(1.0, max(0.0, chance))
