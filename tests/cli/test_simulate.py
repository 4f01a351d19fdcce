"""`gobelet simulate`: counts that are true, the same with any number of workers."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import gobelet as package
from gobelet import records
from gobelet.bots import RandomBot
from gobelet.cli.batch import Batch, decide, play_batch
from gobelet.cli.tally import Tally
from tests.cli.typist import gobelet


def figures(monkeypatch: pytest.MonkeyPatch, *words: str) -> dict[str, Any]:
    run = gobelet(monkeypatch, "simulate", *words, "--json")
    assert (run.code, run.err) == (0, "")
    found: dict[str, Any] = json.loads(run.out)
    return found


def test_the_summary_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["simulate", "dicetown/2009", "--seats", "greedy,random,random", "--games", "4", "--seed", "1"]
    english = gobelet(monkeypatch, *words)
    assert (english.code, english.err) == (0, "")
    for line in (
        "dicetown/2009@1, from seed 1",
        "4 games in",
        "real questions per seat",
        "two options or more",
        "forced",
    ):
        assert line in english.out
    french = gobelet(monkeypatch, *words, "--lang", "fr")
    assert "4 parties en" in french.out
    assert max(len(line) for line in (english.out + french.out).splitlines()) <= 80


def test_the_counts_are_those_of_the_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Played again from their records, answer by answer, the games give the same counts."""
    found = figures(
        monkeypatch,
        "dicetown/2009",
        "--seats",
        "random,random,greedy",
        "--games",
        "5",
        "--records",
        str(tmp_path),
    )
    choices = forced = rounds = 0
    prompts: list[int] = []
    points = [0, 0, 0]
    wins = [0, 0, 0]
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"dicetown-2009-{seed}.json" for seed in range(1, 6)]
    for file in files:
        saved = records.read(file.read_text(encoding="utf-8"))
        assert records.verify(saved.record, saved.marks) is None
        assert [player.kind for player in saved.players] == ["random", "random", "greedy"]
        game = package.new("dicetown/2009", 3, saved.record.seed)
        answers = dict(saved.record.answers)
        asked = [0, 0, 0]
        while not game.over:
            said = dict(answers.get(game.serial, ()))
            for seat in game.waiting:
                for part in said.get(seat, ()) or game.options(seat):
                    several = len(game.options(seat)) > 1
                    choices += several
                    forced += not several
                    game.answer(seat, part)
                asked[seat] += seat in said
        prompts += asked
        rounds += int(getattr(game, "round", 0))
        points = [total + score for total, score in zip(points, game.scores, strict=True)]
        wins[game.winners[0]] += 1
    assert found["choices"]["total"] == choices
    assert found["forced"]["total"] == forced
    assert found["rounds"] == rounds
    assert found["median_prompts"] == sorted(prompts)[len(prompts) // 2]
    assert [player["mean_score"] for player in found["players"]] == [round(total / 5, 2) for total in points]
    assert [player["wins"] for player in found["players"]] == wins
    assert found["choices"]["per_game"] == choices / 5
    assert found["choices"]["per_seat"] == round(choices / 15, 2)


def test_workers_change_nothing_but_time(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["cincinnati", "--seats", "random,random,random", "--games", "7", "--seed", "-3"]
    one, two = figures(monkeypatch, *words), figures(monkeypatch, *words, "--workers", "2")
    for timed in ("seconds", "games_per_second", "workers"):
        del one[timed], two[timed]
    for rates in ("choices", "forced"):
        del one[rates]["per_second"], two[rates]["per_second"]
    assert one == two


def test_choices_of_the_ruleset_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["dicetown/2009", "--seats", "random,random,random", "--games", "3"]
    with_bribes, without = figures(monkeypatch, *words), figures(monkeypatch, *words, "--choice", "bribes=no")
    assert without["choices"]["total"] < with_bribes["choices"]["total"]


def test_records_are_never_overwritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = ["simulate", "dicetown/2009", "--games", "2", "--records", str(tmp_path / "new" / "folder")]
    assert gobelet(monkeypatch, *words).code == 0
    before = {file.name: file.read_text() for file in (tmp_path / "new" / "folder").iterdir()}
    again = gobelet(monkeypatch, *words, "--seed", "2")
    assert (again.code, again.out) == (2, "")
    assert "exists already and stays as it is" in again.err
    assert {file.name: file.read_text() for file in (tmp_path / "new" / "folder").iterdir()} == before


def test_a_random_bot_chooses_the_same_with_or_without_a_view() -> None:
    game = package.new("dicetown/2009", 3, 5)
    for seed in range(20):
        assert game.question is not None
        seen, unseen = RandomBot(seed), RandomBot(seed)
        option = seen.decide(package.view(game, 0), game.question, 1.0)
        assert decide(game, 0, unseen, game.options(0)) == option
        assert seen.luck == unseen.luck


def test_tallies_add_up() -> None:
    batch = Batch("cincinnati", ("random",) * 3, {}, 1, 3, "")
    whole = play_batch(batch)
    parts = Tally(3)
    for seed in (1, 2, 3):
        parts.add(play_batch(batch._replace(first=seed, games=1)))
    assert parts.figures(batch.kinds, 1.0) == whole.figures(batch.kinds, 1.0)


def test_the_median_of_an_even_number() -> None:
    tally = Tally(2)
    tally.prompts.update([1, 4, 8, 2])
    assert tally.median_prompts() == 3


def test_shared_wins_are_split() -> None:
    class Shared:
        round = 12
        winners = (0, 2)
        scores = (5, 4, 5)

    tally = Tally(3)
    tally.count(Shared(), [1, 1, 1], [0, 0, 0], [1, 1, 1])  # type: ignore[arg-type] # looks like a game
    assert tally.wins == [0.5, 0.0, 0.5]


def test_the_same_seed_gives_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seed = str(random.Random(1).randrange(10**6))
    words = ["dicetown/2009", "--seats", "greedy,random", "--games", "2", "--seed", seed]
    one, two = figures(monkeypatch, *words), figures(monkeypatch, *words)
    assert one["players"] == two["players"]
