"""DT-41. What lies in an offer to the Sheriff."""

from typing import Any, Final

from gobelet.core.goods import SIZE
from gobelet.core.names import Cards


class Offer:
    """Dollars, nuggets, Store cards, deeds of the hand, fenced deeds. It never changes; offers are added."""

    __slots__ = ("cards", "deeds", "dollars", "fenced", "nuggets")

    def __init__(self, dollars: int, nuggets: int, cards: Cards, deeds: Cards, fenced: Cards) -> None:
        self.dollars: Final = dollars
        self.nuggets: Final = nuggets
        self.cards: Final = cards
        self.deeds: Final = deeds
        self.fenced: Final = fenced

    def __add__(self, more: "Offer") -> "Offer":
        return Offer(
            self.dollars + more.dollars,
            self.nuggets + more.nuggets,
            self.cards + more.cards,
            self.deeds + more.deeds,
            self.fenced + more.fenced,
        )

    @property
    def is_nothing(self) -> bool:
        return not (self.dollars or self.nuggets or self.cards or self.deeds or self.fenced)

    def by_backs(self) -> "Offer":
        """DT-42. As everybody sees it: of the hand cards, how many there are."""
        return Offer(self.dollars, self.nuggets, self.cards >> SIZE, self.deeds >> SIZE, self.fenced)

    def values(self) -> tuple[int, int, int, int, int]:
        """Its five numbers, in their order."""
        return self.dollars, self.nuggets, self.cards, self.deeds, self.fenced

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __reduce__(self) -> tuple[Any, ...]:
        return Offer, self.values()

    def __repr__(self) -> str:
        return f"Offer{self.values()}"


def offers_text(offers: list[Offer]) -> str:
    """Offers in fingerprints and views: a list of tuples."""
    return str([offer.values() for offer in offers])


NOTHING: Final = Offer(0, 0, 0, 0, 0)
