"""DX-10. Whether an action can give a seat anything, to public knowledge."""

from gobelet.core.names import Seat
from gobelet.dicetown.extras.extension import OFFICE, frontier
from gobelet.dicetown.holders import BANK, COACH, DECK, DISCARD, MINE, PILE, ROW
from gobelet.dicetown.robbery import ANYONE
from gobelet.dicetown.second_actions import remedies, remedy_gives
from gobelet.dicetown.state import Town


def nuggets(town: Town, seat: Seat) -> bool:
    return town.nuggets[MINE] > 0


def river(town: Town, seat: Seat) -> bool:
    return frontier(town).left() != 0


def bank(town: Town, seat: Seat) -> bool:
    return town.dollars[BANK] > 0


def coach(town: Town, seat: Seat) -> bool:
    return town.dollars[COACH] > 0


def goods(town: Town, seat: Seat) -> bool:
    return town.store[DECK] + town.store[DISCARD] != 0


def cure(town: Town, seat: Seat) -> bool:
    return True in [remedy_gives(town, seat, remedy) for remedy in remedies(town, seat)]


def victims(town: Town, seat: Seat) -> bool:
    return ANYONE[seat].options(town, seat) != ()


def outlaws(town: Town, seat: Seat) -> bool:
    return frontier(town).pile() != 0


def badge(town: Town, seat: Seat) -> bool:
    return town.sheriff != seat


def wanted(town: Town, seat: Seat) -> bool:
    return frontier(town).outlaws[OFFICE] != 0


def row(town: Town, seat: Seat) -> bool:
    return town.deeds[ROW] != 0


def pile(town: Town, seat: Seat) -> bool:
    return town.deeds[PILE] != 0
