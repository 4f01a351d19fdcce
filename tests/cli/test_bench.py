"""`gobelet bench`: what it measures, and how it shows it."""

import json
import os

import pytest

import gobelet as package
from gobelet.cli import speed
from gobelet.core.build import COMPILED
from tests.cli.typist import gobelet


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """On one core: with more, two workers are measured, too."""
    monkeypatch.setattr(speed, "TABLES", 4)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)


QUICK = ("--repeats", "1", "--milliseconds", "1")
FIGURES = {"decisions", "games", "copies", "playouts", "playout decisions", "vector steps"}


def test_every_ruleset_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "bench", "--json", *QUICK)
    assert (run.code, run.err) == (0, "")
    told = json.loads(run.out)
    assert told["build"] == ("compiled" if COMPILED else "plain")
    assert set(told["rulesets"]) == {rules.id for rules in package.rulesets()}
    for figures in told["rulesets"].values():
        assert set(figures["scaled"]) == set(figures["here"]) == FIGURES
        assert min(figures["scaled"].values()) > 0


def test_two_workers_are_measured_where_there_are_two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    run = gobelet(monkeypatch, "bench", "--json", "--ruleset", "cincinnati", *QUICK)
    assert (run.code, run.err) == (0, "")
    figures = json.loads(run.out)["rulesets"]["cincinnati"]["scaled"]
    assert set(figures) == {*FIGURES, "vector steps, 2 workers"}
    assert min(figures.values()) > 0
    run = gobelet(monkeypatch, "bench", "--ruleset", "cincinnati", *QUICK)
    assert "vector steps, two workers" in run.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "bench", "--ruleset", "cincinnati", *QUICK, "--lang", lang)
    assert (run.code, run.err) == (0, "")
    assert "cincinnati" in run.out
    assert "dicetown" not in run.out
    assert "bench-" not in run.out


def test_seats_that_a_ruleset_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "bench", "--ruleset", "cincinnati", "--seats", "2", *QUICK)
    assert run.code == 2
    assert run.err.startswith("gobelet: ")


def test_a_figure_is_scaled_by_the_loop_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = iter([9_000_000.0, 27_000_000.0, 9_000_000.0])
    monkeypatch.setattr(speed, "turns_a_second", lambda: next(turns))
    pace = speed.measure(lambda seconds: ({"done": 50}, 0.5), 0.5, 2)
    assert pace.here == pace.scaled == {"done": 100.0}  # the loop ran at 18 M around both
    assert pace.loop == speed.REFERENCE


def test_every_counted_answer_had_a_choice() -> None:
    for rules in package.rulesets():
        game = package.new(rules.id, rules.seats[0], 3, skip_forced=True)
        while not game.over:
            seat = game.waiting[0]
            options = game.options(seat)
            assert len(options) > 1
            game.answer(seat, options[-1])
