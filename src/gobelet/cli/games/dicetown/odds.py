"""`gobelet odds` for Dice Town: the chance to win each place, and the hands."""

from argparse import Namespace
from typing import Any, Final

from gobelet.cli.arguments import whole
from gobelet.cli.games.odds_tables import MOST_ROLLS, faces, grid, percent, shown
from gobelet.cli.screen import Screen
from gobelet.core.dice import MOST_DICE
from gobelet.core.names import Dice
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.poker import CATEGORY, HANDS
from gobelet.locale.voice import Voice, Words
from gobelet.odds.dicetown import policy

MOST_MONEY: Final = 20


def figures(voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> dict[str, Any]:
    """Each place for a player who goes for it: dice of its face, and the chance to win; then the hands."""
    rolls = whole("--rolls", read.rolls, 0, MOST_ROLLS)
    money = whole("--money", read.money, 0, MOST_MONEY)
    theirs = tuple([(rival, rolls) for rival in rivals])
    places = []
    for number, place in enumerate(CLASSIC.places):
        counts = policy.face_counts(number, dice, rolls, money, place.face) if place.face >= 0 else ()
        won = policy.win_place(number, dice, rolls, money, theirs)
        places.append({"place": place.name, "counts": [*counts], "win": won})
    made = policy.hands(policy.HAND, dice, rolls, money)
    hands = [
        {"hand": HANDS[number], "chance": sum([chance for hand, chance in made if CATEGORY[hand] == number])}
        for number in range(len(HANDS) - 1, -1, -1)
    ]
    against = [faces(voice, rival) for rival in rivals]
    asked = {"dice": faces(voice, dice), "against": against, "rolls": rolls, "money": money}
    return {**asked, "places": places, "hands": hands}


def show(screen: Screen, voice: Voice, found: dict[str, Any]) -> None:
    facts: Words = {
        "dice": shown(voice, found["dice"]),
        "rolls": found["rolls"],
        "dollars": found["money"],
    }
    heads = [voice.text("odds-place"), *[str(number) for number in range(MOST_DICE + 1)]]
    table = grid(voice, voice.text("odds-town", facts), [*heads, voice.text("odds-win")])
    for place in found["places"]:
        counts = [percent(voice, chance) if chance else "–" for chance in place["counts"]]
        counts = counts or [""] * (MOST_DICE + 1)
        table.add_row(voice.text(f"place-{place['place']}"), *counts, percent(voice, place["win"]))
    screen.show(table)
    hands = grid(voice, voice.text("odds-hands"), [voice.text("odds-hand"), voice.text("odds-chance")])
    for hand in found["hands"]:
        hands.add_row(voice.text(f"hand-{hand['hand']}"), percent(voice, hand["chance"]))
    screen.show(hands)
    screen.say(voice.text("odds-town-model"))
