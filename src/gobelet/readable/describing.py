"""A view in words: what lies where, what is asked, and what may be answered.

Everything is made from the view. What options and questions mean is said by a world imagined from it, so
nothing that the seat does not know can be in the words.
"""

from collections.abc import Iterable, Sequence

from gobelet import api
from gobelet.core.event import Message
from gobelet.core.game import Game
from gobelet.core.names import SEATS_OF, Option, Seat
from gobelet.core.shown import Heap
from gobelet.core.view import View
from gobelet.locale.heaps import EMPTY, faces_of, label
from gobelet.locale.turns import turn_line
from gobelet.locale.voice import Voice
from gobelet.notation import PLAIN, notation_of
from gobelet.readable.types import (
    ReadableView,
    ReadCard,
    ReadHeap,
    ReadOption,
    ReadPlayer,
    ReadQuestion,
)


def describe(
    view: View, lang: str = "en", names: Sequence[str] = (), *, may_answer: bool = True
) -> ReadableView:
    """All that a view shows, in words. Without names the players are called as the game calls them.

    With `may_answer=False` options are left out: for a seat whose answer is held outside the game.
    """
    voice = Voice(lang, view.ruleset, names, view.seat)
    world = api.imagine(view, 0)
    shown, known = view.shown(), view.known()
    heaps = [heap for some in (*shown.seats, *known.seats, shown.table, known.table) for heap in some]
    scores = world.scores if view.over else ()
    title = voice.title(view.ruleset)
    return ReadableView(
        ruleset=view.ruleset.name,
        title=title.name,
        about=title.about,
        lang=lang,
        choices={id: value if isinstance(value, int) else str(value) for id, value in view.choices.items()},
        seat=view.seat,
        round=view.round,
        over=view.over,
        players=[
            ReadPlayer(
                seat=seat,
                name=voice.name(seat),
                you=seat == view.seat,
                heaps=_heaps(voice, shown.seats[seat]),
                known=_heaps(voice, known.seats[seat]),
                score=scores[seat] if scores else None,
                won=view.over and seat in world.winners,
            )
            for seat in range(view.seats)
        ],
        table=_heaps(voice, shown.table),
        known=_heaps(voice, known.table),
        question=_question(voice, view, world, may_answer),
        options=_options(voice, view, world) if may_answer else [],
        explained=_explained(voice, heaps),
    )


def _heaps(voice: Voice, heaps: Iterable[Heap]) -> list[ReadHeap]:
    return [
        ReadHeap(
            id=heap.id,
            name=label(voice, heap),
            text=_contents(voice, heap),
            amount=heap.amount if heap.amount >= 0 else None,
            dice=faces_of(voice, heap),
            hidden=heap.hidden,
            cards=[ReadCard(card, voice.text(card)) for card in heap.cards],
        )
        for heap in heaps
    ]


def _contents(voice: Voice, heap: Heap) -> str:
    """A heap in words. What lies face down is counted: thirty question marks tell a reader less."""
    found = [" ".join(faces_of(voice, heap)), ", ".join([voice.text(card) for card in heap.cards])]
    found.append(voice.text("readable-hidden", {"number": heap.hidden}) if heap.hidden else "")
    found.append(voice.text("cli-number", {"number": heap.amount}) if heap.amount >= 0 else "")
    return " ".join([part for part in found if part]) or EMPTY


def _explained(voice: Voice, heaps: Iterable[Heap]) -> dict[str, str]:
    """What the cards in these heaps do, where the sentence files say it."""
    cards = dict.fromkeys([card for heap in heaps for card in heap.cards])
    texts = {voice.text(card): voice.text(card, attribute="text") for card in cards}
    return {name: text for name, text in texts.items() if text}


def _question(voice: Voice, view: View, world: Game, may_answer: bool) -> ReadQuestion | None:
    if view.question is None:
        return None
    prompt = world.prompt()
    return ReadQuestion(
        number=view.serial,
        id=prompt.id,
        rule=prompt.rule,
        text=voice.say(prompt),
        note=voice.tell(prompt.id, prompt.facts, "note"),
        help=voice.tell(prompt.id, prompt.facts, "help"),
        turn=turn_line(voice, view),
        asked=list(SEATS_OF[view.asked]),
        answered=list(SEATS_OF[view.answered]),
        yours=bool(view.options) and may_answer,
        said=_said(voice, view, world),
    )


def _said(voice: Voice, view: View, world: Game) -> list[ReadOption]:
    """The parts that this seat has said, each as it was meant when it was said."""
    seat = view.seat
    if seat is None or not view.said:
        return []
    told = []
    for number, part in enumerate(view.said):
        world.said[seat] = view.said[:number]
        told.append(_option(voice, world, seat, part))
    world.said[seat] = view.said
    return told


def _options(voice: Voice, view: View, world: Game) -> list[ReadOption]:
    seat = view.seat
    if seat is None:
        return []
    return [_option(voice, world, seat, option) for option in view.options]


def _option(voice: Voice, world: Game, seat: Seat, option: Option) -> ReadOption:
    message: Message = world.message(option, seat)
    notation = notation_of(world.ruleset)
    # The plain notation counts operands, which says nothing to a reader: “claim 5” is not a claim of 5.
    words = notation.spell(world, seat, (option,)) if notation is not PLAIN else ""
    return ReadOption(number=option, words=words, text=voice.say(message), rule=message.rule)
