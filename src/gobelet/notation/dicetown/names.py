"""The words of Dice Town: faces, Store cards, deeds, Outlaws."""

from typing import Final

from gobelet.core.dice import MOST_DICE, SORTED, handful
from gobelet.core.dice import SIZE as DICE_SIZE
from gobelet.core.goods import SIZE, Back
from gobelet.core.names import Cards, Dice, Kind
from gobelet.dicetown.cards import DEEDS, ELIXIRS, RANCH, ROWS, STORE
from gobelet.dicetown.extras.extension import CURRENT, GANG
from gobelet.dicetown.faces import FACE_NAMES
from gobelet.dicetown.unprinted_values import FINDS, OUTLAWS
from gobelet.notation.fields import counted, times, wrong

FACES: Final[tuple[str, ...]] = FACE_NAMES
STORE_CARDS: Final = tuple([row.name.replace("equipment-", "e") for row in ROWS])
LANDS: Final = tuple(["ranch" if kind == RANCH else f"d{kind + 1}" for kind in range(DEEDS.kinds)])
OUTLAW_NAMES: Final = tuple([f"{FACES[outlaw.face]}${outlaw.reward}" for outlaw in OUTLAWS])
ELIXIR_NAMES: Final = ELIXIRS
RIVER_NAMES: Final = FINDS


def dice(field: str, words: list[str]) -> Dice:
    """`9 9 J` as dice."""
    for word in words:
        if word not in FACES:
            raise wrong(field, word)
    if len(words) > MOST_DICE:
        raise wrong(field, " ".join(words))
    return handful(tuple([FACES.index(word) for word in words]))


def faces(dice: Dice) -> str:
    """Dice as text, in ascending order."""
    return " ".join([FACES[face] for face in SORTED[dice]])


def hidden_faces(dice: Dice) -> str:
    """As many question marks as there are dice."""
    return " ".join(["?"] * (dice >> DICE_SIZE))


def card(field: str, word: str) -> tuple[Back, Kind]:
    """The back and the kind of a Store card or deed by its name."""
    if word in LANDS:
        return DEEDS, LANDS.index(word)
    if word not in STORE_CARDS:
        raise wrong(field, word)
    return STORE, STORE_CARDS.index(word)


def kind_of(field: str, names: tuple[str, ...], word: str) -> Kind:
    """The number of a name among others."""
    if word not in names:
        raise wrong(field, word)
    return names.index(word)


def title(back: Back, kind: Kind) -> str:
    """What a card is called."""
    if back is STORE:
        return STORE_CARDS[kind]
    if back is DEEDS:
        return LANDS[kind]
    if back is GANG:
        return OUTLAW_NAMES[kind]
    return RIVER_NAMES[kind] if back is CURRENT else ELIXIR_NAMES[kind]


def titles(cards: Cards, back: Back) -> list[str]:
    return [title(back, kind) for kind in back.spread(cards)]


def cards_text(cards: Cards, back: Back) -> str:
    """Cards as text, like ones together."""
    return counted(titles(cards, back))


def backs(store: Cards, deeds: Cards) -> str:
    """Cards as a seat sees them that sees only their backs."""
    return f"{times('?', store >> SIZE)} {times('d?', deeds >> SIZE)}".strip()


def both(store: Cards, deeds: Cards) -> str:
    """Store cards, then deeds."""
    return f"{cards_text(store, STORE)} {cards_text(deeds, DEEDS)}".strip()


def packed(field: str, words: list[str]) -> tuple[Cards, Cards]:
    """Store cards and deeds by their names."""
    store = deeds = 0
    for word in words:
        back, kind = card(field, word)
        if back is STORE:
            store += STORE.one[kind]
        else:
            deeds += DEEDS.one[kind]
    return store, deeds
