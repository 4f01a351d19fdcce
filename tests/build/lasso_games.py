"""Run in the copy of the tree that has Lasso: play with it, through every door, and replay old records."""

import io
import pickle
import sys
from pathlib import Path

import gobelet
from gobelet import bots, records
from gobelet.bots.observers import observer
from gobelet.cli.main import main
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.dicetown.cards import ROWS
from gobelet.dicetown.option_table import CARDS_OF, PLAYS
from gobelet.dicetown.state import Town
from tests.cli.typist import Keyboard, Typist
from tests.guards import doors
from tests.guards.material import NAMES, record_file

RULESET = "dicetown/2009"
LASSO = next(kind for kind, row in enumerate(ROWS) if row.name == "lasso")
OPTIONS = {PLAYS[LASSO], CARDS_OF[LASSO]}


def play(name: str, seats: int, seed: int) -> list[str]:
    """A game of equal bots; the ids of its events."""
    events: list[Event] = []
    game = gobelet.new(RULESET, seats, seed, watchers=[events.append])
    players = [bots.make(name, seed + seat) for seat in range(seats)]
    while not game.over:
        seat = game.waiting[0]
        game.answer(seat, choose(players[seat], game, seat))
    assert records.verify(game.record()) is None
    return [event.id for event in events]


def choose(bot: bots.Bot, game: Game, seat: int) -> int:
    """What a bot says; without a clock the budget is a number of playouts."""
    seen = gobelet.view(game, seat)
    assert seen.question is not None
    return bot.decide(seen, seen.question, 0.001)


def look_through(game: Game) -> None:
    """What everybody sees of a position: observations, masks, boards, forms and sentences."""
    eyes = observer(game.ruleset.id)
    for seat in game.waiting:
        seen = gobelet.view(game, seat)
        assert eyes.observe(game, seat) == eyes.observe_view(seen)
        mask = eyes.mask_for(game, seat)
        assert [option for option in range(len(mask)) if mask[option]] == list(game.options(seat))
        assert list(game.options(seat)) == sorted(game.options(seat))
        for option in game.options(seat):
            for lang in ("en", "fr"):
                assert game.describe(option, lang=lang)
        sent = doors.sent_view(game, seat, ())
        assert "lasso" in str(sent) or not OPTIONS & set(game.options(seat))
        there = doors.read_world(doors.written_world(seen, 1))
        assert gobelet.view(there, seat).text() == seen.text()


def walk() -> None:
    """Random games, until Lasso was played, held, offered and looked at through every door."""
    met: set[int] = set()
    for seed in range(300):
        game = gobelet.new(RULESET, 3, seed)
        gambler = bots.make("random", seed)
        while not game.over:
            seat = game.waiting[0]
            if isinstance(game, Town) and OPTIONS & set(game.options(seat)):
                look_through(game)
                met |= OPTIONS & set(game.options(seat))
                for option in OPTIONS & set(game.options(seat)):
                    there = game.copy()
                    there.answer(seat, option)
            game.answer(seat, choose(gambler, game, seat))
        if met == OPTIONS and seed >= 10:
            return
    raise AssertionError(f"of {OPTIONS} only {met} came up")


def terminal() -> None:
    out = io.StringIO()
    sys.stdin = Keyboard(out, Typist(1))
    sys.stdout, before = out, sys.stdout
    code = main(["play", RULESET, "--seats", "you,greedy", "--seed", "3", "--fast", "--lang", "en"])
    sys.stdout = before
    assert code == 0, out.getvalue()[-2000:]


def old_records() -> None:
    for name in NAMES:
        file = record_file(name)
        assert records.verify(file.record, file.marks) is None, name


if __name__ == "__main__":
    here = Path(__file__).parents[2]
    assert Path(gobelet.__file__).is_relative_to(here), "not the copy"
    assert gobelet.ruleset(RULESET).version == 2
    first = gobelet.ruleset(RULESET + "@1")
    assert gobelet.new(first.name, 3, 1).record().ruleset == RULESET + "@1"
    assert pickle.loads(pickle.dumps(first)) is first
    assert observer(first).table is first.table
    begun = gobelet.view(gobelet.new(first.name, 3, 1), 0)
    assert doors.read_world(doors.written_world(begun, 1)).ruleset is first
    assert "lasso" in str(doors.sent_catalogue()[RULESET])
    walk()
    terminal()
    for bot in bots.available():
        games = {"random": 20, "greedy": 20, "expert": 5}.get(bot, 2)
        told = [id for seed in range(games) for id in play(bot, 3, seed)]
        assert bot != "greedy" or "played-lasso" in told
    old_records()
