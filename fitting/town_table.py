"""The chances of Dice Town's rolls as a small table, for hints that come at once.

    python -m fitting.town_table    # some minutes; writes the table beside the odds

What is in it stands in `odds/dicetown/town_table.py`; `odds/dicetown/policy.py` works it out.
"""

import zlib
from pathlib import Path

from gobelet.core.dice import ONE
from gobelet.odds.dicetown import policy, town_table
from gobelet.odds.dicetown.throws import HAND_COUNT
from gobelet.odds.dicetown.town_table import CHOICES, GROUP, GROUPS, PLACE_FACES, PURSES, ROLLS
from gobelet.odds.rolls import HANDFULS, NUMBER

FILE = Path(town_table.__file__).with_name("town_table.zlib")


def rival(number: int, choices: int) -> list[float]:
    """The chance of each hand of a rival; nobody knows with which face they begin."""
    if HANDFULS[number]:
        return list(policy.ends(policy.SENSIBLE, number, choices, policy.PURSE))
    total = [0.0] * HAND_COUNT
    for face, begins in enumerate(policy.BEGINS):
        for hand, chance in enumerate(rival_or_falls(NUMBER[ONE[face]], choices - 1)):
            total[hand] += begins * chance
    return total


def rival_or_falls(number: int, choices: int) -> list[float]:
    return rival(number, choices) if choices else list(policy.lying(number))


def below(chances: list[float]) -> list[float]:
    """The chance of less than each place."""
    return [sum(chances[:place]) for place in range(len(chances))]


def as_bytes(chances: list[float]) -> bytes:
    return bytes([round(255 * min(1.0, chance)) for chance in chances])


def grouped(hands: list[float]) -> list[float]:
    found = [0.0] * GROUPS
    for hand, chance in enumerate(hands):
        found[GROUP[hand]] += chance
    return found


def main() -> None:
    parts = []
    handfuls = range(HAND_COUNT, len(HANDFULS))
    for number in handfuls:
        for choices in range(1, CHOICES + 1):
            hands = rival(number, choices)
            for face in range(PLACE_FACES):
                counts = [0.0] * 6
                for hand, chance in enumerate(hands):
                    counts[policy.COUNTS[hand][face]] += chance
                parts.append(as_bytes(below(counts)[1:]))
            parts.append(as_bytes(below(grouped(hands))))
    for number in handfuls:
        for rolls in range(1, ROLLS + 1):
            for money in range(PURSES):
                parts.append(as_bytes(grouped(list(policy.ends(policy.HAND, number, rolls, money)))))
    FILE.write_bytes(zlib.compress(b"".join(parts), 9))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
