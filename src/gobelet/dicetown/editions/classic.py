"""Dice Town, 2009: the page that the other editions differ from."""

from typing import Final

from gobelet.core.names import MOST_SEATS, Seat
from gobelet.dicetown.card_windows import OwnCard
from gobelet.dicetown.cards import CORRUPTION, CREDITS, DYNAMITE, ELIXIR, GIRLS, POINTS, deck_up_to, land
from gobelet.dicetown.doc import DocBadluck
from gobelet.dicetown.edition import Action, Edition, Flow, Place
from gobelet.dicetown.extras.extra import no_annex
from gobelet.dicetown.general_store import DrawAtStore
from gobelet.dicetown.places import Again, RobBank, Stagecoach, TakeNuggets, Visit
from gobelet.dicetown.poker import RANK
from gobelet.dicetown.rolling import NEXT_ROLL, ROLL
from gobelet.dicetown.round import EndOfRound
from gobelet.dicetown.saloon import Rob
from gobelet.dicetown.sheriffs_office import OFFICES, TakeBadge
from gobelet.dicetown.town_hall import Bribery, Corrupt, Refill, TakeDeeds, TakeTop
from gobelet.dicetown.unprinted_values import DEEDS_2009
from gobelet.dicetown.winners import JACKS, KINGS, NINES, QUEENS, TENS

SEATS: Final = tuple(range(MOST_SEATS))


def _dig(seat: Seat) -> Flow:
    take = TakeNuggets(seat)
    return (OwnCard(seat, DYNAMITE, Again(seat, take)), take)


def _shop(seat: Seat) -> Flow:
    draw = DrawAtStore(seat)
    return (OwnCard(seat, CREDITS, Again(seat, draw)), draw)


def _steal(seat: Seat) -> Flow:
    rob = Rob(seat)
    return (OwnCard(seat, GIRLS, Again(seat, rob)), rob)


def _claim(seat: Seat) -> Flow:
    return (Bribery(seat, CORRUPTION, Corrupt(seat, TakeTop(seat))), TakeDeeds(seat), Refill())


DIG: Final = Action("dig", tuple([_dig(seat) for seat in SEATS]))
ROB_BANK: Final = Action("rob-bank", tuple([(RobBank(seat),) for seat in SEATS]))
SHOP: Final = Action("shop", tuple([_shop(seat) for seat in SEATS]))
STEAL: Final = Action("steal", tuple([_steal(seat) for seat in SEATS]))
BADGE: Final = Action("badge", tuple([(OFFICES[seat], TakeBadge(seat)) for seat in SEATS]))
CLAIM: Final = Action("claim", tuple([_claim(seat) for seat in SEATS]))

CLASSIC: Final = Edition(
    id="dicetown/2009",
    seats=(2, 3, 4, 5),
    purse=8,
    bank=3,
    coach=0,
    mine=30,
    store=deck_up_to(ELIXIR),  # six Equipment cards and thirteen to play
    points=POINTS,
    deeds=land(DEEDS_2009),
    row=3,
    ranks=RANK,
    places=(
        Place("mine", "DT-21", NINES, (DIG,)),
        Place("bank", "DT-22", TENS, (ROB_BANK,)),
        Place("store", "DT-24", JACKS, (SHOP,)),
        Place("saloon", "DT-27", QUEENS, (STEAL,)),
        Place("sheriff", "DT-28", KINGS, (BADGE,), unclaimed=(OFFICES[-1],)),
        Place("hall", "DT-31", -1, (CLAIM,)),
    ),
    setup=(Refill(),),
    rolling=(ROLL,),
    visit=Visit,
    stagecoach=Stagecoach(),
    doc=DocBadluck(),
    end=EndOfRound(),
    next_roll=NEXT_ROLL,
    most_deeds=3,
    joe=4,
    badge_points=5,
    annex=no_annex,
)
