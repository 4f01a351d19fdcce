"""The tables of Cincinnati, as rows of text for a reader."""

from gobelet.cincinnati.cards import names
from gobelet.cincinnati.state import DECK, REMOVED, SPENT, SUPPLY, TABLES, Casino
from gobelet.core.dice import SORTED
from gobelet.core.goods import SIZE
from tests.playthroughs.speaking import Speaker


def cards(packed: int) -> str:
    return " ".join(names(packed)) or "-"


def pips(dice: int) -> str:
    return " ".join([str(face + 1) for face in SORTED[dice]]) or "-"


def rows(casino: Casino, voice: Speaker) -> list[str]:
    stakes = ", ".join([f"{name} {cards(casino.cards[TABLES + table])}" for table, name in enumerate("ABC")])
    told = [
        f"  round {casino.round}, {stakes}, deck {casino.cards[DECK] >> SIZE}, "
        f"removed {casino.cards[REMOVED] >> SIZE}, spent {cards(casino.cards[SPENT])}, "
        f"supply {casino.chips[SUPPLY]}"
    ]
    for seat in range(casino.seats):
        words = f"  {voice.seat(seat):10} {casino.chips[seat]} chips | {cards(casino.cards[seat])}"
        words += f" | {pips(casino.dice[seat])}"
        if casino.cup[seat]:
            words += f" (cup {pips(casino.cup[seat])})"
        if casino.chosen[seat] >= 0:
            words += f" at {'ABC'[casino.chosen[seat]]}"
        if casino.duel and casino.duel[seat]:
            words += f" duels with {pips(casino.duel[seat])}"
        told.append(words)
    return told
