"""DI-2 to DI-5. The Indian die: what to give for it, and what to do with its faces."""

from typing import Final

from gobelet.bots.answers.dicetown.actions import costs_me, dice_at
from gobelet.bots.answers.dicetown.appraiser import Appraiser
from gobelet.bots.answers.dicetown.outlook import Outlook, Takings
from gobelet.bots.answers.dicetown.rivals import FALLING
from gobelet.bots.picking import Scored
from gobelet.core.dice import ONE
from gobelet.core.names import Option, Seat
from gobelet.dicetown.cards import SMOKE, deed_points
from gobelet.dicetown.option_table import AMBUSH, PASS, PLAYS, SHAMAN, WARPATH, kind_of
from gobelet.dicetown.poker import RANK

LITTLE: Final = 0.01


def choose_land(worth: Appraiser) -> Option:
    """DI-2. The cheapest card taken at the Town Hall, if the die is worth more; of equal ones the least."""
    scored: Scored = [(0.0, PASS)]
    for option in worth.view.options:
        if option != PASS:
            kind = kind_of(option)
            scored.append((worth.indian() - worth.land(kind) - LITTLE * deed_points(kind), option))
    return worth.pick(scored)


def choose_smoke(worth: Appraiser) -> Option:
    """DI-5. Take the die, unless the card promises more for later."""
    return PLAYS[SMOKE] if worth.later(SMOKE) <= worth.indian() else PASS


def choose_shaman(worth: Appraiser, takings: Takings) -> Option:
    """DI-4. The die turned that promises most; all hands are complete."""
    view = worth.view
    outlook = Outlook(takings, view.dice, FALLING)
    scored: Scored = []
    for option in view.options:
        face, turned = divmod(option - SHAMAN, 6)
        scored.append((outlook.value(view.dice[worth.me] + ONE[turned] - ONE[face], 0), option))
    return worth.pick(scored)


def choose_ambush(worth: Appraiser, takings: Takings) -> Option:
    """DI-4. The rival's die that helps me most if it is rolled again; of equal ones the leader's."""
    view = worth.view
    scored: Scored = []
    for option in view.options:
        seat, face = divmod(option - AMBUSH, 6)
        dice = view.dice[:]
        dice[seat] -= ONE[face]
        points = Outlook(takings, dice, FALLING).value(view.dice[worth.me], 0)
        scored.append((points + LITTLE * worth.weight(seat), option))
    return worth.pick(scored)


def choose_warpath(worth: Appraiser, takings: Takings) -> Option:
    """DI-4. The place that serves me least."""
    return worth.pick(
        [(-place_gives(worth, takings, option - WARPATH), option) for option in worth.view.options]
    )


def place_gives(worth: Appraiser, takings: Takings, place: int) -> float:
    """What a place gives me, less what it gives my rivals, as the dice lie."""
    names = [action.name for action in worth.view.edition.places[place].actions]
    points = 0.0
    for role, seat in enumerate(ranking(worth, place)[:2]):
        number = dice_at(worth, place, seat)
        if seat == worth.me:
            points += takings.of(place, role)[number]
        else:
            costs = [costs_me(worth, name, seat, number) for name in names]
            points -= min(costs) if role else max(costs)
    return points


def ranking(worth: Appraiser, place: int) -> list[Seat]:
    """Who stands best at a place, from the first; of those tied the Sheriff is before the others."""
    view = worth.view
    face = view.edition.places[place].face
    stands: list[tuple[int, bool, Seat]] = []
    for seat in range(view.seats):
        strength = dice_at(worth, place, seat) if face >= 0 else RANK[view.dice[seat]] + 1
        if strength:
            stands.append((strength, seat == view.sheriff, seat))
    stands.sort(reverse=True)
    return [seat for _strength, _sheriff, seat in stands]
