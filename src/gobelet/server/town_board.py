"""Dice Town for one viewer: the board, taken entry by entry from its view, and what it may answer."""

from gobelet.core.dice import SIZE, SORTED
from gobelet.core.kinds import Cards, Dice
from gobelet.dicetown.holders import BANK, COACH, MINE
from gobelet.dicetown.rolling import HAND
from gobelet.dicetown.store import DEEDS, STORE, deed_points
from gobelet.dicetown.view import TownView
from gobelet.server.boards import Face, Offer, Town, TownHand, TownSeat
from gobelet.server.words import FACES, card_name

DECK = PILE = 6  # holders in the memory of a view
DISCARD = 7


def faces(dice: Dice) -> list[Face]:
    return [FACES[face] for face in SORTED[dice]]


def cards(held: Cards) -> list[str]:
    return [card_name(kind) for kind in STORE.spread(held)] if held else []


def deeds(held: Cards) -> list[int]:
    return [deed_points(kind) for kind in DEEDS.spread(held)] if held else []


def board(view: TownView) -> Town:
    mine = view.seat
    return Town(
        round=view.round,
        sheriff=view.sheriff,
        bribes=view.bribes,
        seats=[_seat(view, seat) for seat in range(view.seats)],
        bank=view.dollars[BANK],
        coach=view.dollars[COACH],
        mine=view.nuggets[MINE],
        row=[deed_points(kind) for kind in view.row],
        pile=view.pile_deeds,
        deck=view.deck,
        discard=view.discard,
        drawn=view.drawn,
        looked=view.looked,
        hand=_hand(view) if mine is not None else None,
        known_deck=cards(view.known_store[DECK]),
        known_discard=cards(view.known_store[DISCARD]),
        known_pile=deeds(view.known_deeds[PILE]),
        winner=view.crowned if view.crowned >= 0 else None,
    )


def _seat(view: TownView, seat: int) -> TownSeat:
    asked = view.question is not None and view.question.id == "keep" and view.rollers >> seat & 1
    shown = view.shown_hands[seat] if view.shown_hands else None
    return TownSeat(
        dollars=view.dollars[seat],
        nuggets=view.nuggets[seat],
        dice=faces(view.dice[seat]),
        kept=faces(view.kept[seat]),
        hidden=HAND - (view.dice[seat] >> SIZE) if asked else 0,
        cards=view.store[seat],
        deeds=view.deeds[seat],
        fenced=deeds(view.fenced[seat]),
        brute=bool(view.brutes >> seat & 1),
        gained=bool(view.gained >> seat & 1),
        visits=view.visits.count(seat),
        offer=_offer(view, seat) if view.offers else None,
        known_cards=cards(view.known_store[seat]),
        known_deeds=deeds(view.known_deeds[seat]),
        hand_cards=cards(shown[0]) if shown is not None else None,
        hand_deeds=deeds(shown[1]) if shown is not None else None,
    )


def _offer(view: TownView, seat: int) -> Offer:
    dollars, nuggets, number, deed_number, fenced = view.offers[seat]
    seen_cards, seen_deeds = view.offers_seen[seat]
    return Offer(dollars, nuggets, number, deed_number, deeds(fenced), cards(seen_cards), deeds(seen_deeds))


def _hand(view: TownView) -> TownHand:
    return TownHand(
        cup=faces(view.cup),
        cards=cards(view.hand_store),
        deeds=deeds(view.hand_deeds),
        drawn=cards(view.shown_store),
        looked_cards=cards(view.looked_store),
        looked_deeds=deeds(view.looked_deeds),
    )
