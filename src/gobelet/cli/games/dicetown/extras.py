"""What the later editions lay out beside the town, in lines for the terminal."""

from collections.abc import Iterator

from gobelet.core.goods import SIZE
from gobelet.core.names import Cards
from gobelet.dicetown.cards import DEEDS, ELIXIRS, RANCH, deed_points
from gobelet.dicetown.extras.extension import CAPTURED, GANG, OFFICE, POOL, TOP, VILLAGE, FrontierView
from gobelet.dicetown.extras.revised import BOTTLES, OPEN, SHELF, CabinetView
from gobelet.dicetown.view import TownView
from gobelet.locale.voice import Voice, Words


def beside(view: TownView, voice: Voice) -> Iterator[str]:
    """The Elixirs; or Outlaws, river and Indian die, then what each seat has of them."""
    annex = view.annex
    if isinstance(annex, CabinetView):
        names = [voice.text(f"elixir-{ELIXIRS[kind]}") for kind in BOTTLES.spread(annex.elixirs[OPEN])]
        facts: Words = {"elixirs": voice.listed(names), "number": annex.elixirs[SHELF] >> SIZE}
        yield voice.text("cli-town-elixirs", facts)
    if isinstance(annex, FrontierView):
        yield " · ".join(_sights(view, annex, voice))
        for seat in range(view.seats):
            for id, holder in (("cli-town-gang", seat), ("cli-town-bag", CAPTURED + seat)):
                if annex.outlaws[holder]:
                    gang = _gang(view, annex.outlaws[holder], voice)
                    yield voice.text(id, {"name": voice.seat(seat), "outlaws": gang})


def _sights(view: TownView, annex: FrontierView, voice: Voice) -> Iterator[str]:
    yield voice.text("cli-town-wanted", {"outlaws": _gang(view, annex.outlaws[OFFICE], voice)})
    top: Words = {"outlaw": _gang(view, annex.outlaws[TOP], voice), "number": annex.outlaws[POOL] >> SIZE}
    yield voice.text("cli-town-recruit", top)
    yield voice.text("cli-town-river", {"number": annex.river >> SIZE})
    if view.edition.indian:
        home = annex.die == VILLAGE
        yield voice.text("cli-town-die-home" if home else "cli-town-die", {"name": voice.seat(annex.die)})


def _gang(view: TownView, outlaws: Cards, voice: Voice) -> str:
    """Outlaws by their face and the reward on their head."""
    told = []
    for kind in GANG.spread(outlaws):
        outlaw = view.edition.outlaws[kind]
        facts: Words = {"face": voice.dice([outlaw.face]), "dollars": outlaw.reward}
        told.append(voice.text("cli-town-outlaw", facts))
    return ", ".join(told) or voice.text("list-none")


def lands(kinds: tuple[int, ...], voice: Voice) -> str:
    """Deeds by their points, and Ranches by their name."""
    return " ".join([voice.text("land-ranch") if kind == RANCH else str(deed_points(kind)) for kind in kinds])


def fenced(cards: Cards, voice: Voice) -> str:
    """What lies open before a seat: the deeds, then how many Ranches."""
    ranches = DEEDS.count(cards, RANCH)
    deeds = " ".join([str(deed_points(kind)) for kind in DEEDS.spread(cards) if kind != RANCH])
    told = [deeds] if deeds else []
    return ", ".join([*told, voice.text("goods-ranches", {"number": ranches})] if ranches else told)
