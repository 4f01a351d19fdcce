"""DX-20, DX-31, DX-46, DX-49. When to play an Outlaw, whom to choose, whom to hunt; the river's cards."""

from gobelet.bots.answers.dicetown import prizes
from gobelet.bots.answers.dicetown.appraiser import Appraiser
from gobelet.bots.answers.dicetown.outlook import Outlook, Takings, further
from gobelet.bots.answers.dicetown.rivals import FALLING, GOING_ON
from gobelet.bots.picking import Scored
from gobelet.core.dice import MOST_DICE, ONE, PICKED, SIZE
from gobelet.core.names import Dice, Option
from gobelet.dicetown.cards import DESPERADO, DOUBLE_GUN
from gobelet.dicetown.hunting import DoubleGun
from gobelet.dicetown.option_table import DESPERADO_FOR, DONE, FIND, GUN, OUTLAW, PASS
from gobelet.dicetown.river import ChooseFind, OrderTops


def set_by(worth: Appraiser, option: Option) -> tuple[int, Dice]:
    """DX-20. The Outlaw that an option names, and the dice that it sets."""
    kind, more = divmod(option - OUTLAW, 2)
    return kind, ONE[worth.view.edition.outlaws[kind].face] * (more + 1)


def choose_call(worth: Appraiser, takings: Takings) -> Option:
    """The Outlaw that improves the hand most, if by more than it promises for later; then the next one."""
    view = worth.view
    dice = view.dice[worth.me]
    for part in view.said:
        dice += set_by(worth, part)[1]
    last = MOST_DICE in [theirs >> SIZE for theirs in view.dice]
    outlook = Outlook(takings, view.dice, FALLING if last else GOING_ON)
    scored: Scored = [(promise(outlook, dice, last), DONE)]
    for option in view.options:
        if option != DONE:
            kind, added = set_by(worth, option)
            scored.append((promise(outlook, dice + added, last) - prizes.outlaw(worth, kind), option))
    return worth.pick(scored)


def promise(outlook: Outlook, dice: Dice, last: bool) -> float:
    """What a handful promises before a roll."""
    left = MOST_DICE - (dice >> SIZE)
    return outlook.value(dice, left) if last or not left else further(outlook, dice, left)


def choose_desperado(worth: Appraiser) -> Option:
    """DX-49. The best Outlaw of the pile, if it is that much better than the top one."""
    keep = prizes.recruit(worth) + worth.later(DESPERADO)
    scored: Scored = [(keep, PASS)]
    for option in worth.view.options:
        if option != PASS:
            scored.append((prizes.outlaw(worth, option - DESPERADO_FOR), option))
    return worth.pick(scored)


def choose_gun(worth: Appraiser, question: DoubleGun) -> Option:
    """DX-46. Which dice of the hunt to roll again: those that captured nobody."""
    dog = prizes.has_dog(worth)
    fell = question.dice
    scored: Scored = [(prizes.bag(worth, fell, 0, dog) + worth.later(DOUBLE_GUN), PASS)]
    for option in worth.view.options:
        if option != PASS:
            again = PICKED[fell][option - GUN]
            scored.append((prizes.bag(worth, fell - again, again >> SIZE, dog), option))
    return worth.pick(scored)


def choose_find(worth: Appraiser, question: ChooseFind) -> Option:
    """DX-31. The best find for me. Of cards put back for the next player who pans, the worst comes first."""
    sign = -1 if isinstance(question, OrderTops) else 1
    return worth.pick([(sign * prizes.find(worth, option - FIND), option) for option in worth.view.options])
