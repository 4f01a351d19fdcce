"""Positions of Cincinnati as text.

    66442 A $35 o3 / 12346 B duel / 11134 C o1 / 11134 C; A: $15 duel; rolls: 2

A seat shows its dice, `(66442)` those under its cup, its table, money cards (`$35`, `$15x2`), `duel` cards
and chips (`o3`). `~42` are the dice that it has named for the next roll, `!66531` those of a duel. A, B and C
are what lies on the tables. What is not drawn lies where it must: the other chips in the supply, the other
cards in the deck.
"""

from typing import Any, Final

from gobelet.cincinnati.cards import CARDS
from gobelet.cincinnati.round import ROUND, ROUND_IN_ORDER
from gobelet.cincinnati.state import ASIDE, DECK, HOLDERS, REMOVED, SPENT, SUPPLY, TABLES, Casino
from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.game import Game
from gobelet.core.goods import SIZE, move
from gobelet.core.names import Seat
from gobelet.core.step import Step
from gobelet.notation.cincinnati.answers import CasinoAnswers
from gobelet.notation.cincinnati.names import LETTERS, cards, cards_text, dice, is_dice, pips
from gobelet.notation.fields import (
    NOTHING,
    Drawing,
    differs,
    lacks,
    missing,
    number,
    seat_field,
    seat_numbers,
    times,
    wrong,
)
from gobelet.notation.positions import Positions

STEPS: Final = ("turn", "roll", "second", "third", "extra", "A", "B", "C", "duels", "end")
LAST_ROLL: Final = 3


class CasinoNotation(CasinoAnswers, Positions):
    """Cincinnati."""

    fields = (
        *("A", "B", "C", "deck", "spent", "removed", "aside", "shuffled", "supply"),
        *("rolls", "declared", "duelists", "crowned"),
    )

    def steps(self, game: Game) -> dict[str, Step[Any]]:
        return dict(zip(STEPS, ROUND_IN_ORDER, strict=True), round=ROUND)

    def first_step(self, game: Game) -> str:
        """What follows the rolls so far; if there are no dice, new cards."""
        assert isinstance(game, Casino)
        if not any(game.dice):
            return "turn"
        if min(game.chosen) < 0:
            raise lacks(seat_field(game.chosen.index(-1)), " / ".join(LETTERS))
        return STEPS[min(game.rolls, LAST_ROLL) + 1]

    def lay_out(self, game: Game, drawing: Drawing) -> None:
        assert isinstance(game, Casino)
        _clear(game)
        for seat, words in enumerate(drawing.seats):
            _deal(game, seat, words)
        for table, letter in enumerate(LETTERS):
            _take(game, letter, drawing.words(letter), TABLES + table)
        for field, holder in (("spent", SPENT), ("removed", REMOVED), ("aside", ASIDE)):
            _take(game, field, drawing.words(field), holder)
        _lay_deck(game, drawing)
        left = game.chips[SUPPLY]
        if drawing.number("supply", left) != left:
            raise differs("supply", drawing.number("supply", left), left)
        game.rolls = drawing.number("rolls", LAST_ROLL if any(game.dice) else 0)
        game.shuffled_in = drawing.number("shuffled", 0)
        game.declared = drawing.set_of("declared")
        game.duelists = drawing.in_turn("duelists")
        game.crowned = drawing.set_of("crowned")

    def show(self, game: Game, seat: Seat | None) -> tuple[list[list[str]], dict[str, str]]:
        assert isinstance(game, Casino)
        held = game.cards
        removed = cards_text(held[REMOVED]) if seat is None else times("?", held[REMOVED] >> SIZE)
        rolls = LAST_ROLL if any(game.dice) else 0
        return [_seat_words(game, other, seat in (None, other)) for other in range(game.seats)], {
            **{letter: cards_text(held[TABLES + table]) for table, letter in enumerate(LETTERS)},
            "spent": cards_text(held[SPENT]),
            "removed": removed,
            "aside": cards_text(held[ASIDE]),
            "shuffled": str(game.shuffled_in) if game.shuffled_in else "",
            "rolls": str(game.rolls) if game.rolls != rolls else "",
            "declared": seat_numbers(game.declared),
            "duelists": " ".join([str(duelist) for duelist in game.duelists]),
            "crowned": seat_numbers(game.crowned),
        }


# --- reading -----------------------------------------------------------------------------------------------


def _clear(casino: Casino) -> None:
    """Nothing is dealt: all chips in the supply, all cards in the deck."""
    seats = casino.seats
    casino.chips = [0] * (SUPPLY + 1)
    casino.chips[SUPPLY] = casino.edition.chips
    casino.cards = [0] * HOLDERS
    casino.cards[DECK] = casino.edition.deck
    casino.cup, casino.dice = [0] * seats, [0] * seats
    casino.named, casino.duel = [0] * seats, [0] * seats
    casino.chosen = [-1] * seats


def _deal(casino: Casino, seat: Seat, words: list[str]) -> None:
    field = seat_field(seat)
    for word in words:
        if word in tuple(LETTERS):
            casino.chosen[seat] = LETTERS.index(word)
        elif word[0] == "o":
            chips = number(field, word[1:])
            if chips > casino.chips[SUPPLY]:
                raise missing(field, word)
            move(casino.chips, SUPPLY, seat, chips)
        elif word[0] == "(":
            casino.cup[seat] = dice(field, word[1:-1])
        elif word[0] == "~":
            casino.named[seat] = dice(field, word[1:])
        elif word[0] == "!":
            casino.duel[seat] = dice(field, word[1:])
        elif is_dice(word):
            casino.dice[seat] = dice(field, word)
        elif word != NOTHING:
            _take(casino, field, [word], seat)
    if casino.dice[seat] and casino.dice[seat] >> DICE_SIZE != 5:
        raise wrong(field, pips(casino.dice[seat]))


def _take(casino: Casino, field: str, words: list[str], taker: int) -> None:
    taken = cards(field, words)
    if not CARDS.within(taken, casino.cards[DECK]):
        raise missing(field, " ".join(words))
    move(casino.cards, DECK, taker, taken)


def _lay_deck(casino: Casino, drawing: Drawing) -> None:
    """If the deck is drawn, the other cards are spent. CI-3: the lowest are removed, if none is drawn."""
    source = DECK
    if drawing.has("deck"):
        stay = cards("deck", drawing.words("deck"))
        if not CARDS.within(stay, casino.cards[DECK]):
            raise missing("deck", drawing.fields["deck"])
        move(casino.cards, DECK, SPENT, casino.cards[DECK] - stay)
        source = SPENT
    removed = casino.edition.removed[casino.seats]
    if not drawing.has("removed"):
        for kind in CARDS.spread(casino.cards[source])[:removed]:
            move(casino.cards, source, REMOVED, CARDS.one[kind])
    elif casino.cards[REMOVED] >> SIZE != removed:
        raise differs("removed", casino.cards[REMOVED] >> SIZE, removed)


# --- writing -----------------------------------------------------------------------------------------------


def _seat_words(casino: Casino, seat: Seat, sees_cup: bool) -> list[str]:
    cup, named, duel = casino.cup[seat], casino.named[seat], casino.duel[seat]
    return [
        pips(casino.dice[seat]),
        f"({pips(cup) if sees_cup else '?' * (cup >> DICE_SIZE)})" if cup else "",
        LETTERS[casino.chosen[seat]] if casino.chosen[seat] >= 0 else "",
        cards_text(casino.cards[seat]),
        f"o{casino.chips[seat]}" if casino.chips[seat] else "",
        f"~{pips(named)}" if named else "",
        f"!{pips(duel)}" if duel else "",
    ]
