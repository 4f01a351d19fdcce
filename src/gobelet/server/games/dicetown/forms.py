"""Dice Town: what may be tapped."""

from collections.abc import Callable
from functools import lru_cache

from gobelet.core.dice import SIZE
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.names import Dice, Option, Parts, Seat
from gobelet.dicetown.bribes import Offers
from gobelet.dicetown.cards import BRUTE, CHEATER, DESPERADO, DOUBLE_GUN, ELIXIRS, JOE
from gobelet.dicetown.costs import cost
from gobelet.dicetown.hunting import DoubleGun
from gobelet.dicetown.option_table import TABLE
from gobelet.dicetown.outlaws import Call
from gobelet.dicetown.rolling import HAND
from gobelet.dicetown.unprinted_values import FINDS
from gobelet.dicetown.view import TownView
from gobelet.dicetown.wording import REMEDIES
from gobelet.server.games.dicetown import extras
from gobelet.server.games.dicetown.board import cards, faces, named
from gobelet.server.games.dicetown.names import FACES, card_name, deeds
from gobelet.server.games.tapped_dice import mask_to_places, numbers_of
from gobelet.server.protocol.answers import (
    Aim,
    Bribe,
    Button,
    Called,
    CallOutlaws,
    Choice,
    Form,
    MakeOffer,
    PickDeeds,
    PickDice,
    PutInOrder,
    Told,
    Turn,
)

READ = [TABLE.read(option) for option in range(TABLE.size)]
TAPPED = ("keep", "brute", "gun")  # verbs whose operand is some dice
TOP = "top"  # of the pile of Elixirs


def forms(game: Game, view: TownView, told: Callable[[Message], Told]) -> list[Form]:
    """What this viewer may answer."""
    seat, question = view.seat, view.question
    if seat is None or question is None or not view.options:
        return []
    if isinstance(question, Offers):
        return [_offer(view, seat)]
    if question.id == "fence":
        return [PickDeeds(deeds(view.hand_deeds), 2)]
    if question.id == "order-visits":
        return [PutInOrder(sorted(view.visits))]
    if isinstance(question, Call):
        return [CallOutlaws(extras.before(view, seat), HAND - (view.dice[seat] >> SIZE))]
    made: list[Form] = [*_dice_forms(view, seat)]
    choices: list[Choice] = []
    for option in view.options:
        if READ[option][0] in TAPPED:
            continue
        one = choice(view, option)
        if one not in choices:  # DT-4: Equipment of equal worth is the same for a player
            choices.append(one)
            made.append(Button(one, told(game.message(option, seat)), card_of(option)))
    return made


def _dice_forms(view: TownView, seat: Seat) -> list[PickDice]:
    made = []
    for verb, numbers, costs in _tapped(view.options):
        shown = faces(chosen_from(verb, view.question, view.cup, view.kept[seat]))
        made.append(PickDice(verb, [*shown], numbers, costs, LIT.get(verb, "")))  # type: ignore[arg-type]
    return made


@lru_cache(4096)
def _tapped(options: Parts) -> list[tuple[str, list[int], list[int]]]:
    """What dice may be tapped for, how many of them, and what that costs. The lists are only ever read."""
    made = []
    for verb in TAPPED:
        masks = [operand for said, operand in [READ[option] for option in options] if said == verb]
        if masks:
            numbers = numbers_of(masks)
            made.append((verb, numbers, [cost(number) if verb == "keep" else 0 for number in numbers]))
    return made


def chosen_from(verb: str, question: object, cup: Dice, kept: Dice) -> Dice:
    """The dice that are tapped: those of a hunt; otherwise those under the cup, or after a failed Brute those
    just shown.
    """
    if verb == "gun":
        return question.dice if isinstance(question, DoubleGun) else 0
    return cup or kept


def _offer(view: TownView, seat: Seat) -> MakeOffer:
    """DT-41. At most what one has beyond what one holds out already."""
    held = view.offers[seat]
    held_cards, held_deeds = view.offers_seen[seat]
    return MakeOffer(
        dollars=view.dollars[seat] - held.dollars,
        nuggets=view.nuggets[seat] - held.nuggets,
        cards=cards(view, view.hand_store - held_cards),
        deeds=deeds(view.hand_deeds - held_deeds),
        fenced=deeds(view.fenced[seat] - held.fenced),
    )


def choice(view: TownView, option: Option) -> Choice:
    """How an option is sent back, by itself."""
    verb, operand = READ[option]
    match verb:
        case "pass":
            return Choice(pass_=True)
        case "done":
            return Choice(outlaws=[]) if isinstance(view.question, Call) else Choice(offer=Bribe())
        case "keep":
            return Choice(keep=mask_to_places(operand))
        case "brute":
            return Choice(brute=mask_to_places(operand))
        case "gun":
            return Choice(gun=mask_to_places(operand))
        case "dollars":
            return Choice(offer=Bribe(dollars=operand + 1))
        case "nuggets":
            return Choice(offer=Bribe(nuggets=operand + 1))
        case "outlaw":
            return Choice(outlaws=[Called(outlaw=operand // 2, dice=operand % 2 + 1)])
        case "turn":
            return Choice(turn=Turn(die=FACES[operand // 6], to=FACES[operand % 6]))
        case "shaman":
            return Choice(shaman=Turn(die=FACES[operand // 6], to=FACES[operand % 6]))
        case "ambush":
            return Choice(ambush=Aim(seat=operand // 6, die=FACES[operand % 6]))
        case "card":
            return Choice(card=named(view, operand))
        case "deed":
            return Choice(deed=operand + 1)
        case "fenced":
            return Choice(deed=0)  # DI-2: the one that is ever chosen is a Ranch
        case "action":
            place = view.edition.places[view.question.place]  # type: ignore[union-attr]
            return Choice(action=place.actions[operand].name)
        case "warpath":
            return Choice(warpath=view.edition.places[operand].name)
        case _:
            return _plain(verb, operand)


def _plain(verb: str, operand: int) -> Choice:
    """Verbs whose operand is what it is in every town."""
    match verb:
        case "play":
            return Choice(play=card_name(operand))
        case "remedy":
            return Choice(remedy=REMEDIES[operand])
        case "drink":
            return Choice(drink=ELIXIRS[operand] if operand < len(ELIXIRS) else TOP)
        case "find":
            return Choice(find=FINDS[operand])
        case "joe":
            return Choice(joe=operand)
        case "name":
            return Choice(name=operand)
        case "rob":
            return Choice(rob=operand)
        case "desperado":
            return Choice(desperado=operand)
        case _:
            return Choice(backs=operand)


# --- the card that an option plays --------------------------------------------------------------------------

LIT = {
    "brute": card_name(BRUTE),
    "turn": card_name(CHEATER),
    "joe": card_name(JOE),
    "desperado": card_name(DESPERADO),
    "gun": card_name(DOUBLE_GUN),
}
CARDS = [card_name(operand) if verb == "play" else LIT.get(verb, "") for verb, operand in READ]


def card_of(option: Option) -> str:
    """The card that an option plays; "" if none."""
    return CARDS[option]
