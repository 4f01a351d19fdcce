"""CI-30, CI-32, CI-33. Duel cards: each is played against another player, for their highest money card."""

from typing import Final

from gobelet.cincinnati.cards import CARDS, DUEL, ROWS, highest_money
from gobelet.cincinnati.duels import begin_duel, best_in_duel, end_duel
from gobelet.cincinnati.hands import name, pips
from gobelet.cincinnati.money_order import order_of_money
from gobelet.cincinnati.option_table import CHALLENGE, OPPONENTS
from gobelet.cincinnati.questions import SeatAsk
from gobelet.cincinnati.state import SPENT, Casino
from gobelet.core.errors import Fact, Refused
from gobelet.core.names import MOST_SEATS, Option, Parts, Seat
from gobelet.core.step import Step


class PlayDuels(Step[Casino]):
    """CI-30. Every Duel card is played: owners in order of money, each plays all their cards in a row."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        owners = 0
        for seat in range(casino.seats):
            if casino.cards[seat] & CARDS.field[DUEL]:
                owners |= 1 << seat
        if owners:
            for seat in reversed(order_of_money(casino, owners)):
                for _card in range(CARDS.count(casino.cards[seat], DUEL)):
                    casino.pile.append(CHALLENGES[seat])


class Challenge(SeatAsk):
    """CI-30. The opponent: any other player."""

    __slots__ = ()
    id = "challenge"
    rule = "CI-30"

    def facts(self, casino: Casino) -> dict[str, Fact]:
        return {"seat": self.seat, "number": CARDS.count(casino.cards[self.seat], DUEL)}

    def options(self, casino: Casino, seat: Seat) -> Parts:
        return OPPONENTS[casino.seats][seat]

    def refusal(self, casino: Casino, seat: Seat, option: Option) -> Refused:
        if option == CHALLENGE + seat:
            return Refused("challenge-oneself", "CI-30", {"seat": seat})
        if option >= CHALLENGE:
            return Refused("unknown-seat", "", {"number": option - CHALLENGE, "seats": casino.seats})
        return super().refusal(casino, seat, option)

    def settle(self, casino: Casino, answers: list[Parts]) -> None:
        opponent = answers[self.seat][0] - CHALLENGE
        if casino.watchers:
            casino.tell("challenged", "CI-30", {"seat": self.seat, "target": opponent})
        casino.pile.append(END_DUEL)
        begin_duel(casino, [self.seat, opponent])


class EndDuel(Step[Casino]):
    """CI-32, CI-33. The owner takes a card with a better hand; the Duel card is set aside."""

    __slots__ = ()

    def run(self, casino: Casino) -> None:
        owner, opponent = casino.duelists
        best = best_in_duel(casino)
        if casino.watchers:
            facts: dict[str, Fact] = {"seat": best[-1], "target": owner + opponent - best[-1]}
            dice = casino.duel[best[-1]]
            facts.update({"pips": pips(dice), "hand": name(dice)})
            casino.tell("duel-equal" if len(best) > 1 else "duel-won", "CI-32", facts)
        end_duel(casino)
        casino.pass_cards(owner, SPENT, CARDS.one[DUEL])
        if best[-1] == owner:
            take_highest(casino, owner, opponent)


def take_highest(casino: Casino, owner: Seat, opponent: Seat) -> None:
    """CI-33. The opponent's highest money card, if they have one."""
    kind = highest_money(casino.cards[opponent])
    if kind < 0:
        if casino.watchers:
            casino.tell("nothing-won", "CI-33", {"seat": owner, "victim": opponent})
        return
    casino.pass_cards(opponent, owner, CARDS.one[kind])
    if casino.watchers:
        facts: dict[str, Fact] = {"seat": owner, "victim": opponent, "stake": ROWS[kind].name}
        casino.tell("card-won", "CI-33", facts)


CHALLENGES: Final = tuple([Challenge(seat) for seat in range(MOST_SEATS)])
END_DUEL: Final = EndDuel()
PLAY_DUELS: Final = PlayDuels()
