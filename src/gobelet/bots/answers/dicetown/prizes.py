"""DX-12 to DX-17. What the second actions give: the river, an Outlaw to play, one to capture."""

from math import comb
from typing import Final

from gobelet.bots.answers.dicetown.appraiser import Appraiser
from gobelet.core.dice import FACES, MOST_DICE, count
from gobelet.core.names import Dice, Kind
from gobelet.dicetown.cards import DOG, FIELD
from gobelet.dicetown.extras.extension import CURRENT, GANG, OFFICE, TOP, FrontierView
from gobelet.dicetown.holders import BANK, MINE
from gobelet.dicetown.river import NUGGETS, WALLET
from gobelet.dicetown.unprinted_values import FINDS

DISCOVERIES: Final = 3.5  # the best of three River cards
VOUCHER: Final = 3.5  # the best card of the discard
DOG_POINTS: Final = 2  # DX-43
# SHOWN[dice][number]: how likely at least this number of these dice show a certain face.
SHOWN: Final = tuple(
    [
        tuple(
            [
                sum([comb(dice, k) * 5 ** (dice - k) for k in range(least, dice + 1)]) / FACES**dice
                for least in range(MOST_DICE + 2)
            ]
        )
        for dice in range(MOST_DICE + 1)
    ]
)


def land(worth: Appraiser) -> FrontierView:
    annex = worth.view.annex
    assert isinstance(annex, FrontierView)
    return annex


# --- the river -------------------------------------------------------------------------------------------


def find(worth: Appraiser, kind: Kind) -> float:
    """DX-30, DX-31. What a River card gives."""
    view = worth.view
    name = FINDS[kind]
    if name in NUGGETS:
        return float(min(NUGGETS[name], view.nuggets[MINE]))
    if name == "wallet":
        return worth.got(min(WALLET, view.dollars[BANK]))
    if name == "star":
        return worth.badge() if view.sheriff != worth.me else 0.0
    if name == "voucher":
        return VOUCHER if view.discard else 0.0
    return DISCOVERIES if name == "discoveries" else 0.0


def river(worth: Appraiser) -> float:
    """The next River card: the one I know to lie on top, or any."""
    annex = land(worth)
    kinds = annex.tops_known[-1:] or CURRENT.spread(annex.river)
    return sum([find(worth, kind) for kind in kinds]) / len(kinds) if kinds else 0.0


# --- Outlaws ---------------------------------------------------------------------------------------------


def outlaw(worth: Appraiser, kind: Kind) -> float:
    """DX-20. An Outlaw that may be played in a later round."""
    return worth.outlaw(worth.view.edition.outlaws[kind].face)


def recruit(worth: Appraiser) -> float:
    """DX-15. The top Outlaw of the pile."""
    top = land(worth).outlaws[TOP]
    return outlaw(worth, GANG.nth(top, 0)) if top else 0.0


def bag(worth: Appraiser, fell: Dice, rolled: int, dog: bool) -> float:
    """DX-16. What a hunt captures with the dice that fell and those still to roll; a Dog scores for it."""
    rewards: list[list[int]] = [[] for _face in range(FACES)]
    for kind in GANG.spread(land(worth).outlaws[OFFICE]):
        outlaw = worth.view.edition.outlaws[kind]
        rewards[outlaw.wanted].append(outlaw.reward)
    extra = DOG_POINTS if dog else 0
    points = 0.0
    for face in range(FACES):
        sure = count(fell, face)
        for place, reward in enumerate(sorted(rewards[face], reverse=True)):
            points += SHOWN[rolled][max(0, place + 1 - sure)] * (worth.reward(reward) + extra)
    return points


def has_dog(worth: Appraiser) -> bool:
    return worth.view.hand_store & FIELD[DOG] != 0
