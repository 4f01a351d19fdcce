"""Law 3b: twin worlds, which differ in something that a viewer cannot see."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest

import gobelet
from gobelet.core.chance import Coupled
from gobelet.core.dice import SIZE, SORTED
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.testing import Dice

LONGEST = 100  # steps that a pair of worlds is compared for: many pairs find more than long ones
Apart = Callable[
    [Game, Game], set[int | str]
]  # the kinds of cards that do not lie in the same places in two worlds

# Events in which all see which card it is: a card played or turned, hands at the end, deeds of the row, …
SHOWS_ALL = (
    *("played-", "showed-hand", "took-deeds", "refilled", "fenced", "card-turned", "shows-card", "took-land"),
    *("took-ranch", "gave-ranch-away"),
)
# Events whose name reveals the card.
BY_NAME = {"took-ranch": "ranch", "gave-ranch-away": "ranch"}


@dataclass
class Tally:
    """What a run of the law has compared, for the report and for its own test."""

    worlds: int = 0
    steps: int = 0
    shown: int = 0
    swaps: Counter[str] = field(default_factory=Counter)


def heard(game: Game, viewer: int | None) -> list[Message]:
    told: list[Message] = []
    game.watchers.append(lambda event: told.append(event.seen_by(viewer)))
    return told


def differing(one: Message, other: Message, names: tuple[str, ...]) -> set[int | str]:
    """The values that two tellings of an event show differently, among the facts of these names."""
    found: set[int | str] = set()
    for name in names:
        here, there = values(one, name), values(other, name)
        for value, instead in zip_longest(here, there):
            if value != instead:
                found |= {shown for shown in (value, instead) if shown is not None}
    return found


def values(message: Message, name: str) -> list[int | str]:
    fact = message.facts.get(name, ())
    return list(fact) if isinstance(fact, tuple) else [fact]


def openly(message: Message, names: tuple[str, ...]) -> set[int | str]:
    """The cards that an event shows to all."""
    if not message.id.startswith(SHOWS_ALL):
        return set()
    shown = {value for name in names for value in values(message, name)}
    return shown | {BY_NAME[message.id]} if message.id in BY_NAME else shown


def compare(
    game: Game, twin: Game, viewer: int | None, names: tuple[str, ...], apart: Apart, dice: Dice, tally: Tally
) -> None:
    """Play both worlds by the same answers: the viewer gets the same until a card is shown to it.

    Only a card that lies elsewhere in the other world may make the difference (there, another comes in its
    stead), and only in an event that shows this viewer cards: addressed to it, or shown to all.
    """
    told, told_twin = heard(game, viewer), heard(twin, viewer)
    tally.worlds += 1
    swapped = apart(game, twin)
    assert swapped
    for _step in range(LONGEST):
        swapped |= apart(game, twin)
        for one, other in zip(told, told_twin, strict=False):
            if repr(one) != repr(other):
                if one.id == other.id:
                    shown = differing(one, other, names)
                    assert one.id.endswith("-seen") or one.id.startswith(SHOWS_ALL), f"{one} against {other}"
                else:  # a card that is played at once, or laid open, comes in one world only
                    shown = openly(one, names) | openly(other, names)
                assert shown & swapped, f"{one} against {other}: none of {swapped} was shown"
                tally.shown += 1
                return
        longer, told_less = sorted((told, told_twin), key=len)[::-1]
        if len(longer) > len(told_less) and openly(longer[len(told_less)], names) & swapped:
            tally.shown += 1
            return
        assert len(told) == len(told_twin), f"seat {viewer}: {told[-3:]} against {told_twin[-3:]}"
        assert gobelet.view(game, viewer).text() == gobelet.view(twin, viewer).text()
        tally.steps += 1
        if game.over:
            return
        seat = dice.one_of(game.waiting)
        assert game.asked == twin.asked
        assert game.luck == twin.luck
        if viewer == seat:
            assert game.options(seat) == twin.options(seat)
        common = [option for option in game.options(seat) if option in twin.options(seat)]
        if not common:
            return
        option = dice.one_of(tuple(common))
        game.answer(seat, option)
        twin.answer(seat, option)


def coupled(game: Game, seed: int) -> Game:
    """A copy in which chance couples twins card by card."""
    copy = game.copy()
    copy.nature = Coupled(str(seed))
    copy.luck = copy.nature.first()
    copy.fast = False
    return copy


def other_dice(dice: int, chance: Dice) -> int:
    """Other dice, as many."""
    alike = [other for other in SORTED if other >> SIZE == dice >> SIZE and other != dice]
    return alike[chance.below(len(alike))] if alike else dice
