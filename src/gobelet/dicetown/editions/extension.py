"""Dice Town, the Extension: how it differs from 2009."""

from typing import Final

from gobelet.core.names import MOST_SEATS, Seat
from gobelet.dicetown import can_give
from gobelet.dicetown.card_windows import OwnCard
from gobelet.dicetown.cards import CORRUPTION, DESPERADO, GIFT, GIRLS, SWINDLER, deck_up_to, land
from gobelet.dicetown.edition import Action, Flow, Place
from gobelet.dicetown.editions.classic import CLASSIC, DIG, ROB_BANK, SHOP
from gobelet.dicetown.extras.extension import lay_out, stream
from gobelet.dicetown.hunting import Hunt
from gobelet.dicetown.immediate import GiftAtOnce, SwindlerAtOnce
from gobelet.dicetown.outlaws import NEXT_CALL, LayOutOutlaws, Recruit
from gobelet.dicetown.places import Again
from gobelet.dicetown.ranches import ClaimRow, DrawLand, RefillLand, RemoveDeeds
from gobelet.dicetown.river import PanRiver
from gobelet.dicetown.robbery import Indemnify, IndemnifyOnce, RobAnyone
from gobelet.dicetown.second_actions import HoldUp, SeeDoc
from gobelet.dicetown.sheriffs_office import APPOINTMENTS, JOES_HOUR
from gobelet.dicetown.town_hall import Bribery, Corrupt
from gobelet.dicetown.two_actions import VisitTwo
from gobelet.dicetown.unprinted_values import DEEDS_2009, OUTLAWS, RIVER, SHORT
from gobelet.dicetown.winners import JACKS, KINGS, NINES, QUEENS, TENS

SEATS: Final = tuple(range(MOST_SEATS))


def _steal(seat: Seat) -> Flow:
    rob = RobAnyone(seat)
    return (OwnCard(seat, GIRLS, Again(seat, rob)), rob)


def _claim(seat: Seat) -> Flow:
    return (Bribery(seat, CORRUPTION, Corrupt(seat, DrawLand(seat))), ClaimRow(seat), RefillLand())


PAN: Final = Action("pan", tuple([(PanRiver(seat),) for seat in SEATS]), can_give.river)
HOLD_UP: Final = Action("hold-up", tuple([(HoldUp(seat),) for seat in SEATS]), can_give.coach)
SEE_DOC: Final = Action("see-doc", tuple([(SeeDoc(seat),) for seat in SEATS]), can_give.cure)
STEAL: Final = Action("steal", tuple([_steal(seat) for seat in SEATS]), can_give.victims)
RECRUIT: Final = Action("recruit", tuple([(Recruit(seat),) for seat in SEATS]), can_give.outlaws)
BADGE: Final = Action("badge", APPOINTMENTS, can_give.badge)
HUNT: Final = Action("hunt", tuple([(Hunt(seat),) for seat in SEATS]), can_give.wanted)
CLAIM: Final = Action("claim", tuple([_claim(seat) for seat in SEATS]), can_give.row)
DRAW_LAND: Final = Action("draw-land", tuple([(DrawLand(seat),) for seat in SEATS]), can_give.pile)

# Version 1: an Insurance that was shuffled in and drawn meanwhile could be played for the same loss again.
EXTENSION_1: Final = CLASSIC.but(
    id="dicetown/extension",
    seats=(2, 3, 4, 5, 6),
    coach=2,  # DX-3
    mine=40,
    short=SHORT,  # DX-6
    store=deck_up_to(DESPERADO),  # DX-1
    deeds=land(DEEDS_2009, ranches=10),  # DX-2
    river=stream(RIVER),  # DX-4
    outlaws=OUTLAWS,  # DX-5
    annex=lay_out,
    setup=(RemoveDeeds(), RefillLand(), LayOutOutlaws()),
    places=(
        Place("mine", "DX-12", NINES, (DIG.giving(can_give.nuggets), PAN)),
        Place("bank", "DX-13", TENS, (ROB_BANK.giving(can_give.bank), HOLD_UP)),
        Place("store", "DX-14", JACKS, (SHOP.giving(can_give.goods), SEE_DOC)),
        Place("saloon", "DX-15", QUEENS, (STEAL, RECRUIT)),
        Place("sheriff", "DX-16", KINGS, (BADGE, HUNT), settled=(JOES_HOUR,), unclaimed=(JOES_HOUR,)),
        Place("hall", "DX-17", -1, (CLAIM, DRAW_LAND)),
    ),
    immediate={
        GIFT: tuple([GiftAtOnce(seat) for seat in SEATS]),  # DX-44
        SWINDLER: tuple([SwindlerAtOnce(seat) for seat in SEATS]),  # DX-45
    },
    insurance=tuple([(Indemnify(seat, False), Indemnify(seat, True)) for seat in SEATS]),
    next_roll=NEXT_CALL,  # DX-20
    rolling=(NEXT_CALL,),
    visit=VisitTwo,  # DX-10
)

EXTENSION: Final = EXTENSION_1.but(
    insurance=tuple([(IndemnifyOnce(seat, False), IndemnifyOnce(seat, True)) for seat in SEATS]),  # DX-48
)
