"""DT-40 to DT-42, as the expert sees them: as much as it takes to be named, if that is worth it."""

import gobelet
from gobelet.bots import make
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.expert.dicetown.tables import PROMISES
from gobelet.dicetown.option_table import NAME
from gobelet.dicetown.state import Town
from gobelet.dicetown.view import TownView
from tests.drawing import town
from tests.talking import may, say

TIED = "Q Q 9 10 K $8 n{} / Q Q J A A $8 n{} / 9 10 J K A $8 ★ / 9 9 10 J A $8 d5 d5 d4"


def tied_at_saloon(first: int, second: int) -> Town:
    return town(TIED.format(first, second), steps="saloon")


def offer(scene: Town, seat: int) -> str:
    view = gobelet.view(scene, seat)
    assert view.question is not None
    option = make("expert", 1).decide(view, view.question, 1.0)
    return may(scene, seat)[view.options.index(option)]


def test_the_seat_that_harms_the_sheriff_less_need_not_offer() -> None:
    scene = tied_at_saloon(1, 6)
    assert offer(scene, 0) == "done"
    assert offer(scene, 1).startswith("$")


def test_an_offer_is_outbid_while_the_place_is_worth_it() -> None:
    scene = tied_at_saloon(4, 4)
    say(scene, 0, "done")
    say(scene, 1, "offer $2")
    assert offer(scene, 0).startswith("$")
    dear = tied_at_saloon(4, 4)
    say(dear, 0, "done")
    say(dear, 1, "offer $8 n4")
    assert offer(dear, 0) == "done"


def test_nothing_is_offered_for_nothing() -> None:
    scene = town("10 10 9 J K $12 / 10 10 9 J Q $11 / J J Q Q K $4 ★", steps="bank", bank=0)
    assert offer(scene, 0) == "done"


def test_a_robbery_costs_me_more_when_i_hold_most() -> None:
    """DT-27. A rival who is named at the Saloon may rob me, if I hold what they want."""
    costs = []
    for drawing in (
        "9 10 J K A $8 ★ d5 d5 d4 / Q Q 9 10 J $8 / Q Q 9 10 K $8 / 9 9 10 J A $8",
        "9 10 J K A $8 ★ / Q Q 9 10 J $8 / Q Q 9 10 K $8 / 9 9 10 J A $8 d5 d5 d4",
    ):
        view = gobelet.view(town(drawing, steps="saloon"), 0)
        assert isinstance(view, TownView)
        worth = ExpertPrices(view, 1, False, PROMISES[view.edition.id])
        worth.hauls = [2.0] * 6
        costs.append(worth.robbery(1, 2))
    assert costs[0] > costs[1]


def test_a_rival_who_would_see_the_doc_is_named() -> None:
    """DT-33, DT-40. A rival who gains nothing takes from all at the Doc's; otherwise the two are alike."""
    scene = town("10 10 9 9 J $8 / 10 10 K A A $8 / 9 9 J J K $8 ★ / 9 J Q K A $8", steps="bank", bank=2)
    say(scene, 0, "done")
    say(scene, 1, "done")
    view = gobelet.view(scene, 2)
    assert view.question is not None
    assert view.question.id == "name-winner"
    assert make("expert", 1).decide(view, view.question, 1.0) == NAME + 0, "seat 1 has the Town Hall"
