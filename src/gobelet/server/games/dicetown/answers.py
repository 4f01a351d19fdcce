"""Dice Town: what a tapped choice is among the engine's options."""

from gobelet.core.game import Game
from gobelet.core.names import Cards, Kind, Parts, Seat
from gobelet.dicetown.cards import ELIXIRS, RANCH, STORE
from gobelet.dicetown.option_table import CARDS_OF, DEED, DONE, FENCED_DEED, NAME, TABLE
from gobelet.dicetown.state import Town
from gobelet.dicetown.two_actions import ChooseAction
from gobelet.dicetown.unprinted_values import FINDS
from gobelet.dicetown.wording import REMEDIES
from gobelet.server.errors import Trouble
from gobelet.server.games.dicetown.forms import TOP, chosen_from
from gobelet.server.games.dicetown.names import FACES, card_name
from gobelet.server.games.tapped_dice import places_to_mask
from gobelet.server.protocol.answers import Bribe, Choice


def parts(game: Game, seat: Seat, choice: Choice) -> Parts:
    """The options that a choice of this seat means. Whether they are allowed now, the game says."""
    assert isinstance(game, Town)
    for verb, places in (("keep", choice.keep), ("brute", choice.brute), ("gun", choice.gun)):
        if places is not None:
            dice = chosen_from(verb, game.question, game.cup[seat], game.kept[seat])
            return (TABLE.write(verb, places_to_mask(dice, places)),)
    if choice.offer is not None:
        return _offer(game, seat, choice.offer)
    if choice.fence is not None:
        return tuple(sorted([DEED + _deed(points) for points in choice.fence]))
    if choice.order is not None:
        return _order(game, choice.order)
    if choice.outlaws is not None:
        called = [(one.outlaw * 2 + one.dice - 1) for one in choice.outlaws]
        return (*sorted([TABLE.write("outlaw", operand) for operand in called]), DONE)
    if choice.card is not None:
        return (_card(game, seat, choice.card),)
    return (_single(game, choice),)


def _single(town: Town, choice: Choice) -> int:
    """What is one option."""
    if choice.deed is not None:
        return FENCED_DEED + RANCH if choice.deed == 0 else DEED + _deed(choice.deed)
    if choice.turn is not None:
        return TABLE.write("turn", FACES.index(choice.turn.die) * 6 + FACES.index(choice.turn.to))
    if choice.shaman is not None:
        return TABLE.write("shaman", FACES.index(choice.shaman.die) * 6 + FACES.index(choice.shaman.to))
    if choice.ambush is not None:
        return TABLE.write("ambush", choice.ambush.seat * 6 + FACES.index(choice.ambush.die))
    named: tuple[tuple[str, str | None, tuple[str, ...]], ...] = (
        ("play", choice.play, tuple([card_name(kind) for kind in range(STORE.kinds)])),
        ("remedy", choice.remedy, REMEDIES),
        ("drink", choice.drink, (*ELIXIRS, TOP)),
        ("find", choice.find, FINDS),
        ("action", choice.action, _actions(town)),
        ("warpath", choice.warpath, tuple([place.name for place in town.edition.places])),
    )
    for verb, name, names in named:
        if name is not None:
            if name not in names:
                raise Trouble("choice-unknown", 400, {"what": name})
            return TABLE.write(verb, names.index(name))
    for verb in ("joe", "name", "rob", "backs", "desperado"):
        operand = getattr(choice, verb)
        if operand is not None:
            return TABLE.write(verb, operand)
    if choice.pass_:
        return TABLE.write("pass")
    raise Trouble("choice-other-game", 400, {})


def _actions(town: Town) -> tuple[str, ...]:
    """DX-10. The two actions between which the first chooses."""
    if not isinstance(town.question, ChooseAction):
        return ()
    return tuple([action.name for action in town.edition.places[town.question.place].actions])


# --- cards --------------------------------------------------------------------------------------------------


def _kinds(town: Town, name: str) -> list[Kind]:
    """DT-4. The cards of this name: several, if Equipment has become worth the same."""
    labels = town.edition.labels
    kinds = [kind for kind in range(STORE.kinds) if card_name(labels.get(kind, kind)) == name]
    if not kinds:
        raise Trouble("choice-unknown", 400, {"what": name})
    return kinds


def _card(town: Town, seat: Seat, name: str) -> int:
    """A card of this name that the seat may choose; if it may not, the game says why."""
    options = [CARDS_OF[kind] for kind in _kinds(town, name)]
    return next((option for option in options if option in town.options(seat)), options[0])


def _offer(town: Town, seat: Seat, offer: Bribe) -> Parts:
    said = []
    if offer.dollars:
        said.append(TABLE.write("dollars", offer.dollars - 1))
    if offer.nuggets:
        said.append(TABLE.write("nuggets", offer.nuggets - 1))
    left: Cards = town.store[seat] - (town.offers[seat].cards if town.offers else 0)
    held: list[int] = []
    for name in offer.cards:
        kinds = _kinds(town, name)
        kind = next(
            (kind for kind in kinds if STORE.count(left, kind) > held.count(CARDS_OF[kind])), kinds[0]
        )
        held.append(CARDS_OF[kind])
    fenced = [RANCH if points == 0 else _deed(points) for points in offer.fenced]
    said += held
    said += [DEED + _deed(points) for points in offer.deeds]
    said += [FENCED_DEED + kind for kind in fenced]
    return (*sorted(said), DONE)


def _deed(points: int) -> Kind:
    if not 1 <= points <= RANCH:
        raise Trouble("choice-unknown", 400, {"what": str(points)})
    return points - 1


def _order(town: Town, order: list[int]) -> Parts:
    """DT-35. Visitors are named until one is left: the last one needs no naming."""
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
