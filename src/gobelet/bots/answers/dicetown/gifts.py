"""DT-34, DT-53, DX-44. Whom to ask for money or a card, which card to give; the revised edition's Elixirs."""

from gobelet.bots.answers.dicetown.appraiser import DOLLAR, Appraiser
from gobelet.core.names import Option
from gobelet.dicetown.cards import deed_points
from gobelet.dicetown.elixirs import TOP, Domination
from gobelet.dicetown.giving import ChoosePlayer
from gobelet.dicetown.immediate import JoeAtOnce
from gobelet.dicetown.option_table import A_DEED, DRINK, GOODS, NAME, kind_of


def choose_giver(worth: Appraiser, question: ChoosePlayer) -> Option:
    """The seat that has most to give; rather a leader's."""
    scored = []
    for option in worth.view.options:
        seat = option - NAME
        if isinstance(question, JoeAtOnce):
            dollars = min(worth.view.edition.joe, worth.view.dollars[seat])
            points = worth.got(dollars) + dollars * DOLLAR * worth.weight(seat)
        else:
            points = worth.gift(seat, isinstance(question, Domination))
        scored.append((points, option))
    return worth.pick(scored)


def choose_given(worth: Appraiser) -> Option:
    """The card or deed that I miss least."""
    return worth.pick([(-price(worth, option), option) for option in worth.view.options])


def price(worth: Appraiser, option: Option) -> float:
    """What a card named by an option is worth to me."""
    kind = kind_of(option)
    return float(deed_points(kind)) if GOODS[option] == A_DEED else worth.card(kind)


def choose_elixir(worth: Appraiser) -> Option:
    """DT-34. One of the two that are open, or the pile's top one."""
    scored = []
    for option in worth.view.options:
        points = worth.any_elixir() if option == TOP else worth.elixir(option - DRINK)
        scored.append((points, option))
    return worth.pick(scored)
