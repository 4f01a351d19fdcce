"""What seats know about cards that they can't see: `0>1 brute d3, all>2 e5, 1>deck joe`."""

from typing import Final

from gobelet.core.goods import Back
from gobelet.core.names import Cards, Seat
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.holders import DISCARD
from gobelet.dicetown.memory import BLANK, HOLDERS, PUBLIC, VIEWERS
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown.names import both, packed
from gobelet.notation.fields import Drawing, each, missing, wrong

ALL: Final = "all"
# The holders beside the seats: their name, their number, and whether they hold Store cards.
PLACES: Final = {"deck": (6, True), "discard": (7, True), "pile": (6, False), "box": (7, False)}


def common(back: Back, cards: list[Cards]) -> Cards:
    """The cards that are in each of these handfuls."""
    counts = [min([back.count(some, kind) for some in cards]) for kind in range(back.kinds)]
    return sum([number * back.one[kind] for kind, number in enumerate(counts)])


def known_by_all(back: Back, known: list[Cards], seats: int, holder: int) -> Cards:
    """What every seat and the public know to lie with a holder."""
    viewers = [viewer for viewer in VIEWERS[seats] if not _is_own(viewer, holder)]
    return common(back, [known[viewer * HOLDERS + holder] for viewer in viewers])


def _is_own(viewer: int, holder: int) -> bool:
    """Whether the cards are a seat's own hand, which it sees. The deck has the number of the public."""
    return viewer == holder and viewer != PUBLIC


# --- writing -----------------------------------------------------------------------------------------------


def known_text(town: Town, seat: Seat | None) -> str:
    """The field `known`: of all seats, or of one and the public. What all know of the discard is `played`."""
    entries = []
    places = [(str(other), other, True, True) for other in range(town.seats)]
    places += [(name, holder, store, not store) for name, (holder, store) in PLACES.items()]
    for name, holder, store, deeds in places:
        public_store = _public(STORE, town.known_store, town.seats, holder, seat) if store else 0
        public_deeds = _public(DEEDS, town.known_deeds, town.seats, holder, seat) if deeds else 0
        if name != "discard":
            entries.append((ALL, name, public_store, public_deeds))
        for viewer in VIEWERS[town.seats] if seat is None else (seat,):
            if not _is_own(viewer, holder):
                at = viewer * HOLDERS + holder
                cards = town.known_store[at] - public_store if store else 0
                lands = town.known_deeds[at] - public_deeds if deeds else 0
                entries.append(("public" if viewer == PUBLIC else str(viewer), name, cards, lands))
    return ", ".join(
        [f"{viewer}>{name} {both(cards, lands)}" for viewer, name, cards, lands in entries if cards or lands]
    )


def _public(back: Back, known: list[Cards], seats: int, holder: int, seat: Seat | None) -> Cards:
    if seat is None:
        return known_by_all(back, known, seats, holder)
    return known[PUBLIC * HOLDERS + holder]


def played(town: Town, seat: Seat | None) -> Cards:
    """The cards of the discard that all know to lie there."""
    return _public(STORE, town.known_store, town.seats, DISCARD, seat)


# --- reading -----------------------------------------------------------------------------------------------


def remember(town: Town, drawing: Drawing) -> None:
    """Nobody knows more than what is drawn."""
    town.known_store, town.known_deeds = BLANK[:], BLANK[:]
    cards, lands = packed("played", drawing.each("played"))
    if lands:
        raise wrong("played", drawing.fields["played"])
    _learn(town, "played", VIEWERS[town.seats], DISCARD, cards, 0)
    for words in drawing.entries("known"):
        viewer, _, name = words[0].partition(">")
        cards, lands = packed("known", list(each(words[1:])))
        holder = _holder(town, words[0], name, cards, lands)
        _learn(town, "known", _viewers(town, words[0], viewer), holder, cards, lands)


def _viewers(town: Town, word: str, viewer: str) -> tuple[int, ...]:
    if viewer == ALL:
        return VIEWERS[town.seats]
    if viewer == "public":
        return (PUBLIC,)
    if not viewer.isdigit() or int(viewer) >= town.seats:
        raise wrong("known", word)
    return (int(viewer),)


def _holder(town: Town, word: str, name: str, cards: Cards, lands: Cards) -> int:
    if name in PLACES:
        holder, store = PLACES[name]
        if (lands if store else cards) == 0:
            return holder
    elif name.isdigit() and int(name) < town.seats:
        return int(name)
    raise wrong("known", word)


def _learn(town: Town, field: str, viewers: tuple[int, ...], holder: int, cards: Cards, lands: Cards) -> None:
    for viewer in viewers:
        if _is_own(viewer, holder):
            continue
        at = viewer * HOLDERS + holder
        for known, held, back, more in (
            (town.known_store, town.store, STORE, cards),
            (town.known_deeds, town.deeds, DEEDS, lands),
        ):
            if not more:
                continue
            known[at] += more
            if not back.within(known[at], held[holder]):
                raise missing(field, both(cards, lands))
