"""Dice Town, the Extension: how it differs from 2009."""

from typing import Final

from gobelet.core.kinds import MOST_SEATS, Seat
from gobelet.dicetown.edition import Action, Flow, Place
from gobelet.dicetown.editions.classic import CLASSIC, DIG, ROB_BANK, SHOP
from gobelet.dicetown.figures import DEEDS_2009, OUTLAWS, RIVER, SHORT
from gobelet.dicetown.frontier import OFFICE, frontier, lay_out, stream
from gobelet.dicetown.holders import BANK, COACH, DECK, DISCARD, MINE, PILE, ROW
from gobelet.dicetown.hunting import Hunt
from gobelet.dicetown.immediate import GiftAtOnce, SwindlerAtOnce
from gobelet.dicetown.office import APPOINTMENTS, JOES_HOUR
from gobelet.dicetown.outlaws import NEXT_CALL, LayOutOutlaws, Recruit
from gobelet.dicetown.places import Again
from gobelet.dicetown.ranches import ClaimRow, DrawLand, RefillLand, RemoveDeeds
from gobelet.dicetown.reactions import OwnCard
from gobelet.dicetown.river import PanRiver
from gobelet.dicetown.robbery import ANYONE, RobAnyone
from gobelet.dicetown.second_actions import HoldUp, SeeDoc, remedies, remedy_gives
from gobelet.dicetown.state import Town
from gobelet.dicetown.store import CORRUPTION, GIFT, GIRLS, SMOKE, SWINDLER, deck, land
from gobelet.dicetown.town_hall import Bribery, Corrupt
from gobelet.dicetown.two_actions import VisitTwo
from gobelet.dicetown.winners import JACKS, KINGS, NINES, QUEENS, TENS

SEATS: Final = tuple(range(MOST_SEATS))


def _steal(seat: Seat) -> Flow:
    rob = RobAnyone(seat)
    return (OwnCard(seat, GIRLS, Again(seat, rob)), rob)


def _claim(seat: Seat) -> Flow:
    return (Bribery(seat, CORRUPTION, Corrupt(seat, DrawLand(seat))), ClaimRow(seat), RefillLand())


# Whether an action can give a seat anything, to public knowledge (DX-10).


def _nuggets(town: Town, seat: Seat) -> bool:
    return town.nuggets[MINE] > 0


def _river(town: Town, seat: Seat) -> bool:
    return frontier(town).left() != 0


def _bank(town: Town, seat: Seat) -> bool:
    return town.dollars[BANK] > 0


def _coach(town: Town, seat: Seat) -> bool:
    return town.dollars[COACH] > 0


def _goods(town: Town, seat: Seat) -> bool:
    return town.store[DECK] + town.store[DISCARD] != 0


def _cure(town: Town, seat: Seat) -> bool:
    return True in [remedy_gives(town, seat, remedy) for remedy in remedies(town, seat)]


def _victims(town: Town, seat: Seat) -> bool:
    return ANYONE[seat].options(town, seat) != ()


def _outlaws(town: Town, seat: Seat) -> bool:
    return frontier(town).pile() != 0


def _badge(town: Town, seat: Seat) -> bool:
    return town.sheriff != seat


def _wanted(town: Town, seat: Seat) -> bool:
    return frontier(town).outlaws[OFFICE] != 0


def _row(town: Town, seat: Seat) -> bool:
    return town.deeds[ROW] != 0


def _pile(town: Town, seat: Seat) -> bool:
    return town.deeds[PILE] != 0


PAN: Final = Action("pan", tuple([(PanRiver(seat),) for seat in SEATS]), _river)
HOLD_UP: Final = Action("hold-up", tuple([(HoldUp(seat),) for seat in SEATS]), _coach)
SEE_DOC: Final = Action("see-doc", tuple([(SeeDoc(seat),) for seat in SEATS]), _cure)
STEAL: Final = Action("steal", tuple([_steal(seat) for seat in SEATS]), _victims)
RECRUIT: Final = Action("recruit", tuple([(Recruit(seat),) for seat in SEATS]), _outlaws)
BADGE: Final = Action("badge", APPOINTMENTS, _badge)
HUNT: Final = Action("hunt", tuple([(Hunt(seat),) for seat in SEATS]), _wanted)
CLAIM: Final = Action("claim", tuple([_claim(seat) for seat in SEATS]), _row)
DRAW_LAND: Final = Action("draw-land", tuple([(DrawLand(seat),) for seat in SEATS]), _pile)

EXTENSION: Final = CLASSIC.but(
    id="dicetown/extension",
    seats=(2, 3, 4, 5, 6),
    coach=2,  # DX-3
    mine=40,
    short=SHORT,  # DX-6
    store=deck(SMOKE),  # DX-1
    deeds=land(DEEDS_2009, ranches=10),  # DX-2
    river=stream(RIVER),  # DX-4
    outlaws=OUTLAWS,  # DX-5
    annex=lay_out,
    setup=(RemoveDeeds(), RefillLand(), LayOutOutlaws()),
    places=(
        Place("mine", "DX-12", NINES, (DIG.giving(_nuggets), PAN)),
        Place("bank", "DX-13", TENS, (ROB_BANK.giving(_bank), HOLD_UP)),
        Place("store", "DX-14", JACKS, (SHOP.giving(_goods), SEE_DOC)),
        Place("saloon", "DX-15", QUEENS, (STEAL, RECRUIT)),
        Place("sheriff", "DX-16", KINGS, (BADGE, HUNT), settled=(JOES_HOUR,), unclaimed=(JOES_HOUR,)),
        Place("hall", "DX-17", -1, (CLAIM, DRAW_LAND)),
    ),
    immediate={
        GIFT: tuple([GiftAtOnce(seat) for seat in SEATS]),  # DX-44
        SWINDLER: tuple([SwindlerAtOnce(seat) for seat in SEATS]),  # DX-45
    },
    next_roll=NEXT_CALL,  # DX-20
    round=(
        NEXT_CALL,
        VisitTwo(0),
        VisitTwo(1),
        CLASSIC.round[3],  # the stagecoach
        VisitTwo(2),
        VisitTwo(3),
        VisitTwo(4),
        VisitTwo(5),
        *CLASSIC.round[-2:],  # the Doc, and the end of the round
    ),
)
