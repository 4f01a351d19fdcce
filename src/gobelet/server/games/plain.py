"""What is sent about a game that brings no wire: the plain board, and buttons for whole answers."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import UNSET

from gobelet import api
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.names import Option, Parts, Seat
from gobelet.core.question import AnyQuestion
from gobelet.core.shown import Heap
from gobelet.core.view import View
from gobelet.locale.vocabulary import Vocabulary
from gobelet.server.protocol.answers import Button, Choice, Told
from gobelet.server.protocol.plain_board import HeapShown, PlainBoard, PlainSeat
from gobelet.server.protocol.replays import OpenHand

MOST_ANSWERS: Final = 200  # buttons; a game with more answers to a question brings its own forms
MOST_TRIED: Final = 20_000  # beginnings of answers that are looked at


# --- the board ----------------------------------------------------------------------------------------------


def board(game: Game, view: View, words: Vocabulary) -> PlainBoard:
    """The board by what the view shows. Scores and winners come from the game, once it is over."""
    shown = view.shown()
    scores: list[int | None] = [*game.scores] if game.over else [None] * game.seats
    return PlainBoard(
        round=shown.round,
        seats=[
            PlainSeat(_heaps(heaps, words), score) for heaps, score in zip(shown.seats, scores, strict=True)
        ],
        table=_heaps(shown.table, words),
        winners=list(game.winners) if game.over else [],
    )


def open_seats(board: PlainBoard, game: Game, words: Vocabulary) -> None:
    """Show what lies before each seat as that seat sees it."""
    for number, seat in enumerate(board.seats):
        seat.heaps = _heaps(api.view(game, number).shown().seats[number], words)


def _heaps(heaps: Sequence[Heap], words: Vocabulary) -> list[HeapShown]:
    return [
        HeapShown(
            id=heap.id,
            amount=heap.amount if heap.amount >= 0 else None,
            dice=[face(words, die) for die in heap.dice],
            hidden=heap.hidden,
            cards=list(heap.cards),
        )
        for heap in heaps
    ]


def face(words: Vocabulary, die: int) -> str:
    """The face of a die by its name, or its number if it has none."""
    return words.faces[die] if 0 <= die < len(words.faces) else str(die)


def open_hand(view: View, words: Vocabulary) -> OpenHand:
    """The dice and cards of this viewer's own seat."""
    if view.seat is None:
        return OpenHand()
    heaps = _heaps(view.shown().seats[view.seat], words)
    return OpenHand(
        dice=[die for heap in heaps for die in heap.dice],
        cards=[card for heap in heaps for card in heap.cards],
    )


# --- answers ------------------------------------------------------------------------------------------------


def forms(view: View, told: Callable[[Message], Told]) -> list[Button]:
    """A button for each whole answer.

    Answers are put together in a world imagined from the view, so they reveal nothing that the seat does not
    know.
    """
    seat, question = view.seat, view.question
    if seat is None or question is None or not view.options:
        return []
    world = api.imagine(view, 0)
    world.said = list(world.said)
    buttons = []
    for parts in answers(world, question, seat):
        words = []
        for number, part in enumerate(parts):
            world.said[seat] = (*view.said, *parts[:number])
            words.append(told(world.message(part, seat)))
        buttons.append(Button(Choice(parts=list(parts)), words[0], then=words[1:] or UNSET))
    return buttons


def answers(world: Game, question: AnyQuestion, seat: Seat) -> list[Parts]:
    """The whole answers of this seat, short ones first, up to `MOST_ANSWERS`.

    If there are more, the others can't be tapped; the harmless answer always can.
    """
    before = world.said[seat]
    found = [_harmless(world, question, seat)]
    begun: deque[Parts] = deque([()])
    tried = 0
    while begun and len(found) < MOST_ANSWERS and tried < MOST_TRIED:
        said = begun.popleft()
        world.said[seat] = (*before, *said)
        for option in question.options(world, seat):
            tried += 1
            parts = (*said, option)
            world.said[seat] = (*before, *parts)
            if not question.complete(world, seat):
                begun.append(parts)
            elif parts not in found:
                found.append(parts)
            world.said[seat] = (*before, *said)
    world.said[seat] = before
    return sorted(found[:MOST_ANSWERS], key=lambda parts: (len(parts), parts))


def _harmless(world: Game, question: AnyQuestion, seat: Seat) -> Parts:
    """The answer for a seat that gives none."""
    before = world.said[seat]
    parts: list[Option] = []
    while not parts or not question.complete(world, seat):
        parts.append(question.default(world, seat))
        world.said[seat] = (*before, *parts)
    world.said[seat] = before
    return tuple(parts)
