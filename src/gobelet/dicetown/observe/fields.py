"""The layout of what a seat may know of the town."""

from typing import Final

from gobelet.core.dice import FACES
from gobelet.core.names import MOST_SEATS
from gobelet.core.observation.fields import CODE, COUNT, FLAG, Field, count_field, seats_field
from gobelet.dicetown.memory import HOLDERS

ROW_PLACES: Final = 3


def _cards(name: str, store: int, deeds: int, note: str) -> Field:
    return Field(name, (MOST_SEATS, store + deeds), ("seat", "card and deed"), COUNT, 10, note)


def fields(store: int, deeds: int) -> tuple[Field, ...]:
    """What all rulesets show; they differ in how many kinds of cards they have."""
    seats, sort, deed, face = MOST_SEATS, ("card",), ("deed",), ("seat", "face")
    known = "surely lies with each seat, in the deck or pile, in the discard or box"
    return (
        Field("bribes", (1,), ("",), FLAG, 1, "whether bribes are allowed at this table"),
        count_field("round", 60, "the round"),
        seats_field("sheriff", "the Sheriff"),
        Field("dollars", (8,), ("holder",), COUNT, 60, "the seats, the bank, the stagecoach"),
        Field("nuggets", (7,), ("holder",), COUNT, 40, "the seats, the mine"),
        Field("dice", (seats, FACES), face, COUNT, 5, "dice set aside", laid_out=True),
        Field(
            "kept",
            (seats, FACES),
            face,
            COUNT,
            5,
            "dice shown in this reveal, not yet paid for",
            laid_out=True,
        ),
        seats_field("rollers", "seats that rolled for this reveal"),
        seats_field("brutes", "seats whose Brute counts in this reveal"),
        seats_field("gained", "seats that have gained something this round"),
        Field(
            "visits",
            (seats + 1,),
            ("place",),
            CODE,
            6,
            "seats that will visit the Doc, in order: seat + 1",
            left_out=True,
        ),
        Field("row", (ROW_PLACES, deeds), ("place", "deed"), FLAG, 1, "the deeds lying face up, in order"),
        Field("fenced", (seats, deeds), ("seat", "deed"), COUNT, 10, "fenced deeds"),
        Field("store", (seats,), ("seat",), COUNT, 29, "how many Store cards each holds"),
        Field("deeds", (seats,), ("seat",), COUNT, 40, "how many deeds each holds"),
        count_field("deck", 30, "Store cards in the deck"),
        count_field("discard", 30, "Store cards in the discard"),
        count_field("drawn", 6, "Store cards drawn at the Store, to keep one"),
        count_field("pile_deeds", 40, "deeds in the pile"),
        Field("looked", (2,), ("back",), COUNT, 5, "how many Store cards and deeds a thief looks at"),
        Field(
            "offers",
            (seats, 4 + deeds),
            ("seat", "good"),
            COUNT,
            60,
            "open offers: dollars, nuggets, Store cards, deeds from the hand; fenced deeds by kind",
        ),
        Field("cup", (FACES,), ("face",), COUNT, 5, "the dice under this seat's cup", laid_out=True),
        Field("hand_store", (store,), sort, COUNT, 2, "this seat's Store cards"),
        Field("hand_deeds", (deeds,), deed, COUNT, 10, "this seat's deeds"),
        Field("shown_store", (store,), sort, COUNT, 2, "what one has drawn at the Store, to keep one"),
        Field("looked_store", (store,), sort, COUNT, 2, "Store cards that a thief looks at, for both"),
        Field("looked_deeds", (deeds,), deed, COUNT, 10, "deeds that a thief looks at, for both"),
        _cards("offers_seen", store, deeds, "hand cards in offers that one sees"),
        Field(
            "known_store", (HOLDERS, store), ("holder", "card"), COUNT, 2, f"to this seat's knowledge {known}"
        ),
        Field("public_store", (HOLDERS, store), ("holder", "card"), COUNT, 2, f"as everybody knows {known}"),
        Field(
            "known_deeds",
            (HOLDERS, deeds),
            ("holder", "deed"),
            COUNT,
            10,
            f"to this seat's knowledge {known}",
        ),
        Field("public_deeds", (HOLDERS, deeds), ("holder", "deed"), COUNT, 10, f"as everybody knows {known}"),
        seats_field("crowned", "the winner"),
        _cards("shown_hands", store, deeds, "all hands, at the end"),
    )
