"""What can be said beforehand in Dice Town, and which question each field is about."""

from typing import Final

from gobelet.bots.planner import AS_EXPERT, ASK, WishField
from gobelet.dicetown.doc import REMEDIES
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.poker import HANDS

BY_PLACES: Final = "places"  # no die for another place, if there is a choice
LEANING: Final = "lean"  # as the expert would, to whom these places are worth more
ANY: Final = "any"
NEVER: Final = "never"
MOST: Final = "most"  # the one who gives most, or who has most
LEADER: Final = "leader"
POINTS: Final = "points"
PLACES: Final = ("mine", "bank", "store", "saloon", "sheriff", "hall")
DEAREST: Final = 4  # what a reveal costs at most
MOST_OFFERED: Final = 20

EITHER: Final = (ASK, AS_EXPERT)
# The plan of a round.
DICE: Final = WishField("dice", (ASK, AS_EXPERT, BY_PLACES, LEANING))
AIMS: Final = WishField("places", PLACES, in_order=True, needed_by=(BY_PLACES, LEANING))
HAND: Final = WishField("hand", (ANY, *HANDS[1:]))
PAY: Final = WishField("pay", (ANY,), 0, DEAREST)
STOP: Final = WishField("stop", (ANY,), 1, 5)
BRUTE: Final = WishField("brute", (NEVER, AS_EXPERT))
# Standing orders.
OFFER: Final = WishField("offer", EITHER, 0, MOST_OFFERED, standing=True)
NAME: Final = WishField("name", (*EITHER, MOST), 1, MOST_OFFERED, standing=True)
ROB: Final = WishField("rob", (*EITHER, MOST, LEADER), standing=True)
CARDS: Final = WishField("cards", (*EITHER, POINTS), standing=True)
DOC: Final = WishField("doc", (*EITHER, *REMEDIES), standing=True)
ACTIONS: Final = WishField("actions", EITHER, standing=True)
OUTLAWS: Final = WishField("outlaws", EITHER, standing=True)
OTHERS: Final = WishField("others", EITHER, standing=True)

ROUND: Final = (DICE, AIMS, HAND, PAY, STOP, BRUTE)
# By question the field that says what to do. Reaction windows are not here: cards have orders of their own.
FIELD_OF: Final = {
    "keep": "dice",
    "keep-fewer": "dice",
    "offer": "offer",
    "raise": "offer",
    "offer-second": "offer",
    "raise-second": "offer",
    "name-winner": "name",
    "name-second": "name",
    "name-champion": "name",
    "rob": "rob",
    "backs": "rob",
    "loot": "cards",
    "keep-one": "cards",
    "voucher": "cards",
    "choose-find": "cards",
    "order-river": "cards",
    "visit": "doc",
    "see-doc": "doc",
    "fence": "doc",
    "drink": "doc",
    "order-visits": "doc",
    "friendship": "doc",
    "domination": "doc",
    "choose-action": "actions",
    "call-outlaws": "outlaws",
    "give-card": "others",
    "give-deed": "others",
    "play-at-once": "others",
    "village": "others",
    "shaman": "others",
    "ambush": "others",
    "warpath": "others",
}


def fields_of(edition: Edition) -> tuple[WishField, ...]:
    """The fields that mean something in this edition."""
    found = [*ROUND, OFFER, NAME, ROB, CARDS, DOC]
    if any(len(place.actions) > 1 for place in edition.places):
        found.append(ACTIONS)
    if edition.outlaws:
        found.append(OUTLAWS)
    if edition.outlaws or edition.elixirs or edition.indian:
        found.append(OTHERS)
    return tuple(found)
