"""`gobelet odds` for Cincinnati: to qualify, to win a table, to win a duel."""

from argparse import Namespace
from typing import Any, Final

from gobelet.cincinnati.edition import CINCINNATI
from gobelet.cincinnati.hands import HANDS as HAND_NAMES
from gobelet.cli.arguments import whole
from gobelet.cli.games.odds_tables import MOST_ROLLS, complete, faces, grid, percent, shown
from gobelet.cli.screen import Screen
from gobelet.core.dice import MOST_DICE, SIZE
from gobelet.core.errors import BadRequest
from gobelet.core.names import Dice
from gobelet.locale.voice import Voice, Words
from gobelet.odds.cincinnati import duel, tables
from gobelet.odds.rolls import HANDFULS, HANDS, NUMBER, best_keeps

MOST_CHIPS: Final = 4
# CI-31. The turns of a duel: second and third rolls, then the chips.
TURNS: Final = ("odds-turn-0", "odds-turn-1", "odds-turn-2", "odds-turn-3", "odds-turn-4")


def figures(voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> dict[str, Any]:
    """The tables, or with `--duel` a duel."""
    asked = {"dice": faces(voice, dice), "against": [faces(voice, rival) for rival in rivals]}
    found = duel_figures(dice, rivals, read) if read.duel else table_figures(voice, dice, rivals, read)
    return {**asked, **found}


def show(screen: Screen, voice: Voice, found: dict[str, Any]) -> None:
    if "turns" in found:
        show_duel(screen, voice, found)
    else:
        show_tables(screen, voice, found)


def table_figures(voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> dict[str, Any]:
    """The three tables: to qualify now, with the rolls, with the chips too; what to keep; to win."""
    rolls = whole("--rolls", read.rolls, 0, MOST_ROLLS)
    chips = whole("--chips", read.chips, 0, MOST_CHIPS)
    if dice >> SIZE < MOST_DICE:
        return scratch_figures(dice, rolls, chips, rivals)
    theirs = tuple([(complete(rival), rolls) for rival in rivals])
    found = [
        {
            "table": place.name,
            "now": tables.qualify(number, dice, 0),
            "with_rolls": tables.qualify(number, dice, rolls),
            "with_chips": tables.qualify(number, dice, rolls, chips),
            "keep": faces(voice, best_kept(number, dice, rolls, theirs)) if rolls else None,
            "win": tables.win_table(number, dice, rolls, theirs),
        }
        for number, place in enumerate(CINCINNATI.tables)
    ]
    return {"rolls": rolls, "chips": chips, "tables": found}


def scratch_figures(dice: Dice, rolls: int, chips: int, rivals: list[Dice]) -> dict[str, Any]:
    """Dice that are still to be rolled: the first of the rolls throws them, the others are rerolls.

    For each table and each kind of hand the chance to have it in the end, if one goes for it alone.
    """
    if not rolls:
        raise BadRequest("odds-too-few-dice", "", {"number": dice >> SIZE, "least": MOST_DICE})
    theirs = tuple([(complete(rival), rolls - 1) for rival in rivals])
    found = [
        {
            "table": place.name,
            "now": 0.0,
            "with_rolls": tables.qualify(number, dice, rolls - 1),
            "with_chips": tables.qualify(number, dice, rolls - 1, chips),
            "keep": None,
            "win": tables.win_table(number, dice, rolls - 1, theirs),
        }
        for number, place in enumerate(CINCINNATI.tables)
    ]
    hands = [
        {"hand": name, "chance": tables.reach_hand(number, dice, rolls - 1)}
        for number, name in reversed(list(enumerate(HAND_NAMES)))
    ]
    return {"rolls": rolls, "chips": chips, "tables": found, "hands": hands}


def show_tables(screen: Screen, voice: Voice, found: dict[str, Any]) -> None:
    facts: Words = {
        "dice": shown(voice, found["dice"]),
        "rolls": found["rolls"],
        "chips": found["chips"],
    }
    heads = ["odds-table", "odds-now", "odds-rolls", "odds-chips", "odds-keep", "odds-win"]
    table = grid(voice, voice.text("odds-casino", facts), [voice.text(head) for head in heads])
    for place in found["tables"]:
        table.add_row(
            voice.text(f"table-{place['table']}"),
            *[percent(voice, place[chance]) for chance in ("now", "with_rolls", "with_chips")],
            shown(voice, place["keep"]) if place["keep"] is not None else "",
            percent(voice, place["win"]),
        )
    screen.show(table)
    if "hands" in found:
        heads = [voice.text("odds-hand"), voice.text("odds-chance")]
        hands = grid(voice, voice.text("odds-hands-alone"), heads)
        for hand in found["hands"]:
            hands.add_row(voice.text(f"hand-{hand['hand']}"), percent(voice, hand["chance"]))
        screen.show(hands)
    screen.say(voice.text("odds-casino-model"))


def best_kept(table: int, dice: Dice, rolls: int, rivals: tuple[tuple[Dice, int], ...]) -> Dice:
    """What to keep of these dice."""
    numbered = tuple(sorted([(NUMBER[theirs], left) for theirs, left in rivals]))
    values = list(tables.winning(table, numbered, rolls - 1)[: len(HANDS)])
    return HANDFULS[best_keeps(values)[NUMBER[dice]]]


def duel_figures(dice: Dice, rivals: list[Dice], read: Namespace) -> dict[str, Any]:
    """The owner's dice against the opponent's, before each roll."""
    mine = whole("--chips", read.chips, 0, MOST_CHIPS)
    theirs = whole("--their-chips", read.their_chips, 0, MOST_CHIPS)
    if len(rivals) != 1:
        raise BadRequest("odds-duel-of-two", "", {"number": len(rivals)})
    owner, opponent = complete(dice), complete(rivals[0])
    turns = [duel.win_duel(owner, opponent, turn, mine, theirs) for turn in range(len(TURNS))]
    return {"chips": mine, "their_chips": theirs, "turns": turns}


def show_duel(screen: Screen, voice: Voice, found: dict[str, Any]) -> None:
    facts: Words = {
        "dice": shown(voice, found["dice"]),
        "their": shown(voice, found["against"][0]),
        "chips": found["chips"],
        "chips2": found["their_chips"],
    }
    table = grid(
        voice, voice.text("odds-duel", facts), [voice.text("odds-turn"), voice.text("odds-owner-wins")]
    )
    for named, chance in zip(TURNS, found["turns"], strict=True):
        table.add_row(voice.text(named), percent(voice, chance))
    screen.show(table)
    screen.say(voice.text("odds-duel-model"))
