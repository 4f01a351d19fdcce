"""CI-14. Extra rolls at a table: what a hand is worth while others, and I, may still pay for a roll.

The model: a rival at my table who is behind and has a chip pays if the chance to overtake me is worth it, by
what lies there and the €5,000 that a chip is worth. I do the same. Everybody is asked again as long as
somebody pays; here each rival has two such rolls at most, and so have I.
"""

from functools import lru_cache
from typing import Final

from gobelet.odds.cincinnati.gamblers import QUALITY, replying
from gobelet.odds.cincinnati.tables import beating
from gobelet.odds.rolls import improve, means

CHIP: Final = 5.0  # CI-50, in thousands
MOST_PAID: Final = 2
CLEARLY: Final = 1.25
# How often a player pays if it is clearly worth it, about worth it, or not.
SURE: Final = 0.9
UNSURE: Final = 0.5
HARDLY: Final = 0.05
# What it adds that I am asked again, as a share of what I would lose: from 160 games of experts.
AGAIN_AHEAD: Final = 0.15
AGAIN_BEHIND: Final = 0.03
AGAIN_PAYING: Final = 0.04
LEAST: Final = 0.002  # nothing is sure while dice may roll

# A rival: the hand or the dice kept, by its number; whether it is about to roll; its chips.
ExtraRival = tuple[int, bool, int]


def pays(gain: float, stake: float) -> float:
    """How likely a player pays for this chance of what lies there."""
    worth = gain * stake
    return SURE if worth > CHIP * CLEARLY else UNSURE if worth * CLEARLY > CHIP else HARDLY


@lru_cache(maxsize=512)
def staying(table: int, rival: ExtraRival, stake: float) -> tuple[float, ...]:
    """How likely each hand of mine is ahead of a rival in the end, if I roll no more."""
    number, rolling, chips = rival
    beaten = beating(table, number, 0)
    if rolling or not chips:
        return beaten
    found: list[float] = []
    for now, stays in zip(beaten, replying(table, number), strict=True):
        chance = now
        if now == 1.0:  # ahead: the rival may pay
            for _chip in range(min(chips, MOST_PAID)):
                chance *= 1 - pays(1 - stays, stake) * (1 - stays)
        found.append(chance)
    return tuple(found)


@lru_cache(maxsize=256)
def settled(table: int, rivals: tuple[ExtraRival, ...], stake: float) -> tuple[float, ...]:
    """How likely each hand of mine wins the table, if I roll no more."""
    values = [1.0 if quality else 0.0 for quality in QUALITY[table]]
    for rival in rivals:
        values = [chance * stays for chance, stays in zip(values, staying(table, rival, stake), strict=True)]
    return tuple(values)


@lru_cache(maxsize=256)
def with_chips(table: int, rivals: tuple[ExtraRival, ...], stake: float, chips: int) -> tuple[float, ...]:
    """How likely each hand or handful wins, if I pay on while it is worth it."""
    now = settled(table, rivals, stake)
    values = list(now)
    for _chip in range(min(chips, MOST_PAID)):
        further = improve(values)
        values = [
            stays + pays(more - stays, stake) * (more - stays) if more > stays else stays
            for stays, more in zip(now, further, strict=True)
        ]
    return tuple(means(values))


def declining(table: int, hand: int, rivals: tuple[ExtraRival, ...], stake: float, may_go_on: bool) -> float:
    """How likely I win if I decline.

    `may_go_on`: somebody may still roll, at whatever table; then I am asked again.
    """
    now = [beating(table, kept, 0)[hand] for kept, _rolling, _chips in rivals]
    if not may_go_on:
        chance = 1.0 if QUALITY[table][hand] else 0.0
        for beaten in now:
            chance *= beaten
        return chance
    stays = settled(table, rivals, stake)[hand]
    if stays == 1.0 and max([int(rolling) + chips for _kept, rolling, chips in rivals], default=0) == 0:
        return stays
    ahead = QUALITY[table][hand] > 0 and min(now, default=1.0) == 1.0
    return unsure(stays + (AGAIN_AHEAD if ahead else AGAIN_BEHIND) * (1 - stays))


def paying(table: int, kept: int, rivals: tuple[ExtraRival, ...], stake: float, chips: int) -> float:
    """How likely I win if I pay and keep this handful; `chips` are those left after that."""
    chance = with_chips(table, rivals, stake, chips)[kept]
    return unsure(chance + AGAIN_PAYING * (1 - chance)) if chips else unsure(chance)


def unsure(chance: float) -> float:
    return min(1 - LEAST, max(LEAST, chance))
