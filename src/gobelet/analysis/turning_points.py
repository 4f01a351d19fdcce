"""The turning points of a game: the rolls and decisions that moved most."""

from typing import Final

from gobelet.analysis.estimates import Z
from gobelet.analysis.result import Decision, Point, RollResult, TurningPoint

TURNING_POINTS: Final = 5


def turning_points(
    rolls: list[RollResult], decisions: list[Decision], curve: list[Point]
) -> list[TurningPoint]:
    """Where the game turned. What may be mere noise of the sampling counts for less."""
    places: dict[int, int] = {}
    for place, point in enumerate(curve):
        places.setdefault(point.moment, place)  # the end has no question of its own
    found: list[TurningPoint] = []
    for roll in rolls:
        seat = max(range(len(roll.luck)), key=[abs(luck) for luck in roll.luck].__getitem__)
        place = places.get(roll.moment, -1)
        after = curve[place + 1].chances[seat]
        swing = roll.luck[seat]
        found.append(
            TurningPoint("roll", roll.moment, roll.round, seat, swing, roll.error[seat], after - swing, after)
        )
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
                before - decision.cost,
            )
        )
    found.sort(key=_weight, reverse=True)
    return [turn for turn in found[:TURNING_POINTS] if turn.swing]


def _weight(turn: TurningPoint) -> tuple[float, float]:
    """The swing, less what sampling alone would make of it."""
    swing = abs(turn.swing)
    noise = (turn.error / Z) ** 2
    return (swing * max(0.0, 1 - noise / swing**2) if swing else 0.0), swing
