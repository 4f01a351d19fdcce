"""Cincinnati, played on quickly: a table of first rolls, the keeps of sensible gamblers, a rule for chips."""

from functools import lru_cache
from typing import Final

from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.expert.cincinnati import rival_tables as experts
from gobelet.bots.expert.cincinnati.crowd import sensible_choice
from gobelet.bots.expert.cincinnati.win_weights import CHIP_PRICES
from gobelet.bots.picking import Scored
from gobelet.bots.search.quick_player import QuickPlayer
from gobelet.cincinnati.cards import CARDS, CHIPS, DUEL, MONEY, ROWS, WORTH, highest_money
from gobelet.cincinnati.challenges import Challenge
from gobelet.cincinnati.duels import DuelReroll, PayInDuel
from gobelet.cincinnati.option_table import CHALLENGE, CHOOSE, PASS, PAY, REROLL
from gobelet.cincinnati.state import TABLES, Casino
from gobelet.cincinnati.throws import ChooseTable, Declare, PayExtra
from gobelet.core.dice import mask_of
from gobelet.core.game import Game
from gobelet.core.names import Cards, Dice, Option, Seat
from gobelet.odds.cincinnati.gamblers import DUEL as DUELING
from gobelet.odds.cincinnati.gamblers import QUALITY
from gobelet.odds.cincinnati.tables import keeping
from gobelet.odds.rolls import HANDFULS, KEEPS, NUMBER, means

ROLLS: Final = 3
CHIPS_CARD: Final = 2  # what a Chips card pays
PRIZE: Final = 30.0  # what a duel is about, in thousands
FOUGHT_FOR: Final = 40.0  # the same, with the opponent's loss
DUEL_CARD: Final = 0.6  # what a Duel card is worth, by the highest card that it may win


@lru_cache(maxsize=4096)
def overtaking(target: int, hand: int, best: int) -> tuple[float, Dice]:
    """The best chance of one roll to be better than a quality, and the dice to keep for it."""
    worth = means([1.0 if quality > best else 0.0 for quality in QUALITY[target]])
    chance = -1.0
    kept = 0
    for number in KEEPS[hand]:
        if worth[number] > chance + 1e-12:
            chance, kept = worth[number], number
    return chance, HANDFULS[kept]


@lru_cache(maxsize=65536)
def reroll(dice: Dice, kept: Dice) -> int:
    """The mask that rerolls all but the dice kept."""
    return mask_of(dice, dice - kept)


class CasinoPlayer(QuickPlayer):
    """Made for one decision; its stakes decide where players go with each first roll."""

    __slots__ = ("choices", "worth")

    def __init__(self, worth: CasinoAppraiser) -> None:
        self.worth: Final = worth
        if isinstance(worth.view.question, ChooseTable):
            self.choices = experts.choices(worth)
        else:  # nobody chooses before the round is over
            view = worth.view
            tables = view.edition.played[view.seats]
            stakes = tuple([max(1, round(worth.stakes(view.stakes[table]))) for table in tables])
            self.choices = [sensible_choice(tables, stakes, view.seats - 1)] * view.seats

    def advise(self) -> Scored:
        if isinstance(self.worth.view.question, ChooseTable):
            return experts.tables(self.worth, self.choices)
        return []

    def answer(self, game: Game, seat: Seat) -> Option:
        assert isinstance(game, Casino)
        question = game.question
        if isinstance(question, ChooseTable):
            return CHOOSE + self.choices[seat][NUMBER[game.cup[seat]]]
        if isinstance(question, Declare):
            dice = game.dice[seat]
            kept = keeping(game.chosen[seat], ROLLS - game.rolls)[NUMBER[dice]]
            return REROLL + reroll(dice, HANDFULS[kept])
        if isinstance(question, PayExtra):
            return extra(game, seat)
        if isinstance(question, DuelReroll):
            dice = game.duel[seat]
            if question.roll == ROLLS and seat == game.duelists[-1]:
                best = max([QUALITY[DUELING][NUMBER[game.duel[other]]] for other in game.duelists[:-1]])
                if QUALITY[DUELING][NUMBER[dice]] >= best:
                    return REROLL
                return REROLL + reroll(dice, overtaking(DUELING, NUMBER[dice], best - 1)[1])
            kept = keeping(DUELING, ROLLS + 1 - question.roll)[NUMBER[dice]]
            return REROLL + reroll(dice, HANDFULS[kept])
        if isinstance(question, PayInDuel):
            return duel_extra(game, seat)
        if isinstance(question, Challenge):
            return opponent(game, seat)
        return question.default(game, seat) if question is not None else PASS


def stake(cards: Cards, round: int, prize: float) -> float:
    """What the cards of a table are worth to their winner, in thousands."""
    chips = CARDS.count(cards, CHIPS) * CHIPS_CARD
    return (
        WORTH[cards & MONEY] / 1000
        + CARDS.count(cards, DUEL) * DUEL_CARD * prize
        + chips * CHIP_PRICES[round]
    )


def extra(game: Casino, seat: Seat) -> Option:
    """CI-14. A player who is behind pays if the chance is worth it."""
    table = game.chosen[seat]
    qualities = QUALITY[table]
    dice = game.dice[seat]
    hand = NUMBER[dice]
    best = 0
    for other in range(game.seats):
        if other != seat and game.chosen[other] == table:
            best = max(best, qualities[NUMBER[game.dice[other]]])
    if qualities[hand] > best:
        return PASS
    worth = stake(game.cards[TABLES + table], game.round, PRIZE)
    chip = CHIP_PRICES[game.round]
    if worth <= chip:
        return PASS
    chance, kept = overtaking(table, hand, best)
    return PAY + reroll(dice, kept) if worth * chance > chip else PASS


def duel_extra(game: Casino, seat: Seat) -> Option:
    """CI-31. The same in a duel."""
    qualities = QUALITY[DUELING]
    dice = game.duel[seat]
    order = game.duelists
    last = seat == order[-1]
    best = max([qualities[NUMBER[game.duel[other]]] for other in order if other != seat])
    mine = qualities[NUMBER[dice]]
    if mine > best or (last and mine == best):
        return PASS
    chance, kept = overtaking(DUELING, NUMBER[dice], best - 1 if last else best)
    return PAY + reroll(dice, kept) if FOUGHT_FOR * chance > CHIP_PRICES[game.round] else PASS


def opponent(game: Casino, seat: Seat) -> Option:
    """CI-30. The highest card, of equal ones the richest player's."""
    best = (-1.0, CHALLENGE)
    for other in range(game.seats):
        if other != seat:
            kind = highest_money(game.cards[other])
            prize = ROWS[kind].worth if kind >= 0 else 0
            best = max(best, (prize + game.money(other) / 1e6, CHALLENGE + other))
    return best[1]
