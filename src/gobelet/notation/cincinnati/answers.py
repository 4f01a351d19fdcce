"""Answers of Cincinnati in words: `reroll 42`, `stand`, `pay 2`, `pass`, `A`, `challenge 1`."""

from gobelet.cincinnati.option_table import CHOOSE, REROLL, TABLE
from gobelet.cincinnati.state import Casino
from gobelet.core.dice import PICKED, mask_of
from gobelet.core.game import Game
from gobelet.core.names import Dice, Option, Parts, Seat
from gobelet.notation.cincinnati.names import LETTERS, dice, is_dice, pips
from gobelet.notation.notation import Notation, no_answer

STAND = "stand"


class CasinoAnswers(Notation):
    """The words of options."""

    def word(self, game: Game, seat: Seat, option: Option) -> str:
        assert isinstance(game, Casino)
        verb, operand = TABLE.read(option)
        if option == REROLL:
            return STAND
        if verb in ("reroll", "pay"):
            picked = PICKED[_dice_of(game, seat)]
            return f"{verb} {pips(picked[operand])}" if operand < len(picked) else f"{verb} -"
        return LETTERS[operand] if verb == "table" else super().word(game, seat, option)

    def read_word(self, game: Game, seat: Seat, words: list[str], text: str) -> Parts:
        assert isinstance(game, Casino)
        verb, *operands = words or [""]
        if words == [STAND]:
            return (REROLL,)
        if len(words) == 1 and verb in tuple(LETTERS):
            return (CHOOSE + LETTERS.index(verb),)
        if verb in ("reroll", "pay"):
            chosen = dice(verb, operands[0]) if len(operands) == 1 and is_dice(operands[0]) else 0
            mask = mask_of(_dice_of(game, seat), chosen) if chosen else -1
            if mask < 0:
                raise no_answer(text, verb)
            return (TABLE.write(verb, mask),)
        if verb == "table":
            raise no_answer(text, verb)
        return super().read_word(game, seat, words, text)


def _dice_of(casino: Casino, seat: Seat) -> Dice:
    """The dice that an answer chooses among: those of a duel, or of the round."""
    return casino.duel[seat] or casino.dice[seat]
