"""Positions of Dice Town as text.

    9 9 9 J K $4 ★ / 10 10 10 K K $8 brute d3 [d2] n4; row: d1 d2 d3; coach: 2

A seat shows its dice set aside, `<9 J>` dice shown in this reveal, `(9 J K)` dice under the cup, `$4`
dollars, `n4` nuggets, `★` the badge, Store cards by name (`e5` is Equipment worth 5), `d3` a deed in hand,
`[d2]` a fenced one. What is not drawn lies where it must: the other dollars in the bank, nuggets in the mine,
cards in deck and pile.
"""

from typing import Any, Final

from gobelet.core.dice import MOST_DICE
from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.game import Game
from gobelet.core.goods import move
from gobelet.core.names import SEATS_OF, Cards, Seat
from gobelet.core.step import Step
from gobelet.dicetown import holders
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.general_store import KeepOne
from gobelet.dicetown.round import ROUND, NameChampion
from gobelet.dicetown.saloon import Loot
from gobelet.dicetown.state import Town
from gobelet.notation.dicetown import extras, memory
from gobelet.notation.dicetown.answers import TownAnswers
from gobelet.notation.dicetown.names import (
    FACES,
    backs,
    both,
    card,
    cards_text,
    dice,
    faces,
    hidden_faces,
    packed,
    titles,
)
from gobelet.notation.dicetown.offers import offers_text, read_offers
from gobelet.notation.fields import (
    NOTHING,
    Drawing,
    differs,
    each,
    missing,
    not_once,
    number,
    seat_field,
    seat_numbers,
    times,
    wrong,
)
from gobelet.notation.positions import Positions

BADGE: Final = ("★", "*")
# The steps of a round by name, in the order of the book: of 2009, and with the Indian die.
STEPS: Final = ("roll", "mine", "bank", "coach", "store", "saloon", "sheriff", "hall", "doc", "end")
STEPS_INDIAN: Final = (
    *("roll", "indian", "mine", "bank", "coach", "store", "saloon", "sheriff", "hall"),
    *("village", "doc", "dismiss", "smoke", "end"),
)


class TownNotation(TownAnswers, Positions):
    """Dice Town, in all its editions."""

    fields = (
        *("bank", "coach", "mine", "row", "pile", "box", "deck", "drawn", "played", "discard"),
        *("rollers", "brutes", "gained", "visits", "offers", "looked", "known", "crowned"),
        *extras.FIELDS,
    )

    def steps(self, game: Game) -> dict[str, Step[Any]]:
        assert isinstance(game, Town)
        names = STEPS_INDIAN if game.edition.indian else STEPS
        return dict(zip(names, game.edition.round, strict=True), round=ROUND)

    def first_step(self, game: Game) -> str:
        """The first place, if all dice are set aside; if not, they are rolled."""
        assert isinstance(game, Town)
        done = min(game.dice) >> DICE_SIZE == MOST_DICE
        return list(self.steps(game))[1] if done else "roll"

    def lay_out(self, game: Game, drawing: Drawing) -> None:
        assert isinstance(game, Town)
        _clear(game)
        badges = [seat for seat, words in enumerate(drawing.seats) for word in words if word in BADGE]
        if len(badges) != 1:
            raise not_once(BADGE[0], len(badges))
        game.sheriff = badges[0]
        for seat, words in enumerate(drawing.seats):
            _deal(game, seat, words)
        extras.lay_out(game, drawing)
        _lay_cards(game, drawing)
        _lay_money(game, drawing)
        memory.remember(game, drawing)
        game.rollers = drawing.set_of("rollers")
        game.brutes = drawing.set_of("brutes")
        game.gained = drawing.set_of("gained")
        game.visits = drawing.in_turn("visits")
        game.offers = read_offers(game, drawing)
        game.looked_store, game.looked_deeds = packed("looked", drawing.each("looked"))
        game.crowned = drawing.number("crowned", -1)

    def show(self, game: Game, seat: Seat | None) -> tuple[list[list[str]], dict[str, str]]:
        assert isinstance(game, Town)
        ended = game.over or isinstance(game.question, NameChampion)  # DT-61: all hands are shown
        seats = [
            _seat_words(game, other, seat in (None, other), seat in (None, other) or ended)
            for other in range(game.seats)
        ]
        return seats, {**_table_fields(game, seat), **extras.show(game, seat)}


# --- reading -----------------------------------------------------------------------------------------------


def _clear(town: Town) -> None:
    """Nothing is dealt: all money in the bank, all cards in deck and pile."""
    edition, seats = town.edition, town.seats
    town.dollars = [0] * (holders.COACH + 1)
    town.dollars[holders.BANK] = edition.purse * seats + edition.bank + edition.coach
    town.nuggets = [0] * (holders.MINE + 1)
    town.nuggets[holders.MINE] = edition.mine
    town.store = [0] * len(town.store)
    town.store[holders.DECK] = edition.store
    town.deeds = [0] * len(town.deeds)
    town.deeds[holders.PILE] = edition.deeds
    town.dice, town.cup, town.kept = [0] * seats, [0] * seats, [0] * seats
    town.annex = edition.annex(edition)


def _deal(town: Town, seat: Seat, words: list[str]) -> None:
    field = seat_field(seat)
    aside: list[str] = []
    for word in words:
        if word[0] == "(":
            town.cup[seat] = dice(field, word[1:-1].split())
        elif word[0] == "<":
            town.kept[seat] = dice(field, word[1:-1].split())
        elif word == NOTHING or word in BADGE:
            continue
        else:
            for one in each([word]):
                _give(town, seat, field, one, aside)
    town.dice[seat] = dice(field, aside)


def _give(town: Town, seat: Seat, field: str, word: str, aside: list[str]) -> None:
    """One thing that lies before a seat; dice set aside are collected."""
    if word in FACES:
        aside.append(word)
    elif word[0] == "$":
        dollars = number(field, word[1:])
        if dollars > town.dollars[holders.BANK]:
            raise missing(field, word)
        move(town.dollars, holders.BANK, seat, dollars)
    elif word[0] == "n" and word[1:].isdigit():
        nuggets = number(field, word[1:])
        if nuggets > town.nuggets[holders.MINE]:
            raise missing(field, word)
        move(town.nuggets, holders.MINE, seat, nuggets)
    elif extras.deal(town, seat, field, word):
        return
    elif word[0] == "[" and word[-1] == "]":
        _take(town, field, word[1:-1], holders.FENCED + seat)
    else:
        _take(town, field, word, seat)


def _take(town: Town, field: str, word: str, taker: int) -> None:
    """A Store card from the deck, or a deed from the pile."""
    back, kind = card(field, word)
    holding, giver = (town.store, holders.DECK) if back is STORE else (town.deeds, holders.PILE)
    if not back.count(holding[giver], kind) or (taker >= holders.FENCED and back is STORE):
        raise missing(field, word)
    move(holding, giver, taker, back.one[kind])


def _take_cards(town: Town, drawing: Drawing, field: str, taker: int, store: bool) -> None:
    for word in drawing.each(field):
        if (card(field, word)[0] is STORE) != store:
            raise wrong(field, word)
        _take(town, field, word, taker)


def _lay_cards(town: Town, drawing: Drawing) -> None:
    row = drawing.words("row")
    if len(row) > town.edition.row:
        raise wrong("row", drawing.fields["row"])
    for place, word in enumerate(row):
        if word != NOTHING:
            if card("row", word)[0] is STORE:
                raise wrong("row", word)
            _take(town, "row", word, holders.ROW + place)
    _take_cards(town, drawing, "box", holders.BOX, False)
    _take_cards(town, drawing, "drawn", holders.DRAWN, True)
    _take_cards(town, drawing, "played", holders.DISCARD, True)
    _take_cards(town, drawing, "discard", holders.DISCARD, True)
    if drawing.has("deck"):  # only these stay there, the others are discarded unseen
        stay, lands = packed("deck", drawing.each("deck"))
        if lands or not STORE.within(stay, town.store[holders.DECK]):
            raise missing("deck", drawing.fields["deck"])
        move(town.store, holders.DECK, holders.DISCARD, town.store[holders.DECK] - stay)
    if drawing.has("pile"):
        cards, pile = packed("pile", drawing.each("pile"))
        if cards or pile != town.deeds[holders.PILE]:
            raise differs(
                "pile", drawing.fields["pile"], cards_text(town.deeds[holders.PILE], DEEDS) or NOTHING
            )


def _lay_money(town: Town, drawing: Drawing) -> None:
    rest = town.dollars[holders.BANK]
    coach = drawing.number("coach", rest - drawing.number("bank", rest))
    if coach < 0:
        raise differs("bank", drawing.number("bank", rest), rest)
    if coach > rest:
        raise missing("coach", f"${coach}")
    move(town.dollars, holders.BANK, holders.COACH, coach)
    for field, left in (("bank", town.dollars[holders.BANK]), ("mine", town.nuggets[holders.MINE])):
        if drawing.number(field, left) != left:
            raise differs(field, drawing.number(field, left), left)


# --- writing -----------------------------------------------------------------------------------------------


def _seat_words(town: Town, seat: Seat, sees_cup: bool, sees_hand: bool) -> list[str]:
    store, deeds, fenced = town.store[seat], town.deeds[seat], town.deeds[holders.FENCED + seat]
    cup, kept = town.cup[seat], town.kept[seat]
    return [
        faces(town.dice[seat]),
        f"<{faces(kept)}>" if kept else "",
        f"({faces(cup) if sees_cup else hidden_faces(cup)})" if cup else "",
        f"${town.dollars[seat]}" if town.dollars[seat] else "",
        f"n{town.nuggets[seat]}" if town.nuggets[seat] else "",
        BADGE[0] if town.sheriff == seat else "",
        both(store, deeds) if sees_hand else backs(store, deeds),
        " ".join([times(f"[{name}]", titles(fenced, DEEDS).count(name)) for name in _once(fenced)]),
        *extras.seat_words(town, seat),
    ]


def _once(deeds: Cards) -> list[str]:
    return list(dict.fromkeys(titles(deeds, DEEDS)))


def _table_fields(town: Town, seat: Seat | None) -> dict[str, str]:
    row = [
        cards_text(deed, DEEDS) or NOTHING
        for deed in town.deeds[holders.ROW : holders.ROW + town.edition.row]
    ]
    while row and row[-1] == NOTHING:
        row.pop()
    known = memory.played(town, seat)
    unknown = town.store[holders.DISCARD] - known
    box, drawn = town.deeds[holders.BOX], town.store[holders.DRAWN]
    looked_store, looked_deeds = town.looked_store, town.looked_deeds
    question, all_seen = town.question, seat is None
    draws = all_seen or (isinstance(question, KeepOne) and question.seat == seat)
    looks = all_seen or (isinstance(question, Loot) and seat in (question.seat, question.victim))
    coach = town.dollars[holders.COACH]
    return {
        "coach": str(coach) if coach else "",
        "row": " ".join(row),
        "box": cards_text(box, DEEDS) if all_seen else backs(0, box),
        "drawn": cards_text(drawn, STORE) if draws else backs(drawn, 0),
        "played": cards_text(known, STORE),
        "discard": cards_text(unknown, STORE) if all_seen else backs(unknown, 0),
        "rollers": seat_numbers(town.rollers),
        "brutes": seat_numbers(town.brutes),
        "gained": seat_numbers(town.gained),
        "visits": " ".join([str(visitor) for visitor in town.visits]),
        "offers": offers_text(town, seat),
        "looked": (both if looks else backs)(looked_store, looked_deeds),
        "known": memory.known_text(town, seat),
        "crowned": " ".join([str(winner) for winner in SEATS_OF[1 << town.crowned]]) if town.over else "",
    }
