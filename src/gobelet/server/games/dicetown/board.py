"""Dice Town for one viewer: the board, taken entry by entry from its view.

Lists that are made once for many boards are only ever read.
"""

from functools import lru_cache
from typing import Final

from gobelet.core.dice import SIZE, SORTED
from gobelet.core.names import Cards, Dice, Kind
from gobelet.dicetown import scoring
from gobelet.dicetown.cards import STORE, deed_points
from gobelet.dicetown.edition import Edition, Place
from gobelet.dicetown.holders import BANK, COACH, MINE
from gobelet.dicetown.rolling import HAND
from gobelet.dicetown.standings import seconds, standings
from gobelet.dicetown.view import TownView
from gobelet.server.games.dicetown import extras
from gobelet.server.games.dicetown.names import FACES, card_name, deeds
from gobelet.server.games.dicetown.types import (
    OfferMade,
    PlaceStandings,
    StandingShown,
    TownBoard,
    TownHand,
    TownSeat,
)
from gobelet.server.protocol.answers import Face
from gobelet.server.protocol.replays import OpenHand

DECK = PILE = 6  # holders in the memory of a view
DISCARD = 7


@lru_cache(4096)
def faces(dice: Dice) -> list[Face]:
    return [FACES[face] for face in SORTED[dice]]


def named(view: TownView, kind: Kind) -> str:
    """DT-4. The name of a card in this game: Equipment may be worth something else here."""
    return card_name(view.edition.labels.get(kind, kind))


def cards(view: TownView, held: Cards) -> list[str]:
    if not view.edition.labels:
        return _printed(held)
    return [named(view, kind) for kind in STORE.spread(held)] if held else []


@lru_cache(4096)
def _printed(held: Cards) -> list[str]:
    """Cards by the names that the box prints on them."""
    return [card_name(kind) for kind in STORE.spread(held)] if held else []


def board(view: TownView) -> TownBoard:
    mine = view.seat
    return TownBoard(
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
        known_deck=cards(view, view.known_store[DECK]),
        known_discard=cards(view, view.known_store[DISCARD]),
        known_pile=deeds(view.known_deeds[PILE]),
        elixirs=extras.elixirs(view),
        frontier=extras.frontier(view),
        winner=view.crowned if view.crowned >= 0 else None,
        standings=_RANKING.of(view),
    )


class Ranking:
    """Who is ahead where, by the dice set aside and those shown in this reveal, as everybody sees them.

    The last ranking is kept: one after the other, all viewers of a table ask for the same.
    """

    def __init__(self) -> None:
        self.edition: Edition | None = None
        self.dice: list[Dice] = []
        self.made: list[PlaceStandings] = []

    def of(self, view: TownView) -> list[PlaceStandings]:
        dice = [aside + kept for aside, kept in zip(view.dice, view.kept, strict=True)]
        if dice != self.dice or view.edition is not self.edition:
            self.made = [_standings(view.edition, place, dice) for place in view.edition.places]
            self.edition, self.dice = view.edition, dice
        return self.made


_RANKING: Final = Ranking()


def _standings(edition: Edition, place: Place, dice: list[Dice]) -> PlaceStandings:
    standing = standings(edition, place, dice)
    lines = [StandingShown(list(one.seats), one.number, one.hand or None) for one in standing]
    return PlaceStandings(place.name, lines, list(seconds(place, standing, len(dice))))


def _seat(view: TownView, seat: int) -> TownSeat:
    asked = view.question is not None and view.question.id == "keep" and view.rollers >> seat & 1
    shown = view.shown_hands[seat] if view.shown_hands else None
    points, more = scoring.certain(view, seat)
    return TownSeat(
        dollars=view.dollars[seat],
        nuggets=view.nuggets[seat],
        dice=faces(view.dice[seat]),
        kept=faces(view.kept[seat]),
        hidden=HAND - (view.dice[seat] >> SIZE) if asked else 0,
        cards=view.store[seat],
        deeds=view.deeds[seat],
        fenced=deeds(view.fenced[seat]),
        ranch_points=scoring.ranches(view.fenced[seat]),
        outlaws=extras.before(view, seat),
        captured=extras.captured(view, seat),
        controls=extras.controls(view, seat),
        brute=bool(view.brutes >> seat & 1),
        gained=bool(view.gained >> seat & 1),
        visits=view.visits.count(seat),
        offer=_offer(view, seat) if view.offers else None,
        known_cards=cards(view, view.known_store[seat]),
        known_deeds=deeds(view.known_deeds[seat]),
        hand_cards=cards(view, shown[0]) if shown is not None else None,
        hand_deeds=deeds(shown[1]) if shown is not None else None,
        points=points,
        more=more,
    )


def _offer(view: TownView, seat: int) -> OfferMade:
    dollars, nuggets, number, deed_number, fenced = view.offers[seat].values()
    seen_cards, seen_deeds = view.offers_seen[seat]
    shown = cards(view, seen_cards)
    return OfferMade(dollars, nuggets, number, deed_number, deeds(fenced), shown, deeds(seen_deeds))


def open_hand(view: TownView) -> OpenHand:
    """What only this viewer sees."""
    return OpenHand([*faces(view.cup)], cards(view, view.hand_store), deeds(view.hand_deeds))


def _hand(view: TownView) -> TownHand:
    return TownHand(
        cup=faces(view.cup),
        cards=cards(view, view.hand_store),
        deeds=deeds(view.hand_deeds),
        drawn=cards(view, view.shown_store),
        looked_cards=cards(view, view.looked_store),
        looked_deeds=deeds(view.looked_deeds),
    )
