"""Standing orders: what a person has said beforehand about their cards, and what follows in a window.

Nobody else hears of an order. What it does shows only where its person is asked over days, and then for
every seat that could hold the card, held or not.
"""

from typing import Final

from gobelet.core.names import Option, Parts
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol.fields import Order
from gobelet.server.tables.seat_state import SeatState
from gobelet.server.tables.state import State

EXPERT: Final = "expert"  # the bot that reckons whether a card is worth it


def order_for(seat: SeatState, card: str) -> Order:
    """What this person wants: over days nobody waits to be asked, unless they say so."""
    return seat.orders.get(card, "worth" if seat.over_days else "ask")


def wishes(state: State, number: int) -> dict[Option, Order]:
    """The options of this seat in a window, without passing and without cards that it never wants to play."""
    game, seat = state.game, state.seats[number]
    assert game is not None
    card_of, nothing = wire_of(game.ruleset).card_of, game.default(number)
    found = {option: order_for(seat, card_of(option)) for option in game.options(number) if option != nothing}
    return {option: order for option, order in found.items() if order != "never"}


def ordered(state: State, number: int, reckoned: Parts = ()) -> Option:
    """What a silent person does: play the one card that they have ordered to play, otherwise nothing.

    `reckoned` is the expert's answer: it says whether a card is worth it, and which of several ways to play
    one is meant. Who has said that they play no reactions plays none, whatever they have ordered. Where
    orders alone decide, cards without one stand in no other's way.
    """
    seat = state.seats[number]
    assert state.game is not None
    wanted = wishes(state, number) if not seat.quiet else {}
    left = {option: one for option, one in wanted.items() if one != "worth" or reckoned == (option,)}
    played = [option for option, order in left.items() if order != "ask"]
    if not played or not (seat.by_orders or seat.over_days or len(played) == len(left)):
        return state.game.default(number)
    if len(reckoned) == 1 and reckoned[0] in played:
        return reckoned[0]
    return played[0] if len(played) == 1 else state.game.default(number)


def reckons(state: State, number: int) -> bool:
    """Whether the expert is asked in the open window: what a card is worth, or how to play it."""
    seat = state.seats[number]
    if seat.by_bot or seat.quiet or number in state.sealed:
        return False
    wanted = list(wishes(state, number).values())
    return "worth" in wanted or wanted.count("play") > 1


def holds(state: State, number: int) -> bool:
    """Over days: whether the open window waits for this person, who wants to be asked about a card.

    It does whenever a seat with their public holdings could play it: that they hold it shows in nothing.
    """
    seat, game = state.seats[number], state.game
    if not seat.over_days or not state.window or seat.by_bot or seat.spared or game is None:
        return False
    if not game.asked >> number & 1 or number in state.sealed:
        return False
    return any(order_for(seat, card) == "ask" for card in wire_of(game.ruleset).window_cards(game))


def holding(state: State) -> list[int]:
    """The seats for which the open window waits."""
    return [number for number in range(len(state.seats)) if holds(state, number)]
