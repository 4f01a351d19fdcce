"""Playing batches of games between bots, here or in other processes."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from gobelet import api
from gobelet.bots.bot import Bot
from gobelet.bots.random.bot import RandomBot
from gobelet.cli.files import write_record
from gobelet.cli.seats import bot_for, new_game
from gobelet.cli.tally import Tally
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat
from gobelet.core.rng import fast_below, fast_next
from gobelet.locale.voice import Voice
from gobelet.records import Player

BUDGET = 1.0  # seconds that a bot may think


class Batch(NamedTuple):
    """Games with the seeds first, first + 1, …"""

    ruleset: str
    kinds: tuple[str, ...]
    choices: dict[str, str]
    first: int
    games: int
    folder: str  # where the records go; "" for nowhere


def record_name(batch: Batch, seed: int) -> Path:
    return Path(batch.folder) / f"{batch.ruleset.replace('/', '-')}-{seed}.json"


def players_of(batch: Batch) -> tuple[Player, ...]:
    """The bots, with the game's names for players."""
    voice = Voice("en", api.ruleset(batch.ruleset))
    return tuple([Player(voice.seat(seat), kind) for seat, kind in enumerate(batch.kinds)])


def play_batch(batch: Batch) -> Tally:
    tally = Tally(len(batch.kinds))
    for played in play_games(batch):
        tally.add(played)
    return tally


def play_games(batch: Batch) -> Iterator[Tally]:
    """One tally a game, as they end."""
    for seed in range(batch.first, batch.first + batch.games):
        tally = Tally(len(batch.kinds))
        game = new_game(api.ruleset(batch.ruleset), len(batch.kinds), str(seed), batch.choices)
        bots = [bot_for(kind, str(seed), seat) for seat, kind in enumerate(batch.kinds)]
        play_out(game, bots, tally)
        if batch.folder:
            write_record(str(record_name(batch, seed)), game, players_of(batch))
        yield tally


def play_out(game: Game, bots: list[Bot], tally: Tally) -> None:
    choices = [0] * game.seats
    forced = [0] * game.seats
    prompts = [0] * game.seats
    while not game.over:
        serial = game.serial
        for seat in game.waiting:
            asked = False
            while True:
                options = game.options(seat)
                if len(options) == 1:
                    forced[seat] += 1
                    game.answer(seat, options[0])
                else:
                    asked = True
                    choices[seat] += 1
                    game.answer(seat, decide(game, seat, bots[seat], options))
                if game.serial != serial or not game.waiting_seats >> seat & 1:
                    break
            prompts[seat] += asked
    tally.count(game, choices, forced, prompts)


def decide(game: Game, seat: Seat, bot: Bot, options: tuple[Option, ...]) -> Option:
    """A bot gets its view. A random bot needs none, so none is made; it chooses the same."""
    if type(bot) is RandomBot:
        bot.luck = fast_next(bot.luck)
        return options[fast_below(bot.luck, len(options))]
    assert game.question is not None
    return bot.decide(game.ruleset.view(game, seat), game.question, BUDGET)


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the first of them ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
