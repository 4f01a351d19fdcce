"""How the bots' package is built: no two classes of one name, figures under names, defaults for new cards."""

import inspect
from importlib import import_module
from pkgutil import walk_packages

import gobelet.bots
from gobelet.bots.expert.dicetown import figures
from gobelet.bots.expert.dicetown.factor_figures import FACTORS
from gobelet.bots.expert.dicetown.promise import GOODS, PLACES, ROUNDS, UNKNOWN_CARD, Promise
from gobelet.bots.greedy.dicetown.prices import MOMENT
from gobelet.bots.search.dicetown import figures as among_experts
from gobelet.bots.search.dicetown import shown_figures
from gobelet.dicetown.cards import ROWS
from gobelet.dicetown.rulesets import EDITIONS


def test_no_two_public_classes_of_the_bots_have_one_name() -> None:
    homes: dict[str, str] = {}
    for module in walk_packages(gobelet.bots.__path__, "gobelet.bots."):
        for name, member in inspect.getmembers(import_module(module.name), inspect.isclass):
            if member.__module__ == module.name and not name.startswith("_"):
                assert name not in homes, f"{name} in {homes[name]} and in {module.name}"
                homes[name] = module.name
    assert len(homes) > 20


def test_figures_stand_under_names_that_exist() -> None:
    """A misspelt name would be a figure that nobody uses."""
    cards = {row.name for row in ROWS}
    editions = {id.removeprefix("dicetown/") for id in EDITIONS}
    assert set(MOMENT) <= cards
    for tables in (figures, among_experts):
        assert set(tables.CARDS) <= cards
        assert set(tables.GOODS) == editions
        for by_edition in tables.CARDS.values():
            assert set(by_edition) <= editions
        for goods in tables.GOODS.values():
            assert set(goods) <= set(GOODS)
            assert {len(row) for row in goods.values()} == {len(ROUNDS)}
    habits = {"haste", "denied", "thrift", "faith"}
    for edition, factors in FACTORS.items():
        assert set(factors) - {"indian"} == {*PLACES} | habits
        assert ("indian" in factors) == ("indian" in edition)
    assert set(FACTORS) == editions
    for places in shown_figures.PLACES.values():
        for role, figures_of in places.items():
            assert set(figures_of) <= ({"dice"} if role == "paid" else set(PLACES))


def test_a_card_without_figures_promises_what_any_card_does() -> None:
    promise = Promise(
        nuggets_a_round=2.0,
        deeds_a_round=2.0,
        factors=dict.fromkeys((*PLACES, "haste", "denied", "thrift", "faith"), 1.0),
        rows={"nugget": (1.0,) * len(ROUNDS)},
        cards={"brute": (1.0, 2.0)},
    )
    assert len(promise.cards) == len(ROWS)
    assert promise.cards.count(UNKNOWN_CARD) == len(ROWS) - 1
    assert promise.card([row.name for row in ROWS].index("brute"), 1.0) == 1.0
    assert promise.column(3.0) == [1.0] + [0.0] * (len(GOODS) - 1)
