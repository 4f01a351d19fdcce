"""The record of a game with the proof of its dice, for everybody: once it is over or abandoned."""

import json

from gobelet import records
from gobelet.server.errors import Trouble
from gobelet.server.tables.fold import entropies
from gobelet.server.tables.state import State


def record_text(state: State) -> str:
    """The record as text, `proof` being one more field of it."""
    if state.phase not in ("over", "abandoned"):
        raise Trouble("record-sealed", 403, {})
    if state.game is None:
        raise Trouble("no-game", 404, {})
    players = [
        records.Player(seat.name or seat.bot.capitalize(), "you" if seat.kind == "person" else seat.bot)
        for seat in state.seats
    ]
    text = records.dump(state.game.record(), players)
    proof = json.dumps(proof_of(state), ensure_ascii=False)
    return text.removesuffix("\n}\n") + f',\n"proof": {proof}\n}}\n'


def proof_of(state: State) -> dict[str, object]:
    settings = state.settings
    return {
        "table": settings.id,
        "secret": settings.secret,
        "commitment": settings.commitment,
        "commitments": state.commitments,
        "entropies": entropies(state),
        "opened": [opened is not None for opened in state.entropies],
    }
