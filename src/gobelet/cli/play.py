"""`gobelet play`: a whole game in the terminal."""

import secrets
from argparse import Namespace
from typing import Final

from rich.table import Table

from gobelet import api
from gobelet.bots import BOTS
from gobelet.cli.arguments import Arguments, chosen, ruleset_ids
from gobelet.cli.build import build_line
from gobelet.cli.exit_codes import DONE, INTERRUPTED
from gobelet.cli.files import STANDARD_INPUT, check_new_file, read_record
from gobelet.cli.game_at_terminal import Quit, Sitting
from gobelet.cli.rulesets import title_of
from gobelet.cli.saving import LEFT, Saving
from gobelet.cli.screen import InputClosed, Screen
from gobelet.cli.seats import HUMAN, bot_for, called, new_game, seated
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game
from gobelet.locale.voice import Voice
from gobelet.records import Player, RecordFile

SEATS: Final = "you,greedy,greedy"


def run(words: list[str], lang: str) -> int:
    arguments = read(words, Voice(lang))
    if arguments.resume is not None:
        return resume(arguments, lang)
    if arguments.ruleset is None:
        raise BadRequest("cli-missing", "", {"argument": "RULESET"})
    rules = api.ruleset(arguments.ruleset)
    kinds = seated(SEATS if arguments.seats is None else arguments.seats, rules, humans=True)
    names = called(kinds, arguments.name, Voice(lang, rules))
    choices = chosen(arguments.choice, rules)
    seed = arguments.seed if arguments.seed is not None else str(secrets.randbelow(10**9))
    if arguments.record is not None:
        check_new_file(arguments.record)
    players = tuple([Player(name, kind) for name, kind in zip(names, kinds, strict=True)])
    sitting = sit_down(Voice(lang, rules, names), players, seed, arguments.fast)
    game = new_game(rules, len(kinds), seed, choices, [sitting.watch])
    greet(sitting.screen, sitting.voice, players, seed)
    return finish(sitting, game, Saving(sitting.screen, sitting.voice, players, arguments.record))


def resume(arguments: Namespace, lang: str) -> int:
    """A saved game, played on. It is saved in its file again, unless that holds more than we could write."""
    file = read_record(arguments.resume)
    if arguments.ruleset is not None or arguments.choice or arguments.seed is not None:
        raise BadRequest("cli-resume-alone", "", {})
    if file.record.over:
        raise BadRequest("cli-resume-over", "", {"file": arguments.resume})
    rules = api.start(file.record).ruleset
    players = seats_again(file, arguments, Voice(lang, rules))
    again = arguments.resume if file.proof is None and arguments.resume != STANDARD_INPUT else None
    if arguments.record is not None:
        check_new_file(arguments.record)
        again = None
    voice = Voice(lang, rules, [player.name for player in players])
    sitting = sit_down(voice, players, file.record.seed, arguments.fast)
    game = api.replay(file.record, watchers=[sitting.watch])
    sitting.catch_up()
    greet(sitting.screen, sitting.voice, players, file.record.seed)
    saving = Saving(sitting.screen, sitting.voice, players, arguments.record, again, file.orders)
    return finish(sitting, game, saving)


def seats_again(file: RecordFile, arguments: Namespace, voice: Voice) -> tuple[Player, ...]:
    """Those who sat there; --seats puts others there, --name calls them otherwise."""
    if arguments.seats is None and not file.players:
        raise BadRequest("cli-resume-seats", "", {})
    assert voice.ruleset is not None
    text = arguments.seats
    if text is None:
        text = ",".join([player.kind for player in file.players])
    kinds = seated(text, voice.ruleset, humans=True)
    if len(kinds) != file.record.seats:
        raise BadRequest("cli-resume-number", "", {"number": len(kinds), "seats": file.record.seats})
    if arguments.name or not file.players:
        names = called(kinds, arguments.name, voice)
    else:
        names = tuple([player.name for player in file.players])
    return tuple([Player(name, kind) for name, kind in zip(names, kinds, strict=True)])


def sit_down(voice: Voice, players: tuple[Player, ...], seed: str, fast: bool) -> Sitting:
    humans = [seat for seat, player in enumerate(players) if player.kind == HUMAN]
    # At a shared keyboard nobody is “you”: the same lines are read by all.
    mine = Voice(voice.lang, voice.ruleset, voice.names, humans[0] if len(humans) == 1 else None)
    screen = Screen(fast, shared=len(humans) > 1)
    bots = [
        None if player.kind == HUMAN else bot_for(player.kind, seed, seat)
        for seat, player in enumerate(players)
    ]
    return Sitting(screen, mine, bots)


def finish(sitting: Sitting, game: Game, saving: Saving) -> int:
    """Play, and save what is to be saved; the exit code."""
    code = conduct(sitting, game)
    if saving.name is not None or saving.again is not None:
        return saving.as_asked(game, code)
    if code in (LEFT, INTERRUPTED) and (code == LEFT or sitting.screen.live):
        saving.offer(game)
    return DONE if code == LEFT else code


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
    arguments.perhaps("RULESET", "cli-help-ruleset", ruleset_ids)
    arguments.option("seats", "you,greedy,…", "cli-help-seats", values=lambda: (HUMAN, *BOTS))
    arguments.option("seed", "N", "cli-help-seed")
    arguments.several("name", "NAME", "cli-help-name")
    arguments.several("choice", "KEY=VALUE", "cli-help-choice")
    arguments.option("record", "FILE", "cli-help-record")
    arguments.option("resume", "FILE", "cli-help-resume")
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
    version, latest = voice.ruleset.version, api.ruleset(voice.ruleset.id).version
    if version < latest:
        screen.say(voice.text("table-earlier-rules", {"version": version, "latest": latest}))
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
