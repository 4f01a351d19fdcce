"""The option table of Dice Town: one for all its rulesets, so that bots carry over.

An edition never offers what it does not have; an entry keeps its number in every edition.
"""

from typing import Final

from gobelet.core.kinds import MOST_SEATS
from gobelet.core.options import OptionTable

MOST_DOLLARS: Final = 53
MOST_NUGGETS: Final = 40
STORE_KINDS: Final = 28
DEED_KINDS: Final = 6

TABLE: Final = OptionTable(
    (
        ("pass", 1),  # play nothing, decline
        ("done", 1),  # nothing more to add
        ("keep", 32),  # keep these dice: a mask over the rolled dice in ascending order
        ("brute", 32),  # the same, with a Brute
        ("turn", 36),  # a Cheater: turn a die of face operand // 6 to face operand % 6
        ("play", STORE_KINDS),  # play this Store card
        ("joe", MOST_SEATS),  # Nervous Joe, on this seat
        ("name", MOST_SEATS),  # name this seat
        ("rob", MOST_SEATS),  # rob this seat
        ("backs", 6),  # draw so many Store cards, and deeds for the rest
        ("remedy", 4),  # Doc Badluck's remedies
        ("dollars", MOST_DOLLARS),  # one dollar, two dollars …
        ("nuggets", MOST_NUGGETS),  # the parts of an offer ascend from here
        ("card", STORE_KINDS),  # this Store card
        ("deed", DEED_KINDS),  # this deed, from the hand
        ("fenced", DEED_KINDS),  # this fenced deed
    )
)

PASS: Final[int] = TABLE.start["pass"]
DONE: Final[int] = TABLE.start["done"]
KEEP: Final[int] = TABLE.start["keep"]
BRUTE_KEEP: Final[int] = TABLE.start["brute"]
TURN: Final[int] = TABLE.start["turn"]
PLAY: Final[int] = TABLE.start["play"]
JOE_ON: Final[int] = TABLE.start["joe"]
NAME: Final[int] = TABLE.start["name"]
ROB: Final[int] = TABLE.start["rob"]
BACKS: Final[int] = TABLE.start["backs"]
CARD: Final[int] = TABLE.start["card"]
DEED: Final[int] = TABLE.start["deed"]
FENCED_DEED: Final[int] = TABLE.start["fenced"]
REMEDY: Final[int] = TABLE.start["remedy"]
DOLLARS: Final[int] = TABLE.start["dollars"] - 1  # DOLLARS + n is n dollars
NUGGETS: Final[int] = TABLE.start["nuggets"] - 1
PASS_ONLY: Final = (PASS,)
