"""What other editions lay out beside the town of 2009, for one viewer: Elixirs; river, Outlaws, village."""

from gobelet.core.names import Cards
from gobelet.dicetown.cards import ELIXIRS
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
from gobelet.dicetown.indian import Raided
from gobelet.dicetown.two_actions import Begin
from gobelet.dicetown.unprinted_values import FINDS
from gobelet.dicetown.view import TownView
from gobelet.server.games.dicetown.names import FACES, deeds
from gobelet.server.games.dicetown.types import (
    Acting,
    Claim,
    ElixirsShown,
    FrontierShown,
    River,
    VillageShown,
)
from gobelet.server.protocol.answers import OutlawShown

BOX = 7  # a holder in the memory of a view


def outlaws(view: TownView, gang: Cards) -> list[OutlawShown]:
    found = []
    for kind in GANG.spread(gang) if gang else ():
        outlaw = view.edition.outlaws[kind]
        found.append(OutlawShown(kind, FACES[outlaw.face], FACES[outlaw.wanted], outlaw.reward))
    return found


def before(view: TownView, seat: int) -> list[OutlawShown]:
    """The Outlaws that this seat may play."""
    annex = view.annex
    return outlaws(view, annex.outlaws[seat]) if isinstance(annex, FrontierView) else []


def captured(view: TownView, seat: int) -> list[OutlawShown]:
    annex = view.annex
    return outlaws(view, annex.outlaws[CAPTURED + seat]) if isinstance(annex, FrontierView) else []


def controls(view: TownView, seat: int) -> bool:
    annex = view.annex
    return isinstance(annex, CabinetView) and bool(annex.controlled >> seat & 1)


def elixirs(view: TownView) -> ElixirsShown | None:
    annex = view.annex
    if not isinstance(annex, CabinetView):
        return None
    return ElixirsShown(
        open=_bottles(annex.elixirs[OPEN]),
        pile=_bottles(annex.elixirs[SHELF]),
        spent=_bottles(annex.elixirs[SPENT]),
        drunk=_bottles(annex.elixirs[OPENED]),
    )


def _bottles(held: Cards) -> list[str]:
    return [ELIXIRS[kind] for kind in BOTTLES.spread(held)] if held else []


def frontier(view: TownView) -> FrontierShown | None:
    annex = view.annex
    if not isinstance(annex, FrontierView):
        return None
    return FrontierShown(
        river=River(
            left=[FINDS[kind] for kind in CURRENT.spread(annex.river)] if annex.river else [],
            tops=annex.tops,
            seer=annex.seer if annex.seer >= 0 else None,
            known=[FINDS[kind] for kind in reversed(annex.tops_known)],
        ),
        wanted=outlaws(view, annex.outlaws[OFFICE]),
        top=next(iter(outlaws(view, annex.outlaws[TOP])), None),
        pile=outlaws(view, annex.outlaws[POOL]),
        box=annex.box,
        known_box=deeds(view.known_deeds[BOX]),
        next=_next(view),
        village=_village(view, annex) if view.edition.indian else None,
    )


def _next(view: TownView) -> Acting | None:
    """The action that follows at the place where one is being taken."""
    for step in reversed(view.pile):
        if isinstance(step, Begin):
            place = view.edition.places[step.place]
            return Acting(place.name, place.actions[step.action].name, step.seat)
    return None


def _village(view: TownView, annex: FrontierView) -> VillageShown:
    raided = [view.edition.places[step.place].name for step in view.pile if isinstance(step, Raided)]
    return VillageShown(
        die=annex.die if annex.die != VILLAGE else None,
        guarded=[seat for seat in range(view.seats) if annex.guarded >> seat & 1],
        raided=raided,
        claims=[Claim(seat, deeds(shown), hidden, deeds(own)) for seat, shown, hidden, own in annex.claims],
    )
