"""`gobelet odds`: exact chances, as tables."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from rich.table import Table

from gobelet import api
from gobelet.cincinnati.edition import CINCINNATI
from gobelet.cli.arguments import Arguments, whole
from gobelet.cli.exit_codes import DONE
from gobelet.cli.screen import Screen
from gobelet.core.dice import MOST_DICE, SIZE, SORTED, handful
from gobelet.core.errors import BadRequest
from gobelet.core.names import Dice
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.poker import CATEGORY, HANDS
from gobelet.locale.voice import Voice, Words
from gobelet.odds.cincinnati import duel
from gobelet.odds.cincinnati import tables as casino
from gobelet.odds.dicetown import policy as town
from gobelet.odds.rolls import HANDFULS, NUMBER, best_keeps
from gobelet.odds.rolls import HANDS as FIVE

MOST_ROLLS: Final = 5
MOST_CHIPS: Final = 4
MOST_MONEY: Final = 20
# CI-31. The turns of a duel: second and third rolls, then the chips.
TURNS: Final = ("odds-turn-0", "odds-turn-1", "odds-turn-2", "odds-turn-3", "odds-turn-4")


def run(words: list[str], lang: str) -> int:
    arguments = Arguments(Voice(lang), "odds", "odds-about")
    arguments.argument("RULESET", "cli-help-ruleset")
    arguments.argument("DICE", "odds-help-dice")
    arguments.option("rolls", "N", "odds-help-rolls", "2")
    arguments.several("against", "DICE", "odds-help-against")
    arguments.option("chips", "N", "odds-help-chips", "0")
    arguments.option("their-chips", "N", "odds-help-their-chips", "0")
    arguments.flag("duel", "odds-help-duel")
    arguments.option("money", "N", "odds-help-money", "4")
    read = arguments.read(words)
    rules = api.ruleset(read.ruleset)
    voice = Voice(lang, rules)
    dice = dice_of(voice, read.dice)
    rivals = [dice_of(voice, words) for words in read.against]
    screen = Screen()
    if rules.id.startswith("dicetown"):
        show_town(screen, voice, dice, rivals, read)
    elif read.duel:
        show_duel(screen, voice, dice, rivals, read)
    else:
        show_casino(screen, voice, dice, rivals, read)
    return DONE


def dice_of(voice: Voice, words: str) -> Dice:
    """Dice as they are written, with spaces between: “K K 9”, “6 6 4 4 2”, “-” for none."""
    faces = voice.vocabulary.faces
    known = faces if "K" in faces else faces[1:]
    read: list[int] = []
    for word in words.upper().split():
        if word == "-":
            continue
        if word not in known:
            raise BadRequest("odds-bad-dice", "", {"value": words, "known": known})
        read.append(known.index(word))
    if len(read) > MOST_DICE:
        raise BadRequest("odds-too-many-dice", "", {"number": len(read), "most": MOST_DICE})
    return handful(tuple(sorted(read)))


def complete(voice: Voice, dice: Dice, least: int = MOST_DICE) -> Dice:
    if dice >> SIZE < least:
        raise BadRequest("odds-too-few-dice", "", {"number": dice >> SIZE, "least": least})
    return dice


def percent(voice: Voice, chance: float) -> str:
    return voice.text(
        "odds-percent", {"percent": f"{100 * chance:.1f}".replace(".", voice.text("odds-point"))}
    )


def grid(voice: Voice, title: str, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if not place else "right")
    return table


# --- Cincinnati ------------------------------------------------------------------------------------------


def shown(voice: Voice, dice: Dice) -> str:
    if not dice:
        return voice.text("odds-none")
    first = 0 if "K" in voice.vocabulary.faces else 1
    return " ".join([voice.vocabulary.faces[face + first] for face in SORTED[dice]])


def show_casino(screen: Screen, voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> None:
    """The three tables: to qualify now, with the rolls, with the chips too; what to keep; to win."""
    rolls = whole("--rolls", read.rolls, 0, MOST_ROLLS)
    chips = whole("--chips", read.chips, 0, MOST_CHIPS)
    complete(voice, dice)
    theirs = tuple([(complete(voice, rival), rolls) for rival in rivals])
    title = voice.text("odds-casino", {"dice": shown(voice, dice), "rolls": rolls, "chips": chips})
    heads = ["odds-table", "odds-now", "odds-rolls", "odds-chips", "odds-keep", "odds-win"]
    table = grid(voice, title, [voice.text(head) for head in heads])
    for number, place in enumerate(CINCINNATI.tables):
        keep = shown(voice, best_kept(number, dice, rolls, theirs)) if rolls else ""
        table.add_row(
            voice.text(f"table-{place.name}"),
            percent(voice, casino.qualify(number, dice, 0)),
            percent(voice, casino.qualify(number, dice, rolls)),
            percent(voice, casino.qualify(number, dice, rolls, chips)),
            keep,
            percent(voice, casino.win_table(number, dice, rolls, theirs)),
        )
    screen.show(table)
    screen.say(voice.text("odds-casino-model"))


def best_kept(table: int, dice: Dice, rolls: int, rivals: tuple[tuple[Dice, int], ...]) -> Dice:
    """What to keep of these dice."""
    numbered = tuple(sorted([(NUMBER[theirs], left) for theirs, left in rivals]))
    values = list(casino.winning(table, numbered, rolls - 1)[: len(FIVE)])
    return HANDFULS[best_keeps(values)[NUMBER[dice]]]


def show_duel(screen: Screen, voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> None:
    """The owner's dice against the opponent's, before each roll."""
    mine = whole("--chips", read.chips, 0, MOST_CHIPS)
    theirs = whole("--their-chips", read.their_chips, 0, MOST_CHIPS)
    if len(rivals) != 1:
        raise BadRequest("odds-duel-of-two", "", {"number": len(rivals)})
    owner, opponent = complete(voice, dice), complete(voice, rivals[0])
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


# --- Dice Town -------------------------------------------------------------------------------------------


def show_town(screen: Screen, voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> None:
    """Each place, if one goes for it: how many dice of its face, and the chance to win it; then the hands."""
    rolls = whole("--rolls", read.rolls, 0, MOST_ROLLS)
    money = whole("--money", read.money, 0, MOST_MONEY)
    theirs = tuple([(rival, rolls) for rival in rivals])
    facts: Words = {"dice": shown(voice, dice), "rolls": rolls, "dollars": money}
    heads = [voice.text("odds-place"), *[str(number) for number in range(MOST_DICE + 1)]]
    table = grid(voice, voice.text("odds-town", facts), [*heads, voice.text("odds-win")])
    for number, place in enumerate(CLASSIC.places):
        counts = [""] * (MOST_DICE + 1)
        if place.face >= 0:
            chances = town.face_counts(number, dice, rolls, money, place.face)
            counts = [percent(voice, chance) if chance else "–" for chance in chances]
        won = town.win_place(number, dice, rolls, money, theirs)
        table.add_row(voice.text(f"place-{place.name}"), *counts, percent(voice, won))
    screen.show(table)
    hands = grid(voice, voice.text("odds-hands"), [voice.text("odds-hand"), voice.text("odds-chance")])
    for number in range(len(HANDS) - 1, -1, -1):
        share = sum(
            [chance for hand, chance in town.hands(town.HAND, dice, rolls, money) if CATEGORY[hand] == number]
        )
        hands.add_row(voice.text(f"hand-{HANDS[number]}"), percent(voice, share))
    screen.show(hands)
    screen.say(voice.text("odds-town-model"))
