"""Dice Town in the terminal: the town as a table, dice and bribes as they are typed."""

from argparse import Namespace
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gobelet.cli.games.dicetown import extras, odds
from gobelet.cli.games.dicetown.forms import KeepForm, OfferForm, TurnForm
from gobelet.cli.games.terminal_game import Form, TerminalGame, side_by_side
from gobelet.cli.screen import Screen
from gobelet.core.dice import SORTED
from gobelet.core.event import Message
from gobelet.core.names import Cards, Dice
from gobelet.core.view import View
from gobelet.dicetown.cards import DEEDS, STORE, deed_points
from gobelet.dicetown.edition import Place
from gobelet.dicetown.holders import BANK, COACH, MINE
from gobelet.dicetown.option_table import PASS
from gobelet.dicetown.view import TownView
from gobelet.locale.dicetown import card


class TownTerminal(TerminalGame):
    quiet = frozenset(("rolled", "rolled-dice", "rolled-dice-seen", "scored"))
    way_out = PASS

    def digest(self, messages: list[Message]) -> list[Message]:
        """Dice kept and paid for make one line, if they come together."""
        lines: list[Message] = []
        for message in super().digest(messages):
            kept = [
                place
                for place, line in enumerate(lines)
                if line.id == "kept" and line.facts["seat"] == message.facts.get("seat")
            ]
            if message.id == "paid-dice" and kept:
                lines[kept[-1]] = Message(
                    "kept-paid", message.rule, {**lines[kept[-1]].facts, **message.facts}
                )
            else:
                lines.append(message)
        return lines

    def table(self, view: View) -> RenderableType:
        assert isinstance(view, TownView)
        added = [Text(line) for line in extras.beside(view, self.voice)]
        return Group(self._places(view), *added, self._players(view), *self._hand_line(view))

    def _places(self, view: TownView) -> Text:
        word = self.voice.text
        row = extras.lands(view.row, self.voice) or word("list-none")
        parts = [
            word("cli-town-mine", {"nuggets": view.nuggets[MINE]}),
            word("cli-town-bank", {"dollars": view.dollars[BANK]}),
            word("cli-town-coach", {"dollars": view.dollars[COACH]}),
            word("cli-town-store", {"number": view.deck, "discard": view.discard}),
            word("cli-town-row", {"row": row, "number": view.pile_deeds}),
        ]
        return Text(" · ".join(parts))

    def _players(self, view: TownView) -> Table:
        word = self.voice.text
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column(word("cli-col-player"), no_wrap=True)
        for heading in ("cli-col-dollars", "cli-col-nuggets", "cli-col-cards", "cli-col-deeds"):
            table.add_column(word(heading), justify="right")
        table.add_column(word("cli-col-fenced"))
        table.add_column(word("cli-col-dice"), no_wrap=True)
        for seat in range(view.seats):
            badge = "★" if seat == view.sheriff else " "
            table.add_row(
                f"{badge} {self.voice.seat(seat)}",
                str(view.dollars[seat]),
                str(view.nuggets[seat]),
                str(view.store[seat]),
                str(view.deeds[seat]),
                extras.fenced(view.fenced[seat], self.voice),
                self._dice(view.dice[seat] + view.kept[seat]),
                style="bold" if seat == view.seat else "",
            )
        return table

    def _dice(self, dice: Dice) -> str:
        faces = SORTED[dice]
        return " ".join([*[self.voice.dice([face]) for face in faces], *["·"] * (5 - len(faces))])

    def _hand_line(self, view: TownView) -> list[Text]:
        if view.seat is None:
            return []
        names = [name for name, _text in self.hand(view)]
        return [Text(self.voice.text("cli-your-hand", {"hand": self.voice.listed(names)}))]

    def brief(self, view: View) -> str:
        assert isinstance(view, TownView)
        if not any(view.dice):
            return ""
        return side_by_side(
            [f"{self.voice.seat(seat)} {self._dice(view.dice[seat])}" for seat in range(view.seats)]
        )

    def hand(self, view: View) -> list[tuple[str, str]]:
        assert isinstance(view, TownView)
        word = self.voice.text
        deeds = DEEDS.spread(view.hand_deeds)
        return self._cards(view.hand_store) + [
            (word("cli-a-deed", {"points": deed_points(kind)}), "") for kind in deeds
        ]

    def shown(self, view: View) -> list[tuple[str, str]]:
        assert isinstance(view, TownView)
        return self._cards(view.shown_store + view.looked_store)

    def guide(self, view: View) -> list[tuple[str, str]]:
        assert isinstance(view, TownView)
        if view.question is None or view.question.id != "keep":
            return []
        word = self.voice.text
        told = [
            (word(f"place-{place.name}", attribute="title"), self._place(place))
            for place in view.edition.places
        ]
        doc = word("cli-doc-elixirs") if view.edition.elixirs else word("place-doc", attribute="text")
        return [*told, (word("place-doc", attribute="title"), doc)]

    def _place(self, place: Place) -> str:
        """What a place gives; where there are two actions, both."""
        word = self.voice.text
        if len(place.actions) == 1:
            return word(f"place-{place.name}", attribute="text")
        first, second = [word(f"action-{action.name}") for action in place.actions]
        return word("cli-two-actions", {"first": first, "second": second})

    def _cards(self, cards: Cards) -> list[tuple[str, str]]:
        word = self.voice.text
        return [(word(card(kind)), word(card(kind), attribute="text")) for kind in STORE.spread(cards)]

    def form(self, view: View) -> Form | None:
        assert isinstance(view, TownView)
        question = view.question.id if view.question is not None else ""
        if question in ("keep", "keep-fewer"):
            return KeepForm(self.voice, view)
        if question == "cheat":
            return TurnForm(self.voice, view)
        if question in ("offer", "raise", "offer-second", "raise-second"):
            return OfferForm(self.voice, view)
        return None

    def odds(self, dice: Dice, rivals: list[Dice], read: Namespace) -> dict[str, Any]:
        return odds.figures(self.voice, dice, rivals, read)

    def show_odds(self, screen: Screen, figures: dict[str, Any]) -> None:
        odds.show(screen, self.voice, figures)


TERMINAL: Final = TownTerminal
