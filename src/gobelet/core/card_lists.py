"""Lists of packed cards: cards as numbers in ascending order of kind, looked up in tables made on import."""

from typing import Final

from gobelet.core.names import Cards

CHUNK: Final = 10  # bits per lookup: a table of 1024 entries


def chunks(bits: tuple[int, ...]) -> tuple[int, ...]:
    """The number of bits in each chunk, the lowest first: whole kinds, and at least three chunks."""
    sizes = [0]
    for width in bits:
        if sizes[-1] + width > CHUNK:
            sizes.append(0)
        sizes[-1] += width
    return (*sizes, *[0] * (3 - len(sizes)))


def _table(
    bits: tuple[int, ...], start: int, end: int, numbers: tuple[int, ...], each: bool
) -> tuple[tuple[int, ...], ...]:
    """The list for every value of the bits from `start` to `end`."""
    listed: list[tuple[int, ...]] = [()]
    at = 0
    for kind, width in enumerate(bits):
        if start <= at < end:
            number = numbers[kind]
            some = [(number,) * (count if each else min(count, 1)) for count in range(1 << width)]
            listed = [before + more for more in some for before in listed]
        at += width
    return tuple(listed)


class Listing:
    """Lists cards of one back by the number of each kind: each card, or each kind among them once.

    Three chunks are looked up one by one, which is fast. Cards above them, if there are more kinds, have
    another listing.
    """

    __slots__ = (
        "above",
        "above_at",
        "high",
        "high_at",
        "high_mask",
        "low",
        "low_mask",
        "middle",
        "middle_at",
        "middle_mask",
    )

    def __init__(self, bits: tuple[int, ...], numbers: tuple[int, ...], each: bool) -> None:
        sizes = chunks(bits)
        low, middle, high = sizes[0], sizes[1], sizes[2]
        self.low_mask: Final[int] = (1 << low) - 1
        self.middle_at: Final[int] = low
        self.middle_mask: Final[int] = (1 << middle) - 1
        self.high_at: Final[int] = low + middle
        self.high_mask: Final[int] = (1 << high) - 1
        self.above_at: Final[int] = low + middle + high
        self.low: Final = _table(bits, 0, low, numbers, each)
        self.middle: Final = _table(bits, low, low + middle, numbers, each)
        self.high: Final = _table(bits, low + middle, low + middle + high, numbers, each)
        kinds = kinds_below(bits, self.above_at)
        self.above: Final[Listing | None] = (
            Listing(bits[kinds:], numbers[kinds:], each) if kinds < len(bits) else None
        )

    def of(self, cards: Cards) -> tuple[int, ...]:
        """The list of these cards."""
        listed = self.low[cards & self.low_mask]
        some = self.middle[cards >> self.middle_at & self.middle_mask]
        if some:
            listed = listed + some if listed else some
        some = self.high[cards >> self.high_at & self.high_mask]
        if some:
            listed = listed + some if listed else some
        if self.above is not None:
            listed = listed + self.above.of(cards >> self.above_at)
        return listed


def kinds_below(bits: tuple[int, ...], end: int) -> int:
    """The number of kinds whose bits are below this one."""
    kinds = at = 0
    while kinds < len(bits) and at + bits[kinds] <= end:
        at += bits[kinds]
        kinds += 1
    return kinds
