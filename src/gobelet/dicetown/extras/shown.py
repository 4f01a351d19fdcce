"""DT-6, DX-4, DX-5, DI-1. What a view shows of the pieces that an edition adds, heap by heap."""

from typing import TYPE_CHECKING

from gobelet.core.names import Cards, Seat
from gobelet.core.shown import Heap, counted, laid, rolled
from gobelet.dicetown.cards import DEEDS
from gobelet.dicetown.extras.extension import (
    CAPTURED,
    CURRENT,
    GANG,
    OFFICE,
    POOL,
    TOP,
    VILLAGE,
    FrontierView,
)
from gobelet.dicetown.extras.revised import BOTTLES, OPEN, OPENED, SHELF, SPENT, CabinetView
from gobelet.dicetown.unprinted_values import FINDS

if TYPE_CHECKING:
    from gobelet.dicetown.view import TownView


def seat_heaps(view: "TownView", seat: Seat) -> tuple[Heap, ...]:
    """What lies before a seat."""
    annex = view.annex
    if isinstance(annex, CabinetView):
        return (
            *_mark("controlled", annex.controlled >> seat & 1),
            *_mark("guarded", annex.guarded >> seat & 1),
        )
    if isinstance(annex, FrontierView):
        return (
            *_outlaws(view, "outlaws", annex.outlaws[seat]),
            *_wanted(view, "captured", annex.outlaws[CAPTURED + seat]),
            *_claimed(annex, seat),
            *_mark("indian-die", annex.die == seat),
            *_mark("guarded", annex.guarded >> seat & 1),
        )
    return ()


def table_heaps(view: "TownView") -> tuple[Heap, ...]:
    """What lies on the table."""
    annex = view.annex
    if isinstance(annex, CabinetView):
        return (
            *_elixirs("elixirs", annex.elixirs[OPEN]),
            *_elixirs("elixirs-drunk", annex.elixirs[OPENED]),
            *_elixirs("elixirs-pile", annex.elixirs[SHELF]),
            *_elixirs("elixirs-discard", annex.elixirs[SPENT]),
        )
    if isinstance(annex, FrontierView):
        return (
            *laid("river", tuple([f"find-{name}" for name in CURRENT.names(annex.river)])),
            *_river_top(annex),
            *_wanted(view, "wanted", annex.outlaws[OFFICE]),
            *_reward(view, annex),
            *_outlaws(view, "outlaws-top", annex.outlaws[TOP]),
            *_outlaws(view, "outlaws-pile", annex.outlaws[POOL]),
            *counted("box", annex.box),
            *_mark("indian-die", bool(view.edition.indian) and annex.die == VILLAGE),
        )
    return ()


def _mark(id: str, there: int) -> tuple[Heap, ...]:
    """A heap of one if it is there; otherwise none."""
    return (Heap(id, 1),) if there else ()


def _elixirs(id: str, elixirs: Cards) -> tuple[Heap, ...]:
    return laid(id, tuple([f"elixir-{name}" for name in BOTTLES.names(elixirs)]))


def _river_top(annex: FrontierView) -> tuple[Heap, ...]:
    """DX-31. The River cards that were put back, the next one first. Only the seat that did it knows them."""
    if annex.tops_known:
        return laid("river-top", tuple([f"find-{FINDS[kind]}" for kind in reversed(annex.tops_known)]))
    return counted("river-top", annex.tops)


def _outlaws(view: "TownView", id: str, gang: Cards) -> tuple[Heap, ...]:
    """Outlaws by the faces that they set dice to."""
    return rolled(id, tuple([view.edition.outlaws[kind].face for kind in GANG.spread(gang)]))


def _wanted(view: "TownView", id: str, gang: Cards) -> tuple[Heap, ...]:
    """Wanted Outlaws by the faces on their Wanted sides."""
    return rolled(id, tuple([view.edition.outlaws[kind].wanted for kind in GANG.spread(gang)]))


def _reward(view: "TownView", annex: FrontierView) -> tuple[Heap, ...]:
    """DX-5. The dollars on the heads of the Wanted Outlaws, all together."""
    wanted = GANG.spread(annex.outlaws[OFFICE])
    return (Heap("reward", sum([view.edition.outlaws[kind].reward for kind in wanted])),) if wanted else ()


def _claimed(annex: FrontierView, seat: Seat) -> tuple[Heap, ...]:
    """DI-2. What a seat took at the Town Hall this round. Cards taken unseen show their faces to it alone."""
    cards: tuple[str, ...] = ()
    hidden = 0
    for taker, seen, unseen, own in annex.claims:
        if taker == seat:
            cards += DEEDS.names(seen) + DEEDS.names(own)
            hidden += 0 if own else unseen
    if not cards and not hidden:
        return ()
    return (Heap("claimed", hidden=hidden, cards=tuple([f"land-{name}" for name in cards])),)
