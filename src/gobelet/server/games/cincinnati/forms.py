"""Cincinnati: what may be tapped, and what a tapped choice is among the engine's options."""

from collections.abc import Callable

from gobelet.cincinnati.hands import pips
from gobelet.cincinnati.option_table import TABLE
from gobelet.cincinnati.state import Casino
from gobelet.cincinnati.view import CasinoView
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.names import Dice, Option, Parts, Seat
from gobelet.server.errors import Trouble
from gobelet.server.games.tapped_dice import mask_to_places, numbers_of, places_to_mask
from gobelet.server.protocol.answers import Button, Choice, Form, PickDice, Told

READ = [TABLE.read(option) for option in range(TABLE.size)]


def forms(game: Game, view: CasinoView, told: Callable[[Message], Told]) -> list[Form]:
    """What this viewer may answer."""
    seat = view.seat
    if seat is None or not view.options:
        return []
    made: list[Form] = []
    shown = pips(_dice(view.dice[seat], view.duel[seat]))
    said = [READ[option] for option in view.options]
    rerolls = [operand for verb, operand in said if verb == "reroll"]
    pays = [operand for verb, operand in said if verb == "pay"]
    if rerolls:
        numbers = numbers_of(rerolls)
        made.append(PickDice("reroll", [*shown], numbers, [0] * len(numbers)))
    if pays:
        numbers = numbers_of(pays)
        made.append(PickDice("pay", [*shown], numbers, [1] * len(numbers)))
    for option, (verb, _operand) in zip(view.options, said, strict=True):
        if verb not in ("reroll", "pay"):
            made.append(Button(choice(view, option), told(game.message(option, seat))))
    return made


def choice(view: CasinoView, option: Option) -> Choice:
    """How an option is sent back."""
    verb, operand = READ[option]
    match verb:
        case "reroll":
            return Choice(reroll=mask_to_places(operand))
        case "pay":
            return Choice(pay=mask_to_places(operand))
        case "table":
            return Choice(table=view.edition.tables[operand].name)
        case "challenge":
            return Choice(challenge=operand)
        case _:
            return Choice(pass_=True)


def _dice(dice: Dice, duel: Dice) -> Dice:
    """The dice that are chosen from: in a duel, those of the duel."""
    return duel or dice


def parts(game: Game, seat: Seat, choice: Choice) -> Parts:
    """The option that a choice of this seat means. Whether it is allowed now, the game says."""
    assert isinstance(game, Casino)
    dice = _dice(game.dice[seat], game.duel[seat])
    if choice.reroll is not None:
        return (TABLE.write("reroll", places_to_mask(dice, choice.reroll)),)
    if choice.pay is not None:
        return (TABLE.write("pay", places_to_mask(dice, choice.pay)),)
    if choice.table is not None:
        tables = [table.name for table in game.edition.tables]
        if choice.table not in tables:
            raise Trouble("choice-unknown", 400, {"what": choice.table})
        return (TABLE.write("table", tables.index(choice.table)),)
    if choice.challenge is not None:
        return (TABLE.write("challenge", choice.challenge),)
    if choice.pass_:
        return (TABLE.write("pass"),)
    raise Trouble("choice-other-game", 400, {})
