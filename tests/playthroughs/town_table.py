"""The table of Dice Town, as rows of text for a reader."""

from gobelet.core.dice import SORTED
from gobelet.core.goods import SIZE
from gobelet.dicetown.holders import BANK, COACH, DECK, DISCARD, DRAWN, FENCED, MINE, PILE, ROW
from gobelet.dicetown.memory import HOLDERS, PUBLIC
from gobelet.dicetown.state import Town
from gobelet.dicetown.store import DEEDS, ROWS, STORE
from gobelet.locale.voice import Voice


def cards(packed: int) -> str:
    return " ".join([ROWS[kind].name for kind in STORE.spread(packed)])


def deeds(packed: int) -> str:
    return " ".join([f"d{kind + 1}" for kind in DEEDS.spread(packed)])


def rows(town: Town, voice: Voice) -> list[str]:
    row = " ".join([deeds(town.deeds[place]) for place in range(ROW, ROW + 3) if town.deeds[place]])
    told = [
        f"  round {town.round}, mine {town.nuggets[MINE]}, bank ${town.dollars[BANK]}, "
        f"coach ${town.dollars[COACH]}, row {row or '-'}, pile {town.deeds[PILE] >> SIZE}, "
        f"deck {town.store[DECK] >> SIZE}, "
        f"discard {cards(town.store[DISCARD]) or '-'}"
        + (f", drawn {cards(town.store[DRAWN])}" if town.store[DRAWN] else "")
    ]
    for seat in range(town.seats):
        words = [f"{voice.seat(seat):10} ${town.dollars[seat]} n{town.nuggets[seat]}"]
        words += ["★"] * (town.sheriff == seat) + ["gained"] * (town.gained >> seat & 1)
        words.append(voice.dice(SORTED[town.dice[seat]]) or "-")
        if town.cup[seat]:
            words.append(f"(cup {voice.dice(SORTED[town.cup[seat]])})")
        words.append(f"| {cards(town.store[seat]) or '-'} | {deeds(town.deeds[seat]) or '-'}")
        if town.deeds[FENCED + seat]:
            words.append(f"| fenced {deeds(town.deeds[FENCED + seat])}")
        if town.offers and any(town.offers[seat]):
            dollars, nuggets, store, titles, fenced = town.offers[seat]
            words.append(
                f"| offers ${dollars} n{nuggets} {cards(store)} {deeds(titles)} {deeds(fenced)}".rstrip()
            )
        words += memories(town, seat, voice)
        told.append("  " + " ".join(words))
    public = memories(town, PUBLIC, voice)
    return [*told, "  all" + " ".join(["", *public])] if public else told


def memories(town: Town, viewer: int, voice: Voice) -> list[str]:
    """What a seat, or everybody, certainly remembers."""
    found = []
    for holder in range(HOLDERS):
        at = viewer * HOLDERS + holder
        known = f"{cards(town.known_store[at])} {deeds(town.known_deeds[at])}".strip()
        if known:
            where = voice.seat(holder) if holder < town.seats else ("deck", "discard")[holder - DECK]
            found.append(f"| knows at {where}: {known}")
    return found
