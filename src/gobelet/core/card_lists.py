"""Listings: packed cards as numbers in ascending order, looked up in tables made on import."""

from typing import Final

from gobelet.core.names import Cards

CHUNK: Final = 10  # bits of the cards that are looked up at once


def chunk(shift: tuple[int, ...], bits: tuple[int, ...], start: int) -> int:
    """How many bits from `start` on go together: whole kinds, and no more than a table has room for."""
    end = start
    for kind, at in enumerate(shift):
        if at >= start and at + bits[kind] <= start + CHUNK:
            end = at + bits[kind]
    return end - start


def _table(
    shift: tuple[int, ...], bits: tuple[int, ...], start: int, end: int, first: int, each: bool
) -> tuple[tuple[int, ...], ...]:
    """For every value of the bits from `start` to `end`, what it lists."""
    listed: list[tuple[int, ...]] = [()]
    for kind, at in enumerate(shift):
        if start <= at < end:
            told = [
                (first + kind,) * (number if each else min(number, 1)) for number in range(1 << bits[kind])
            ]
            listed = [before + some for some in told for before in listed]
    return tuple(listed)


class Listing:
    """Lists cards of one back: kind 0 is the number `first`. Each card, or each kind among them once."""

    __slots__ = ("high", "high_at", "high_mask", "low", "low_mask", "middle", "middle_at", "middle_mask")

    def __init__(self, shift: tuple[int, ...], bits: tuple[int, ...], first: int, each: bool) -> None:
        low = chunk(shift, bits, 0)
        middle = chunk(shift, bits, low)
        end = shift[-1] + bits[-1]
        self.low_mask: Final[int] = (1 << low) - 1
        self.middle_at: Final[int] = low
        self.middle_mask: Final[int] = (1 << middle) - 1
        self.high_at: Final[int] = low + middle
        self.high_mask: Final[int] = (1 << end - low - middle) - 1
        self.low: Final = _table(shift, bits, 0, low, first, each)
        self.middle: Final = _table(shift, bits, low, low + middle, first, each)
        self.high: Final = _table(shift, bits, low + middle, end, first, each)

    def of(self, cards: Cards) -> tuple[int, ...]:
        """What these cards are."""
        listed = self.low[cards & self.low_mask]
        some = self.middle[cards >> self.middle_at & self.middle_mask]
        if some:
            listed = listed + some if listed else some
        some = self.high[cards >> self.high_at & self.high_mask]
        if some:
            listed = listed + some if listed else some
        return listed
