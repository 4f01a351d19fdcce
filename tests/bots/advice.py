"""What the greedy bot would say at a drawn table of Dice Town, in words."""

import gobelet
from gobelet.bots import GreedyBot
from gobelet.core.names import Seat
from gobelet.dicetown.state import Town
from tests.talking import may


def advice(scene: Town, seat: Seat, seed: int = 1) -> str:
    """Its whole answer, part by part; the scene is left as it is."""
    table = scene.copy()
    assert seat in table.waiting, f"the {table.prompt().id} question is put to {table.waiting}"
    question = table.serial
    words: list[str] = []
    while table.serial == question and seat in table.waiting:
        view = gobelet.view(table, seat)
        assert view.question is not None
        option = GreedyBot(seed).decide(view, view.question, 1.0)
        words.append(may(table, seat)[view.options.index(option)])
        table.answer(seat, option)
    return " ".join(words)
