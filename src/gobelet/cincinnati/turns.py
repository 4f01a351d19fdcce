"""CI-5. Who is asked after whom, as all players know it as soon as the first of them is asked."""

from typing import TYPE_CHECKING

from gobelet.cincinnati.challenges import Challenge
from gobelet.cincinnati.duels import DuelReroll, PayInDuel
from gobelet.cincinnati.money_order import turns_of
from gobelet.cincinnati.throws import Declare, PayExtra, groups
from gobelet.core.names import SEATS_OF, Seat, Seats

if TYPE_CHECKING:
    from gobelet.cincinnati.view import CasinoView


def turns(view: "CasinoView") -> tuple[tuple[Seat, ...], ...]:
    """The groups that are asked one after the other, each together, if nobody pays a chip meanwhile.

    Those who have answered in this asking are among them. Where all are asked at once there are none.
    """
    question = view.question
    if isinstance(question, Declare):  # CI-13
        order = groups(view.edition, view.hands, view.dice, view.round, view.chosen)
        return tuple([SEATS_OF[group] for group in order])
    if isinstance(question, PayExtra):
        return _one_by_one(_with_chips(view))
    if isinstance(question, DuelReroll):  # CI-24, CI-31
        return _one_by_one(view.duelists)
    if isinstance(question, PayInDuel):
        return _one_by_one(_round_the_duel(view, question))
    if isinstance(question, Challenge):
        return _one_by_one(_owners(view, question))
    return ()


def _one_by_one(order: list[Seat]) -> tuple[tuple[Seat, ...], ...]:
    return tuple([(seat,) for seat in order])


def _with_chips(view: "CasinoView") -> list[Seat]:
    """CI-14. Everyone with a chip, and who paid their last one in this asking."""
    able: Seats = view.declared
    for seat in range(view.seats):
        if view.chips[seat]:
            able |= 1 << seat
    everyone = (1 << view.seats) - 1
    return turns_of(view.edition, view.hands, view.dice, view.round, everyone, able)


def _round_the_duel(view: "CasinoView", question: PayInDuel) -> list[Seat]:
    """CI-31. From the one who is asked on, until all are silent."""
    order = view.duelists
    ahead = [(question.place + more) % len(order) for more in range(len(order) - question.silent)]
    return [order[place] for place in ahead if view.chips[order[place]]]


def _owners(view: "CasinoView", question: Challenge) -> list[Seat]:
    """CI-30. The owners who are still to challenge; who has several Duel cards plays them in a row."""
    order = [question.seat]
    for step in view.pile[::-1]:  # the compiler has no reversed tuples
        if isinstance(step, Challenge) and step.seat not in order:
            order.append(step.seat)
    return order
