"""When a player is asked, where players are asked in an order that all know (`View.turns()`)."""

from gobelet.core.errors import Fact
from gobelet.core.names import SEATS_OF
from gobelet.core.view import View
from gobelet.locale.voice import Voice


def turn_line(voice: Voice, view: View) -> str:
    """After whom this seat is asked; or, if that is over, before whom. Empty if it is asked no more."""
    order = view.turns()
    mine = [place for place, group in enumerate(order) if view.seat in group]
    now = [place for place, group in enumerate(order) if set(group) & set(SEATS_OF[view.asked])]
    if len(order) < 2 or not mine or not now or mine[0] < now[0]:
        return ""
    place = mine[0]
    before = place == now[0] and place + 1 < len(order)
    others = order[place + 1] if before else order[place - 1]
    facts: dict[str, Fact] = {"number": place + 1, "seats": others}
    return voice.tell("turn-before" if before else "turn-after", facts)
