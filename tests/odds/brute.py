"""Odds the slow way: every ordered roll, every choice, nothing cached and nothing clever."""

from collections.abc import Callable
from itertools import product

Faces = tuple[int, ...]


def rolls(number: int) -> list[Faces]:
    return list(product(range(6), repeat=number))


def subsets(faces: Faces) -> set[Faces]:
    """What may be kept of these dice."""
    return {
        tuple(sorted([face for place, face in enumerate(faces) if mask >> place & 1]))
        for mask in range(1 << len(faces))
    }


def rerolling(faces: Faces, left: int, value: Callable[[Faces], float]) -> float:
    """Cincinnati: any dice may be rerolled, `rolls` times, and the best is chosen."""
    if not left:
        return value(faces)
    return max(kept_then_rolled(kept, left - 1, value) for kept in subsets(faces))


def kept_then_rolled(kept: Faces, left: int, value: Callable[[Faces], float]) -> float:
    fell = rolls(5 - len(kept))
    return sum(rerolling(tuple(sorted(kept + more)), left, value) for more in fell) / len(fell)


def keeping(aside: Faces, left: int, money: int, dollar: float, value: Callable[[Faces], float]) -> float:
    """Dice Town: what is set aside stays; `rolls` rolls to choose from, then the rest falls."""
    if len(aside) == 5:
        return value(tuple(sorted(aside)))
    fell = rolls(5 - len(aside))
    if not left:
        return sum(value(tuple(sorted(aside + more))) for more in fell) / len(fell)
    total = 0.0
    for roll in fell:
        best = -1e9
        for kept in subsets(roll):
            price = len(kept) - 1 if kept else 1
            if price <= money:
                after = keeping(aside + kept, left - 1, money - price, dollar, value)
                best = max(best, after - price * dollar)
        total += best
    return total / len(fell)
