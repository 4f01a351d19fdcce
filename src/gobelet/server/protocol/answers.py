"""What is asked and how it is answered: options in a form that can be tapped, and what is sent back."""

from typing import Annotated, Literal

import msgspec

from gobelet.server.protocol.part import Part

Face = Literal["9", "10", "J", "Q", "K", "A"]  # of a poker die
Small = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Places = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=4)]], msgspec.Meta(max_length=5)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[list[Word], msgspec.Meta(max_length=40)]
Numbers = Annotated[list[Small], msgspec.Meta(max_length=40)]
Fact = int | str | list[int | str]


class Told(Part):
    """Something to say: the id of a sentence in the .ftl files, its rule, and the facts in it.

    Facts that are cards, places, hands … hold names (`card: "dynamite"` is the term `card-dynamite`), dice
    hold faces or pips, deeds hold points, and `seat`, `target`, `victim` … hold seats.
    """

    id: str
    rule: str = ""
    facts: dict[str, Fact] = {}


# --- what is sent back --------------------------------------------------------------------------------------


class Bribe(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """DT-41. What is offered, or added when raising. Cards by name, deeds by points."""

    dollars: Small = 0
    nuggets: Small = 0
    cards: Words = []
    deeds: Numbers = []
    fenced: Numbers = []


class Turn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """DT-15, DI-4. A Cheater, or the Shaman: a die of this face becomes that face."""

    die: Face
    to: Face


class Called(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """DX-20. This Outlaw sets one or two dice."""

    outlaw: Small
    dice: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Aim(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """DI-4. An ambush: this player rerolls a die of this face."""

    seat: Small
    die: Face


class Choice(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer: exactly one of these fields. `{"keep": [0, 3]}`, `{"play": "dynamite"}`, `{"pass": true}`.

    Each field is a verb, and a game takes those that it knows. Dice are named by their places in the list
    that the question shows; of equal dice any will do.
    """

    pass_: Literal[True] | None = msgspec.field(default=None, name="pass")
    keep: Places | None = None
    brute: Places | None = None
    turn: Turn | None = None
    play: Word | None = None
    joe: Small | None = None
    name: Small | None = None
    rob: Small | None = None
    backs: Small | None = None
    remedy: Word | None = None
    offer: Bribe | None = None
    card: Word | None = None
    deed: Small | None = None  # 0: a Ranch
    fence: Numbers | None = None
    order: Numbers | None = None
    drink: Word | None = None  # an Elixir, or "top" of the pile
    action: Word | None = None
    outlaws: Annotated[list[Called], msgspec.Meta(max_length=12)] | None = None
    desperado: Small | None = None
    gun: Places | None = None
    find: Word | None = None
    shaman: Turn | None = None
    ambush: Aim | None = None
    warpath: Word | None = None
    reroll: Places | None = None
    pay: Places | None = None
    table: Word | None = None
    challenge: Small | None = None
    parts: Numbers | None = None  # numbers of the ruleset's option table: for bots, and on plain boards


# --- what may be chosen -------------------------------------------------------------------------------------


class OutlawShown(Part):
    """DX-5. An Outlaw: answers name them by their number."""

    number: int
    face: Face  # of the outlaw side: what they set dice to
    wanted: Face  # of the Wanted side: what captures them
    reward: int  # dollars


class Button(Part, tag="button", tag_field="form"):
    """One thing to choose. `choice` is what is sent back if it is."""

    choice: Choice
    message: Told  # its words
    card: str = ""  # the card that it plays, which lights up
    then: list[Told] | msgspec.UnsetType = msgspec.UNSET  # only if the answer has more parts: their words


class PickDice(Part, tag="dice", tag_field="form"):
    """Tap some of these dice, then press. Sent back as {verb: [places]}. As many as `numbers` says."""

    verb: Literal["keep", "brute", "gun", "reroll", "pay"]
    dice: list[Face | int]
    numbers: list[int]  # how many may be tapped
    costs: list[int]  # what each of these numbers costs, in dollars or chips
    card: str = ""  # the card that it plays


class MakeOffer(Part, tag="offer", tag_field="form"):
    """Put together an offer: {"offer": {"dollars": 2, "cards": ["brute"]}}. Nothing is {"offer": {}}."""

    dollars: int  # at most
    nuggets: int
    cards: list[str]
    deeds: list[int]
    fenced: list[int]


class PickDeeds(Part, tag="fence", tag_field="form"):
    """Choose this number of these deeds: {"fence": [1, 3]}."""

    deeds: list[int]
    number: int


class PutInOrder(Part, tag="order", tag_field="form"):
    """Put these seats in order, all of them: {"order": [2, 0, 2]}."""

    seats: list[int]


class CallOutlaws(Part, tag="outlaws", tag_field="form"):
    """Any of these Outlaws, each for one or two of the dice: {"outlaws": [{"outlaw": 3, "dice": 2}]}.

    None is {"outlaws": []}.
    """

    outlaws: list[OutlawShown]
    dice: int  # how many there are


Form = Button | PickDice | MakeOffer | PickDeeds | PutInOrder | CallOutlaws


class Asked(Part):
    """The open question, as this viewer may know it."""

    number: int  # goes back with the answer
    message: Told
    asked: list[int]
    answered: list[int]  # those that the viewer may know of
    yours: bool = False  # the viewer still owes an answer
    said: bool = False  # the viewer has answered
    takeback: bool = False  # and may take it back
    sealed: Choice | None = None  # and what, where one choice says it: for the viewer's eyes only
    planned: bool = False  # the viewer's plan will answer in a moment, unless they do
    by: Literal["", "clock", "bot", "order"] = ""  # who has answered for the viewer, if not they themselves
    forms: list[Form] = []  # what the viewer may answer, now
    window: bool = False  # a reaction window: silence is a pass, at `until`
    waiting: list[int] = []  # seats that have pressed Wait in this window
    since: int = 0  # milliseconds of the server's clock
    until: int | None = None  # when the clock, or the beat, is over; None while nothing runs
