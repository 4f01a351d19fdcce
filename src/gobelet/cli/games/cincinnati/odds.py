"""`gobelet odds` for Cincinnati: to qualify, to win a table, to win a duel."""

from argparse import Namespace
from typing import Final

from gobelet.cincinnati.edition import CINCINNATI
from gobelet.cli.arguments import whole
from gobelet.cli.games.odds_tables import MOST_ROLLS, complete, grid, percent, shown
from gobelet.cli.screen import Screen
from gobelet.core.errors import BadRequest
from gobelet.core.names import Dice
from gobelet.locale.voice import Voice, Words
from gobelet.odds.cincinnati import duel, tables
from gobelet.odds.rolls import HANDFULS, HANDS, NUMBER, best_keeps

MOST_CHIPS: Final = 4
# CI-31. The turns of a duel: second and third rolls, then the chips.
TURNS: Final = ("odds-turn-0", "odds-turn-1", "odds-turn-2", "odds-turn-3", "odds-turn-4")


def show_odds(screen: Screen, voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> None:
    """The tables, or with `--duel` a duel."""
    show = show_duel if read.duel else show_tables
    show(screen, voice, dice, rivals, read)


def show_tables(screen: Screen, voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> None:
    """The three tables: to qualify now, with the rolls, with the chips too; what to keep; to win."""
    rolls = whole("--rolls", read.rolls, 0, MOST_ROLLS)
    chips = whole("--chips", read.chips, 0, MOST_CHIPS)
    complete(dice)
    theirs = tuple([(complete(rival), rolls) for rival in rivals])
    title = voice.text("odds-casino", {"dice": shown(voice, dice), "rolls": rolls, "chips": chips})
    heads = ["odds-table", "odds-now", "odds-rolls", "odds-chips", "odds-keep", "odds-win"]
    table = grid(voice, title, [voice.text(head) for head in heads])
    for number, place in enumerate(CINCINNATI.tables):
        keep = shown(voice, best_kept(number, dice, rolls, theirs)) if rolls else ""
        table.add_row(
            voice.text(f"table-{place.name}"),
            percent(voice, tables.qualify(number, dice, 0)),
            percent(voice, tables.qualify(number, dice, rolls)),
            percent(voice, tables.qualify(number, dice, rolls, chips)),
            keep,
            percent(voice, tables.win_table(number, dice, rolls, theirs)),
        )
    screen.show(table)
    screen.say(voice.text("odds-casino-model"))


def best_kept(table: int, dice: Dice, rolls: int, rivals: tuple[tuple[Dice, int], ...]) -> Dice:
    """What to keep of these dice."""
    numbered = tuple(sorted([(NUMBER[theirs], left) for theirs, left in rivals]))
    values = list(tables.winning(table, numbered, rolls - 1)[: len(HANDS)])
    return HANDFULS[best_keeps(values)[NUMBER[dice]]]


def show_duel(screen: Screen, voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> None:
    """The owner's dice against the opponent's, before each roll."""
    mine = whole("--chips", read.chips, 0, MOST_CHIPS)
    theirs = whole("--their-chips", read.their_chips, 0, MOST_CHIPS)
    if len(rivals) != 1:
        raise BadRequest("odds-duel-of-two", "", {"number": len(rivals)})
    owner, opponent = complete(dice), complete(rivals[0])
    facts: Words = {
        "dice": shown(voice, owner),
        "their": shown(voice, opponent),
        "chips": mine,
        "chips2": theirs,
    }
    table = grid(
        voice, voice.text("odds-duel", facts), [voice.text("odds-turn"), voice.text("odds-owner-wins")]
    )
    for turn, named in enumerate(TURNS):
        chance = duel.win_duel(owner, opponent, turn, mine, theirs)
        table.add_row(voice.text(named), percent(voice, chance))
    screen.show(table)
    screen.say(voice.text("odds-duel-model"))
