"""The board of Cincinnati as it is sent.

Dice are pips (1 … 6). Cards are the names that the sentence files know them by (`card-<name>`). Lists of dice
and cards ascend.
"""

from typing import Literal

from gobelet.server.protocol.part import AnyBoard, Part

CasinoTable = Literal["atlantic", "ballroom", "caesars"]


class CasinoSeat(Part):
    """A player of Cincinnati. All is open but the dice under the cup."""

    money: int
    chips: int
    cards: list[str] = []  # money, and Duels still to be played
    dice: list[int] = []  # pips
    hand: str = ""  # what the five dice are called: `hand-<name>`
    table: CasinoTable | None = None
    named: list[int] = []  # dice that this player has declared for a reroll
    declared: bool = False  # has declared for this roll, or answered in this asking
    duel: list[int] = []  # dice in the duel
    duel_hand: str = ""
    quality: int = 0  # how good the dice are at the table: 0 if they do not qualify, the highest leads
    duel_quality: int = 0  # the same in a duel; of equal duellists the later one leads
    points: int = 0  # CI-50: what the game would score now; all of it lies open
    more: bool = False  # as in other games


class TableStakes(Part):
    """What lies on a table."""

    table: CasinoTable
    played: bool  # CI-3: three players leave one table closed
    cards: list[str]
    suits: bool = False  # this viewer's dice under the cup qualify here as they are


class CasinoBoard(AnyBoard, tag="cincinnati", tag_field="game"):
    rounds: int
    rolls: int  # how often dice were rolled this round: 1, 2, 3
    seats: list[CasinoSeat]
    tables: list[TableStakes]
    chips: int  # in the supply
    deck: int
    removed: int
    unseen: list[str]  # the cards that lie in the deck or were removed
    spent: list[str]
    duelists: list[int] = []  # in order, the owner first
    duel_for: CasinoTable | None = None  # the table whose cards it is about; none for a Duel card's
    cup: list[int] = []  # this viewer's dice, under their cup
    winners: list[int] = []
    sealed: CasinoTable | None = None  # the table that this viewer has chosen, until all have
    chip_worth: int = 0  # what a chip counts at the end
    # CI-5: who is asked one after the other, in groups that are asked together; those who have answered, too.
    # The question's `asked` tells which group it is at. Empty where all are asked at once.
    turns: list[list[int]] = []
