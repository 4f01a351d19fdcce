"""One seat of a table, as the rows have made it."""

from gobelet.server.protocol.answers import Told
from gobelet.server.protocol.fields import Order, Wish
from gobelet.server.tables.settings import TableSettings

MISSED = 2  # answers in a row that the clock gave, after which a bot answers at its pace
WAITS = 2  # how often a seat may press Wait in a round


class SeatState:
    """One seat. `kind` is "person", "bot" or "free"."""

    def __init__(self, kind: str, bot: str, settings: TableSettings) -> None:
        self.kind = kind
        self.over_days = settings.over_days  # people come and go: that nobody is here says nothing
        self.bank = settings.bank * 1000  # milliseconds in reserve, before the open question
        self.drawn = 0  # what this seat's answer to the open question has taken of it
        self.bot = bot  # the bot that sits here, or that answers for an absent person
        self.name = ""
        self.token = ""  # its hash
        self.browser = ""  # the hash of its browser's secret
        self.player = ""  # the id of a known player, which nobody is shown
        self.device = ""  # the id of the device that has the token
        self.keys: tuple[tuple[str, str], ...] = ()  # hashes of tokens of their other devices, with their ids
        self.avatar: int | None = None  # which face and colour they have; None: those of the seat
        self.colour: int | None = None
        self.here = False
        self.came = False  # has been here since they have the seat
        self.gone: int | None = None  # since when a person is not connected
        self.program = False
        self.guest = False  # came while one person was alone, who has not been asked since (solo.py)
        self.quiet = False  # no reactions this round
        self.by_orders = False  # reactions by their orders alone this round
        self.left = False
        self.missed = 0  # answers in a row that the clock gave for this person
        self.muted = False
        self.orders: dict[str, Order] = {}
        self.standing: dict[str, Wish] = {}  # orders that are not about cards in windows
        self.plan: dict[str, Wish] = {}  # for the round
        self.every_round = False  # the plan holds for the next ones, too
        self.planned = 0  # when they were last changed, in milliseconds
        self.in_person = 0  # a question that no plan answers: it can't, or its answer was taken back
        self.answered_for: tuple[Told, ...] = ()  # by clock and plan, since they last answered themselves
        self.waits = WAITS
        self.question = 0  # the last question that this seat answered, and the digest of what it sent
        self.choice = ""

    def successor(self) -> "SeatState":
        """A copy that a row may change. Its orders are replaced, never changed."""
        made = SeatState.__new__(SeatState)
        made.__dict__.update(self.__dict__)
        return made

    @property
    def away(self) -> bool:
        """The bot answers for this person at the beat: after two missed clocks, or one if nobody is there.

        Over days nobody needs to be there, and whoever has left is not waited for.
        """
        if self.kind != "person":
            return False
        if self.over_days:
            return self.left or self.missed >= MISSED
        return self.missed >= (MISSED if self.present else 1)

    @property
    def present(self) -> bool:
        """A person who is connected and has not left, even if a bot plays for them."""
        return self.kind == "person" and self.here and not self.left

    @property
    def spared(self) -> bool:
        """Whether this person has said, for all to see, that they need not be asked in windows this round."""
        return self.quiet or self.by_orders

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat, at the beat."""
        return self.kind != "person" or self.guest or self.away
