"""`gobelet odds` for Dice Town: the chance to win each place, and the hands."""

from argparse import Namespace
from typing import Final

from gobelet.cli.arguments import whole
from gobelet.cli.games.odds_tables import MOST_ROLLS, grid, percent, shown
from gobelet.cli.screen import Screen
from gobelet.core.dice import MOST_DICE
from gobelet.core.names import Dice
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.poker import CATEGORY, HANDS
from gobelet.locale.voice import Voice, Words
from gobelet.odds.dicetown import policy

MOST_MONEY: Final = 20


def show_odds(screen: Screen, voice: Voice, dice: Dice, rivals: list[Dice], read: Namespace) -> None:
    """Each place for a player who goes for it: dice of its face, and the chance to win; then the hands."""
    rolls = whole("--rolls", read.rolls, 0, MOST_ROLLS)
    money = whole("--money", read.money, 0, MOST_MONEY)
    theirs = tuple([(rival, rolls) for rival in rivals])
    facts: Words = {"dice": shown(voice, dice), "rolls": rolls, "dollars": money}
    heads = [voice.text("odds-place"), *[str(number) for number in range(MOST_DICE + 1)]]
    table = grid(voice, voice.text("odds-town", facts), [*heads, voice.text("odds-win")])
    for number, place in enumerate(CLASSIC.places):
        counts = [""] * (MOST_DICE + 1)
        if place.face >= 0:
            chances = policy.face_counts(number, dice, rolls, money, place.face)
            counts = [percent(voice, chance) if chance else "–" for chance in chances]
        won = policy.win_place(number, dice, rolls, money, theirs)
        table.add_row(voice.text(f"place-{place.name}"), *counts, percent(voice, won))
    screen.show(table)
    hands = grid(voice, voice.text("odds-hands"), [voice.text("odds-hand"), voice.text("odds-chance")])
    made = policy.hands(policy.HAND, dice, rolls, money)
    for number in range(len(HANDS) - 1, -1, -1):
        share = sum([chance for hand, chance in made if CATEGORY[hand] == number])
        hands.add_row(voice.text(f"hand-{HANDS[number]}"), percent(voice, share))
    screen.show(hands)
    screen.say(voice.text("odds-town-model"))
