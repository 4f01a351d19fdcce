"""The page of Cincinnati that a player can hold beside the box: counts, chips and tables."""

from dataclasses import dataclass, replace
from typing import Final

from gobelet.cincinnati.cards import CARDS
from gobelet.cincinnati.hands import LOWEST, STRAIGHTS, THREE_OR_MORE
from gobelet.core.names import Cards, Dice

ATLANTIC: Final = 0
BALLROOM: Final = 1
CAESARS: Final = 2


@dataclass(frozen=True)
class GameTable:
    """A table of the casino: how good five dice are there, 0 if they do not qualify."""

    name: str
    rule: str
    quality: dict[Dice, int]


@dataclass(frozen=True, repr=False)
class CasinoEdition:
    id: str
    seats: tuple[int, ...]
    rounds: int  # CI-50
    deck: Cards  # CI-1
    chips: int  # CI-2: in all
    purse: int  # CI-2: chips each player starts with
    chips_card: int  # CI-25: what a Chips card pays
    chip_worth: int  # CI-50
    tables: tuple[GameTable, ...]
    played: dict[int, tuple[int, ...]]  # CI-3: by number of players, the tables that are played
    removed: dict[int, int]  # CI-3: and the cards removed unseen
    in_turn: bool  # CI-5: the richest begins, the others follow in seat order; otherwise all go by money

    def __repr__(self) -> str:
        return f"<CasinoEdition {self.id}>"

    def __reduce__(self) -> str:
        return "CINCINNATI" if self.in_turn else "CINCINNATI_1"  # pickled by its name: there is one of each


ALL_THREE: Final = (ATLANTIC, BALLROOM, CAESARS)

CINCINNATI: Final = CasinoEdition(
    id="cincinnati",
    seats=(3, 4, 5, 6),
    rounds=12,
    deck=CARDS.full,
    chips=20,
    purse=3,
    chips_card=2,
    chip_worth=5_000,
    tables=(
        GameTable("atlantic", "CI-20", THREE_OR_MORE),
        GameTable("ballroom", "CI-21", STRAIGHTS),
        GameTable("caesars", "CI-22", LOWEST),
    ),
    played={3: (ATLANTIC, CAESARS), 4: ALL_THREE, 5: ALL_THREE, 6: ALL_THREE},
    removed={3: 12, 4: 0, 5: 0, 6: 0},
    in_turn=True,
)

# Version 1: players declared, were asked and fought in order of money.
CINCINNATI_1: Final = replace(CINCINNATI, in_turn=False)
