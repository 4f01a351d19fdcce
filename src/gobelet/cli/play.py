"""`gobelet play`: a whole game in the terminal."""

import secrets
from argparse import Namespace
from typing import Final

from rich.table import Table

from gobelet import api
from gobelet.cli.arguments import Arguments, chosen
from gobelet.cli.build import build_line
from gobelet.cli.exit_codes import BAD_INPUT, DONE, INTERRUPTED
from gobelet.cli.files import check_new_file, write_record
from gobelet.cli.game_at_terminal import Quit, Sitting
from gobelet.cli.rulesets import title_of
from gobelet.cli.screen import InputClosed, Screen
from gobelet.cli.seats import HUMAN, bot_for, called, new_game, seated
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game
from gobelet.locale.voice import Voice
from gobelet.records import Player

LEFT: Final = -1  # a human has left the table, and may want to save


def run(words: list[str], lang: str) -> int:
    arguments = read(words, Voice(lang))
    rules = api.ruleset(arguments.ruleset)
    kinds = seated(arguments.seats, rules, humans=True)
    names = called(kinds, arguments.name, Voice(lang, rules))
    choices = chosen(arguments.choice, rules)
    seed = arguments.seed if arguments.seed is not None else str(secrets.randbelow(10**9))
    if arguments.record is not None:
        check_new_file(arguments.record)
    voice = Voice(lang, rules, names)
    screen = Screen(arguments.fast, shared=kinds.count(HUMAN) > 1)
    bots = [None if kind == HUMAN else bot_for(kind, seed, seat) for seat, kind in enumerate(kinds)]
    sitting = Sitting(screen, voice, bots)
    game = new_game(rules, len(kinds), seed, choices, [sitting.watch])
    players = tuple([Player(name, kind) for name, kind in zip(names, kinds, strict=True)])
    greet(screen, voice, players, seed)
    code = conduct(sitting, game)
    if arguments.record is not None:
        return save_as_asked(screen, voice, game, players, arguments.record, code)
    if code == LEFT:
        offer_to_save(screen, voice, game, players)
        code = DONE
    return code


def conduct(sitting: Sitting, game: Game) -> int:
    """Play until the end or until a human quits; returns an exit code, or LEFT."""
    screen, voice = sitting.screen, sitting.voice
    try:
        sitting.play(game)
    except Quit:
        screen.say(voice.text("cli-you-leave"))
        return LEFT
    except InputClosed:
        screen.say()
        screen.say(voice.text("cli-input-ended"))
        return DONE
    except KeyboardInterrupt:
        screen.say()
        screen.say(voice.text("cli-input-ended"))
        return INTERRUPTED
    show_score(screen, voice, game)
    return DONE


def read(words: list[str], voice: Voice) -> Namespace:
    arguments = Arguments(voice, "play", "cli-about-play")
    arguments.argument("RULESET", "cli-help-ruleset")
    arguments.option("seats", "you,greedy,…", "cli-help-seats", "you,greedy,greedy")
    arguments.option("seed", "N", "cli-help-seed")
    arguments.several("name", "NAME", "cli-help-name")
    arguments.several("choice", "KEY=VALUE", "cli-help-choice")
    arguments.option("record", "FILE", "cli-help-record")
    arguments.flag("fast", "cli-help-fast")
    return arguments.read(words)


def greet(screen: Screen, voice: Voice, players: tuple[Player, ...], seed: str) -> None:
    assert voice.ruleset is not None
    title = voice.text(title_of(voice.ruleset))
    screen.title(voice.text("cli-welcome", {"game": title, "seed": seed}))
    humans = [player.name for player in players if player.kind == HUMAN]
    others = [
        f"{player.name} ({voice.text('bot-' + player.kind)})" for player in players if player.kind != HUMAN
    ]
    if humans:
        screen.say(voice.text("cli-who-you-are", {"names": voice.listed(humans), "number": len(humans)}))
    if others:
        screen.say(voice.text("cli-who-else", {"names": voice.listed(others), "number": len(others)}))
    if humans:
        screen.say(voice.text("cli-commands"), style="dim")
        screen.say(build_line(voice), style="dim")


def show_score(screen: Screen, voice: Voice, game: Game) -> None:
    """The score in lines, best first."""
    screen.title(voice.text("cli-score"))
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    winners = game.winners
    for seat in sorted(range(game.seats), key=lambda seat: (seat not in winners, -game.scores[seat])):
        crown = " ♛" if seat in winners else ""
        total = voice.text("cli-number", {"number": game.scores[seat]})
        table.add_row(voice.seat(seat) + crown, total, style="bold")
        for line in game.score_lines(seat):
            points = voice.text("cli-number", {"number": int(str(line.facts["points"]))})
            table.add_row(f"  {voice.say(line)}", points)
    screen.show(table)


def save(screen: Screen, voice: Voice, game: Game, players: tuple[Player, ...], name: str) -> None:
    write_record(name, game, players)
    screen.say(voice.text("cli-saved", {"file": name}))


def save_as_asked(
    screen: Screen, voice: Voice, game: Game, players: tuple[Player, ...], name: str, code: int
) -> int:
    """Save to the file that was checked before the game; if that fails now, ask for another."""
    try:
        save(screen, voice, game, players, name)
    except BadRequest as error:
        screen.say(voice.say(error), style="yellow")
        offer_to_save(screen, voice, game, players)
        return BAD_INPUT
    return DONE if code == LEFT else code


def offer_to_save(screen: Screen, voice: Voice, game: Game, players: tuple[Player, ...]) -> None:
    """Ask until a name works, or for Enter."""
    while True:
        try:
            name = screen.ask(voice.text("cli-save-where"))
            if name:
                save(screen, voice, game, players, name)
            return
        except BadRequest as error:
            screen.say(voice.say(error), style="yellow")
        except (InputClosed, KeyboardInterrupt):
            return
