"""What other editions lay out beside the town of 2009.

Revised: the `elixirs` that lie face up, those `spent`, the one being drunk (`opened`), and the seats that
have `controlled` a location. Extension: the Outlaws `wanted` above the office and the `top` of their pile,
each by face and reward (`K$4`); the `river` cards left (all, if they are not drawn); `tops`, put back on
it: the seat that knows them, then the next one first. Before a seat lie `oK$4` an Outlaw, `cK$4` a captured
one, `[ranch]` a Ranch, and `die` the Indian die.
"""

from typing import Final

from gobelet.core.goods import Back, move
from gobelet.core.names import Cards, Seat
from gobelet.dicetown.cards import DEEDS
from gobelet.dicetown.extras import extension as frontier
from gobelet.dicetown.extras import revised as cabinet
from gobelet.dicetown.extras.extension import CURRENT, GANG, Claim, Frontier
from gobelet.dicetown.extras.revised import BOTTLES, Cabinet
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown.names import (
    ELIXIR_NAMES,
    OUTLAW_NAMES,
    RIVER_NAMES,
    cards_text,
    kind_of,
    packed,
    titles,
)
from gobelet.notation.fields import Drawing, each, missing, number, seat_numbers, times, wrong

FIELDS: Final = (
    *("elixirs", "opened", "spent", "controlled", "guarded"),
    *("wanted", "top", "outlaws", "river", "tops", "claims"),
)
DIE: Final = "die"


# --- reading -----------------------------------------------------------------------------------------------


def deal(town: Town, seat: Seat, field: str, word: str) -> bool:
    """What lies before a seat; False if the word means something else."""
    annex = town.annex
    if not isinstance(annex, Frontier):
        return False
    if word == DIE:
        if annex.die != frontier.VILLAGE:
            raise missing(field, word)
        annex.die = seat
    elif word[:1] in ("o", "c") and word[1:] in OUTLAW_NAMES:
        _take_outlaw(annex, field, word[1:], frontier.CAPTURED + seat if word[0] == "c" else seat)
    else:
        return False
    return True


def lay_out(town: Town, drawing: Drawing) -> None:
    """What lies on the table."""
    annex = town.annex
    if isinstance(annex, Cabinet):
        for field, place in (
            ("elixirs", cabinet.OPEN),
            ("opened", cabinet.OPENED),
            ("spent", cabinet.SPENT),
        ):
            for word in drawing.words(field):
                one = BOTTLES.one[kind_of(field, ELIXIR_NAMES, word)]
                _move(BOTTLES, annex.elixirs, cabinet.SHELF, place, one, field, word)
        annex.controlled = drawing.set_of("controlled")
        annex.guarded = drawing.set_of("guarded")
        allowed: tuple[str, ...] = FIELDS[:5]
    elif isinstance(annex, Frontier):
        _lay_out_frontier(town, annex, drawing)
        allowed = FIELDS[4:]
    else:
        allowed = ()
    for field in FIELDS:
        if drawing.has(field) and field not in allowed:
            raise wrong(field, drawing.fields[field])


def _lay_out_frontier(town: Town, annex: Frontier, drawing: Drawing) -> None:
    for word in drawing.words("wanted"):
        _take_outlaw(annex, "wanted", word, frontier.OFFICE)
    for word in drawing.words("top"):
        if annex.outlaws[frontier.TOP]:
            raise wrong("top", drawing.fields["top"])
        _take_outlaw(annex, "top", word, frontier.TOP)
    if drawing.has("outlaws"):  # only these stay in the pile, below its top; the others are Wanted
        stay = drawing.words("outlaws")
        for word in titles(annex.outlaws[frontier.POOL], GANG):
            if word not in stay:
                _take_outlaw(annex, "outlaws", word, frontier.OFFICE)
    if not annex.outlaws[frontier.TOP] and annex.outlaws[frontier.POOL]:
        lowest = titles(annex.outlaws[frontier.POOL], GANG)[0]
        _take_outlaw(annex, "top", lowest, frontier.TOP)
    annex.guarded = drawing.set_of("guarded")
    tops = drawing.words("tops")
    kinds = [kind_of("tops", RIVER_NAMES, word) for word in tops[1:]]
    if tops:
        annex.seer = number("tops", tops[0])
        if annex.seer >= town.seats or not kinds:
            raise wrong("tops", drawing.fields["tops"])
    if drawing.has("river"):
        words = drawing.each("river")
        left = CURRENT.pack(tuple([kind_of("river", RIVER_NAMES, word) for word in words] + kinds))
        if not CURRENT.within(left, annex.river[frontier.STREAM]):
            raise missing("river", drawing.fields["river"])
        move(annex.river, frontier.STREAM, frontier.GONE, annex.river[frontier.STREAM] - left)
    annex.tops = tuple(kinds[::-1])
    above = CURRENT.pack(annex.tops)
    _move(CURRENT, annex.river, frontier.STREAM, frontier.ABOVE, above, "tops", " ".join(tops))
    annex.claims = [_claim(town, words) for words in drawing.entries("claims")]


def _claim(town: Town, words: list[str]) -> Claim:
    """`0 d3 (d2 d4)`: who took it, the deeds that all saw, and those that only this seat did."""
    seat = number("claims", words[0])
    if seat >= town.seats:
        raise wrong("claims", " ".join(words))
    unseen = [word for word in words[1:] if word[0] == "("]
    cards, shown = packed("claims", list(each([word for word in words[1:] if word[0] != "("])))
    more, hidden = packed("claims", list(each([word for part in unseen for word in part[1:-1].split()])))
    if cards or more:
        raise wrong("claims", " ".join(words))
    return seat, shown, hidden


def _take_outlaw(annex: Frontier, field: str, word: str, taker: int) -> None:
    one = GANG.one[kind_of(field, OUTLAW_NAMES, word)]
    _move(GANG, annex.outlaws, frontier.POOL, taker, one, field, word)


def _move(
    back: Back, holding: list[Cards], giver: int, taker: int, cards: Cards, field: str, word: str
) -> None:
    if not back.within(cards, holding[giver]):
        raise missing(field, word)
    move(holding, giver, taker, cards)


# --- writing -----------------------------------------------------------------------------------------------


def seat_words(town: Town, seat: Seat) -> list[str]:
    """What lies before a seat."""
    annex = town.annex
    if not isinstance(annex, Frontier):
        return []
    words = [f"o{name}" for name in titles(annex.outlaws[seat], GANG)]
    words += [f"c{name}" for name in titles(annex.outlaws[frontier.CAPTURED + seat], GANG)]
    return [*words, DIE] if annex.die == seat else words


def show(town: Town, seat: Seat | None) -> dict[str, str]:
    """What lies on the table."""
    annex = town.annex
    if isinstance(annex, Cabinet):
        return {
            "elixirs": cards_text(annex.elixirs[cabinet.OPEN], BOTTLES),
            "opened": cards_text(annex.elixirs[cabinet.OPENED], BOTTLES),
            "spent": cards_text(annex.elixirs[cabinet.SPENT], BOTTLES),
            "controlled": seat_numbers(annex.controlled),
            "guarded": seat_numbers(annex.guarded),
        }
    return _show_frontier(annex, seat) if isinstance(annex, Frontier) else {}


def _show_frontier(annex: Frontier, seat: Seat | None) -> dict[str, str]:
    knows = seat in (None, annex.seer)
    left = annex.river[frontier.STREAM] + (0 if knows else annex.river[frontier.ABOVE])
    tops = [RIVER_NAMES[kind] for kind in annex.tops[::-1]] if knows else [times("?", len(annex.tops))]
    return {
        "guarded": seat_numbers(annex.guarded),
        "wanted": cards_text(annex.outlaws[frontier.OFFICE], GANG),
        "top": cards_text(annex.outlaws[frontier.TOP], GANG),
        "river": (cards_text(left, CURRENT) or "-") if annex.river[frontier.GONE] else "",
        "tops": " ".join([str(annex.seer), *tops]) if annex.tops else "",
        "claims": ", ".join([_claim_text(claim, seat) for claim in annex.claims]),
    }


def _claim_text(claim: Claim, seat: Seat | None) -> str:
    other, shown, hidden = claim
    unseen = cards_text(hidden, DEEDS) if seat in (None, other) else times("d?", hidden >> 56)
    return " ".join(filter(None, [str(other), cards_text(shown, DEEDS), f"({unseen})" if unseen else ""]))
