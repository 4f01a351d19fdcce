"""Dice Town: what may be tapped, and what a tapped choice is among the engine's options."""

from gobelet.core.game import Game
from gobelet.core.kinds import Dice, Parts, Seat
from gobelet.dicetown.doc import REMEDIES
from gobelet.dicetown.state import Town
from gobelet.dicetown.store import BRUTE, CHEATER, DEEDS, JOE, ROWS
from gobelet.dicetown.table import CARD, DEED, DONE, FENCED_DEED, NAME, TABLE
from gobelet.dicetown.view import TownView
from gobelet.server.choices import Button, Choice, Form, MakeOffer, PickDeeds, PickDice, PutInOrder, Turn
from gobelet.server.dice import numbers_of, places_to_mask
from gobelet.server.errors import Trouble
from gobelet.server.town_board import cards, deeds, faces
from gobelet.server.words import FACES, card_name, message

KINDS = {row.name: kind for kind, row in enumerate(ROWS)}
READ = [TABLE.read(option) for option in range(TABLE.size)]


def forms(game: Game, view: TownView) -> list[Form]:
    """What this viewer may answer."""
    seat, question = view.seat, view.question
    if seat is None or question is None or not view.options:
        return []
    if question.id in ("offer", "raise"):
        return [_offer(view, seat)]
    if question.id == "fence":
        return [PickDeeds(deeds(view.hand_deeds), 2)]
    if question.id == "order-visits":
        return [PutInOrder(sorted(view.visits))]
    made: list[Form] = []
    shown = faces(_dice(view.cup, view.kept[seat]))
    for verb in ("keep", "brute"):
        masks = [operand for said, operand in [READ[option] for option in view.options] if said == verb]
        if masks:
            numbers = numbers_of(masks)
            free = verb == "brute"
            costs = [0 if free else number - 1 if number else 1 for number in numbers]
            made.append(PickDice(verb, [*shown], numbers, costs, card_name(BRUTE) if free else ""))
    for option in view.options:
        verb, operand = READ[option]
        if verb not in ("keep", "brute"):
            words = message("dicetown", game.message(option, seat))
            made.append(Button(_choice(verb, operand), words, _lit(verb, operand)))
    return made


def _dice(cup: Dice, kept: Dice) -> Dice:
    """The dice that are chosen from: those under the cup, or after a failed Brute those just shown."""
    return cup or kept


def _offer(view: TownView, seat: Seat) -> MakeOffer:
    """DT-41. At most what one has beyond what one holds out already."""
    dollars, nuggets, _cards, _deeds, fenced = view.offers[seat]
    held_cards, held_deeds = view.offers_seen[seat]
    return MakeOffer(
        dollars=view.dollars[seat] - dollars,
        nuggets=view.nuggets[seat] - nuggets,
        cards=cards(view.hand_store - held_cards),
        deeds=deeds(view.hand_deeds - held_deeds),
        fenced=deeds(view.fenced[seat] - fenced),
    )


def _choice(verb: str, operand: int) -> Choice:
    """How an option is sent back."""
    if verb in ("pass", "done"):
        return Choice(pass_=True)
    if verb == "turn":
        return Choice(turn=Turn(die=FACES[operand // 6], to=FACES[operand % 6]))
    if verb == "play":
        return Choice(play=card_name(operand))
    if verb == "card":
        return Choice(card=card_name(operand))
    if verb == "deed":
        return Choice(deed=operand + 1)
    if verb == "remedy":
        return Choice(remedy=REMEDIES[operand])
    if verb == "joe":
        return Choice(joe=operand)
    if verb == "name":
        return Choice(name=operand)
    return Choice(rob=operand) if verb == "rob" else Choice(backs=operand)


def _lit(verb: str, operand: int) -> str:
    """The card that an option plays."""
    kinds = {"play": operand, "turn": CHEATER, "joe": JOE}
    return card_name(kinds[verb]) if verb in kinds else ""


CARDS = [_lit(*read) for read in READ]


def card_of(option: int) -> str:
    """The card that an option plays; "" if none."""
    return CARDS[option]


# --- reading what was tapped --------------------------------------------------------------------------------


def parts(game: Game, seat: Seat, choice: Choice) -> Parts:
    """The options that a choice of this seat means. Whether they are allowed now, the game says."""
    assert isinstance(game, Town)
    if choice.keep is not None or choice.brute is not None:
        verb, places = ("keep", choice.keep) if choice.keep is not None else ("brute", choice.brute)
        return (TABLE.write(verb, places_to_mask(_dice(game.cup[seat], game.kept[seat]), places or [])),)
    if choice.turn is not None:
        return (TABLE.write("turn", FACES.index(choice.turn.die) * 6 + FACES.index(choice.turn.to)),)
    if choice.offer is not None:
        said = []
        if choice.offer.dollars:
            said.append(TABLE.write("dollars", choice.offer.dollars - 1))
        if choice.offer.nuggets:
            said.append(TABLE.write("nuggets", choice.offer.nuggets - 1))
        said += sorted([CARD + _kind(name) for name in choice.offer.cards])
        said += sorted([DEED + _deed(points) for points in choice.offer.deeds])
        said += sorted([FENCED_DEED + _deed(points) for points in choice.offer.fenced])
        return (*said, DONE)
    if choice.fence is not None:
        return tuple(sorted([DEED + _deed(points) for points in choice.fence]))
    if choice.order is not None:
        return _order(game, choice.order)
    return (_single(choice),)


def _single(choice: Choice) -> int:
    if choice.play is not None:
        return TABLE.write("play", _kind(choice.play))
    if choice.card is not None:
        return TABLE.write("card", _kind(choice.card))
    if choice.deed is not None:
        return DEED + _deed(choice.deed)
    if choice.remedy is not None:
        if choice.remedy not in REMEDIES:
            raise Trouble("choice-unknown", 400, {"what": choice.remedy})
        return TABLE.write("remedy", REMEDIES.index(choice.remedy))
    for verb in ("joe", "name", "rob", "backs"):
        operand = getattr(choice, verb)
        if operand is not None:
            return TABLE.write(verb, operand)
    if choice.pass_:
        return TABLE.write("pass")
    raise Trouble("choice-other-game", 400, {})


def _kind(name: str) -> int:
    if name not in KINDS:
        raise Trouble("choice-unknown", 400, {"what": name})
    return KINDS[name]


def _deed(points: int) -> int:
    if not 1 <= points <= DEEDS.kinds:
        raise Trouble("choice-unknown", 400, {"what": str(points)})
    return points - 1


def _order(town: Town, order: list[int]) -> Parts:
    """DT-35. Visitors are named until one alone is left: who is named after that goes without saying."""
    left = sorted(town.visits)
    said: list[int] = []
    for visitor in order:
        if len(set(left)) == 1:
            break
        if visitor not in left:
            raise Trouble("choice-unknown", 400, {"what": str(visitor)})
        left.remove(visitor)
        said.append(NAME + visitor)
    return tuple(said)
