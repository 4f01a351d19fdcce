"""Cincinnati in the terminal: the casino as a table, dice to reroll as they are typed."""

from argparse import Namespace
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from gobelet.cincinnati.cards import CARDS, MONEY, MONEY_KINDS, ROWS, WORTH
from gobelet.cincinnati.hands import TOTAL, name, pips
from gobelet.cincinnati.option_table import PASS, PAY, REROLL
from gobelet.cincinnati.view import CasinoView
from gobelet.cli.games.cincinnati import odds
from gobelet.cli.games.terminal_game import NONE, Form, TerminalGame, side_by_side
from gobelet.cli.games.typed_dice import DiceReader
from gobelet.cli.screen import Screen
from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.names import SEATS_OF, Cards, Dice, Parts
from gobelet.core.view import View
from gobelet.locale.voice import Voice, Words

READER: Final = DiceReader(("1", "2", "3", "4", "5", "6"), places=False)
# Lines about dice at a table name the table, too.
AT_TABLE: Final = {
    "dice-shown": "table-shown",
    "rerolled": "rerolled-at",
    "extra-rolled": "extra-rolled-at",
}


class CasinoTerminal(TerminalGame):
    quiet = frozenset(("cup-rolled", "cup-rolled-seen", "card-turned", "money-counted"))
    way_out = PASS

    def odds(self, dice: Dice, rivals: list[Dice], read: Namespace) -> dict[str, Any]:
        return odds.figures(self.voice, dice, rivals, read)

    def show_odds(self, screen: Screen, figures: dict[str, Any]) -> None:
        odds.show(screen, self.voice, figures)

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self.seated: dict[Fact, Fact] = {}  # the table of each seat in this round

    def digest(self, messages: list[Message]) -> list[Message]:
        """One line for each player: where they are, their dice, and the total where only that counts."""
        lines = []
        for line in super().digest(messages):
            seat = line.facts.get("seat", -1)
            if line.id == "round":
                self.seated.clear()
            if line.id == "table-chosen":
                self.seated[seat] = line.facts["table"]
            elif line.id in AT_TABLE and seat in self.seated:
                facts = {**line.facts, "table": self.seated[seat], "total": _total(line.facts["pips"])}
                lines.append(Message(AT_TABLE[line.id], line.rule, facts))
            else:
                lines.append(line)
        return lines

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, CasinoView)
        return Group(self._tables(view), self._players(view))

    def _tables(self, view: CasinoView) -> Table:
        word = self.voice.text
        table = Table(box=None, pad_edge=False, show_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(style="bold")
        table.add_column(no_wrap=True, style="dim")
        for number in view.edition.played[view.seats]:
            term = f"table-{view.edition.tables[number].name}"
            stakes = self._cards(view.stakes[number])
            table.add_row(word(term, attribute="title"), stakes, word(term, attribute="wants"))
        return table

    def _players(self, view: CasinoView) -> Table:
        word = self.voice.text
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column(word("cli-col-player"), no_wrap=True)
        table.add_column(word("cli-col-money"), justify="right", no_wrap=True)
        table.add_column(word("cli-col-cards"))
        table.add_column(word("cli-col-chips"), justify="right")
        table.add_column(word("cli-col-table"), justify="center")
        table.add_column(word("cli-col-dice"), no_wrap=True)
        table.add_column(word("cli-col-total"), justify="right")
        for seat in range(view.seats):
            dice = view.cup if seat == view.seat and view.cup else view.dice[seat]
            table.add_row(
                self.voice.seat(seat),
                word("cli-money", {"money": WORTH[view.hands[seat] & MONEY]}),
                self._cards(view.hands[seat]),
                str(view.chips[seat]),
                "ABC"[view.chosen[seat]] if view.chosen[seat] >= 0 else "",
                _shown(dice),
                str(TOTAL.get(dice, "")),
                style="bold" if seat == view.seat else "",
            )
        return table

    def _cards(self, cards: Cards) -> str:
        """Cards in short: money in thousands."""
        return " ".join(
            [
                str(ROWS[kind].worth // 1000)
                if kind < MONEY_KINDS
                else self.voice.text(f"card-{ROWS[kind].name}")
                for kind in CARDS.spread(cards)
            ]
        )

    def guide(self, view: View) -> list[tuple[str, str]]:
        assert isinstance(view, CasinoView)
        if view.question is None or view.question.id != "choose-table":
            return []
        word = self.voice.text
        tables = [f"table-{view.edition.tables[number].name}" for number in view.edition.played[view.seats]]
        lying = [
            f"card-{ROWS[kind].name}" for kind in CARDS.distinct(sum(view.stakes)) if kind >= MONEY_KINDS
        ]
        return [(word(table, attribute="title"), word(table, attribute="text")) for table in tables] + [
            (word(card), word(card, attribute="text")) for card in lying
        ]

    def turn(self, view: View) -> str:
        """CI-5. After whom this seat is asked; or, if that is over, before whom."""
        assert isinstance(view, CasinoView)
        order = view.turns
        mine = [place for place, group in enumerate(order) if view.seat in group]
        now = [place for place, group in enumerate(order) if set(group) & set(SEATS_OF[view.asked])]
        if len(order) < 2 or not mine or not now or mine[0] < now[0]:
            return ""
        place = mine[0]
        before = place == now[0] and place + 1 < len(order)
        others = order[place + 1] if before else order[place - 1]
        facts: dict[str, Fact] = {"place": place + 1, "seats": others}
        return self.voice.tell("turn-before" if before else "turn-after", facts)

    def hints(self, view: View) -> list[str]:
        assert isinstance(view, CasinoView)
        return [_described(self.voice, view.cup)] if view.cup else []

    def brief(self, view: View) -> str:
        assert isinstance(view, CasinoView)
        if view.duelists:
            return side_by_side(
                [f"{self.voice.seat(seat)} {_shown(view.duel[seat])}" for seat in view.duelists]
            )
        if not any(view.dice):
            return ""
        return side_by_side(
            [
                f"{self.voice.seat(seat)} ({'ABC'[view.chosen[seat]]}) {_shown(view.dice[seat])}"
                for seat in range(view.seats)
            ]
        )

    def form(self, view: View) -> Form | None:
        assert isinstance(view, CasinoView)
        question = view.question.id if view.question is not None else ""
        if question in ("declare", "duel-reroll"):
            return RerollForm(self.voice, view, REROLL)
        if question in ("extra-roll", "duel-extra"):
            return RerollForm(self.voice, view, PAY)
        return None


def _total(pips: Fact) -> int:
    return sum([int(number) for number in pips]) if isinstance(pips, tuple) else 0


def _shown(dice: Dice) -> str:
    return " ".join([str(number) for number in pips(dice)])


def _described(voice: Voice, dice: Dice) -> str:
    facts: Words = {"dice": _shown(dice), "hand": voice.text("hand-" + name(dice)), "total": TOTAL[dice]}
    return voice.text("cli-you-have-dice", facts)


class RerollForm(Form):
    """`6 6 2`: reroll these. `none`: stand, or pay no chip."""

    def __init__(self, voice: Voice, view: CasinoView, start: int) -> None:
        assert view.seat is not None
        self.voice: Final = voice
        self.start: Final = start
        self.dice: Final = view.duel[view.seat] or view.dice[view.seat]
        self.table: Final = -1 if view.duelists else view.chosen[view.seat]
        self.view: Final = view

    def hints(self) -> list[str]:
        word = self.voice.text
        lines = [_described(self.voice, self.dice)]
        if self.table >= 0:
            term = f"table-{self.view.edition.tables[self.table].name}"
            wants = {"table": word(term), "wants": word(term, attribute="wants")}
            lines.append(word("cli-table-wants", wants))
        return lines

    def how(self) -> str:
        return self.voice.text("cli-type-reroll" if self.start == REROLL else "cli-type-pay")

    def read(self, typed: str) -> Parts:
        if typed.lower() in NONE or (not typed and self.start == PAY):
            return (PASS if self.start == PAY else REROLL,)
        return (self.start + READER.mask(self.dice, typed),)


TERMINAL: Final = CasinoTerminal
