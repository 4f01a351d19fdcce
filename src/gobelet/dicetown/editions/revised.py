"""Dice Town, revised: how it differs from 2009."""

from dataclasses import replace
from typing import Final

from gobelet.core.names import MOST_SEATS
from gobelet.dicetown.cards import JOE, land
from gobelet.dicetown.edition import Action, Place
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.elixirs import CallDoc, Control
from gobelet.dicetown.extras.revised import BOTTLES, OPEN_ELIXIRS, stock
from gobelet.dicetown.immediate import JoeAtOnce
from gobelet.dicetown.sheriffs_office import APPOINTMENTS
from gobelet.dicetown.unprinted_values import DEEDS_REVISED

BADGE: Final = Action("badge", APPOINTMENTS)


def _controlled(place: Place) -> Place:
    """DT-34. The winner of a place has controlled it. The Sheriff's office has no hour for Joe."""
    actions = (BADGE,) if place.name == "sheriff" else place.actions
    return replace(place, actions=tuple([action.after(Control) for action in actions]), unclaimed=())


REVISED: Final = CLASSIC.but(
    id="dicetown/revised",
    deeds=land(DEEDS_REVISED),  # DT-5
    elixirs=BOTTLES.full,  # DT-6
    annex=stock,
    setup=(*CLASSIC.setup, OPEN_ELIXIRS),
    places=tuple([_controlled(place) for place in CLASSIC.places]),  # DT-29, DT-30
    immediate={JOE: tuple([JoeAtOnce(seat) for seat in range(MOST_SEATS)])},  # DT-30
    doc=CallDoc(),  # DT-34
)
