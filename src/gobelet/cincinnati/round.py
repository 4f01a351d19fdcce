"""A round from its cards to its duels (CI-10), and the end of the game (CI-50, CI-51)."""

from typing import Any, Final

from gobelet.cincinnati import scoring
from gobelet.cincinnati.cards import CARDS, DUEL, ROWS, names
from gobelet.cincinnati.challenges import PLAY_DUELS
from gobelet.cincinnati.edition import ATLANTIC, BALLROOM, CAESARS
from gobelet.cincinnati.state import ASIDE, DECK, TABLES, Casino
from gobelet.cincinnati.tables import SETTLE_TABLES, tell_of_table
from gobelet.cincinnati.throws import EXTRA_ROLLS, NEXT_ROLL, ROLL_HIDDEN
from gobelet.core.goods import SIZE
from gobelet.core.names import SEATS_OF
from gobelet.core.step import Step


class Round(Step[Casino]):
    """A new round: all dice back into the cups, then everything in its order."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        casino.round += 1
        casino.dice = [0] * casino.seats
        casino.chosen = [-1] * casino.seats
        if casino.watchers:
            casino.tell("round", "CI-10", {"number": casino.round})
        casino.pile += ROUND_STEPS


class TurnCards(Step[Casino]):
    """CI-10. One card for each table, added to what lies there; in round 1 no Duel."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        for table in casino.edition.played[casino.seats]:
            turn_card(casino, table)
        aside = casino.cards[ASIDE]
        if aside:
            casino.pass_cards(ASIDE, DECK, aside)
            casino.shuffled_in = aside >> SIZE
            if casino.watchers:
                casino.tell("duels-shuffled-in", "CI-10", {"number": aside >> SIZE})


def turn_card(casino: Casino, table: int) -> None:
    """CI-10. The next card; in round 1 a Duel is put aside, and the next one turned for the same table."""
    kind = casino.draw(TABLES + table)
    while kind == DUEL and casino.round == 1:
        casino.pass_cards(TABLES + table, ASIDE, CARDS.one[DUEL])
        if casino.watchers:
            tell_of_table(casino, "duel-put-aside", "CI-10", table, {})
        kind = casino.draw(TABLES + table)
    if casino.watchers:
        tell_of_table(casino, "card-turned", "CI-10", table, {"stake": ROWS[kind].name})


class EndOfRound(Step[Casino]):
    """CI-50. The next round, or the end after the last."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        if casino.round < casino.edition.rounds:
            casino.pile.append(ROUND)
        else:
            crown(casino)


def crown(casino: Casino) -> None:
    """CI-50, CI-51. Money and chips are counted; what is left on the tables is nobody's."""
    best = scoring.leaders(casino)
    casino.crowned = best
    if not casino.watchers:
        return
    for table in casino.edition.played[casino.seats]:
        left = casino.cards[TABLES + table]
        if left:
            tell_of_table(casino, "cards-left", "CI-50", table, {"stakes": names(left)})
    for seat in range(casino.seats):
        casino.tell("money-counted", "CI-50", {"seat": seat, "money": scoring.score(casino, seat)})
    winners = SEATS_OF[best]
    money = scoring.score(casino, winners[0])
    if len(winners) == 1:
        casino.tell("casino-won", "CI-51", {"seat": winners[0], "money": money})
    else:
        casino.tell("casino-shared", "CI-51", {"seats": winners, "money": money})


ROUND: Final = Round()
# A round in reading order, and as it is piled up: what comes next stands last.
ROUND_IN_ORDER: Final[tuple[Step[Any], ...]] = (
    TurnCards(),
    ROLL_HIDDEN,
    NEXT_ROLL,
    NEXT_ROLL,
    EXTRA_ROLLS,
    SETTLE_TABLES[ATLANTIC],
    SETTLE_TABLES[BALLROOM],
    SETTLE_TABLES[CAESARS],
    PLAY_DUELS,
    EndOfRound(),
)
ROUND_STEPS: Final[tuple[Step[Any], ...]] = tuple(reversed(ROUND_IN_ORDER))
