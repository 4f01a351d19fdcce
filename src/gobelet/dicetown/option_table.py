"""The option table of Dice Town: one for all its rulesets, so that bots carry over.

An option always has the same number, in every edition. Each edition uses the beginning of the table, up to
the last verb that it needs; new verbs go to the end.
"""

from typing import Final

from gobelet.core.names import MOST_SEATS, SEATS_OF, Kind, Option, Parts
from gobelet.core.options import OptionTable

MOST_DOLLARS: Final = 53
MOST_NUGGETS: Final = 40
FIRST_KINDS: Final = 28  # Store cards with options in the first piece of `play` and of `card`
DEED_KINDS: Final = 6

VERBS_2009: Final = [
    ("pass", 1),  # play nothing, decline
    ("done", 1),  # nothing more to add
    ("keep", 32),  # keep these dice: a mask over the rolled dice in ascending order
    ("brute", 32),  # the same, with a Brute
    ("turn", 36),  # a Cheater: turn a die of face operand // 6 to face operand % 6
    ("play", FIRST_KINDS),  # play this Store card
    ("joe", MOST_SEATS),  # Nervous Joe, on this seat
    ("name", MOST_SEATS),  # name this seat
    ("rob", MOST_SEATS),  # rob this seat
    ("backs", 6),  # draw this many Store cards, and deeds for the rest
    ("remedy", 4),  # Doc Badluck's remedies
    ("dollars", MOST_DOLLARS),  # one dollar, two dollars …
    ("nuggets", MOST_NUGGETS),  # the parts of an offer ascend from here
    ("card", FIRST_KINDS),  # this Store card
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
# The order never changes. New verbs go to the end; `play` and `card` continue there for new Store cards.
VERBS: Final = (VERBS_2009, VERBS_REVISED, VERBS_EXTENSION, VERBS_INDIAN)

NAMING: Final = {"joe": 1, "name": 1, "rob": 1, "ambush": 6}  # verbs that name a seat: options for each


def _table(groups: int) -> OptionTable:
    """The table of the first groups of verbs."""
    return OptionTable([verb for group in VERBS[:groups] for verb in group], NAMING)


TABLE_2009: Final = _table(1)
TABLE_REVISED: Final = _table(2)
TABLE_EXTENSION: Final = _table(3)
TABLE_INDIANS: Final = _table(4)
TABLE: Final = _table(len(VERBS))

PASS: Final[int] = TABLE.start["pass"]
DONE: Final[int] = TABLE.start["done"]
KEEP: Final[int] = TABLE.start["keep"]
BRUTE_KEEP: Final[int] = TABLE.start["brute"]
TURN: Final[int] = TABLE.start["turn"]
JOE_ON: Final[int] = TABLE.start["joe"]
NAME: Final[int] = TABLE.start["name"]
ROB: Final[int] = TABLE.start["rob"]
BACKS: Final[int] = TABLE.start["backs"]
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

# To play a Store card, to name one, a deed, a fenced deed: by its kind. A kind without an option raises
# IndexError.
PLAYS: Final[tuple[int, ...]] = TABLE.options["play"]
CARDS_OF: Final[tuple[int, ...]] = TABLE.options["card"]
DEEDS_OF: Final[tuple[int, ...]] = TABLE.options["deed"]
FENCED_OF: Final[tuple[int, ...]] = TABLE.options["fenced"]

# What each option names of the goods that can be offered.
NO_GOODS: Final = 0
SOME_DOLLARS: Final = 1
SOME_NUGGETS: Final = 2
A_CARD: Final = 3
A_DEED: Final = 4
A_FENCED_DEED: Final = 5
_GOODS: Final = {
    "dollars": SOME_DOLLARS,
    "nuggets": SOME_NUGGETS,
    "card": A_CARD,
    "deed": A_DEED,
    "fenced": A_FENCED_DEED,
}
GOODS: Final[tuple[int, ...]] = tuple(
    [_GOODS.get(TABLE.read(option)[0], NO_GOODS) for option in range(TABLE.size)]
)
# The kind of the Store card or deed that each option names or plays; -1 for all others.
KIND_OF: Final[tuple[int, ...]] = tuple(
    [
        operand if verb in ("play", "card", "deed", "fenced") else -1
        for verb, operand in [TABLE.read(option) for option in range(TABLE.size)]
    ]
)


def kind_of(option: Option) -> Kind:
    """The kind of the Store card or deed that an option names or plays."""
    kind = KIND_OF[option]
    if kind < 0:
        raise IndexError(f"option {option} names no card")
    return kind


# To name, or to rob, one of these seats.
NAMES: Final[tuple[Parts, ...]] = tuple([tuple([NAME + seat for seat in seats]) for seats in SEATS_OF])
ROBBERIES: Final[tuple[Parts, ...]] = tuple([tuple([ROB + seat for seat in seats]) for seats in SEATS_OF])
