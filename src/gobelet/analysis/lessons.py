"""What one can learn from a game: its mistakes, its best decisions, everybody's best and worst luck."""

from gobelet.analysis.result import Decision, Lesson, Point, RollResult, TurningPoint
from gobelet.analysis.turning_points import places_of, roll_as_turn


def mistakes_of(decisions: list[Decision]) -> list[Lesson]:
    """The worst first. What lies within its error is not called a mistake."""
    found = [
        Lesson(one.moment, one.round, one.seat, one.parts, one.best, one.cost, one.error)
        for one in decisions
        if one.cost > one.error
    ]
    return sorted(found, key=_worth)


def finest_of(decisions: list[Decision]) -> list[Lesson]:
    """Better than all else that was tried, by more than its error: a bot would have gone wrong here.

    The worth is the difference from the nearest other choice.
    """
    found: list[Lesson] = []
    for one in decisions:
        others = [tried for tried in one.tried if tried.parts != one.parts]
        if not others:
            continue
        nearest = max(others, key=lambda tried: tried.gain)
        if -nearest.gain > nearest.error:
            found.append(
                Lesson(
                    one.moment, one.round, one.seat, one.parts, nearest.parts, -nearest.gain, nearest.error
                )
            )
    return sorted(found, key=_worth)


def _worth(lesson: Lesson) -> float:
    return -lesson.worth


def fortunes_of(rolls: list[RollResult], curve: list[Point]) -> list[TurningPoint]:
    """Seat by seat the luckiest roll and the unluckiest, whoever threw; none that lies within its error."""
    places = places_of(curve)
    found: list[TurningPoint] = []
    for seat in range(len(curve[-1].chances)):
        sure = [roll for roll in rolls if abs(roll.luck[seat]) > roll.error[seat]]
        lucky = [roll for roll in sure if roll.luck[seat] > 0]
        unlucky = [roll for roll in sure if roll.luck[seat] < 0]
        if lucky:
            best = max(lucky, key=lambda roll: roll.luck[seat])
            found.append(roll_as_turn(best, seat, curve, places))
        if unlucky:
            worst = min(unlucky, key=lambda roll: roll.luck[seat])
            found.append(roll_as_turn(worst, seat, curve, places))
    return found
