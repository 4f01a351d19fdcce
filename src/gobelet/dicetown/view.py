"""DT-8, DT-42, DT-54. What a seat may know of the town, entry by entry. Nothing more leaves a game."""

from gobelet.core.dice import SORTED
from gobelet.core.game import Game
from gobelet.core.goods import SIZE
from gobelet.core.names import Cards, Dice, Seat, Seats
from gobelet.core.shown import Shown
from gobelet.core.view import View
from gobelet.dicetown import certain, shown
from gobelet.dicetown.cards import DEEDS
from gobelet.dicetown.extras.extra import AnnexView
from gobelet.dicetown.faces import FACE_NAMES
from gobelet.dicetown.general_store import KeepOne
from gobelet.dicetown.holders import BANK, COACH, DECK, DISCARD, DRAWN, FENCED, MINE, PILE, ROW
from gobelet.dicetown.memory import HOLDERS, PUBLIC
from gobelet.dicetown.offer import Offer, offers_text
from gobelet.dicetown.round import NameChampion
from gobelet.dicetown.saloon import Loot
from gobelet.dicetown.state import Town


class TownView(View):
    """Lists are by seat, and by holder (see holders.py) where there are more. Cards and dice are packed.

    >>> import gobelet
    >>> game = gobelet.new("dicetown/2009", 3, seed=7)
    >>> while game.round < 3:
    ...     seat = game.waiting[0]
    ...     game.answer(seat, game.options(seat)[-1])
    >>> mine = gobelet.view(game, 0)
    >>> mine.cup_faces, mine.hand
    (('9', '10', 'Q', 'Q', 'K'), ('land-3',))
    >>> mine.faces(1), mine.purse(1)
    ((), 3)
    >>> mine.bank, mine.coach, mine.mine
    (12, 0, 29)
    """

    __slots__ = (
        "annex",
        "bribes",
        "brutes",
        "crowned",
        "cup",
        "deck",
        "deeds",
        "dice",
        "discard",
        "dollars",
        "drawn",
        "edition",
        "fenced",
        "gained",
        "hand_deeds",
        "hand_store",
        "kept",
        "known_deeds",
        "known_store",
        "looked",
        "looked_deeds",
        "looked_store",
        "nuggets",
        "offers",
        "offers_seen",
        "pile_deeds",
        "public_deeds",
        "public_store",
        "rollers",
        "row",
        "sheriff",
        "shown_hands",
        "shown_store",
        "store",
        "visits",
    )

    face_names = FACE_NAMES

    def __init__(self, town: Town, seat: Seat | None) -> None:
        super().__init__(town, seat)
        seats = range(town.seats)
        # On the table, for all to see.
        self.edition = town.edition
        self.bribes: bool = town.bribes
        self.sheriff: Seat = town.sheriff
        self.dollars: list[int] = town.dollars[:]
        self.nuggets: list[int] = town.nuggets[:]
        self.dice: list[Dice] = town.dice[:]
        self.kept: list[Dice] = town.kept[:]
        self.rollers: Seats = town.rollers
        self.brutes: Seats = town.brutes
        self.gained: Seats = town.gained
        self.visits: list[Seat] = town.visits[:]
        self.row: tuple[int, ...] = tuple(
            [DEEDS.nth(deed, 0) for deed in town.deeds[ROW : ROW + town.edition.row] if deed]
        )
        self.fenced: list[Cards] = [town.deeds[FENCED + other] for other in seats]
        # Hands and piles by their backs: how many cards of each.
        self.store: list[int] = [town.store[other] >> SIZE for other in seats]
        self.deeds: list[int] = [town.deeds[other] >> SIZE for other in seats]
        self.deck: int = town.store[DECK] >> SIZE
        self.discard: int = town.store[DISCARD] >> SIZE
        self.drawn: int = town.store[DRAWN] >> SIZE
        self.pile_deeds: int = town.deeds[PILE] >> SIZE
        self.looked: tuple[int, int] = (town.looked_store >> SIZE, town.looked_deeds >> SIZE)
        self.offers: list[Offer] = [offer.by_backs() for offer in town.offers]
        # What this seat alone sees: its own dice and cards, and cards that others show it.
        me = seat if seat is not None else PUBLIC
        self.cup: Dice = town.cup[me] if seat is not None else 0
        self.hand_store: Cards = town.store[me] if seat is not None else 0
        self.hand_deeds: Cards = town.deeds[me] if seat is not None else 0
        question = town.question
        self.shown_store: Cards = 0  # drawn at the Store, to keep one
        self.looked_store: Cards = 0  # drawn at the saloon, for thief and victim
        self.looked_deeds: Cards = 0
        if isinstance(question, KeepOne) and question.seat == me:
            self.shown_store = town.store[DRAWN]
        if isinstance(question, Loot) and me in (question.seat, question.victim):
            self.looked_store = town.looked_store
            self.looked_deeds = town.looked_deeds
        self.offers_seen: list[tuple[int, int]] = [
            (offer.cards, offer.deeds) if me in (other, town.sheriff) else (0, 0)
            for other, offer in enumerate(town.offers)
        ]
        self.annex: AnnexView = town.annex.seen_by(town, seat)
        # The cards that this seat surely knows, and those that everybody knows, by holder.
        self.known_store: list[Cards] = town.known_store[me * HOLDERS : (me + 1) * HOLDERS]
        self.known_deeds: list[Cards] = town.known_deeds[me * HOLDERS : (me + 1) * HOLDERS]
        self.public_store: list[Cards] = town.known_store[PUBLIC * HOLDERS :]
        self.public_deeds: list[Cards] = town.known_deeds[PUBLIC * HOLDERS :]
        # DT-61. At the end all hands are shown, before the Sheriff settles a last tie.
        self.crowned: Seat = town.crowned
        ended = town.over or isinstance(question, NameChampion)
        self.shown_hands: list[tuple[Cards, Cards]] = (
            [(town.store[other], town.deeds[other]) for other in seats] if ended else []
        )

    # --- by name, beside the packed fields --------------------------------------------------------------

    def faces(self, seat: Seat) -> tuple[str, ...]:
        """The dice that a seat has set aside or shows: 9, 10, J, Q, K or A."""
        dice = self.dice[seat] + self.kept[seat]
        return tuple([FACE_NAMES[face] for face in SORTED[dice]])

    @property
    def cup_faces(self) -> tuple[str, ...]:
        """The dice under this seat's own cup."""
        return tuple([FACE_NAMES[face] for face in SORTED[self.cup]])

    def purse(self, seat: Seat) -> int:
        """A seat's dollars."""
        return self.dollars[seat]

    @property
    def bank(self) -> int:
        """The dollars in the bank."""
        return self.dollars[BANK]

    @property
    def coach(self) -> int:
        """The dollars in the stagecoach."""
        return self.dollars[COACH]

    @property
    def mine(self) -> int:
        """The nuggets in the mine."""
        return self.nuggets[MINE]

    @property
    def hand(self) -> tuple[str, ...]:
        """This seat's own Store cards, then its deeds, by the ids of their names in the sentence files."""
        return shown.card_ids(self, self.hand_store) + shown.deed_ids(self.hand_deeds)

    def shown(self) -> Shown:
        return shown.shown(self)

    def known(self) -> Shown:
        return shown.known(self)

    def unknown(self) -> tuple[int, ...] | None:
        return certain.unknown(self)

    def text(self) -> str:
        return (
            f"{super().text()} | {self.round} {self.sheriff} {self.bribes} {self.dollars} {self.nuggets} "
            f"{self.dice} {self.kept} {self.rollers} {self.brutes} {self.gained} {self.visits} {self.row} "
            f"{self.fenced} {self.store} {self.deeds} {self.deck} {self.discard} {self.drawn} "
            f"{self.pile_deeds} {self.looked} {offers_text(self.offers)} {self.cup} {self.hand_store} "
            f"{self.hand_deeds} "
            f"{self.shown_store} {self.looked_store} {self.looked_deeds} {self.offers_seen} "
            f"{self.known_store} {self.known_deeds} {self.public_store} {self.public_deeds} {self.crowned} "
            f"{self.shown_hands}{self.annex.text()}"
        )


def view(game: Game, seat: Seat | None) -> TownView:
    assert isinstance(game, Town)
    return TownView(game, seat)
