"""Conformance checks that any game on this engine must pass: the laws, as functions.

Each takes games of a ruleset by id and raises AssertionError where a law is broken. Our own tests call
them for every ruleset and seat count; the author of a new game can do the same.
"""

from collections.abc import Callable, Iterator

from gobelet import readable
from gobelet.api import imagine, new, replay, view
from gobelet.core.errors import Refused
from gobelet.core.event import Event
from gobelet.core.game import Game, Watcher
from gobelet.core.names import Seat
from gobelet.core.rng import fast_below, fast_next, fast_start
from gobelet.locale import LANGUAGES, say


class Dice:
    """A small generator for the checks themselves, so that a failure can be repeated by its seed."""

    def __init__(self, seed: int) -> None:
        self.state = fast_start(seed)

    def below(self, n: int) -> int:
        self.state = fast_next(self.state)
        return fast_below(self.state, n)

    def one_of(self, options: tuple[int, ...]) -> int:
        return options[self.below(len(options))]


def random_steps(game: Game, seed: int) -> Iterator[Game]:
    """Play at random to the end, in any order of seats, yielding the game before every answer."""
    dice = Dice(seed)
    while not game.over:
        yield game
        seat = dice.one_of(game.waiting)
        game.answer(seat, dice.one_of(game.options(seat)))


def check_conservation(id: str, seats: int, seed: int) -> None:
    """Law 1. Goods are accounted for at every step, and nobody holds less than nothing."""
    game = new(id, seats, seed)
    totals = game.totals()
    for _step in random_steps(game, seed):
        assert game.totals() == totals
    assert game.totals() == totals


def refuses(game: Game, seat: int, option: int) -> bool:
    """Whether the game refuses this answer."""
    try:
        game.answer(seat, option)
    except Refused:
        return True
    return False


def check_options(game: Game) -> None:
    """Law 2. Every option is accepted by a copy; anything else is refused and changes nothing."""
    before = game.text()
    for seat in range(game.seats):
        options = game.options(seat)
        assert len(set(options)) == len(options)
        assert bool(options) == (seat in game.waiting)
        if options:
            assert game.default(seat) in options
        for option in (-1, *range(game.ruleset.table.size), game.ruleset.table.size):
            if option in options:
                other = game.copy()
                other.answer(seat, option)
                assert other.text() != before
            else:
                assert refuses(game, seat, option), f"seat {seat} could answer {option}, which is no option"
    assert game.text() == before


def check_copies(id: str, seats: int, seed: int) -> None:
    """Law 4. Every old copy keeps its state to the end of the game, and plays on alike."""
    game = new(id, seats, seed)
    kept: list[tuple[Game, str]] = []
    for number, step in enumerate(random_steps(game, seed)):
        if number % 5 == 0:
            copy = step.copy()
            assert copy.text() == step.text()
            assert not copy.watchers
            kept.append((copy, copy.text()))
    for copy, text in kept:
        assert copy.text() == text


def check_replay(id: str, seats: int, seed: int, text: Callable[[Game], Game]) -> None:
    """Law 5. record → text → replay gives the same game, also from the middle of any question."""
    game = new(id, seats, seed)
    for number, step in enumerate(random_steps(game, seed)):
        if number % 23 == 0:
            assert text(step).text() == step.text()
    again = replay(game.record())
    assert again.over
    assert again.fingerprint() == game.fingerprint() == text(game).fingerprint()


def check_skipping(id: str, seats: int, seed: int) -> None:
    """A game that skips forced answers comes to the same end, question by question."""
    skipping = new(id, seats, seed, skip_forced=True)
    dice = Dice(seed)
    while not skipping.over:
        seat = dice.one_of(skipping.waiting)
        options = skipping.options(seat)
        assert len(options) > 1
        skipping.answer(seat, dice.one_of(options))
    again = replay(skipping.record())
    assert again.fingerprint() == skipping.fingerprint()


def check_imagined(id: str, seats: int, seed: int) -> None:
    """Law 3a. `imagine(view)` shows that seat the same bytes, and is a game like any other."""
    game = new(id, seats, seed)
    totals = game.totals()
    for number, step in enumerate(random_steps(game, seed)):
        if number % 7 == 0:
            for seat in (*range(seats), None):
                seen = view(step, seat)
                world = imagine(seen, seed * 1000 + number)
                assert world.totals() == totals
                assert view(world, seat).text() == seen.text()
        if number % 97 == 0:  # and it can be played to its end
            world = imagine(view(step, number % seats), number)
            for _later in random_steps(world, number):
                pass
            assert world.over


def writes_to(seen: list[str]) -> Watcher:
    """A watcher that keeps every event that it sees."""

    def watch(event: Event) -> None:
        seen.append(repr(event.whole()))

    return watch


def check_arrival_order(id: str, seats: int, seed: int) -> None:
    """Law 10. Any order of answers to one question gives the same state and shows the same."""
    game = new(id, seats, seed)
    dice = Dice(seed)
    while not game.over:
        answers: list[tuple[int, tuple[int, ...]]] = []
        for seat in game.waiting:
            trial = game.copy()
            said: list[int] = []
            while trial.serial == game.serial and seat in trial.waiting:
                said.append(dice.one_of(trial.options(seat)))
                trial.answer(seat, said[-1])
            answers.append((seat, tuple(said)))
        forth, back = game.copy(), game.copy()
        seen_forth: list[str] = []
        seen_back: list[str] = []
        forth.watchers.append(writes_to(seen_forth))
        back.watchers.append(writes_to(seen_back))
        for seat, parts in answers:
            forth.answer(seat, *parts)
        for seat, parts in reversed(answers):
            for part in parts:
                back.answer(seat, part)
        assert forth.text() == back.text()
        assert seen_forth == seen_back
        for seat, parts in answers:
            game.answer(seat, *parts)


def check_withdrawal(id: str, seats: int, seed: int) -> None:
    """An answer taken back leaves no trace; where it may not be, the refusal changes nothing."""
    game = new(id, seats, seed)
    for step in random_steps(game, seed):
        question = step.question
        if question is None or len(step.waiting) < 2:
            continue
        before = step.text()
        seat = step.waiting[0]
        if step.said[seat]:
            continue
        trial = step.copy()
        trial.answer(seat, trial.options(seat)[0])
        after = trial.text()
        try:
            trial.withdraw(seat)
        except Refused:
            assert not question.takeback
            assert trial.text() == after
        else:
            assert question.takeback
            assert trial.text() == before


def check_readable(id: str, seats: int, seed: int) -> None:
    """A view in words (`gobelet.readable`) tells what the view tells: the same in every world that looks the
    same to its seat. What it says of options is what the game says, and each can be answered by its number
    and its words. When the game is over, the view alone says who has won.

    It is no part of `check_game`: sentences take their time.
    """
    game = new(id, seats, seed)
    for number, step in enumerate(random_steps(game, seed)):
        if number % 83 == 0:
            _check_words(step, step.waiting[0], number)
            _check_words(step, None if number % 2 else (step.waiting[0] + 1) % seats, number)
    for viewer in (seed % seats, None):
        _check_words(game, viewer, seed)
        players = readable.describe(view(game, viewer)).players
        assert tuple([player.score for player in players]) == game.scores
        assert tuple([player.seat for player in players if player.won]) == game.winners


def _check_words(game: Game, seat: Seat | None, seed: int) -> None:
    seen = view(game, seat)
    twin = view(imagine(seen, seed), seat)
    lang = LANGUAGES[seed % len(LANGUAGES)]
    told = readable.describe(seen, lang)
    assert told == readable.describe(twin, lang)
    assert readable.lines_of(told)
    assert tuple([option.number for option in told.options]) == seen.options
    for option in told.options[:: max(1, len(told.options) // 2)]:
        assert option.text == say(game.ruleset, game.message(option.number, seat), lang, reader=seat)
        for words in (str(option.number), option.words):
            if words:
                assert readable.read_answer(seen, words, lang) == (option.number,)


def check_game(id: str, seats: int, seed: int) -> None:
    """All of the laws that need nothing but the game itself."""
    check_conservation(id, seats, seed)
    check_copies(id, seats, seed)
    check_replay(id, seats, seed, lambda game: replay(game.record()))
    check_skipping(id, seats, seed)
    check_imagined(id, seats, seed)
    check_arrival_order(id, seats, seed)
    check_withdrawal(id, seats, seed)
    for number, step in enumerate(random_steps(new(id, seats, seed), seed)):
        if number % 41 == 0:
            check_options(step)
