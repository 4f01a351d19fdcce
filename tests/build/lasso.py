"""A card that is in no box, added by the four steps of CONTRIBUTING.md, as edits of a copy of the tree."""

from pathlib import Path

DICETOWN = "src/gobelet/dicetown"

# By file: what is found there, and what stands there instead. A file that is not there yet is new.
RULE = {
    "docs/rules/dice-town.md": [
        (
            "\n## End\n",
            "- **DT-70** *Lasso* is played by the winner of the bank, before its money is taken: one nugget "
            "from the mine [V].\n\n## End\n",
        )
    ],
    "docs/rules/fr/dice-town.md": [
        (
            "\n## Fin\n",
            "- **DT-70** *Lasso* est joué par qui gagne la banque, avant que l’argent ne soit "
            "pris\N{NO-BREAK SPACE}: une pépite de la mine [V].\n\n## Fin\n",
        )
    ],
}
ROW = {
    f"{DICETOWN}/cards.py": [
        ("SMOKE: Final = 27\n", "SMOKE: Final = 27\nLASSO: Final = 28\n"),
        (
            '    (SMOKE, "smoke", 1, 0, "DI-5"),\n',
            '    (SMOKE, "smoke", 1, 0, "DI-5"),\n    (LASSO, "lasso", 2, 0, "DT-70"),\n',
        ),
    ],
    f"{DICETOWN}/option_table.py": [
        (
            "VERBS: Final = (VERBS_2009, VERBS_REVISED, VERBS_EXTENSION, VERBS_INDIAN)\n",
            'VERBS_LASSO: Final = [("play", 1), ("card", 1)]\n'
            "VERBS: Final = (VERBS_2009, VERBS_REVISED, VERBS_EXTENSION, VERBS_INDIAN, VERBS_LASSO)\n",
        ),
        (
            "TABLE: Final = _table(len(VERBS))\n",
            "TABLE_LASSO: Final = _table(5)\nTABLE: Final = _table(len(VERBS))\n",
        ),
    ],
    f"{DICETOWN}/numbering.py": [
        (
            "import TABLE_2009, TABLE_EXTENSION, TABLE_INDIANS, TABLE_REVISED",
            "import TABLE_2009, TABLE_EXTENSION, TABLE_INDIANS, TABLE_LASSO, TABLE_REVISED",
        ),
        (
            "",
            "NUMBERS_LASSO: Final = Numbering(TABLE_LASSO, 52, 125, store_kinds=29, deed_kinds=5)\n",
        ),
    ],
    f"{DICETOWN}/editions/lasso.py": [
        (
            "",
            '''"""Dice Town, 2009, with Lasso."""

from dataclasses import replace
from typing import Final

from gobelet.core.names import MOST_SEATS
from gobelet.dicetown.card_windows import OwnCard
from gobelet.dicetown.cards import LASSO, cards_named
from gobelet.dicetown.edition import Action
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.lasso import CatchNugget
from gobelet.dicetown.places import RobBank

SEATS: Final = tuple(range(MOST_SEATS))
ROB_BANK: Final = Action(
    "rob-bank", tuple([(OwnCard(seat, LASSO, CatchNugget(seat)), RobBank(seat)) for seat in SEATS])
)
CLASSIC_2: Final = CLASSIC.but(
    store=CLASSIC.store + cards_named("lasso"),
    places=CLASSIC.with_place(replace(CLASSIC.place("bank"), actions=(ROB_BANK,))),  # DT-70
)
''',
        )
    ],
    f"{DICETOWN}/rulesets.py": [
        (
            "from gobelet.dicetown.editions.revised import",
            "from gobelet.dicetown.editions.lasso import CLASSIC_2\n"
            "from gobelet.dicetown.editions.revised import",
        ),
        ("    NUMBERS_INDIANS,\n", "    NUMBERS_INDIANS,\n    NUMBERS_LASSO,\n"),
        (
            "    _ruleset(CLASSIC, 1, NUMBERS_2009, FIGURES_2009),\n",
            "    _ruleset(\n        CLASSIC_2, 2, NUMBERS_LASSO, FIGURES_2009,\n"
            "        _ruleset(CLASSIC, 1, NUMBERS_2009, FIGURES_2009),\n    ),\n",
        ),
    ],
    f"{DICETOWN}/observe/observer.py": [
        ("    NUMBERS_INDIANS,\n", "    NUMBERS_INDIANS,\n    NUMBERS_LASSO,\n"),
        (
            '    "dicetown/2009": TownObserver(NUMBERS_2009, NO_ANNEX),\n',
            '    "dicetown/2009@1": TownObserver(NUMBERS_2009, NO_ANNEX),\n'
            '    "dicetown/2009": TownObserver(NUMBERS_LASSO, NO_ANNEX),\n',
        ),
    ],
}
EFFECT = {
    f"{DICETOWN}/lasso.py": [
        (
            "",
            '''"""DT-70. Lasso."""

from gobelet.dicetown.holders import MINE
from gobelet.dicetown.seat_steps import SeatStep
from gobelet.dicetown.state import Town


class CatchNugget(SeatStep):
    """DT-70. One nugget, if the mine has one left."""

    __slots__ = ()

    def run(self, town: Town) -> None:
        nuggets = min(1, town.nuggets[MINE])
        if nuggets:
            town.dig(MINE, self.seat, nuggets)
            town.gain(self.seat)
        if town.watchers:
            town.tell("took-nuggets", "DT-70", {"seat": self.seat, "nuggets": nuggets})
''',
        )
    ],
    f"{DICETOWN}/numbering.py": [
        ('    "IndemnifyOnce Waylay"\n', '    "IndemnifyOnce Waylay "\n    "CatchNugget"\n')
    ],
}
SENTENCES = {
    "src/gobelet/locale/en/dicetown.ftl": [
        (
            "",
            "\ncard-lasso = Lasso\n    .text = Play it when you win the bank: one nugget.\n"
            "played-lasso = { $seat } swings { $card }.\n",
        )
    ],
    "src/gobelet/locale/fr/dicetown.ftl": [
        (
            "",
            "\ncard-lasso = Lasso\n    .text = À jouer quand vous gagnez la banque : une pépite.\n"
            "played-lasso = { $seat } lance « { $card } ».\n",
        )
    ],
    "tests/rules/dicetown/test_lasso.py": [
        (
            "",
            '''"""DT-70. Lasso."""

from tests.drawing import town
from tests.talking import asking, discard, refused, say, story


def test_DT_70_lasso_catches_a_nugget_before_the_bank_is_taken() -> None:
    scene = town("10 A A A A lasso ★ / K K K K K", steps="bank")
    say(scene, 0, "play lasso")
    assert scene.nuggets[0] == 1
    assert story(scene).ids.index("took-nuggets") < story(scene).ids.index("robbed-bank")


def test_DT_70_an_empty_mine_gives_none() -> None:
    scene = town("10 A A A A lasso ★ / K K K K K n30", steps="bank")
    say(scene, 0, "play lasso")
    assert scene.nuggets[0] == 0


def test_DT_70_lasso_may_be_cancelled() -> None:
    scene = town("10 A A A A lasso ★ / K K K K K wanted", steps="bank", played="split")
    say(scene, 0, "play lasso")
    assert asking(scene) == ("wanted", 1)
    say(scene, 1, "play wanted")
    assert scene.nuggets[0] == 0
    assert "lasso" in discard(scene)


def test_DT_70_lasso_is_of_no_use_at_the_mine() -> None:
    scene = town("9 A A A A lasso dynamite ★ / K K K K K", steps="mine")
    assert refused(scene, 0, "play lasso", "DT-56") == "card-not-now"
''',
        )
    ],
}
STEPS = (RULE, ROW, EFFECT, SENTENCES)


def add_lasso(tree: Path) -> list[str]:
    """Do the four steps in this copy of the tree; the files that they touch."""
    touched: list[str] = []
    for step in STEPS:
        for name, edits in step.items():
            file = tree / name
            text = file.read_text(encoding="utf-8") if file.exists() else ""
            for found, instead in edits:
                if found:
                    assert text.count(found) == 1, f"{name}: {found!r} stands there {text.count(found)} times"
                text = text.replace(found, instead) if found else text + instead
            file.write_text(text, encoding="utf-8")
            touched.append(name)
    return touched
