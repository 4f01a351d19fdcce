"""The option table of Dice Town: one for all its rulesets, so that bots carry over.

An entry keeps its number in every edition: each has the beginning of the table, as far as it needs it.
"""

from typing import Final

from gobelet.core.names import MOST_SEATS, SEATS_OF, Parts
from gobelet.core.options import OptionTable

MOST_DOLLARS: Final = 53
MOST_NUGGETS: Final = 40
STORE_KINDS: Final = 28
DEED_KINDS: Final = 6

VERBS_2009: Final = [
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
]
VERBS_REVISED: Final = [
    ("drink", 8),  # this Elixir that lies face up; the last: the pile's top one
]
VERBS_EXTENSION: Final = [
    ("action", 2),  # take this action of the place
    ("outlaw", 24),  # play Outlaw operand // 2 for operand % 2 + 1 dice
    ("desperado", 12),  # Desperado, for this Outlaw
    ("gun", 32),  # Double Gun: a mask over the hunter's dice in ascending order
    ("find", 7),  # this River card
]
VERBS_INDIAN: Final = [
    ("shaman", 36),  # turn a die of face operand // 6 to face operand % 6
    ("ambush", 36),  # seat operand // 6 rerolls a die of face operand % 6
    ("warpath", 6),  # put the Indian die on this place
]

TABLE_2009: Final = OptionTable(VERBS_2009)
TABLE_REVISED: Final = OptionTable(VERBS_2009 + VERBS_REVISED)
TABLE_EXTENSION: Final = OptionTable(VERBS_2009 + VERBS_REVISED + VERBS_EXTENSION)
TABLE: Final = OptionTable(VERBS_2009 + VERBS_REVISED + VERBS_EXTENSION + VERBS_INDIAN)

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
DRINK: Final[int] = TABLE.start["drink"]
ACTION: Final[int] = TABLE.start["action"]
OUTLAW: Final[int] = TABLE.start["outlaw"]
DESPERADO_FOR: Final[int] = TABLE.start["desperado"]
GUN: Final[int] = TABLE.start["gun"]
FIND: Final[int] = TABLE.start["find"]
SHAMAN: Final[int] = TABLE.start["shaman"]
AMBUSH: Final[int] = TABLE.start["ambush"]
WARPATH: Final[int] = TABLE.start["warpath"]
PASS_ONLY: Final = (PASS,)

# To name, or to rob, one of these seats.
NAMES: Final[tuple[Parts, ...]] = tuple([tuple([NAME + seat for seat in seats]) for seats in SEATS_OF])
ROBBERIES: Final[tuple[Parts, ...]] = tuple([tuple([ROB + seat for seat in seats]) for seats in SEATS_OF])
