"""The arithmetic of the table, on banks whose answer is known."""

from random import Random

import pytest

from gobelet.worth.bank import Candidate, DisputedDecision
from gobelet.worth.losses import Z, gain_of, loss_of, mean_of, standing_of, told_apart
from gobelet.worth.verdicts import Verdict, summary

PLAYOUTS = 400


def decision(*won: str) -> DisputedDecision:
    candidates = [Candidate((number,), ("played",), text, [0] * len(text)) for number, text in enumerate(won)]
    return DisputedDecision(1, 1, 0, "keep", 0, {}, candidates)


def drawn(random: Random, *chances: float) -> DisputedDecision:
    """Playouts by independent luck."""
    return decision(*["".join(["01"[random.random() < one] for _n in range(PLAYOUTS)]) for one in chances])


def test_a_sure_loss() -> None:
    one = decision("1" * 40, "0" * 40, "2" * 40)
    assert loss_of(one, (0,)) == (0.0, 0.0, 0.0)
    assert loss_of(one, (1,)) == (1.0, 1.0, 0.0)
    assert loss_of(one, (2,)) == (0.5, 0.5, 0.0)  # half of the win


def test_an_answer_that_nobody_played_has_no_loss() -> None:
    one = decision("1" * 40, "0" * 40)
    assert loss_of(one, (7,)) is None
    assert loss_of(decision("1" * 10, "0" * 10), (0,)) is None  # too few to be dealt into folds


def test_a_loss_is_paired_playout_by_playout() -> None:
    """Common dice: the choice loses every fourth of the same playouts, and nothing else differs."""
    one = decision("1100" * 50, "1000" * 50)
    loss = loss_of(one, (1,))
    assert loss is not None
    assert loss.least == loss.most == pytest.approx(0.25)
    assert loss.variance == pytest.approx(0.25 * 0.75 / 199)


def test_equal_candidates_lose_nothing_on_average() -> None:
    """The one that looks best by luck does not win the prize for it."""
    random = Random(5)
    losses = []
    for _decision in range(300):
        loss = loss_of(drawn(random, 0.25, 0.25, 0.25, 0.25), (0,))
        assert loss is not None
        losses.append(loss)
    mean = mean_of(losses)
    error = Z * sum([loss.variance for loss in losses]) ** 0.5 / 300
    assert abs(mean.loss) < error
    assert sum([loss.most for loss in losses]) / 300 > 5 * error
    assert mean.low == 0.0


@pytest.mark.parametrize(
    ("chances", "choice"), [((0.34, 0.30, 0.2), 1), ((0.34, 0.30, 0.2), 0), ((0.28, 0.26, 0.25), 1)]
)
def test_the_interval_holds_the_true_loss(chances: tuple[float, ...], choice: int) -> None:
    """In at least 95 of 100 banks, but for luck; here of ten decisions each."""
    random = Random(6)
    true = max(chances) - chances[choice]
    held = 0
    for _bank in range(40):
        found = [loss_of(drawn(random, *chances), (choice,)) for _decision in range(10)]
        mean = mean_of([loss for loss in found if loss is not None])
        held += mean.low <= true <= mean.high
    assert held >= 36


def test_a_mean_over_decisions() -> None:
    one, other = (
        loss_of(decision("1100" * 50, "1000" * 50), (1,)),
        loss_of(decision("1" * 40, "0" * 40), (1,)),
    )
    assert one is not None
    assert other is not None
    mean = mean_of([one, other])
    error = Z * (0.25 * 0.75 / 199) ** 0.5 / 2
    assert mean.decisions == 2
    assert [mean.loss, mean.low, mean.high] == pytest.approx([0.625, 0.625 - error, 0.625 + error])


def test_judges_are_compared_by_their_own_candidates() -> None:
    one, other = decision("1100" * 50, "1000" * 50, "1111" * 50), decision("1" * 40, "0" * 40)
    gain = gain_of([(one, (0,), (1,)), (other, (1,), (1,)), (other, (0,), (9,)), (other, None, (0,))])
    assert gain.decisions == 2
    assert gain.gain == pytest.approx(0.25 / 2)
    assert gain.error == pytest.approx(Z * (0.25 * 0.75 / 199) ** 0.5 / 2)
    assert gain_of([]) == (0, 0.0, 0.0)


def test_what_is_not_judged_is_counted() -> None:
    one = decision("1" * 40, "0" * 40)
    found = summary(
        [
            Verdict("r", one, "j", (1,), loss_of(one, (1,))),
            Verdict("r", one, "j", (5,), None),
            Verdict("r", one, "j", None, None),
        ]
    )
    assert (found.mean.decisions, found.mean.loss, found.outside, found.silent) == (1, 1.0, 1, 1)


def test_telling_the_best_two_apart() -> None:
    assert told_apart(decision("1" * 40, "0" * 40, "0" * 40), 40)
    assert not told_apart(decision("1" * 40, "0" * 40, "1" * 40), 40)
    assert not told_apart(decision("10" * 20, "01" * 20), 40)


def test_standings() -> None:
    one = decision("1100" * 50, "1000" * 50)
    one.candidates[0].margins = [3, 1] * 100
    first, second = standing_of(one)
    assert (first.wins, first.margin, first.behind, second.wins) == (0.5, 2.0, 0.0, 0.25)
    assert second.behind == pytest.approx(0.25)
    assert second.behind_error == pytest.approx(Z * (0.25 * 0.75 / 199) ** 0.5)
