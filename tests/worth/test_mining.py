"""What mining finds: disputed decisions of all kinds, the same for the same bank."""

import pytest

import gobelet
from gobelet.worth import mining
from gobelet.worth.bank import Bank, Candidate, DisputedDecision
from gobelet.worth.judges import bot_answer
from gobelet.worth.mining import disputed, is_disputed, mine, mined_game

RULESET = "cincinnati@1"
BUDGET = 0.005


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("GAMES", 1), ("LOOKED_AT", 3), ("SEARCHED", 2), ("PLAYING", 0.001)):
        monkeypatch.setattr(mining, name, value)


@pytest.fixture(scope="module")
def first() -> DisputedDecision:
    patch = pytest.MonkeyPatch()
    for name, value in (("GAMES", 1), ("LOOKED_AT", 3), ("SEARCHED", 2), ("PLAYING", 0.001)):
        patch.setattr(mining, name, value)
    found = mine(Bank(RULESET, BUDGET))
    patch.undo()
    return found


def test_a_mined_decision(first: DisputedDecision) -> None:
    game = first.position()
    assert game.question is not None
    assert game.question.id == first.kind
    assert 2 <= len(first.candidates) <= mining.MOST_CANDIDATES
    assert is_disputed(first.candidates)
    assert first.candidates[0].by[0] == "played"
    for candidate in first.candidates:
        game.copy().answer(first.seat, *candidate.parts)  # all may be answered
        if "expert" in candidate.by:
            assert candidate.parts == bot_answer(game, first.seat, "expert", 0.0)


def test_another_kind_comes_next(first: DisputedDecision) -> None:
    """The same game, with a bank that has the first decision's kind many times."""
    bank = Bank(RULESET, BUDGET, [first] * 20)
    second = disputed(bank, [first.game])
    assert second is None or second.kind != first.kind


def test_no_game_twice(first: DisputedDecision, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def found(bank: Bank, games: range) -> DisputedDecision | None:
        asked.extend(games)
        return first if len(asked) > 5 else None

    monkeypatch.setattr(mining, "GAMES", 2)
    monkeypatch.setattr(mining, "disputed", found)
    mine(Bank(RULESET, BUDGET, [first]))
    start = (first.game // 2 + 1) * 2
    assert asked == list(range(start, start + 6))


def test_every_third_game_begins_by_chance() -> None:
    wild = [mined_game("dicetown/2009", number)[1] for number in (1, 2)]
    assert wild[0] == 0
    assert 1 <= wild[1] <= mining.WILD_ROUNDS


def test_what_a_dispute_is() -> None:
    def answers(*who: str) -> list[Candidate]:
        return [Candidate((number,), tuple(names.split())) for number, names in enumerate(who)]

    assert is_disputed(answers("played expert", "search"))
    assert is_disputed(answers("played expert search", "hint"))
    assert is_disputed(answers("played", "expert search", "greedy"))
    assert not is_disputed(answers("played", "expert search hint greedy"))
    assert not is_disputed(answers("played expert search hint", "greedy"))


def test_seats_that_a_ruleset_has() -> None:
    for rules in gobelet.rulesets():
        assert all(mining.seats_of(rules.id, number) in rules.seats for number in range(6))
