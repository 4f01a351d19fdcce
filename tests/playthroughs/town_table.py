"""The table of Dice Town, as rows of text for a reader."""

from gobelet.core.dice import SORTED
from gobelet.core.goods import SIZE
from gobelet.core.names import SEATS_OF
from gobelet.dicetown.cards import DEEDS, ELIXIRS, RANCH, ROWS, STORE
from gobelet.dicetown.extras.extension import CAPTURED, CURRENT, GANG, OFFICE, POOL, STREAM, TOP, Frontier
from gobelet.dicetown.extras.revised import BOTTLES, OPEN, OPENED, SHELF, SPENT, Cabinet
from gobelet.dicetown.holders import BANK, BOX, COACH, DECK, DISCARD, DRAWN, FENCED, MINE, PILE, ROW
from gobelet.dicetown.memory import HOLDERS, PUBLIC
from gobelet.dicetown.state import Town
from gobelet.dicetown.unprinted_values import FINDS
from gobelet.notation.dicetown.names import OUTLAW_NAMES as OUTLAWS
from tests.playthroughs.speaking import Speaker


def cards(packed: int) -> str:
    return " ".join([ROWS[kind].name for kind in STORE.spread(packed)])


def deeds(packed: int) -> str:
    return " ".join(["ranch" if kind == RANCH else f"d{kind + 1}" for kind in DEEDS.spread(packed)])


def rows(town: Town, voice: Speaker) -> list[str]:
    row = " ".join([deeds(town.deeds[place]) for place in range(ROW, ROW + 3) if town.deeds[place]])
    told = [
        f"  round {town.round}, mine {town.nuggets[MINE]}, bank ${town.dollars[BANK]}, "
        f"coach ${town.dollars[COACH]}, row {row or '-'}, pile {town.deeds[PILE] >> SIZE}, "
        f"deck {town.store[DECK] >> SIZE}, "
        f"discard {cards(town.store[DISCARD]) or '-'}"
        + (f", drawn {cards(town.store[DRAWN])}" if town.store[DRAWN] else "")
    ]
    told += beside(town, voice)
    for seat in range(town.seats):
        words = [f"{voice.seat(seat):10} ${town.dollars[seat]} n{town.nuggets[seat]}"]
        words += ["★"] * (town.sheriff == seat) + ["gained"] * (town.gained >> seat & 1)
        words.append(voice.dice(SORTED[town.dice[seat]]) or "-")
        if town.cup[seat]:
            words.append(f"(cup {voice.dice(SORTED[town.cup[seat]])})")
        words.append(f"| {cards(town.store[seat]) or '-'} | {deeds(town.deeds[seat]) or '-'}")
        if town.deeds[FENCED + seat]:
            words.append(f"| fenced {deeds(town.deeds[FENCED + seat])}")
        if town.offers and not town.offers[seat].is_nothing:
            dollars, nuggets, store, titles, fenced = town.offers[seat].values()
            words.append(
                f"| offers ${dollars} n{nuggets} {cards(store)} {deeds(titles)} {deeds(fenced)}".rstrip()
            )
        words += before(town, seat)
        told.append("  " + " ".join(words))
    for viewer, name in (*[(seat, voice.seat(seat)) for seat in range(town.seats)], (PUBLIC, "everybody")):
        known = memories(town, viewer, voice)
        if known:
            told.append(f"  {name} knows {' | '.join(known)}")
    return told


def gang(packed: int) -> str:
    return " ".join([OUTLAWS[kind] for kind in GANG.spread(packed)])


def beside(town: Town, voice: Speaker) -> list[str]:
    """What other editions lay out beside the town."""
    annex = town.annex
    if isinstance(annex, Cabinet):
        places = [" ".join([ELIXIRS[kind] for kind in BOTTLES.spread(held)]) or "-" for held in annex.elixirs]
        controlled = [voice.seat(seat) for seat in SEATS_OF[annex.controlled]]
        return [
            f"  elixirs {places[OPEN]}, pile {places[SHELF]}, spent {places[SPENT]}, drunk {places[OPENED]}, "
            f"controlled by {' '.join(controlled) or '-'}"
        ]
    if not isinstance(annex, Frontier):
        return []
    river = " ".join([FINDS[kind] for kind in CURRENT.spread(annex.river[STREAM])])
    told = [
        f"  wanted {gang(annex.outlaws[OFFICE]) or '-'}, outlaws {gang(annex.outlaws[TOP]) or '-'} "
        f"then {annex.outlaws[POOL] >> SIZE}, river {river or '-'}"
    ]
    if annex.tops:
        tops = " ".join([FINDS[kind] for kind in reversed(annex.tops)])
        told.append(f"  above the river {tops}, known to {voice.seat(annex.seer)}")
    if town.edition.indian:
        guarded = " ".join([voice.seat(seat) for seat in SEATS_OF[annex.guarded]]) or "-"
        told.append(
            f"  die {voice.seat(annex.die) if annex.die >= 0 else 'in the village'}, guarded {guarded}, "
            f"box {deeds(town.deeds[BOX]) or '-'}"
        )
    for seat, shown, hidden in annex.claims:
        told.append(f"  {voice.seat(seat)} took {deeds(shown) or '-'} and unseen {deeds(hidden) or '-'}")
    return told


def before(town: Town, seat: int) -> list[str]:
    """Outlaws before a seat, and those it has captured."""
    annex = town.annex
    if not isinstance(annex, Frontier):
        return []
    found = [f"| outlaws {gang(annex.outlaws[seat])}"] if annex.outlaws[seat] else []
    captured = annex.outlaws[CAPTURED + seat]
    return [*found, f"| captured {gang(captured)}"] if captured else found


def memories(town: Town, viewer: int, voice: Speaker) -> list[str]:
    """What a seat, or everybody, certainly remembers."""
    found = []
    for holder in range(HOLDERS):
        at = viewer * HOLDERS + holder
        known = f"{cards(town.known_store[at])} {deeds(town.known_deeds[at])}".strip()
        if known:
            where = voice.seat(holder) if holder < town.seats else ("deck", "discard")[holder - DECK]
            found.append(f"at {where}: {known}")
    return found
